import type { Locator, Page } from "playwright-core";
import { content } from "../../src/web/content.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

/** Of the words on a dialog's own ground: axe leaves a text open when something lies under the dialog. */
function lowestContrast(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(element).backgroundColor);
    const ratios = [...element.querySelectorAll(":is(h2, p):not(.sheet *)")].map((text) => {
      const ink = luminance(getComputedStyle(text).color);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    });
    return Math.min(...ratios);
  });
}

test("the features page has the six cards", async ({ page }) => {
  await openPage(page, "/features");
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Instant generation",
    "Smart suggestions",
    "Multiple templates",
    "Easy export (PDF/DOCX)",
    "Secure and private",
    "Live preview",
  ]);
  // An example says that it is one; the fan of templates and the count of requests are what they show.
  const scenes = page.getByRole("main").locator("li > [aria-hidden]");
  expect(await scenes.getByText("Sample", { exact: true }).count()).toBe(4);
});

test("the pricing page has the three plans with their prices, and each button carries its plan to /signup", async ({
  page,
}) => {
  await openPage(page, "/pricing");
  const plans = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  const shown = await plans.evaluateAll((all) =>
    all.map((plan) => [
      plan.querySelector("h2")?.textContent,
      plan.querySelector("h2 + p")?.textContent,
      plan.querySelector("a")?.getAttribute("href"),
    ]),
  );
  expect(shown).toEqual([
    ["Free", "$0 forever", "/signup?plan=free"],
    ["Pro", "$12 per month", "/signup?plan=pro"],
    ["Enterprise", "$29 per month", "/signup?plan=enterprise"],
  ]);
  for (const { name, description, features, button } of content.plans) {
    const plan = plans.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await plan.getByText(description, { exact: true }).waitFor();
    expect(await plan.getByRole("listitem").allTextContents(), name).toEqual(features);
    expect(await plan.getByRole("link").allTextContents(), name).toEqual([button]);
  }
  await page.getByText("14-day money-back guarantee").first().waitFor();
  await page.getByText("every account has all that Free and Pro list").waitFor();
  await plans.getByRole("link", { name: "Choose Enterprise" }).click();
  await page.getByText("You chose Enterprise, $29 per month.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/signup");
});

test("every page of the footer is written, and its list of parts leads to them", async ({ page }) => {
  const pages = [
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
  ];
  for (const path of pages) {
    await openPage(page, path);
    const article = page.getByRole("article");
    expect(((await article.textContent()) ?? "").length, path).toBeGreaterThan(700);
    expect(await page.getByText("Coming", { exact: true }).count(), path).toBe(0);
    for (const link of await article.getByRole("navigation").getByRole("link").all()) {
      const target = await link.getAttribute("href");
      expect(await page.locator(target ?? "").count(), `${path}${target}`).toBe(1);
    }
  }
});

/** Every name under which the browser keeps something of this site. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const entries = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((name) => name !== "signed-in-by-test"),
    ...(await indexedDB.databases()).map(({ name }) => `${name} (database)`),
    ...(await caches.keys()).map((name) => `${name} (cache)`),
  ]);
  return [...entries, ...cookies.map(({ name }) => name)];
}

test("what the cookie page lists is what the browser holds, of a visitor and of a user", async ({
  page,
  signIn,
}) => {
  const held = new Set<string>();
  const look = async () => {
    for (const name of await keptNames(page)) held.add(name);
    return [...held].sort();
  };
  await openPage(page, "/templates");
  expect(await look()).toEqual([]);
  await page.getByText("Dark", { exact: true }).click();
  await page.getByRole("button", { name: "Choose Template" }).first().click();
  expect(await look()).toEqual(["drafts", "theme"]);
  await page.getByRole("link", { name: "Keep the sample as a guide" }).click();
  await page.getByRole("textbox", { name: "Role", exact: true }).waitFor();
  await expect.poll(look).toEqual(["candor (database)", "drafts", "guides", "theme"]);
  await page.getByRole("link", { name: "Keep it in an account" }).click();
  await page.waitForURL("**/register");
  expect(await look()).toContain("after-sign-in");

  await signIn();
  await openPage(page, "/ai");
  await page.getByRole("textbox", { name: "Full name", exact: true }).waitFor();
  await look();
  // Written when a person adds a word to the spelling, and signs out offline, which insights-spelling.test.ts and accounts-return.test.ts do and look at.
  await page.evaluate(() => localStorage.setItem("spellingWords", "[]"));
  await page.evaluate(() => localStorage.setItem("signed-out", "yes"));
  // Set while somebody signs in with a second factor, which accounts-factors.test.ts does.
  for (const name of ["candor_challenge", "candor_second_step"]) held.add(name);
  // Set on the way to a provider and with an invitation, which accounts-providers.test.ts goes, and at a real sign-in.
  for (const name of ["candor_oidc", "candor_link", "candor_invitation", "candor_signed_in"]) held.add(name);
  // Written by a page that goes in the middle of a write, and gone with the next, as editor-reload.test.ts sees.
  held.add("left-draft");
  await openPage(page, "/cookies");
  const listed = await page.getByRole("article").locator("dt").allTextContents();
  expect(listed.sort()).toEqual(await look());
});

test("no page scrolls sideways on a phone, and all are free of axe faults in the dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/features", "/pricing", "/templates", "/ai-demo", "/resume-tips", "/cookies"]) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
});

test("menu, preview and alert are free of axe faults in the dark too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/templates");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Preview", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("heading", { level: 1 }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const sheet = page.getByRole("dialog").getByRole("region", { name: "Page" });
  for (const width of [320, 360, 390, 412, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over, `a sheet wider than its place at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lowestContrast(page.getByRole("dialog"))).toBeGreaterThanOrEqual(4.5);
  await page.getByRole("dialog").getByRole("button", { name: "Choose Template", exact: true }).click();
  await page.getByRole("alertdialog").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await lowestContrast(page.getByRole("alertdialog"))).toBeGreaterThanOrEqual(4.5);
});

test("without script a phone shows every page's words and the whole menu, and no control that does nothing", async ({
  newContext,
}) => {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const path of ["/", "/features", "/pricing", "/templates", "/help", "/privacy"]) {
    await page.goto(path);
    expect(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const name of ["Features", "Pricing", "Login", "Get Started"]) {
      expect(await menu.getByRole("link", { name, exact: true }).isVisible(), `${path}: ${name}`).toBe(true);
    }
    expect(await page.getByRole("button").allTextContents(), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  for (const path of ["/ai-demo", "/create", "/login", "/register"]) {
    await page.goto(path);
    const word = page.locator("noscript");
    expect(await word.textContent(), path).toContain("JavaScript. Please turn it on and reload.");
    expect(await word.isVisible(), path).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
  }
  for (const path of ["/ai-demo", "/create"]) {
    await page.goto(path);
    expect(await page.getByRole("button").or(page.getByRole("textbox")).count(), path).toBe(0);
  }
});
