import type { ProviderOutcome } from "../../../contract/oidc.ts";

/** What a sign-in led to, in few words, for the list of administrators. */
const OUTCOME_NAMES: Record<ProviderOutcome, string> = {
  "signed-in": "Signed in",
  joined: "Joined",
  "second-step": "Asked for the second step",
  link: "Asked to prove the account",
  linked: "Connected",
  proven: "Confirmed who is there",
  away: "Failed: the provider did not answer",
  declined: "Refused by the provider",
  expired: "Failed: too late, or in another browser",
  "too-many": "Refused: too many attempts",
  "email-missing": "Refused: no email address",
  "email-unverified": "Refused: email address not verified",
  "signups-closed": "Refused: no new accounts",
  "invitation-needed": "Refused: not invited",
  "invitation-over": "Refused: invitation no longer valid",
  "invitation-for-other": "Refused: invited under another address",
  suspended: "Refused: account suspended",
  "other-account": "Refused: another account",
  "not-fresh": "Refused: not asked anew who it is",
  failed: "Failed",
};

/** An outcome that a newer server has written stands there as it is. */
export function outcomeName(outcome: string): string {
  return isKnown(outcome) ? OUTCOME_NAMES[outcome] : outcome;
}

const isKnown = (outcome: string): outcome is ProviderOutcome => Object.hasOwn(OUTCOME_NAMES, outcome);
