import { expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

test("a page asks for its scripts once it is painted, and once only", async ({ page }) => {
  for (const path of ["/", "/templates"]) {
    await openPage(page, path);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js") && !name.includes("first-paint"))
        .map(({ startTime }) => startTime),
    }));
    expect(painted, path).toBeGreaterThan(0);
    expect(asked.length, path).toBeGreaterThan(2);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
    expect(await page.locator("#after-paint").count(), path).toBe(0);
    expect(await page.locator('script[type="module"]').count(), path).toBe(1);
  }
});

test("where the browser says nothing of its paints, and in a tab that nobody sees, the scripts come too", async ({
  newContext,
}) => {
  const situations = {
    "no observer": () => Reflect.deleteProperty(window, "PerformanceObserver"),
    "an observer of the old kind": () => {
      PerformanceObserver.prototype.observe = () => {
        throw new TypeError("entryTypes is required");
      };
    },
    "a hidden tab": () => {
      Object.defineProperty(document, "hidden", { get: () => true });
      PerformanceObserver.prototype.observe = () => {};
    },
  };
  for (const [situation, arrange] of Object.entries(situations)) {
    const context = await newContext();
    await context.addInitScript(arrange);
    const page = await context.newPage();
    await openPage(page, "/pricing");
    expect(await page.locator('script[type="module"]').count(), situation).toBe(1);
  }
});

test("a returning reader never sees what is a visitor's, with less motion neither", async ({
  newContext,
  server,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const context = await newContext({ reducedMotion });
    await context.addInitScript(() => {
      if (location.protocol !== "about:") localStorage.setItem("userInfo", "{}");
    });
    const page = await context.newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${server.url}/assets/*.js`, async (route) => {
      if (!route.request().url().includes("first-paint")) await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const shown = () =>
      page
        .locator("[data-by-user]")
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility));
    expect(await shown(), reducedMotion).toEqual(["hidden", "hidden"]);
    release();
    await page.waitForFunction(() => window.history.scrollRestoration === "manual");
    expect(await shown(), reducedMotion).toEqual(["visible", "visible"]);
  }
});

test("the chosen theme colours the browser's own bar, from the first paint on", async ({ page }) => {
  const bar = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    });
  await openPage(page, "/pricing");
  expect(await bar()).toEqual(["#faf8f4"]);
  await page.getByText("Dark", { exact: true }).click();
  await expect.poll(bar).toEqual(["#121417"]);
  await page.goto("/pricing", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await bar()).toEqual(["#121417"]);
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  await page.getByText("System", { exact: true }).click();
  await expect.poll(bar).toEqual(["#faf8f4"]);
});
