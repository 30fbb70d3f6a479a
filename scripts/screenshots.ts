// `npm run screenshots` draws the pictures of the README into docs/images; with "all" it walks every route as visitor, user and admin,
// on a phone and a laptop, light and dark, into dist/screenshots, to be looked at.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { ensureBrowser } from "./browser.ts";
import { ensureWebBuild } from "./fresh-web.ts";
import { openSampleSite, PASSWORD, PEOPLE, type SampleSite } from "./screenshots/sample-site.ts";

type Role = "visitor" | keyof typeof PEOPLE;

const root = path.resolve(import.meta.dirname, "..");
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const ROUTES = [
  ...[
    "/",
    "/login",
    "/register",
    "/ai-demo",
    "/features",
    "/pricing",
    "/templates",
    "/create",
    "/dashboard",
    "/ai",
  ],
  ...[
    "/admin",
    "/admin/users/all",
    "/admin/users/verified",
    "/admin/users/unverified",
    "/admin/users/subscribed",
  ],
  ...["/admin/resumes", "/admin/audit", "/no/such/page", "/signup?plan=pro"],
];

const README: readonly { name: string; role: Role; route: string; before?: (page: Page) => Promise<void> }[] =
  [
    { name: "home", role: "visitor", route: "/" },
    {
      name: "demo",
      role: "visitor",
      route: "/ai-demo",
      before: (page) => page.getByRole("button", { name: "Use sample" }).first().click(),
    },
    { name: "editor", role: "user", route: "/ai" },
    { name: "dashboard", role: "user", route: "/dashboard" },
    { name: "admin", role: "admin", route: "/admin/users/all" },
  ];

interface Look {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
}

async function signedIn(browser: Browser, site: SampleSite, role: Role, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce", ...look });
  if (role === "visitor") return context;
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(PEOPLE[role]);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.close();
  return context;
}

async function settle(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready.then(() => undefined)");
}

async function drawReadme(browser: Browser, site: SampleSite): Promise<void> {
  const folder = path.join(root, "docs/images");
  for (const { name, role, route, before } of README) {
    const context = await signedIn(browser, site, role, { viewport: LAPTOP, colorScheme: "light" });
    const page = await context.newPage();
    await settle(page, route);
    await before?.(page);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    await context.close();
  }
}

async function walkAll(browser: Browser, site: SampleSite, only: string): Promise<void> {
  const folder = path.join(root, "dist/screenshots");
  await mkdir(folder, { recursive: true });
  for (const role of ["admin", "user", "visitor"] as const)
    for (const viewport of [PHONE, LAPTOP])
      for (const colorScheme of ["light", "dark"] as const) {
        const context = await signedIn(browser, site, role, { viewport, colorScheme });
        const page = await context.newPage();
        for (const route of ROUTES.filter((path) => path.startsWith(only))) {
          await settle(page, route);
          const name = `${role}${route.replace(/\W+/g, "-")}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(folder, name), fullPage: true });
        }
        await context.close();
      }
}

await ensureWebBuild(root);
const site = await openSampleSite(root);
const browser = await chromium.launch({ executablePath: await ensureBrowser(root), args: ["--disable-gpu"] });
try {
  const [what = "readme", only = ""] = process.argv.slice(2);
  if (what === "all") await walkAll(browser, site, only);
  else await drawReadme(browser, site);
} finally {
  await browser.close();
  await site.stop();
}
