import { z } from "zod";

/** What can happen to an account that its owner should hear of. Words for each stand in the page's event-messages.ts. */
export const SECURITY_EVENTS = [
  "account-created",
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "proof-failed",
  "password-changed",
  "reset-asked",
  "reset-used",
  "reset-by-admin",
  "email-asked",
  "email-changed",
  "session-ended",
  "promoted",
  "demoted",
  "suspended",
  "unsuspended",
  "authenticator-added",
  "authenticator-removed",
  "passkey-added",
  "passkey-removed",
  "provider-connected",
  "provider-disconnected",
  // Of accounts that were there before the four above told one from the other.
  "factor-added",
  "factor-removed",
  "recovery-codes-renewed",
  "recovery-code-used",
  "second-step-failed",
  "ai-endpoint-set",
  "account-deleted",
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** How many the owner is shown, the newest first. */
export const EVENTS_SHOWN = 50;

export const securityEventList = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string().describe("ISO 8601"),
      what: z.enum(SECURITY_EVENTS),
      from: z.string().describe("The network it came from, shortened; empty for what an administrator did"),
      device: z.string().describe("Browser and system, as far as the browser told"),
    }),
  ),
});

export type SecurityEventEntry = z.infer<typeof securityEventList>["events"][number];
