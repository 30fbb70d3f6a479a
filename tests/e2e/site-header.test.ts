import type { Page } from "playwright-core";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

const footerLinks = {
  "/create": "Create a resume",
  "/templates": "Templates",
  "/ai-features": "AI features",
  "/pricing": "Pricing",
  "/blog": "Blog",
  "/career-advice": "Career advice",
  "/resume-tips": "Resume tips",
  "/interview-prep": "Interview prep",
  "/job-search": "Job search",
  "/help": "Help",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/cookies": "Cookies",
};

/** What the header's navigation offers, each as "name → address". */
function offers(page: Page): Promise<string[]> {
  return page
    .getByRole("navigation", { name: "Main" })
    .locator("a, button")
    .evaluateAll((entries) =>
      entries.map((entry) => `${entry.textContent} → ${entry.getAttribute("href") ?? "button"}`),
    );
}

/** Whether assistive technology hears that the button's popover is open: the browser says so, not the markup. */
async function expandedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

test("a visitor is offered to log in and to get started", async ({ page }) => {
  await openPage(page, "/");
  expect(await offers(page)).toEqual([
    "Features → /features",
    "Pricing → /pricing",
    "Login → /login",
    "Get Started → /login",
  ]);
  const logo = page.getByRole("banner").getByRole("link", { name: "Candor home" });
  expect(await logo.getAttribute("href")).toBe("/");
  const hero = page.getByRole("main");
  expect(await hero.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/login");
  expect(await hero.getByRole("link", { name: "Try AI Demo" }).getAttribute("href")).toBe("/ai-demo");
});

test("a user is offered the dashboard and the AI, not the admin panel", async ({ page, signIn }) => {
  await signIn();
  await openPage(page, "/");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await offers(page)).toEqual([
    "Features → /features",
    "Pricing → /pricing",
    "Dashboard → /dashboard",
    "Applications → /applications",
    "Logout → button",
  ]);
  const hero = page.getByRole("main");
  expect(await hero.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(await hero.getByRole("link", { name: "Use AI" }).getAttribute("href")).toBe("/ai");
});

test("an admin is offered the admin panel too", async ({ page, signIn }) => {
  await signIn({ role: "admin" });
  await openPage(page, "/");
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.waitForURL(/\/admin\/users\/all$/);
  await page.getByRole("heading", { level: 1, name: "All users" }).waitFor();
  const sidebar = page.getByRole("navigation", { name: "Admin" });
  expect(await sidebar.getByRole("link").allTextContents()).toEqual([
    "All",
    "Verified",
    "Unverified",
    "Subscribed",
    "Resumes",
    "Overview",
    "Audit log",
    "AI",
    "Invitations",
    "Providers",
  ]);
  const current = page.getByRole("banner").locator("[aria-current]");
  for (const name of ["Resumes", "Overview", "Audit log", "AI", "Invitations", "Providers"]) {
    await sidebar.getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await current.allTextContents(), name).toEqual(["Admin Panel"]);
  }
});

test("a user who types the admin address sees the layout and that it is for admins only", async ({
  page,
  signIn,
}) => {
  await signIn({ role: "user" });
  await openPage(page, "/admin/users/all");
  await page.getByRole("heading", { level: 1, name: "Admins only" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Admin" }).getByRole("link").count()).toBe(10);
});

test("logging out forgets the user and leaves the private screen", async ({ page, signIn, server }) => {
  await signIn();
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${server.url}/`);
  await page.getByText("You are signed out.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  await openPage(page, "/");
  expect(await offers(page)).toContain("Login → /login");
});

test("logging out in one tab logs out the other", async ({ page, context, signIn, server }) => {
  const other = await context.newPage();
  await signIn();
  await openPage(other, "/dashboard");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Logout" }).click();
  await other.waitForURL(`${server.url}/`);
  await other.getByRole("link", { name: "Login" }).waitFor();
});

test("a broken record of the user is ignored", async ({ page }) => {
  await openPage(page, "/");
  for (const broken of ['{"user":', "null", '{"user":{"name":"Ada","role":"root"}}']) {
    await page.evaluate((value) => localStorage.setItem("userInfo", value), broken);
    for (const path of ["/", "/features"]) {
      await openPage(page, path);
      expect(await offers(page), broken).toContain("Login → /login");
    }
  }
});

test("the mobile menu opens, closes on Escape with the focus back, on a tap elsewhere and on navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Main" });
  const expanded = () => expandedState(page, "Menu");
  expect(await menu.isVisible()).toBe(false);
  expect(await expanded()).toBe(false);

  await toggle.click();
  await menu.waitFor();
  expect(await expanded()).toBe(true);
  expect(await toggle.locator("svg:visible").count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);

  await toggle.click();
  await page.getByText("No account is needed").click();
  await menu.waitFor({ state: "hidden" });

  await toggle.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("heading", { level: 1, name: "Pricing" }).waitFor();
  await menu.waitFor({ state: "hidden" });
  expect(await expanded()).toBe(false);

  await toggle.click();
  await menu.getByRole("link", { name: "Get Started" }).focus();
  await page.keyboard.press("Tab");
  await menu.waitFor({ state: "hidden" });
});

test("the theme follows the system until the reader chooses, and the choice stays", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = "rgb(250, 248, 244)";
  const dark = "rgb(18, 20, 23)";
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/");
  await expect.poll(paper).toBe(dark);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByText("Light", { exact: true }).click();
  await expect.poll(paper).toBe(light);
  await page.reload();
  await expect.poll(paper).toBe(light);
  await page.waitForFunction(() => document.querySelector('input[value="light"]:checked'));

  await page.getByText("Dark", { exact: true }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(paper).toBe(dark);
  await page.getByText("System", { exact: true }).click();
  await expect.poll(paper).toBe(light);
});

test("the footer leads to every page it lists and says how to reach a person", async ({ page }) => {
  await openPage(page, "/");
  const links = page.getByRole("navigation", { name: "Footer" }).getByRole("link");
  const listed = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.textContent]),
  );
  expect(Object.fromEntries(listed)).toEqual(footerLinks);
  const contact = page.getByRole("contentinfo").locator("address");
  expect(await page.getByRole("contentinfo").getByRole("heading", { name: "Contact Sample" }).count()).toBe(
    1,
  );
  expect(await contact.getByRole("link").count()).toBe(2);
  expect(await contact.textContent()).toContain("1 Proof Street");
  expect(await contact.locator('a[href^="mailto:"]').count()).toBe(1);
  expect(await contact.locator('a[href^="tel:+"]').count()).toBe(1);
});
