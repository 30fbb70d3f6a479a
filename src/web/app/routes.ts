import type { PageModule } from "../page.ts";
import type { PagePath } from "../paths.ts";

export interface PageRoute {
  access: "everyone" | "signed-in";
  /** The page's file from the web root: the build preloads its chunk in the prerendered page. */
  source: string;
  /** What the page fetches once it is there, preloaded beside it. */
  fetches?: string;
  load: () => Promise<PageModule>;
}

type PageFile = Pick<PageRoute, "source" | "fetches" | "load">;

const home: PageFile = {
  source: "features/landing/home-page.tsx",
  load: () => import("../features/landing/home-page.tsx"),
};
const auth: PageFile = {
  source: "features/auth/auth-page.tsx",
  load: () => import("../features/auth/auth-page.tsx"),
};
const resetPassword: PageFile = {
  source: "features/auth/reset-password-page.tsx",
  load: () => import("../features/auth/reset-password-page.tsx"),
};
const verifyEmail: PageFile = {
  source: "features/auth/verify-email-page.tsx",
  load: () => import("../features/auth/verify-email-page.tsx"),
};
const dashboard: PageFile = {
  source: "features/dashboard/dashboard-page.tsx",
  load: () => import("../features/dashboard/dashboard-page.tsx"),
};
const applications: PageFile = {
  source: "features/applications/applications-page.tsx",
  load: () => import("../features/applications/applications-page.tsx"),
};
const features: PageFile = {
  source: "features/features/features-page.tsx",
  load: () => import("../features/features/features-page.tsx"),
};
const pricing: PageFile = {
  source: "features/pricing/pricing-page.tsx",
  load: () => import("../features/pricing/pricing-page.tsx"),
};
const templates: PageFile = {
  source: "features/templates/templates-page.tsx",
  load: () => import("../features/templates/templates-page.tsx"),
};
const guide: PageFile = {
  source: "features/guides/guide-page.tsx",
  load: () => import("../features/guides/guide-page.tsx"),
};
const legal: PageFile = {
  source: "features/legal/legal-page.tsx",
  load: () => import("../features/legal/legal-page.tsx"),
};
const create: PageFile = {
  source: "features/editor/create-page.tsx",
  fetches: "features/editor/editors.ts",
  load: () => import("../features/editor/create-page.tsx"),
};
const builder: PageFile = {
  source: "features/editor/editors.ts",
  load: () => import("../features/editor/editors.ts"),
};
const demo: PageFile = {
  source: "features/demo/demo-page.tsx",
  load: () => import("../features/demo/demo-page.tsx"),
};
const admin: PageFile = {
  source: "features/admin/admin-page.tsx",
  load: () => import("../features/admin/admin-page.tsx"),
};

/** What stands at each address, and for whom. An address that is not here shows the home page. */
export const routes: Record<PagePath, PageRoute> = {
  "/": { access: "everyone", ...home },
  "/login": { access: "everyone", ...auth },
  "/register": { access: "everyone", ...auth },
  "/forgot-password": { access: "everyone", ...auth },
  "/reset-password": { access: "everyone", ...resetPassword },
  "/verify-email": { access: "everyone", ...verifyEmail },
  "/ai-demo": { access: "everyone", ...demo },
  "/features": { access: "everyone", ...features },
  "/pricing": { access: "everyone", ...pricing },
  "/templates": { access: "everyone", ...templates },
  "/create": { access: "everyone", ...create },
  "/ai-features": { access: "everyone", ...guide },
  "/blog": { access: "everyone", ...guide },
  "/career-advice": { access: "everyone", ...guide },
  "/resume-tips": { access: "everyone", ...guide },
  "/interview-prep": { access: "everyone", ...guide },
  "/job-search": { access: "everyone", ...guide },
  "/help": { access: "everyone", ...guide },
  "/privacy": { access: "everyone", ...legal },
  "/terms": { access: "everyone", ...legal },
  "/cookies": { access: "everyone", ...legal },
  "/dashboard": { access: "signed-in", ...dashboard },
  "/applications": { access: "signed-in", ...applications },
  "/ai": { access: "signed-in", ...builder },
  "/ai/new": { access: "signed-in", ...builder },
  "/ai/:resumeId": { access: "signed-in", ...builder },
  "/admin": { access: "signed-in", ...admin },
  "/admin/users/all": { access: "signed-in", ...admin },
  "/admin/users/verified": { access: "signed-in", ...admin },
  "/admin/users/unverified": { access: "signed-in", ...admin },
  "/admin/users/subscribed": { access: "signed-in", ...admin },
  "/admin/resumes": { access: "signed-in", ...admin },
  "/admin/audit": { access: "signed-in", ...admin },
  "/admin/ai": { access: "signed-in", ...admin },
  "/admin/invitations": { access: "signed-in", ...admin },
  "/admin/providers": { access: "signed-in", ...admin },
};
