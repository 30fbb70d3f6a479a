import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "../../domain/errors.ts";
import { recordAction } from "../account/audit.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Schema } from "../db/schema.ts";
import type { Secret } from "../security/secret.ts";
import { invitationRepository } from "./invitation-repository.ts";

const LIFE_MS = 7 * 86_400_000;
const MOST_OPEN = 200;

export const invitationHash = (secret: Pick<Secret, "fingerprint">, token: string) =>
  secret.fingerprint("invitation", token);

/** Behind "#" the token is in no log and no referrer. */
export const invitationPath = (token: string) => `/register#token=${token}`;

/**
 * Writes an invitation down, and who made it. The token is answered once: the database has only its fingerprint. An address has one that
 * is open: two links for one person, of which one is withdrawn, would leave the other in nobody's mind.
 */
export async function makeInvitation(
  transaction: Kysely<Schema>,
  asked: {
    secret: Pick<Secret, "fingerprint" | "newToken">;
    /** Null for the command line. */
    maker: { id: string; email: string } | null;
    email: string | null;
    mailed: boolean;
    at: Date;
  },
): Promise<{ id: string; token: string; expiresAt: string; replaced: boolean }> {
  const { secret, maker, email, mailed, at } = asked;
  const invitations = invitationRepository({ query: transaction });
  if (email !== null && (await userRepository({ query: transaction }).findByEmail(email)))
    throw new AppError("has_account");
  const withdrawn = email === null ? 0 : await invitations.withdrawOpenOf(email, at.toISOString());
  const subject = { id: null, email };
  if (withdrawn > 0)
    await recordAction(transaction, { actor: maker, action: "withdraw-invitation", subject, at });
  if ((await invitations.countOpen(at.toISOString())) >= MOST_OPEN)
    throw new AppError("too_many_invitations");
  const token = secret.newToken();
  const made = { id: randomUUID(), expiresAt: new Date(at.getTime() + LIFE_MS).toISOString() };
  await invitations.add({
    id: made.id,
    token_hash: invitationHash(secret, token),
    email,
    mailed: mailed ? 1 : 0,
    created_at: at.toISOString(),
    expires_at: made.expiresAt,
    created_by: maker?.id ?? null,
  });
  await recordAction(transaction, { actor: maker, action: "invite", subject, at });
  return { ...made, token, replaced: withdrawn > 0 };
}
