import { randomUUID } from "node:crypto";
import type { ProviderOutcome, ProviderReport } from "../../contract/oidc.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { type Claims, shownClaims } from "./claims.ts";

const KEPT_MS = 30 * 86_400_000;
const MOST_KEPT = 500;
/** Of those that no provider stands behind: anybody can make them, and must not push out the others. */
const MOST_UNCONFIRMED = 25;
const MOST_SHOWN = 100;
const NOTHING_SENT = "{}";

export interface ProviderSignIn {
  provider: string;
  outcome: ProviderOutcome;
  reason: string;
  claims: Claims;
  userId: string | null;
}

/** What providers sent lately, and what came of it. Kept for a month, and never more than some hundreds. */
export interface SignInLog {
  record(signIn: ProviderSignIn): Promise<void>;
  list(): Promise<ProviderReport["signIns"]>;
  sweep(): Promise<void>;
}

export function signInLog({ query }: Pick<Database, "query">, clock: Clock): SignInLog {
  return {
    async record({ provider, outcome, reason, claims, userId }) {
      const at = clock.now().toISOString();
      const entry = { id: randomUUID(), at, provider, outcome, reason, user_id: userId };
      const sent = shownClaims(claims);
      await query
        .insertInto("provider_sign_ins")
        .values({ ...entry, claims: sent })
        .execute();
      const isUnconfirmed = sent === NOTHING_SENT;
      const over = query
        .selectFrom("provider_sign_ins")
        .select("id")
        .where("claims", isUnconfirmed ? "=" : "!=", NOTHING_SENT)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(1000)
        .offset(isUnconfirmed ? MOST_UNCONFIRMED : MOST_KEPT);
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
