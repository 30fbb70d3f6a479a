import { adminCopy } from "../../src/web/features/admin/admin-copy.ts";
import { expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

const ROLES = ["visitor", "user", "admin"] as const;
type Role = (typeof ROLES)[number];
/** Where somebody ends up, and the heading that stands there. */
type Arrival = readonly [path: string, heading: string];

const home: Arrival = ["/", "Your resume, better said. Never made up."];
const users: Arrival = ["/admin/users/all", "All users"];

const forEveryone = (path: string, heading: string) =>
  [path, { visitor: [path, heading], user: [path, heading], admin: [path, heading] }] as const;
const toSignIn = (path: string, heading: string) =>
  [path, { visitor: [path, heading], user: home, admin: users }] as const;
const signedIn = (path: string, heading: string) =>
  [path, { visitor: home, user: [path, heading], admin: [path, heading] }] as const;
const forAdmins = (path: string, heading: string) =>
  [path, { visitor: home, user: [path, "Admins only"], admin: [path, heading] }] as const;

/** The specification's table of routes, an unknown path, and the one that the plans lead to. */
const ROUTES: readonly (readonly [path: string, arrivals: Readonly<Record<Role, Arrival>>])[] = [
  forEveryone(...home),
  toSignIn("/login", "Sign in"),
  toSignIn("/register", "Create your account"),
  forEveryone("/ai-demo", "Try the AI demo"),
  forEveryone("/features", "Features"),
  forEveryone("/pricing", "Pricing"),
  forEveryone("/templates", "Templates"),
  forEveryone("/create", "Create a resume"),
  signedIn("/dashboard", "Dashboard"),
  signedIn("/applications", "Applications"),
  signedIn("/ai", "AI resume builder"),
  forAdmins("/admin", adminCopy["/admin"]?.title ?? ""),
  forAdmins(...users),
  forAdmins("/admin/users/verified", "Verified users"),
  forAdmins("/admin/users/unverified", "Unverified users"),
  forAdmins("/admin/users/subscribed", "Subscribed users"),
  forAdmins("/admin/resumes", "Resumes"),
  forEveryone("/no/such/page", home[1]),
  forEveryone("/signup", home[1]),
];

/** Both open with something to write in, also for somebody who has written nothing yet. */
const EDITORS = new Set(["/create", "/ai"]);

for (const role of ROLES) {
  test(`every route leads ${role}s where the specification says`, async ({ page, signIn, expectFault }) => {
    if (role !== "visitor") await signIn({ role });
    // Whether a session is open is asked before a private page is refused; the browser reports the answer.
    else expectFault(/401.*\/api\/auth\/session/);
    const banner = page.getByRole("banner");
    const known = {
      visitor: banner.getByRole("link", { name: "Login", exact: true }),
      user: banner.getByRole("button", { name: "Logout" }),
      admin: banner.getByRole("link", { name: "Admin Panel" }),
    };
    for (const [path, arrivals] of ROUTES) {
      const [target, heading] = arrivals[role];
      await openPage(page, path);
      await known[role].waitFor();
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname, path).toBe(target);
      if (EDITORS.has(target)) await page.getByRole("textbox", { name: "Full name", exact: true }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
      // Who has an account is not asked to join: the links would lead home.
      const onward = page
        .getByRole("main")
        .getByRole("link", { name: role === "visitor" ? "Join Us" : "Use AI" });
      if (target === "/ai-demo") expect(await onward.count(), path).toBe(2);
      expect(await page.getByRole("navigation", { name: "Admin" }).count(), path).toBe(
        target.startsWith("/admin") ? 1 : 0,
      );
    }
    expect(await banner.getByRole("link", { name: "Admin Panel" }).count()).toBe(role === "admin" ? 1 : 0);
  });
}
