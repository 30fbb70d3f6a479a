import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

const publicPages = [
  ["/", "Better said, never made up", "Your resume, better said. Never made up."],
  ["/login", "Sign in", "Sign in"],
  ["/register", "Create your account", "Create your account"],
  ["/forgot-password", "Forgot password", "Forgot Password?"],
  ["/reset-password", "Choose a new password", "Choose a new password"],
  ["/verify-email", "Confirm your email address", "Confirm your email address"],
  ["/ai-demo", "Try the AI demo", "Try the AI demo"],
  ["/features", "Features", "Features"],
  ["/pricing", "Pricing", "Pricing"],
  ["/templates", "Templates", "Templates"],
  ["/create", "Create a resume", "Create a resume"],
  ["/ai-features", "AI features", "AI features"],
  ["/blog", "Blog", "Blog"],
  ["/career-advice", "Career advice", "Career advice"],
  ["/resume-tips", "Resume tips", "Resume tips"],
  ["/interview-prep", "Interview prep", "Interview prep"],
  ["/job-search", "Job search", "Job search"],
  ["/help", "Help", "Help"],
  ["/privacy", "Privacy", "Privacy"],
  ["/terms", "Terms", "Terms"],
  ["/cookies", "Cookies", "Cookies"],
] as const;

const privatePages = [
  ["/dashboard", "Dashboard", "Dashboard"],
  ["/applications", "Applications", "Applications"],
  ["/ai", "AI resume builder", "AI resume builder"],
  ["/ai/new", "AI resume builder", "AI resume builder"],
  ["/admin", "Overview", "Overview"],
  ["/admin/users/all", "All users", "All users"],
  ["/admin/users/verified", "Verified users", "Verified users"],
  ["/admin/users/unverified", "Unverified users", "Unverified users"],
  ["/admin/users/subscribed", "Subscribed users", "Subscribed users"],
  ["/admin/resumes", "Resumes", "Resumes"],
  ["/admin/audit", "Audit log", "Audit log"],
  ["/admin/ai", "AI", "AI"],
] as const;

/** Pages of one layout differ in words only; axe looks at one of each. */
const differentLayouts = new Set<string>([
  "/",
  "/templates",
  "/features",
  "/pricing",
  "/ai-demo",
  "/privacy",
  "/dashboard",
  "/admin/users/all",
]);

/** Whoever is signed in is sent on from these. */
const forVisitors = new Set<string>(["/login", "/register", "/forgot-password"]);

test("every public page has its own title and heading before any script runs", async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, heading] of publicPages) {
    await page.goto(path);
    expect(await page.title()).toBe(`${title} · Candor`);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([heading]);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test("every page is drawn for an admin with its own title and heading", async ({ page, signIn }) => {
  await signIn({ role: "admin" });
  for (const [path, title, heading] of [...publicPages, ...privatePages]) {
    if (forVisitors.has(path)) continue;
    await page.goto(path);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([heading]);
    expect(await page.title()).toBe(`${title} · Candor`);
    if (differentLayouts.has(path)) expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test("unknown paths show the home screen and stay where they are", async ({ page, server }) => {
  // routes.test.ts has the others.
  for (const path of ["/signup?plan=pro", "/features/none", "/ai/one/two"]) {
    // The prerendered page would do for the heading; only the running app could lead away from here.
    await openPage(page, path);
    await page.getByRole("heading", { level: 1, name: "Never made up." }).waitFor();
    expect(page.url()).toBe(`${server.url}${path}`);
  }
});

test("every route change starts at the top, forth and back, and a change of hash does not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, "/");
  const footer = page.getByRole("navigation", { name: "Footer" });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await footer.getByRole("link", { name: "Resume tips" }).click();
  await page.getByRole("heading", { level: 1, name: "Resume tips" }).waitFor();
  await expect.poll(scrolled).toBe(0);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Never made up." }).waitFor();
  await expect.poll(scrolled).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 200));
  await page.evaluate(() => {
    window.location.hash = "nowhere";
  });
  await page.waitForURL(/#nowhere$/);
  expect(await scrolled()).toBe(200);
});

test("a route change moves the focus to the content and reads out the new title", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Pricing" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.getByRole("status").filter({ hasText: "Pricing · Candor" }).waitFor({ state: "attached" });
});

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await openPage(page, "/features");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("no layout scrolls sideways on a screen of 320 pixels", async ({ page, signIn }) => {
  await signIn({ role: "admin" });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of differentLayouts) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("the landing page's script is at most 110 KB over the wire", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});

test("a page whose file does not arrive says so and offers to reload", async ({
  context,
  page,
  expectFault,
}) => {
  expectFault(/^console: Failed to load resource: net::ERR_FAILED .*features-page/);
  expectFault(/^console: TypeError: Failed to fetch dynamically imported module: .*features-page/);
  await openPage(page, "/");
  await context.route(/features-page.*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Features", exact: true }).click();
  await page.getByRole("heading", { name: "This page did not load" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.unroute(/features-page.*\.js$/);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: "Features" }).waitFor();
});
