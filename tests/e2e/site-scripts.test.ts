import { expect, test } from "../support/browser-test.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
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

/** Compressed, as the server sends it. */
const MOST_SCRIPT_BYTES = 250 * 1024;

test("an editor is there after few requests, all of them asked for at once; what its tools need comes after it", async ({
  newContext,
  server,
}) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  for (const path of ["/create", `/ai/${id}`]) {
    const context = await newContext();
    const [name = "", value = ""] = (owner.cookie ?? "").split("=");
    if (path !== "/create") await context.addCookies([{ name, value, url: server.url }]);
    await context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-field="/name"]')) return;
        performance.mark("ready");
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByLabel("Full name").waitFor();
    const { ready, resources } = await page.evaluate(() => ({
      ready: performance.getEntriesByName("ready")[0]?.startTime ?? 0,
      resources: performance.getEntriesByType("resource").map((entry) => {
        const { name: address, encodedBodySize, startTime } = entry as PerformanceResourceTiming;
        return { address, bytes: encodedBodySize, startTime };
      }),
    }));
    const needed = resources.filter(({ startTime }) => startTime < ready);
    expect(needed.length, path).toBeLessThanOrEqual(22);
    const scripts = needed.filter(({ address }) => address.endsWith(".js"));
    expect(scripts.length, path).toBeGreaterThan(4);
    expect(scripts.length, path).toBeLessThanOrEqual(11);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, path).toBeGreaterThan(100 * 1024);
    expect(bytes, path).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  }
});
