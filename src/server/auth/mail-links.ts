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
const LIVES: Record<MailPurpose, number> = { reset: HOUR, verify: 48 * HOUR, email: 24 * HOUR, link: HOUR };

/** Links that prove who reads an address. They lead to the configured address, never to what a request claims. */
export interface MailLinks {
  sendVerification(user: User): void;
  /** Answers the same, at once, whether or not there is such an account. */
  sendReset(email: string, onFound: (user: User) => Promise<void>): void;
  /** To the address that the account shall have. One that has an account hears of that instead; who asked does not. */
  sendEmailChange(user: User, email: string): void;
  /** After an administrator has taken the old password away. False where no mail could be handed over. */
  sendNewStart(user: { id: string; name: string; email: string }): Promise<boolean>;
  /** The password was right, but others have tried too many: a link proves more than it. */
  sendHeldSignIn(user: User): void;
  /** To connect a provider's account: opened in the browser that came from the provider, and nowhere else. */
  sendProviderLink(user: User, label: string): void;
  sendNewDevice(user: User, visit: { device: string; address: string }): void;
  /** Whose link it is, while it works. */
  ownerOf(token: string, purpose: MailPurpose): Promise<User | null>;
  /** Uses the link up, with all others for the same purpose, and acts, in one transaction. False when it was used, is over, or never was. */
  redeem<Result>(
    token: string,
    purpose: MailPurpose,
    act: (transaction: Transaction<Schema>, userId: string, email: string | null) => Promise<Result>,
  ): Promise<{ result: Result } | false>;
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

  async function link(
    user: Pick<User, "id">,
    purpose: MailPurpose,
    page: string,
    email: string | null = null,
  ): Promise<string> {
    const token = secret.newToken();
    const expiresAt = new Date(now().getTime() + LIVES[purpose]).toISOString();
    await tokens.add({ tokenHash: hashOf(token), userId: user.id, purpose, expiresAt, email });
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
    sendReset(email, onFound) {
      mailer.post(async () => {
        const user = await users.findByEmail(email);
        if (!user) return null;
        await onFound(user);
        return resetLetter(user, await link(user, "reset", "/reset-password"));
      });
    },
    sendEmailChange(user, email) {
      mailer.post(async () => {
        const taken = await users.findByEmail(email);
        if (taken) return takenLetter(taken);
        return emailLetter(user, email, await link(user, "email", "/verify-email", email));
      });
    },
    sendNewStart: (user) =>
      mailer.send(async () => newStartLetter(user, await link(user, "reset", "/reset-password"))),
    sendHeldSignIn(user) {
      notify(user, async () => heldSignInLetter(user, await link(user, "reset", "/reset-password")));
    },
    sendProviderLink(user, label) {
      mailer.post(async () => providerLinkLetter(user, label, await link(user, "link", "/login")));
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
        const taken = await pending.take(hashOf(token), purpose, working(purpose));
        if (taken === null) return false;
        return { result: await act(transaction, taken.userId, taken.email) };
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

function emailLetter(user: User, email: string, link: string): Letter {
  return {
    to: email,
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    text: `Hello ${user.name},\n\nplease confirm that your account should have this email address from now on:\n\n${link}\n\nThe link works once, within a day. Until then your account keeps the address it has. If you did not ask for this, you can ignore this mail.\n`,
  };
}

function takenLetter(owner: User): Letter {
  return {
    to: owner.email,
    subject: `Your email address and ${PRODUCT_NAME}`,
    text: `Hello ${owner.name},\n\nsomebody asked to use this email address for another account of ${PRODUCT_NAME}. It belongs to yours, so nothing was changed, and they were not told.\n\nIf it was you: you have two accounts. Delete this one first, or choose another address.\n`,
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
    text: `Hello ${user.name},\n\nan administrator of ${PRODUCT_NAME} has reset your password. Your old password does not work any more, you are signed out everywhere, and no account at a sign-in provider is connected any more. You can choose a new one here:\n\n${link}\n\nThe link works once, within an hour. After that, ask for another one with "Forgot Password?" on the sign-in page.\n`,
  };
}

function heldSignInLetter(user: User, link: string): Letter {
  return {
    to: user.email,
    subject: `A sign-in to ${PRODUCT_NAME} was held back`,
    text: `Hello ${user.name},\n\nsomebody gave your right password, on a device that we do not know. Because many wrong ones were tried for your account before, we held the sign-in back.\n\nWas it you? Choose a new password here, and this device will be known:\n\n${link}\n\nThe link works once, within an hour. If it was not you, somebody knows your password: choose a new one with the same link.\n`,
  };
}

function providerLinkLetter(user: User, label: string, link: string): Letter {
  return {
    to: user.email,
    subject: `Connect ${label} to your ${PRODUCT_NAME} account`,
    text: `Hello ${user.name},\n\nsomebody signed in with ${label} under your email address and wants to open your account with it from now on. Was it you? Then open this link in the same browser, within ten minutes of that sign-in:\n\n${link}\n\nThe link works once. If it was not you, ignore this mail: nothing is connected.\n`,
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
