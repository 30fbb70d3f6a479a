import type { SecurityEvent } from "../../../contract/security-events.ts";

/** Each as its owner reads it. What should make them look twice is marked. */
export const eventWords: Record<SecurityEvent, { words: string; strange?: true }> = {
  "sign-in": { words: "Signed in" },
  "sign-in-failed": { words: "Sign-in with a wrong password", strange: true },
  "sign-out": { words: "Signed out" },
  "proof-failed": { words: "Wrong password or code before a change", strange: true },
  "password-changed": { words: "Password changed" },
  "reset-asked": { words: "Link for a new password asked for" },
  "reset-used": { words: "Password changed with a link from a mail" },
  "reset-by-admin": { words: "Password reset by an administrator" },
  "email-asked": { words: "Another email address asked for" },
  "email-changed": { words: "Email address changed" },
  "session-ended": { words: "Other devices signed out" },
  promoted: { words: "Made an administrator" },
  demoted: { words: "No longer an administrator" },
  suspended: { words: "Account suspended" },
  unsuspended: { words: "Account opened again" },
  "factor-added": { words: "Authenticator app or passkey added" },
  "factor-removed": { words: "Authenticator app or passkey removed" },
  "recovery-codes-renewed": { words: "New recovery codes made" },
  "recovery-code-used": { words: "Recovery code used" },
  "second-step-failed": { words: "Right password, wrong second step", strange: true },
  "account-deleted": { words: "Account deleted" },
};
