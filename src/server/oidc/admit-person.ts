import { randomUUID } from "node:crypto";
import type { ProviderOutcome } from "../../contract/oidc.ts";
import { AppError, type ErrorCode } from "../../domain/errors.ts";
import { replacePassword } from "../account/replace-password.ts";
import { type User, userRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import { isDuplicate } from "../db/failure.ts";
import type { JoinGate } from "../joining/join-gate.ts";
import { decoyHash } from "../security/password-hash.ts";
import type { ProviderPerson } from "./claims.ts";
import { identityRepository } from "./identity-repository.ts";
import type { ProviderConfig } from "./provider-config.ts";

export type Admission =
  | { kind: "known" | "joined"; user: User }
  /** The address has an account, which the person has yet to prove theirs. */
  | { kind: "link"; user: User; email: string }
  | { kind: "refused"; outcome: ProviderOutcome; reason: string };

const REFUSALS: Partial<Record<ErrorCode, ProviderOutcome>> = {
  signups_closed: "signups-closed",
  invitation_needed: "invitation-needed",
  invitation_over: "invitation-over",
  invitation_for_other: "invitation-for-other",
  too_many_attempts: "too-many",
};

const refused = (outcome: ProviderOutcome, reason: string): Admission => ({
  kind: "refused",
  outcome,
  reason,
});

/** Whose account a provider's person opens. Issuer and subject say who it is; an address alone never opens or joins anything. */
export async function admitPerson(
  parts: { database: Database; gate: JoinGate; now: () => Date },
  provider: Pick<ProviderConfig, "name">,
  person: ProviderPerson,
  invitation: string | undefined,
): Promise<Admission> {
  const { database, gate, now } = parts;
  const identities = identityRepository(database);
  const users = userRepository(database);
  const at = now().toISOString();
  const seen = { provider: provider.name, email: person.email, at };

  const identity = await identities.find(person);
  if (identity) {
    const user = await users.findById(identity.user_id);
    if (!user || user.suspendedAt !== null) return refused("suspended", "the account is suspended");
    await identities.touch(identity.id, seen);
    return { kind: "known", user: await withOwnPassword(database, user) };
  }

  const { email } = person;
  if (email === null) return refused("email-missing", person.reason);
  if (!person.isVerified) return refused("email-unverified", person.reason);
  const owner = await users.findByEmail(email);
  if (owner) return { kind: "link", user: owner, email };

  try {
    const user = await gate.join(
      {
        id: randomUUID(),
        name: person.name,
        email,
        passwordHash: decoyHash(),
        hasPassword: false,
        role: "user",
        plan: "free",
        emailVerified: true,
        createdAt: at,
      },
      invitation,
      (transaction, { id }) =>
        identityRepository({ query: transaction }).add({ ...person, ...seen, userId: id }),
    );
    return { kind: "joined", user };
  } catch (error) {
    const outcome = error instanceof AppError ? REFUSALS[error.code] : undefined;
    if (outcome && error instanceof AppError) return refused(outcome, error.message);
    // The same person came twice at once, or the address got an account meanwhile: the other attempt stands.
    const isLate = isDuplicate(error) || (error instanceof AppError && error.code === "email_taken");
    if (isLate) return refused("failed", "the account was made by another attempt at the same moment");
    throw error;
  }
}

/** A password that somebody else has set is of no use to who signs in without one, and somebody else knows it: it is taken away. */
async function withOwnPassword(database: Database, user: User): Promise<User> {
  if (!user.mustChangePassword) return user;
  const change = { userId: user.id, verifiedHash: user.passwordHash, newHash: decoyHash() };
  await database.query
    .transaction()
    .execute((transaction) => replacePassword(transaction, { ...change, hasPassword: false }));
  return (await userRepository(database).findById(user.id)) ?? user;
}
