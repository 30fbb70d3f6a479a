import { PRODUCT_NAME } from "../../domain/product-name.ts";
import type { Letter, Mailer } from "./mailer.ts";

const added = (factor: string) => ({
  subject: `Another way to sign in to your ${PRODUCT_NAME} account`,
  says: `${factor} was just added to your account. From now on, the password alone does not sign in.`,
  otherwise: "If it was not you, choose a new password at once and remove it",
  page: "/forgot-password",
});

const removed = (factor: string) => ({
  subject: `A way to sign in to your ${PRODUCT_NAME} account is removed`,
  says: `${factor} was just removed from your account.`,
  otherwise: "If it was not you, choose a new password at once and set it up again",
  page: "/forgot-password",
});

/** What the owner of an account hears of by mail, so that a change by somebody else does not stay hidden. */
const NOTICES = {
  "password-changed": {
    subject: `Your password for ${PRODUCT_NAME} is changed`,
    says: "the password of your account was just changed. Every other device is signed out.",
    otherwise: "If it was not you, choose a new password at once",
    page: "/forgot-password",
  },
  "password-reset": {
    subject: `Your password for ${PRODUCT_NAME} is changed`,
    says: "the password of your account was just changed by a mailed link. Every device is signed out, and no account at a sign-in provider is connected any more: connect yours again on the dashboard.",
    otherwise: "If it was not you, choose a new password at once",
    page: "/forgot-password",
  },
  "email-asked": {
    subject: `Another email address for your ${PRODUCT_NAME} account`,
    says: "somebody who is signed in to your account asked to move it to another email address. Nothing changes until that address is confirmed.",
    otherwise: "If it was not you, choose a new password: that also makes the request void",
    page: "/forgot-password",
  },
  "email-changed": {
    subject: `The email address of your ${PRODUCT_NAME} account is changed`,
    says: "your account now has another email address. This one no longer opens it. Every other device is signed out.",
    otherwise: "If it was not you, tell whoever runs this site",
    page: "/",
  },
  "authenticator-added": added("an authenticator app"),
  "passkey-added": added("a passkey"),
  "authenticator-removed": removed("the authenticator app"),
  "passkey-removed": removed("a passkey"),
  "provider-connected": {
    subject: `Another way to sign in to your ${PRODUCT_NAME} account`,
    says: "an account at a sign-in provider was just connected to your account. It opens your account from now on.",
    otherwise: "If it was not you, choose a new password at once and disconnect it",
    page: "/forgot-password",
  },
  "provider-disconnected": {
    subject: `A way to sign in to your ${PRODUCT_NAME} account is removed`,
    says: "an account at a sign-in provider was just disconnected from your account.",
    otherwise: "If it was not you, choose a new password at once and connect it again",
    page: "/forgot-password",
  },
  "recovery-codes-renewed": {
    subject: `New recovery codes for your ${PRODUCT_NAME} account`,
    says: "new recovery codes were just made for your account. The old ones are void.",
    otherwise: "If it was not you, choose a new password at once and make new ones",
    page: "/forgot-password",
  },
  "recovery-code-used": {
    subject: `A recovery code of your ${PRODUCT_NAME} account was used`,
    says: "somebody just used one of your recovery codes in place of your second step.",
    otherwise: "If it was not you, choose a new password at once and make new codes",
    page: "/forgot-password",
  },
} as const satisfies Record<string, { subject: string; says: string; otherwise: string; page: string }>;

export type Notice = keyof typeof NOTICES;

export interface Notices {
  /** Says nothing where no mail is sent. */
  tell(person: { id: string; name: string; email: string }, notice: Notice): void;
}

/** With no more of them in an hour than `mayTell` allows: the address may be a stranger's, whose mailbox is not to be filled. */
export function openNotices(
  post: { mailer: Mailer; publicUrl: URL } | null,
  mayTell: (userId: string) => Promise<boolean>,
): Notices {
  return {
    tell(person, notice) {
      post?.mailer.post(async () =>
        (await mayTell(person.id)) ? noticeLetter(person, notice, post.publicUrl) : null,
      );
    },
  };
}

function noticeLetter(
  { name, email }: { name: string; email: string },
  notice: Notice,
  publicUrl: URL,
): Letter {
  const { subject, says, otherwise, page } = NOTICES[notice];
  return {
    to: email,
    subject,
    // A page of the site without a token: a mail that teaches people to follow links of another kind helps who forges one.
    text: `Hello ${name},\n\n${says}\n\nIf it was you, there is nothing to do. ${otherwise}:\n\n${new URL(page, publicUrl).href}\n`,
  };
}
