import { z } from "zod";
import { emailAddress } from "./auth.ts";

/*
 * GET    /api/admin/invitations                  → InvitationList
 * POST   /api/admin/invitations {email?}         → MadeInvitation
 * DELETE /api/admin/invitations/:invitationId    → 204
 * POST   /api/auth/invitation {token}            → LookedAtInvitation, and the browser keeps it for a provider's sign-in
 */

const time = z.string().describe("ISO 8601, UTC");

export const invitation = z
  .object({
    id: z.string(),
    email: z.string().nullable().describe("Whom it is for; null where whoever has the link may join"),
    mailed: z.boolean().describe("Whether the link went to that address and to nobody else"),
    createdAt: time,
    expiresAt: time,
    createdBy: z.string().nullable().describe("Null for the command line, and for an account that is gone"),
    usedAt: time.nullable(),
    usedBy: z.string().nullable(),
  })
  .meta({ id: "Invitation" });

export type Invitation = z.infer<typeof invitation>;

export const invitationList = z.object({ invitations: z.array(invitation) });

export const makeInvitationRequest = z.object({ email: emailAddress.nullable().default(null) });

export const madeInvitation = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    mailed: z.boolean(),
    expiresAt: time,
    replaced: z
      .boolean()
      .default(false)
      .describe("Whether an earlier one for that address was open, which is withdrawn by this one"),
    link: z
      .string()
      .nullable()
      .describe("To be handed over; answered this once, and never where it was mailed"),
  })
  .meta({ id: "MadeInvitation" });

export type MadeInvitation = z.infer<typeof madeInvitation>;

export const invitationParams = z.object({ invitationId: z.string().max(100) });

export const lookAtInvitationRequest = z.object({ token: z.string().min(1).max(200) });

export const lookedAtInvitation = z.object({ email: z.string().nullable(), expiresAt: time });
