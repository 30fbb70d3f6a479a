import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { expect, test } from "../support/browser-test.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { openPage } from "./open-page.ts";

type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

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

interface Opening {
  /** When the form is there. */
  formed: number;
  /** When the finished page is drawn too, in its own fonts. */
  ready: number;
  resources: { address: string; bytes: number; startTime: number }[];
  /** What moved without anybody's doing. */
  moved: string[];
}

/** Opens an editor with an empty cache and watches what that takes. */
async function watchOpening(context: BrowserContext, path: string): Promise<Opening> {
  await context.addInitScript(() => {
    const isReady = () => {
      const sheet = document.querySelector(".sheet-host")?.shadowRoot?.querySelector(".sheet.paged");
      return document.querySelector('[data-field="/name"]') && sheet && document.fonts.status === "loaded";
    };
    const look = () => (isReady() ? performance.mark("ready") : requestAnimationFrame(look));
    requestAnimationFrame(look);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-field="/name"]')) return;
      performance.mark("formed");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    const moved: string[] = [];
    Reflect.set(globalThis, "moved", moved);
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources = [] } of list.getEntries() as (PerformanceEntry & {
        hadRecentInput?: boolean;
        sources?: { node: Node | null }[];
      })[])
        if (!hadRecentInput)
          moved.push(
            // With the part of the page it is in: what moves may be the menu itself, or a link in it.
            ...sources.map(({ node }) => {
              const part = node instanceof Element && node.closest(".site-menu") ? "site-menu: " : "";
              return part + (node instanceof Element ? node.outerHTML : String(node)).slice(0, 80);
            }),
          );
    }).observe({ type: "layout-shift", buffered: true });
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
  // What a font that came last would move is moved in the next frames.
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    formed: performance.getEntriesByName("formed")[0]?.startTime ?? 0,
    ready: performance.getEntriesByName("ready")[0]?.startTime ?? 0,
    resources: performance.getEntriesByType("resource").map((entry) => {
      const { name: address, encodedBodySize, startTime } = entry as PerformanceResourceTiming;
      return { address, bytes: encodedBodySize, startTime };
    }),
    moved: Reflect.get(globalThis, "moved"),
  }));
}

/** A browser of somebody who was here before and has kept nothing but the sign-in. */
async function returning(newContext: NewContext, owner: ResumeOwner): Promise<BrowserContext> {
  const context = await newContext();
  const [name = "", value = ""] = (owner.cookie ?? "").split("=");
  await context.addCookies([{ name, value, url: owner.url }]);
  const { body } = await owner.call("GET", "/api/auth/session");
  await context.addInitScript((record) => {
    if (location.protocol !== "about:") localStorage.setItem("userInfo", record);
  }, JSON.stringify(body));
  return context;
}

test("an editor is there after twelve requests, all of them asked for at once; what its tools need comes after it", async ({
  newContext,
  server,
}) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  for (const path of ["/create", `/ai/${id}`, "/ai"]) {
    const context = path === "/create" ? await newContext() : await returning(newContext, owner);
    const { formed, ready, resources } = await watchOpening(context, path);
    const before = (time: number) => resources.filter(({ startTime }) => startTime < time);
    const needed = before(formed);
    const named = `${path}: ${before(ready).map(({ address }) => address.replace(/.*\//, ""))}`;
    // At /ai also the list, to know which one was the last.
    const most = path === "/ai" ? 13 : 12;
    expect(needed.length, named).toBeLessThanOrEqual(most);
    expect(before(ready).length, named).toBeLessThanOrEqual(most);
    const scripts = needed.filter(({ address }) => address.endsWith(".js"));
    expect(scripts.length, path).toBeGreaterThan(4);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, path).toBeGreaterThan(100 * 1024);
    expect(bytes, path).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  }
});

test("a resume is asked for with the page, once, and not after the scripts that open it", async ({
  newContext,
  server,
}) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  for (const path of [`/ai/${id}`, "/ai"]) {
    const context = await returning(newContext, owner);
    const asked: string[] = [];
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    context.on("request", (request) => {
      if (!request.url().includes("/api/resumes")) return;
      asked.push(request.url().slice(server.url.length));
      if (request.url().endsWith(id)) resolve();
    });
    // The editor does not come before the resume is asked for.
    await context.route(/\/assets\/editor-[^/]+\.js/, async (route) => {
      await isAsked;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByLabel("Full name").waitFor();
    const expected = [...(path === "/ai" ? ["/api/resumes"] : []), `/api/resumes/${id}`];
    expect(asked, path).toEqual(expected);
  }
});

test("where the early answer is lost, the app asks again; a stranger's page asks for nothing", async ({
  newContext,
  expectFault,
  server,
}) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  const context = await returning(newContext, owner);
  let lost = 0;
  await context.route(`${server.url}/api/resumes/${id}`, (route) =>
    lost++ === 0 ? route.abort() : route.continue(),
  );
  expectFault(/Failed to load resource: net::ERR_FAILED/);
  const page = await context.newPage();
  await page.goto(`/ai/${id}`);
  await page.getByLabel("Full name").waitFor();
  expect(lost).toBe(2);

  const stranger = await newContext();
  const asked: string[] = [];
  stranger.on("request", (request) => void asked.push(request.url()));
  expectFault(/401 \(Unauthorized\) \/api\/auth\/session/);
  const other = await stranger.newPage();
  await other.goto(`/ai/${id}`);
  await other.waitForURL(`${server.url}/`);
  expect(asked.filter((url) => url.includes("/api/resumes"))).toEqual([]);
});

test("fonts that come late move nothing in the editor", async ({ newContext, server }) => {
  const owner = await ResumeOwner.arrive(server.url);
  const id = await owner.keep();
  for (const [path, lateMs] of [
    [`/ai/${id}`, 0],
    [`/ai/${id}`, 700],
    ["/create", 700],
  ] as const) {
    const context = path === "/create" ? await newContext() : await returning(newContext, owner);
    await context.route(/\.woff2$/, async (route) => {
      // Those of the finished page are asked for last, and waited for no longer than people would.
      const isPage = /Regular|SemiBold/.test(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, isPage ? lateMs / 7 : lateMs));
      await route.continue();
    });
    const opening = await watchOpening(context, path);
    // The header of a prerendered page is painted in its stand-in font, which not every machine has.
    const moved = opening.moved.filter((part) => !part.includes("site-menu"));
    expect(moved, `${path}, fonts ${lateMs} ms late`).toEqual([]);
  }
});
