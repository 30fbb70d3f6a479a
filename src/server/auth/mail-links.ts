import type { Transaction } from "kysely";
import { PRODUCT_NAME } from "../../domain/product-name.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Letter, Mailer } from "../mail/mailer.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import type { AuthLimits } from "./auth-limits.ts";
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
  /** The password was right, but others have tried too many: a link proves more than it. */
  sendHeldSignIn(user: User): void;
  sendNewDevice(user: User, visit: { device: string; address: string }): void;
  /** Whose link it is, while it works. */
  ownerOf(token: string, purpose: MailPurpose): Promise<User | null>;
  /** Uses the link up, with all others for the same purpose, and acts, in one transaction. False when it was used, is over, or never was. */
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
  attempts: AttemptLimit;
  limits: AuthLimits;
  now: () => Date;
}): MailLinks {
  const { users, database, mailer, secret, publicUrl, attempts, limits, now } = parts;
  const tokens = mailTokenRepository(database);
  const hashOf = (token: string) => secret.fingerprint("mail", token);

  async function link(user: Pick<User, "id">, purpose: MailPurpose, page: string): Promise<string> {
    const token = secret.newToken();
    const expiresAt = new Date(now().getTime() + LIVES[purpose]).toISOString();
    await tokens.add({ tokenHash: hashOf(token), userId: user.id, purpose, expiresAt });
    // Behind "#" the token is in no log and no referrer.
    return new URL(`${page}#token=${token}`, publicUrl).href;
  }

  /** When a link that works now ends. One that ends later than any may was made while the clock was ahead, and would work for as long. */
  function working(purpose: MailPurpose): { after: string; until: string } {
    const at = now().getTime();
    const until = new Date(at + LIVES[purpose] + CLOCKS_APART_MS);
    return { after: new Date(at).toISOString(), until: until.toISOString() };
  }

  /** Who has a stolen password must not be able to fill the owner's mailbox with it. */
  function notify(user: User, write: () => Promise<Letter>): void {
    mailer.post(async () =>
      (await attempts.take(limits.noticesPerAccount, user.id)) > 0 ? null : await write(),
    );
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
    sendHeldSignIn(user) {
      notify(user, async () => heldSignInLetter(user, await link(user, "reset", "/reset-password")));
    },
    sendNewDevice(user, visit) {
      const at = now();
      notify(user, async () =>
        newDeviceLetter(user, { ...visit, at, reset: new URL("/forgot-password", publicUrl).href }),
      );
    },
    async ownerOf(token, purpose) {
      const userId = await tokens.ownerOf(hashOf(token), purpose, working(purpose));
      return userId === null ? null : await users.findById(userId);
    },
    redeem(token, purpose, act) {
      return database.query.transaction().execute(async (transaction) => {
        const pending = mailTokenRepository({ query: transaction });
        const userId = await pending.take(hashOf(token), purpose, working(purpose));
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
    text: `Hello ${user.name},\n\nplease confirm that this is your email address:\n\n${link}\n\nThe link works for two days. If you did not open this account with ${PRODUCT_NAME}, somebody else did so with your address: ignore this mail, or follow the link to take the account over with a password of your own.\n`,
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

function heldSignInLetter(user: User, link: string): Letter {
  return {
    to: user.email,
    subject: `A sign-in to ${PRODUCT_NAME} was held back`,
    text: `Hello ${user.name},\n\nsomebody gave your right password, on a device that we do not know. Because many wrong ones were tried for your account before, we held the sign-in back.\n\nWas it you? Choose a new password here, and this device will be known:\n\n${link}\n\nThe link works once, within an hour. If it was not you, somebody knows your password: choose a new one with the same link.\n`,
  };
}

function newDeviceLetter(
  user: User,
  visit: { device: string; address: string; at: Date; reset: string },
): Letter {
  const time = `${visit.at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return {
    to: user.email,
    subject: `A new device signed in to ${PRODUCT_NAME}`,
    text: `Hello ${user.name},\n\nyour account was signed in to on a device that we have not seen before:\n\n${visit.device}\n${time}\nfrom the network ${visit.address}\n\nIf it was you, there is nothing to do. If it was not, choose a new password, which ends every session:\n\n${visit.reset}\n`,
  };
}
