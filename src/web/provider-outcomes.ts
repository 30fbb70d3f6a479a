import type { ProviderOutcome } from "../contract/oidc.ts";

/** What a sign-in with a provider came to, in words; null for what a screen of its own asks. */
const MESSAGES: Record<ProviderOutcome, ((label: string) => string) | null> = {
  "signed-in": (label) => `${label} has signed you in.`,
  joined: (label) => `Your account is open. ${label} opens it from now on.`,
  "second-step": null,
  link: null,
  linked: (label) => `${label} is connected. It opens your account from now on.`,
  proven: () => "Thank you. Please make your change again: you have ten minutes.",
  away: (label) => `${label} cannot be reached right now. Please try again in a few minutes.`,
  declined: (label) => `${label} did not sign you in. You may have cancelled it, or may not use this site.`,
  expired: () => "This sign-in took too long, or was begun in another browser. Please start again.",
  "too-many": () => "Too many attempts. Please wait a few minutes and try again.",
  "email-missing": (label) =>
    `${label} did not tell your email address, and an account needs one. Please tell an administrator of this site.`,
  "email-unverified": (label) =>
    `${label} does not vouch for your email address. Please confirm it there, or tell an administrator of this site.`,
  "signups-closed": () => "You have no account here, and this site takes no new ones.",
  "invitation-needed": () =>
    "You have no account here yet, and this site is by invitation. Ask an administrator of this site for a link.",
  "invitation-over": () =>
    "This invitation is no longer valid. Ask an administrator of this site for a new one.",
  "invitation-for-other": (label) =>
    `${label} signed you in with another email address than the one that is invited. The invitation is still good: sign out there, then continue as who is invited.`,
  suspended: () => "This account is suspended. Please ask an administrator of this site.",
  "other-account": (label) => `That is not the ${label} account that belongs here. Nothing was changed.`,
  "not-fresh": (label) =>
    `${label} did not ask you anew who you are, so this proves nothing. Sign out and in again, then make your change.`,
  failed: (label) =>
    `The sign-in with ${label} failed. Please try again; if it stays so, tell an administrator of this site.`,
};

/** What stands in an address is anybody's to write: only known names count, and words are ours. */
export function outcomeIn(search: string): { outcome: ProviderOutcome; provider: string } | null {
  const params = new URLSearchParams(search);
  const name = params.get("outcome") ?? "";
  return isOutcome(name) ? { outcome: name, provider: params.get("provider") ?? "" } : null;
}

const isOutcome = (name: string): name is ProviderOutcome => Object.hasOwn(MESSAGES, name);

export function outcomeMessage(outcome: ProviderOutcome, label: string): string | null {
  return MESSAGES[outcome]?.(label) ?? null;
}
