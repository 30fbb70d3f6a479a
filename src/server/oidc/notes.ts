import { z } from "zod";
import type { Database } from "../db/database.ts";
import { sealedCookie } from "../factors/sealed-note.ts";
import type { Secret } from "../security/secret.ts";

const LIFE_MS = 10 * 60_000;

interface SealingParts {
  secret: Secret;
  https: boolean;
  now: () => Date;
}

const attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  purpose: z.enum(["sign-in", "link", "proof"]),
  /** The page to come back to. */
  from: z.string(),
  /** Of who connects a provider or shows who they are. */
  sessionId: z.string().nullable(),
  invitation: z.string().nullable(),
  /** In seconds. */
  startedAt: z.number(),
});

export type Attempt = z.infer<typeof attempt>;

/** A sign-in that is under way, kept by the browser that began it: what comes back to another browser is refused. */
export const attemptCookie = (parts: SealingParts) =>
  // The provider's page leads back here: a strict cookie would not come along.
  sealedCookie(parts, { name: "candor_oidc", schema: attempt, lifeMs: LIFE_MS, sameSite: "Lax" });

const pending = z.object({
  provider: z.string(),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  userId: z.string(),
  isInAdminGroup: z.boolean(),
});

export type Pending = z.infer<typeof pending>;

/** An identity that would open an account, once the person in this browser has proven that the account is theirs. */
export const pendingCookie = (parts: SealingParts) =>
  sealedCookie(parts, { name: "candor_link", schema: pending, lifeMs: LIFE_MS });

/** An invitation that was looked at, for the sign-in with a provider that may follow. */
export const invitationCookie = (parts: SealingParts) =>
  sealedCookie(parts, {
    name: "candor_invitation",
    schema: z.object({ token: z.string() }),
    lifeMs: 6 * LIFE_MS,
  });

/** False the second time, by whichever process: what came back once is of no use again. */
export async function spendState(
  { query }: Pick<Database, "query">,
  secret: Secret,
  state: string,
  now: Date,
): Promise<boolean> {
  const spent = await query
    .insertInto("used_challenges")
    .values({
      challenge_hash: secret.fingerprint("oidc-state", state),
      // Twice its life: one that is swept must be too old by any clock.
      expires_at: new Date(now.getTime() + 2 * LIFE_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column("challenge_hash").doNothing())
    .returning("challenge_hash")
    .executeTakeFirst();
  return spent !== undefined;
}
