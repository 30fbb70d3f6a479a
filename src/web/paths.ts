/** Pages for everyone. Each is prerendered at build. */
export const publicPaths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/ai-demo",
  "/features",
  "/pricing",
  "/templates",
  "/create",
  "/ai-features",
  "/blog",
  "/career-advice",
  "/resume-tips",
  "/interview-prep",
  "/job-search",
  "/help",
  "/privacy",
  "/terms",
  "/cookies",
] as const;

/** Pages for signed-in people. They are served as an empty shell and drawn in the browser. */
export const privatePaths = [
  "/dashboard",
  "/applications",
  "/ai",
  "/ai/new",
  "/ai/:resumeId",
  "/admin",
  "/admin/users/all",
  "/admin/users/verified",
  "/admin/users/unverified",
  "/admin/users/subscribed",
  "/admin/resumes",
  "/admin/audit",
  "/admin/ai",
  "/admin/invitations",
  "/admin/providers",
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type PagePath = PublicPath | (typeof privatePaths)[number];

/** The editor takes the whole screen: it has a main button of its own, and no footer. */
export function isEditorPath(path: PagePath): boolean {
  return path === "/create" || path === "/ai" || path === "/ai/new" || path === "/ai/:resumeId";
}

/** A path that can be linked to as it stands: no parameter left open. */
export type LinkPath = Exclude<PagePath, `${string}:${string}`>;

/** Behind the path of a resume: its cover letter is opened with it. */
export const LETTER_PLACE = "letter";
/** The same for the plan that tailors it to its job ad. */
export const TAILOR_PLACE = "tailor";
/** Behind the path of a resume, with an application's id behind it: the match is opened with the ad that is kept there. */
export const KEPT_AD_PLACE = "ad-";
