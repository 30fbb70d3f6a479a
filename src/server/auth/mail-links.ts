import type { Transaction } from "kysely";
import { PRODUCT_NAME } from "../../domain/product-name.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Letter, Mailer } from "../mail/mailer.ts";
import type { Secret } from "../security/secret.ts";
import { type MailPurpose, mailTokenRepository } from "./mail-token-repository.ts";

const HOUR = 60 * 60_000;
/** Several machines on one database never agree to the second. */
const CLOCKS_APART_MS = 5 * 60_000;
const LIVES: Record<MailPurpose, number> = { reset: HOUR, verify: 48 * HOUR };

/** Links that prove who reads an address. They lead to the configured address, never to what a request claims. */
export interface MailLinks {
  sendVerification(user: User): void;
  /** Answers the same, at once, whether or not there is such an account. */
  sendReset(email: string): void;
  /** After an administrator has taken the old password away. False where no mail could be handed over. */
  sendNewStart(user: { id: string; name: string; email: string }): Promise<boolean>;
  /** Uses the link up and acts, in one transaction. False when it was used, is over, or never was. */
  redeem(
    token: string,
    purpose: MailPurpose,
    act: (transaction: Transaction<Schema>, userId: string) => Promise<unknown>,
  ): Promise<boolean>;
}

export function mailLinks(parts: {
  users: UserRepository;
  database: Database;
  mailer: Mailer;
  secret: Secret;
  publicUrl: URL;
  now: () => Date;
}): MailLinks {
  const { users, database, mailer, secret, publicUrl, now } = parts;
  const tokens = mailTokenRepository(database);
  const hashOf = (token: string) => secret.fingerprint("mail", token);

  async function link(user: Pick<User, "id">, purpose: MailPurpose, page: string): Promise<string> {
    const token = secret.newToken();
    const expiresAt = new Date(now().getTime() + LIVES[purpose]).toISOString();
    await tokens.replace({ tokenHash: hashOf(token), userId: user.id, purpose, expiresAt });
    // Behind "#" the token is in no log and no referrer.
    return new URL(`${page}#token=${token}`, publicUrl).href;
  }

  return {
    sendVerification(user) {
      mailer.post(async () => verificationLetter(user, await link(user, "verify", "/verify-email")));
    },
    sendReset(email) {
      mailer.post(async () => {
        const user = await users.findByEmail(email);
        return user ? resetLetter(user, await link(user, "reset", "/reset-password")) : null;
      });
    },
    sendNewStart: (user) =>
      mailer.send(async () => newStartLetter(user, await link(user, "reset", "/reset-password"))),
    redeem(token, purpose, act) {
      return database.query.transaction().execute(async (transaction) => {
        const pending = mailTokenRepository({ query: transaction });
        const at = now().getTime();
        const userId = await pending.take(hashOf(token), purpose, {
          after: new Date(at).toISOString(),
          // One that ends later than any link may was made while the clock was ahead, and would work for as long.
          until: new Date(at + LIVES[purpose] + CLOCKS_APART_MS).toISOString(),
        });
        if (userId === null) return false;
        await act(transaction, userId);
        return true;
      });
    },
  };
}

function verificationLetter(user: User, link: string): Letter {
  return {
    to: user.email,
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    text: `Hello ${user.name},\n\nplease confirm that this is your email address:\n\n${link}\n\nThe link works for two days. If you did not open an account with ${PRODUCT_NAME}, you can ignore this mail.\n`,
  };
}

function resetLetter(user: User, link: string): Letter {
  return {
    to: user.email,
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    text: `Hello ${user.name},\n\nyou can choose a new password here:\n\n${link}\n\nThe link works once, within an hour. If you did not ask for it, you can ignore this mail: your password stays as it is.\n`,
  };
}

function newStartLetter(user: { name: string; email: string }, link: string): Letter {
  return {
    to: user.email,
    subject: `An administrator has reset your password for ${PRODUCT_NAME}`,
    text: `Hello ${user.name},\n\nan administrator of ${PRODUCT_NAME} has reset your password. Your old password does not work any more, and you are signed out everywhere. You can choose a new one here:\n\n${link}\n\nThe link works once, within an hour. After that, ask for another one with "Forgot Password?" on the sign-in page.\n`,
  };
}
