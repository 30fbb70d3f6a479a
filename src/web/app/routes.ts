import type { PageModule } from "../page.ts";
import type { PagePath } from "../paths.ts";

export interface PageRoute {
  access: "everyone" | "signed-in";
  /** The page's file from the web root: the build preloads its chunk in the prerendered page. */
  source: string;
  load: () => Promise<PageModule>;
}

type PageFile = Pick<PageRoute, "source" | "load">;

const home: PageFile = {
  source: "features/landing/home-page.tsx",
  load: () => import("../features/landing/home-page.tsx"),
};
const templates: PageFile = {
  source: "features/templates/templates-page.tsx",
  load: () => import("../features/templates/templates-page.tsx"),
};
const coming: PageFile = {
  source: "features/coming/coming-page.tsx",
  load: () => import("../features/coming/coming-page.tsx"),
};
const admin: PageFile = {
  source: "features/admin/admin-page.tsx",
  load: () => import("../features/admin/admin-page.tsx"),
};

/** What stands at each address, and for whom. An address that is not here shows the home page. */
export const routes: Record<PagePath, PageRoute> = {
  "/": { access: "everyone", ...home },
  "/login": { access: "everyone", ...coming },
  "/register": { access: "everyone", ...coming },
  "/ai-demo": { access: "everyone", ...coming },
  "/features": { access: "everyone", ...coming },
  "/pricing": { access: "everyone", ...coming },
  "/templates": { access: "everyone", ...templates },
  "/create": { access: "everyone", ...coming },
  "/ai-features": { access: "everyone", ...coming },
  "/blog": { access: "everyone", ...coming },
  "/career-advice": { access: "everyone", ...coming },
  "/resume-tips": { access: "everyone", ...coming },
  "/interview-prep": { access: "everyone", ...coming },
  "/job-search": { access: "everyone", ...coming },
  "/help": { access: "everyone", ...coming },
  "/privacy": { access: "everyone", ...coming },
  "/terms": { access: "everyone", ...coming },
  "/cookies": { access: "everyone", ...coming },
  "/dashboard": { access: "signed-in", ...coming },
  "/ai": { access: "signed-in", ...coming },
  "/ai/:resumeId": { access: "signed-in", ...coming },
  "/admin": { access: "signed-in", ...admin },
  "/admin/users/all": { access: "signed-in", ...admin },
  "/admin/users/verified": { access: "signed-in", ...admin },
  "/admin/users/unverified": { access: "signed-in", ...admin },
  "/admin/users/subscribed": { access: "signed-in", ...admin },
  "/admin/resumes": { access: "signed-in", ...admin },
};
