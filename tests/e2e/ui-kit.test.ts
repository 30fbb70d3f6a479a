import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Locator } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { buildKit } from "../../scripts/build-web.ts";
import { accessibilityFaults, expect, test as siteTest } from "../support/browser-test.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "candor-kit-"));
  await buildKit(path.join(folder, "web"));
});

afterAll(() => rm(folder, { recursive: true }));

const test = siteTest.extend<{ server: RunningServer; context: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  server: async ({}, use) => {
    const server = await startServer({ webDir: path.join(folder, "web") });
    await use(server);
    await server.stop();
  },
  // Without motion: the kit shows spinners that never end, and axe waits for the end of every animation.
  context: async ({ newContext }, use) => {
    await use(await newContext({ reducedMotion: "reduce" }));
  },
});

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test("every component is accessible in light and dark, on a laptop and on a phone", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/kit.html");
      await page.getByRole("heading", { name: "UI kit" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test("a busy button keeps its focus and does not fire", async ({ page }) => {
  await page.goto("/kit.html");
  const counter = page.getByRole("button", { name: /^Pressed/ });
  await counter.click();
  expect(await counter.textContent()).toBe("Pressed 1 times");
  const busy = page.getByRole("button", { name: "Busy counter" });
  await busy.focus();
  await page.keyboard.press("Enter");
  expect(await isFocused(busy)).toBe(true);
  expect(await counter.textContent()).toBe("Pressed 1 times");
});

test("a field is named by its label and described by its hint and error", async ({ page }) => {
  await page.goto("/kit.html");
  const website = page.getByRole("textbox", { name: "Website" });
  const described = await website.evaluate((input) =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toEqual(["With https:// in front.", "Please enter a full address."]);
  expect(await website.getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByRole("textbox", { name: "Full name" }).getAttribute("aria-invalid")).toBeNull();
});

test("a dialog holds the focus, and Escape, the cross and the backdrop close it with the focus back", async ({
  page,
}) => {
  await page.goto("/kit.html");
  const opener = page.getByRole("button", { name: "Open dialog" });
  const dialog = page.getByRole("dialog", { name: "Delete this resume?" });
  const closings = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await opener.click();
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press("Tab");
      expect(await opener.evaluate(() => document.activeElement?.closest("main h2 ~ div button"))).toBeNull();
    }
    await close();
    await dialog.waitFor({ state: "hidden" });
    expect(await isFocused(opener)).toBe(true);
  }
});

test("a menu is worked by arrows, Home, End, first letters, Enter and Escape", async ({ page }) => {
  await page.goto("/kit.html");
  const button = page.getByRole("button", { name: "Resume" });
  const item = (name: string) => page.getByRole("menuitem", { name });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  expect(await isFocused(item("Rename"))).toBe(true);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const [key, name] of [
    ["ArrowDown", "Duplicate"],
    ["End", "Delete"],
    ["ArrowDown", "Rename"],
    ["ArrowUp", "Delete"],
    ["Home", "Rename"],
    ["d", "Duplicate"],
    ["d", "Download"],
    ["d", "Delete"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await isFocused(item(name)), `${key} leads to ${name}`).toBe(true);
  }
  await page.keyboard.press("Escape");
  expect(await page.getByRole("menu").count()).toBe(0);
  expect(await isFocused(button)).toBe(true);

  await page.keyboard.press("ArrowUp");
  expect(await isFocused(item("Delete"))).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("Chosen: Delete").waitFor();
  expect(await isFocused(button)).toBe(true);

  await button.click();
  await page.getByRole("heading", { name: "Tabs" }).click();
  await page.getByRole("menu").waitFor({ state: "detached" });

  // At the lower edge of the screen it opens upwards, and nothing moves.
  await page.setViewportSize({ width: 1280, height: 480 });
  const edge = await button.evaluate((element) => {
    const below = element.getBoundingClientRect().bottom - window.innerHeight;
    window.scrollBy({ top: below + 8, behavior: "instant" });
    return window.scrollY;
  });
  await button.click();
  const box = await page.getByRole("menu").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
  expect(await page.evaluate(() => window.scrollY)).toBe(edge);
});

test("an item of a menu that is disabled can be reached and does nothing", async ({ page }) => {
  await page.goto("/kit.html");
  await page.getByRole("button", { name: "Resume" }).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Chosen: nothing").waitFor();
  expect(await page.getByRole("menu").isVisible()).toBe(true);
});

test("tabs are one stop, and arrows, Home and End show their panels", async ({ page }) => {
  await page.goto("/kit.html");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("PDF").focus();
  for (const [key, name, panel] of [
    ["ArrowRight", "DOCX", "For people who ask for Word."],
    ["End", "Plain text", "For forms that take no file."],
    ["ArrowRight", "PDF", "One file, as printed."],
    ["ArrowLeft", "Plain text", "For forms that take no file."],
    ["Home", "PDF", "One file, as printed."],
  ] as const) {
    await page.keyboard.press(key);
    expect(await isFocused(tab(name)), `${key} leads to ${name}`).toBe(true);
    expect(await tab(name).getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tabpanel").allTextContents()).toEqual([panel]);
  }
  await page.keyboard.press("Tab");
  expect(await isFocused(page.getByRole("tabpanel"))).toBe(true);
});

test("a toast is read out politely, waits while it is looked at, and goes", async ({ page }) => {
  await page.clock.install();
  await page.goto("/kit.html");
  const region = page.getByRole("region", { name: "Notifications" });
  expect(await region.getAttribute("aria-live")).toBe("polite");
  const show = page.getByRole("button", { name: "Show toast" });
  const toast = region.getByText("Saved on this device.");

  await show.click();
  await toast.hover();
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await show.hover();
  await page.clock.runFor(6100);
  await toast.waitFor({ state: "detached" });

  await show.click();
  await region.getByRole("button", { name: "Dismiss" }).focus();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Enter");
  await toast.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("a table has its caption as name, a header for each row, and scrolls by keyboard on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/kit.html");
  const table = page.getByRole("table", { name: "Recent payments" });
  expect(await table.getByRole("rowheader").allTextContents()).toEqual(["1 May 2026", "1 April 2026"]);
  await page.getByRole("region", { name: "Recent payments" }).focus();
  await page.keyboard.press("ArrowRight");
  const region = page.getByRole("region", { name: "Recent payments" });
  await expect.poll(() => region.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});

test("progress says its name and how far it is, or that nobody can tell", async ({ page }) => {
  await page.goto("/kit.html");
  const known = page.getByRole("progressbar", { name: "Making the PDF" });
  expect(await known.getAttribute("value")).toBe("60");
  const unknown = page.getByRole("progressbar", { name: "Asking the AI" });
  expect(await unknown.getAttribute("value")).toBeNull();
});
