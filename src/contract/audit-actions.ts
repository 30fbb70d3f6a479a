/** Each is a route below a user's address. */
export const USER_CHANGES = ["promote", "demote", "suspend", "unsuspend", "verify"] as const;

/** What is written down; apart from the schemas, so that the page takes no more than the names. */
export const AUDIT_ACTIONS = [
  "create",
  ...USER_CHANGES,
  "reset-password",
  "reset-factors",
  "delete",
  "invite",
  "withdraw-invitation",
  "promote-by-group",
  "demote-by-group",
  "export-users",
  "export-resumes",
  "add-ai-endpoint",
  "change-ai-endpoint",
  "delete-ai-endpoint",
  "change-ai-settings",
  "evaluate-ai",
] as const;

export type UserChange = (typeof USER_CHANGES)[number];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
