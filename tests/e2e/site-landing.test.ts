import type { Page } from "playwright-core";
import { countTemplates } from "../../src/templates/registry.ts";
import { expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

/** Every link of the page but the one of the rotating preview, which has tests of its own. */
const links = async (page: Page) => {
  const all = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => `${link.textContent} → ${link.getAttribute("href")}`));
  return all.filter((link) => !link.includes("sample data"));
};

test("the landing page says what the specification quotes", async ({ page }) => {
  await openPage(page, "/");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Build a standout resume with ease", exact: true }).waitFor();
  const cards = {
    "AI-Powered": "Get personalized suggestions to optimize your resume.",
    "Easy-to-use": "Simple and intuitive design with drag-and-drop functionality.",
    Customizable: "Select from a variety of templates and tailor them to your needs.",
  };
  for (const [title, text] of Object.entries(cards)) {
    const card = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    expect(await card.getByText(text, { exact: true }).count(), title).toBe(1);
  }
  for (const title of [
    "AI-powered insights",
    "Real-time preview",
    "ATS-optimised output",
    "Input details",
    "AI enhancement",
    "Download and apply",
  ]) {
    expect(await main.getByRole("heading", { name: title, exact: true }).count(), title).toBe(1);
  }
  expect(await main.locator("blockquote").count()).toBe(3);
});

test("figures that nobody has counted are labelled, and the number of templates is true", async ({
  page,
}) => {
  await openPage(page, "/");
  const figures = page.getByRole("region", { name: "In figures" }).locator("dl > div");
  expect(
    await figures.evaluateAll((all) =>
      all.map((one) => [...one.children].map((part) => part.textContent?.trim())),
    ),
  ).toEqual([
    ["resumes created Sample", "50K+"],
    ["success rate Sample", "89%"],
    ["support Sample", "24/7"],
    ["templates", "100+"],
  ]);
  expect(countTemplates()).toBeGreaterThan(100);
  const voices = page.getByRole("main").locator("figure", { has: page.locator("blockquote") });
  expect(await voices.getByText("Sample", { exact: true }).count()).toBe(3);
  // Each suggestion stands beside the words that it was made from, and both are an example.
  const suggestions = page.getByRole("main").locator("figure", { hasText: "Candor suggests" });
  expect(await suggestions.getByText("You wrote", { exact: false }).count()).toBe(2);
  expect(await suggestions.getByText("Sample", { exact: true }).count()).toBe(2);
  const scenes = page.getByRole("main").locator("li > [aria-hidden]");
  expect(await scenes.getByText("Sample", { exact: true }).count()).toBe(3);
});

test("icons and calls to action lead to what they promise", async ({ page }) => {
  await openPage(page, "/");
  expect((await links(page)).sort()).toEqual(
    [
      "Get Started → /login",
      "Try AI Demo → /ai-demo",
      "Analyse a bullet → /ai-demo",
      "Open the form → /create",
      "See the templates → /templates",
      "Try the job match → /ai-demo",
      "Write a line → /create",
      "How files are made → /features",
      "Start your resume → /login",
    ].sort(),
  );
});

test("a signed-in user finds dashboard and AI; the closing call still leads to /login", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPage(page, "/");
  const main = page.getByRole("main");
  const target = (name: string) => main.getByRole("link", { name, exact: true }).getAttribute("href");
  expect(await target("Dashboard")).toBe("/dashboard");
  expect(await target("Use AI")).toBe("/ai");
  expect(await target("Start your resume")).toBe("/login");
  expect(await main.getByRole("link", { name: "Try AI Demo" }).count()).toBe(0);
});

test("a plan chosen on the pricing page is greeted at home, with the way to register", async ({ page }) => {
  await openPage(page, "/signup?plan=pro");
  const greeting = page.getByRole("complementary", { name: "Your plan" });
  await greeting.getByText("You chose Pro, $12 per month.").waitFor();
  expect(await greeting.getByRole("link", { name: "Create your account" }).getAttribute("href")).toBe(
    "/register",
  );
  for (const path of ["/signup?plan=none", "/signup", "/"]) {
    await openPage(page, path);
    await page.getByRole("heading", { level: 1, name: "Never made up." }).waitFor();
    expect(await greeting.count(), path).toBe(0);
  }
});

test("parts below the fold come into sight once, within 1000 ms", async ({ page }) => {
  await openPage(page, "/");
  const part = page.locator(".reveal", { has: page.locator("blockquote") });
  await expect.poll(() => part.getAttribute("data-reveal")).toBe("waiting");
  expect(await part.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("1s, 1s");
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.getAttribute("data-reveal"), { timeout: 1000 }).toBe("shown");
  // Every state from here on is written down: one that waits again would be among them.
  const states = await part.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.getAttribute("data-reveal"))).observe(element, {
      attributeFilter: ["data-reveal"],
    });
    return seen;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(() => part.evaluate((element) => element.getBoundingClientRect().top > window.innerHeight))
    .toBe(true);
  // Two frames: in the second an observer would have reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await part.getAttribute("data-reveal")).toBe("shown");
  await part.scrollIntoViewIfNeeded();
  expect(await states.jsonValue()).toEqual([]);
});

test("what stands at the window's lower edge, or above the window, when the page wakes up never fades", async ({
  page,
}) => {
  await page.goto("/");
  const figures = page.locator(".reveal").first();
  const top = await figures.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await page.setViewportSize({ width: 1280, height: Math.round(top) + 20 });
  await openPage(page, "/");
  const others = page.locator('.reveal[data-reveal="waiting"]');
  await expect.poll(() => others.count()).toBeGreaterThan(3);
  expect(await figures.getAttribute("data-reveal")).toBeNull();

  await page.goto("about:blank");
  await page.goto("/#closing");
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await others.count()).toBe(0);
});

test("who wants less motion, or has no script, sees every part at once", async ({ newContext }) => {
  for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
    const context = await newContext(options);
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "networkidle" });
    const opacities = await page
      .locator(".reveal")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect(new Set(opacities)).toEqual(new Set(["1"]));
  }
});
