import { AUTH_LIMITS } from "../../src/server/auth/auth-limits.ts";

/** The rules for attempts to get in, each with a number of its own. */
export function authLimits(most: (rule: string) => number): typeof AUTH_LIMITS {
  const rules = Object.entries(AUTH_LIMITS).map(([name, rule]) => [name, { ...rule, most: most(name) }]);
  return Object.fromEntries(rules);
}
