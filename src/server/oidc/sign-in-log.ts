import { randomUUID } from "node:crypto";
import type { ProviderOutcome, ProviderReport } from "../../contract/oidc.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { type Claims, shownClaims } from "./claims.ts";

const KEPT_MS = 30 * 86_400_000;
const MOST_KEPT = 500;
const MOST_SHOWN = 100;

interface SignIn {
  provider: string;
  outcome: ProviderOutcome;
  reason: string;
  claims: Claims;
  userId: string | null;
}

/** What providers sent lately, and what came of it. Kept for a month, and never more than some hundreds. */
export interface SignInLog {
  record(signIn: SignIn): Promise<void>;
  list(): Promise<ProviderReport["signIns"]>;
  sweep(): Promise<void>;
}

export function signInLog({ query }: Pick<Database, "query">, clock: Clock): SignInLog {
  return {
    async record({ provider, outcome, reason, claims, userId }) {
      const at = clock.now().toISOString();
      const entry = { id: randomUUID(), at, provider, outcome, reason, user_id: userId };
      await query
        .insertInto("provider_sign_ins")
        .values({ ...entry, claims: shownClaims(claims) })
        .execute();
      const over = query
        .selectFrom("provider_sign_ins")
        .select("id")
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(1000)
        .offset(MOST_KEPT);
      await query.deleteFrom("provider_sign_ins").where("id", "in", over).execute();
    },
    list: () =>
      query
        .selectFrom("provider_sign_ins")
        .select(["id", "at", "provider", "outcome", "reason", "claims"])
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(MOST_SHOWN)
        .execute(),
    async sweep() {
      const oldest = new Date(clock.earliest().getTime() - KEPT_MS).toISOString();
      await query.deleteFrom("provider_sign_ins").where("at", "<", oldest).execute();
    },
  };
}
