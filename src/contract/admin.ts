import { z } from "zod";
import { AUDIT_ACTIONS } from "./audit-actions.ts";

/*
 * GET    /api/admin/users?filter&search&sort&direction&cursor&limit   → AdminUserList
 * GET    /api/admin/users.csv?filter&search                           → the list as a file
 * POST   /api/admin/users/:userId/{promote,demote,suspend,unsuspend,verify}   → AdminUser
 * POST   /api/admin/users/:userId/reset-password                      → AdminReset
 * DELETE /api/admin/users/:userId                                     → 204
 * GET    /api/admin/resumes?template&search&sort&direction&cursor&limit   → AdminResumeList
 * GET    /api/admin/resumes.csv?template&search                       → the list as a file
 * GET    /api/admin/audit?action&search&cursor&limit                  → AuditList
 * GET    /api/admin/overview?days                                     → Overview
 *
 * not_signed_in (401) for visitors, admins_only (403) for everyone who is no administrator at this moment. A change that would
 * leave nobody to administer is last_admin (409).
 */

export const USER_FILTERS = ["all", "verified", "unverified", "subscribed"] as const;
export const USER_SORTS = ["name", "email", "plan", "registered", "lastSeen", "resumes"] as const;
export const RESUME_SORTS = ["title", "owner", "template", "size", "created", "edited"] as const;

const time = z.string().describe("ISO 8601, UTC");
const search = z
  .string()
  .max(100)
  .default("")
  .describe(
    "Words; each must be the beginning of a word that is looked through. Accents and case do not matter",
  );
const direction = z.enum(["asc", "desc"]);
const paging = {
  cursor: z.string().max(2000).optional().describe("From `next` or `previous` of a page in the same order"),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

const userFilter = { filter: z.enum(USER_FILTERS).default("all"), search };
const userOrder = {
  ...userFilter,
  sort: z.enum(USER_SORTS).default("registered"),
  direction: direction.default("desc"),
};
const resumeFilter = {
  template: z.string().max(40).optional().describe("Resumes in this template alone"),
  search,
};
const resumeOrder = {
  ...resumeFilter,
  sort: z.enum(RESUME_SORTS).default("edited"),
  direction: direction.default("desc"),
};

export const adminUsersQuery = z.object({ ...userOrder, ...paging });
export const adminUsersFileQuery = z.object(userFilter);
export const adminResumesQuery = z.object({ ...resumeOrder, ...paging });
export const adminResumesFileQuery = z.object(resumeFilter);
export const adminUserParams = z.object({ userId: z.string().max(100) });

const pages = {
  total: z
    .number()
    .nullable()
    .describe("How many there are on all pages; null where that would take longer to count than to list"),
  unfinished: z
    .enum(["next", "previous"])
    .nullable()
    .describe(
      "Where the page may hold fewer than asked for since enough was looked at: the cursor at which it goes on",
    ),
  next: z.string().nullable().describe("The cursor of the next page"),
  previous: z.string().nullable(),
};

export const adminUser = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(["admin", "user"]),
    emailVerified: z.boolean(),
    plan: z.string(),
    suspendedAt: time.nullable(),
    registeredAt: time,
    lastSeenAt: time.describe("To the hour"),
    resumes: z.number(),
  })
  .meta({ id: "AdminUser" });

export const adminUserList = z
  .object({
    users: z.array(adminUser),
    counts: z.object({
      all: z.number(),
      verified: z.number(),
      unverified: z.number(),
      subscribed: z.number(),
    }),
    ...pages,
  })
  .meta({ id: "AdminUserList" });

export const adminReset = z
  .object({
    user: adminUser,
    mailed: z.boolean().describe("A link to choose a new password is on its way"),
    password: z
      .string()
      .nullable()
      .describe("Where this server sends no mail: the new password, told this once, to be handed over"),
  })
  .meta({ id: "AdminReset" });

/** Never what a resume says. */
export const adminResume = z
  .object({
    id: z.string(),
    title: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    ownerEmail: z.string(),
    template: z.string(),
    size: z.number().describe("Bytes of its content"),
    createdAt: time,
    editedAt: time,
  })
  .meta({ id: "AdminResume" });

export const adminResumeList = z
  .object({ resumes: z.array(adminResume), ...pages })
  .meta({ id: "AdminResumeList" });

export const auditQuery = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  search: z
    .string()
    .max(254)
    .default("")
    .describe("The beginning of an address, of whoever acted or was acted on"),
  direction: direction.default("desc"),
  ...paging,
});

export const auditEntry = z
  .object({
    id: z.string(),
    at: time,
    byCommand: z
      .boolean()
      .describe("On the server itself: by `candor admin`, or by its configuration at start"),
    actor: z.string().nullable().describe("Address of the administrator; null for the server itself"),
    action: z.enum(AUDIT_ACTIONS),
    subject: z
      .string()
      .nullable()
      .describe("Address then; null where nobody was meant or the account is gone"),
  })
  .meta({ id: "AuditEntry" });

export const auditList = z.object({ entries: z.array(auditEntry), ...pages }).meta({ id: "AuditList" });

export const overviewQuery = z.object({ days: z.coerce.number().int().min(7).max(365).default(30) });

const perDay = z.number().describe("On this day, UTC");

export const overview = z
  .object({
    totals: z.object({
      users: z.number(),
      verified: z.number(),
      subscribed: z.number(),
      resumes: z.number(),
    }),
    days: z.array(
      z.object({
        day: z.string().describe("YYYY-MM-DD, the latest last; every day is there"),
        signUps: perDay,
        active: perDay,
        resumes: perDay,
        exports: perDay,
        aiHosted: perDay,
        aiEmbedded: perDay,
        errors: perDay,
      }),
    ),
  })
  .meta({ id: "Overview" });

export type UserFilter = (typeof USER_FILTERS)[number];
export type UserSort = (typeof USER_SORTS)[number];
export type ResumeSort = (typeof RESUME_SORTS)[number];
export type AdminUser = z.infer<typeof adminUser>;
export type AdminUserList = z.infer<typeof adminUserList>;
export type AdminReset = z.infer<typeof adminReset>;
export type AdminResume = z.infer<typeof adminResume>;
export type AdminResumeList = z.infer<typeof adminResumeList>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditList = z.infer<typeof auditList>;
export type Overview = z.infer<typeof overview>;
