import type { Params } from "../../../../../domain/insights/check/rule.ts";

export interface RuleMessage {
  /** What is so where nothing was found. */
  readonly passed: string;
  /** What was found, in one line. */
  readonly found: (params: Params) => string;
  /** Why it matters, and what to do about it. */
  readonly why: string;
  /** What one press does, where it can be mended. */
  readonly fix?: string;
}

export const quoted = ({ text }: Params): string => `“${text}”`;
