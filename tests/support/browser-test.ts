import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { projectRoot, type RunningServer, startServer } from "./running-server.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Person {
  name: string;
  email: string;
  role: "admin" | "user";
}

interface BrowserFixtures {
  browser: Browser;
  server: RunningServer;
  context: BrowserContext;
  /** A blank tab on the server's address. The test fails on any console error, foreign request or axe violation. */
  page: Page;
  /** Puts the person's auth result where the page looks for it. Call it before the first navigation. */
  signIn: (person?: Partial<Person>) => Promise<Person>;
}

/** `test` for a real browser on the built site: each test gets a server with an empty database and a fresh profile. */
export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const executablePath = process.env.CHROMIUM_PATH;
      if (!executablePath) throw new Error("run browser tests with npm test: it finds a browser");
      const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  server: async ({}, use) => {
    const server = await startServer({ webDir: path.join(projectRoot, "dist/web") });
    await use(server);
    await server.stop();
  },

  context: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(10_000);
    await use(context);
    await context.close();
  },

  page: async ({ context, server }, use) => {
    const faults: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        faults.push(`console: ${message.text()}`);
    });
    context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== server.url && protocol !== "data:" && protocol !== "blob:")
        faults.push(`foreign: ${origin}`);
    });
    const page = await context.newPage();
    await use(page);
    for (const open of context.pages()) faults.push(...(await accessibilityFaults(open)));
    expect(faults).toEqual([]);
  },

  signIn: async ({ context }, use) => {
    await use(async (person = {}) => {
      const user: Person = { name: "Ada Example", email: "ada@example.com", role: "user", ...person };
      const record = JSON.stringify({ user: { ...user, registrationDate: "2026-03-05T10:00:00.000Z" } });
      await context.addInitScript((value) => {
        if (location.protocol === "about:") return;
        // Only once: a later sign-out must stay signed out across navigations.
        if (sessionStorage.getItem("signed-in-by-test")) return;
        sessionStorage.setItem("signed-in-by-test", "yes");
        localStorage.setItem("userInfo", value);
      }, record);
      return user;
    });
  },
});

/** axe on the page as it stands now; every browser test also ends with it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (page.isClosed() || page.url() === "about:blank") return [];
  // Colours in the middle of a transition are no state that anybody reads; a spinner never ends.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  await page.evaluate(axeSource);
  return await page.evaluate(async () => {
    const axe: typeof import("axe-core") = Reflect.get(globalThis, "axe");
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.html}`));
  });
}

export { expect } from "vitest";
