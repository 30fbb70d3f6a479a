import type { Kysely } from "kysely";
import { AppError } from "../../domain/errors.ts";
import { type NewUser, type User, userRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { InvitationRow, Schema } from "../db/schema.ts";
import type { Signups } from "../env.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { invitationHash } from "./make-invitation.ts";

/** Whoever has an invitation must not learn from it which addresses have an account. What joins does not count. */
const TAKEN: AttemptRule = { name: "invitation taken", most: 5, windowMs: 86_400_000 };

/** The one gate before every way in which a person opens an account. The command line and the first administrator do not join. */
export interface JoinGate {
  readonly signups: Signups;
  /** Refuses who may not join, before anything is made or told; the person themselves is looked at by `join`. */
  admit(email: string, invitation: string | undefined): Promise<void>;
  /** Makes the account and uses the invitation up, or does neither. */
  join(
    person: NewUser,
    invitation: string | undefined,
    also?: (transaction: Kysely<Schema>, user: User) => Promise<void>,
  ): Promise<User>;
  /** What an invitation says about itself; null where it is not valid. */
  look(token: string): Promise<{ email: string | null; expiresAt: string } | null>;
}

export function joinGate(parts: {
  database: Database;
  secret: Pick<Secret, "fingerprint">;
  attempts: AttemptLimit;
  signups: Signups;
  /** Told of each account that was opened, whichever way. */
  onJoined?: () => void;
  now: () => Date;
}): JoinGate {
  const { database, secret, attempts, signups, onJoined, now } = parts;

  const find = (query: Kysely<Schema>, token: string) =>
    invitationRepository({ query }).findOpen(invitationHash(secret, token), now().toISOString());

  /** The invitation to be used up; null where none is needed. */
  async function admitted(
    query: Kysely<Schema>,
    email: string,
    token: string | undefined,
  ): Promise<InvitationRow | null> {
    if (signups === "closed") throw new AppError("signups_closed");
    if (token === undefined) {
      if (signups === "invite") throw new AppError("invitation_needed");
      return null;
    }
    const invitation = await find(query, token);
    const isTheirs = invitation !== null && (invitation.email === null || invitation.email === email);
    if (isTheirs) return invitation;
    // Where everybody may join, an old link must not keep anybody out.
    if (signups === "open") return null;
    throw new AppError(invitation ? "invitation_for_other" : "invitation_over");
  }

  return {
    signups,

    async admit(email, token) {
      await admitted(database.query, email, token);
    },

    async join(person, token, also) {
      // Before the address is looked at: a refusal for taken ones alone would tell as much.
      const shown = token === undefined ? null : await find(database.query, token);
      if (shown) await attempts.count(TAKEN, shown.id);
      const joining = database.query.transaction().execute(async (transaction) => {
        const invitation = await admitted(transaction, person.email, token);
        // Who followed a link that went to the address alone reads that address.
        const isConfirmed = invitation?.email === person.email && invitation.mailed === 1;
        const user = await userRepository({ query: transaction }).create({
          ...person,
          emailVerified: person.emailVerified || isConfirmed,
        });
        if (!user) return null;
        if (invitation) {
          const used = { by: user.id, at: now().toISOString() };
          if (!(await invitationRepository({ query: transaction }).use(invitation.id, used)))
            throw new AppError("invitation_over");
        }
        await also?.(transaction, user);
        return user;
      });
      const joined = await joining.catch(async (error: unknown) => {
        if (shown) await attempts.uncount(TAKEN, shown.id);
        throw error;
      });
      if (!joined) throw new AppError("email_taken");
      if (shown) await attempts.uncount(TAKEN, shown.id);
      onJoined?.();
      return joined;
    },

    async look(token) {
      const found = signups === "closed" ? null : await find(database.query, token);
      return found && { email: found.email, expiresAt: found.expires_at };
    },
  };
}
