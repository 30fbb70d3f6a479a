import { z } from "zod";

/*
 * GET    /api/auth/oidc/:provider/start           → 302 to the provider
 * GET    /api/auth/oidc/:provider/callback        → 302 to a page of ours, with ?provider and ?outcome
 * GET    /api/auth/oidc/link                      → PendingLink: whose account the provider's could open, once it is proven
 * POST   /api/auth/oidc/link {password}|{token}   → AuthResult
 * POST   /api/auth/oidc/link/mail                 → a mail with that token
 * GET    /api/account/identities                  → IdentityList
 * POST   /api/account/identities                  → connects what waits, for who has signed in meanwhile
 * POST   /api/account/identities/start            → the provider's address, to connect it or to show who one is
 * DELETE /api/account/identities/:identityId      → 204
 * GET    /api/admin/providers                     → ProviderReport
 */

/** What came of a sign-in with a provider. The page words it; only these names stand in an address. */
export const PROVIDER_OUTCOMES = [
  "signed-in",
  "joined",
  "second-step",
  "link",
  "linked",
  "proven",
  "away",
  "declined",
  "expired",
  "too-many",
  "email-missing",
  "email-unverified",
  "signups-closed",
  "invitation-needed",
  "invitation-over",
  "invitation-for-other",
  "suspended",
  "other-account",
  "not-fresh",
  "failed",
] as const;

export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];

const time = z.string().describe("ISO 8601, UTC");

export const providerParams = z.object({ provider: z.string().max(20) });

export const pendingLink = z
  .object({
    provider: z.string(),
    label: z.string(),
    email: z.string(),
    password: z.boolean().describe("Whether the account has a password that proves it"),
    mail: z.boolean().describe("Whether a mailed link can prove it"),
  })
  .meta({ id: "PendingLink" });

export type PendingLink = z.infer<typeof pendingLink>;

export const proveLinkRequest = z.union([
  z.object({ password: z.string().min(1).max(1000) }),
  z.object({ token: z.string().min(1).max(200) }),
]);

export const identityList = z
  .object({
    identities: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        label: z.string(),
        email: z.string().nullable(),
        createdAt: time,
        lastUsedAt: time,
      }),
    ),
    providers: z
      .array(z.object({ name: z.string(), label: z.string() }))
      .describe("Those that can be connected"),
    hasPassword: z.boolean(),
    passwordSignIn: z.boolean(),
  })
  .meta({ id: "IdentityList" });

export type IdentityList = z.infer<typeof identityList>;

export const startIdentityRequest = z.object({
  provider: z.string().max(20),
  purpose: z.enum(["link", "proof"]),
  from: z.string().max(200).describe("The page to come back to: one of a signed-in person"),
});

export const startedIdentity = z.object({ location: z.string() });

export const identityParams = z.object({ identityId: z.string().max(100) });

export const providerReport = z
  .object({
    providers: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        issuer: z.string(),
        redirectAddress: z.string().describe("What the provider must be told to send people back to"),
        groupsClaim: z.string(),
        adminGroup: z.string().nullable(),
      }),
    ),
    signIns: z.array(
      z.object({
        id: z.string(),
        at: time,
        provider: z.string(),
        outcome: z.string(),
        reason: z.string().describe("Why it was refused; empty where it was not"),
        claims: z.string().describe("JSON, as the provider sent it, without tokens"),
      }),
    ),
  })
  .meta({ id: "ProviderReport" });

export type ProviderReport = z.infer<typeof providerReport>;
