import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { test as base, expect } from "vitest";
import type { RenderQueue } from "../../src/renderers/file/render-queue.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import { rememberExamined, type Unexamined, unexaminedOn } from "./page-structure.ts";
import { PATIENT_QUEUE } from "./patient-renderer.ts";
import { type RunningServer, type ServerOptions, startSite } from "./running-server.ts";
import { STRONG_PASSWORD, Visitor } from "./visitor.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Person {
  name: string;
  email: string;
  password: string;
  role: "admin" | "user";
}

export interface SignedInPerson extends Person {
  /** The same session outside the browser. */
  visitor: Visitor;
}

interface BrowserFixtures {
  expectedFaults: { fault: RegExp; certain: boolean }[];
  browser: Browser;
  /** What makes the files, for all tests of a worker. */
  renderQueue: RenderQueue;
  /** How the server of a test is set up; a file may override it. */
  siteOptions: ServerOptions;
  server: RunningServer;
  /** A fresh profile on the server's address. The test fails on any console error, foreign request or axe violation in it. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  context: BrowserContext;
  /** A blank tab of `context`. */
  page: Page;
  /** Registers the person on the server and gives the browser what it keeps of a sign-in. Call it before the first navigation. */
  signIn: (person?: Partial<Person>) => Promise<SignedInPerson>;
  /** Names a fault that belongs to this test, such as the browser's own report of a 401. It must come, too. */
  expectFault: (fault: RegExp) => void;
  /** The same of a thread that ends at its fault: its last words may be lost, so the test itself must see that it happened. */
  expectFaultOfThread: (fault: RegExp) => void;
}

/** `test` for a real browser on the built site: each test gets a server with an empty database and a fresh profile. */
export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    async ({}, use) => {
      // A page of a test ends before what its optimising compilers did pays: a fifth of the processor's time.
      const browser = await launchBrowser(["--js-flags=--no-opt --no-maglev"]);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  renderQueue: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const renderQueue = openRenderQueue(PATIENT_QUEUE);
      await use(renderQueue);
      await renderQueue.close();
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  siteOptions: async ({}, use) => {
    await use({});
  },

  server: async ({ renderQueue, siteOptions }, use) => {
    const server = await startSite({ sharedRenderQueue: renderQueue, ...siteOptions });
    await use(server);
    await server.stop();
  },

  newContext: async ({ browser, server, expectedFaults }, use) => {
    const faults: string[] = [];
    const contexts: { context: BrowserContext; scripts: boolean }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      context.setDefaultTimeout(20_000);
      watch(context, server.url, faults);
      contexts.push({ context, scripts: options?.javaScriptEnabled !== false });
      return context;
    });
    for (const { context, scripts } of contexts) {
      // axe is a script itself: where scripts are off it would never answer.
      for (const open of scripts ? context.pages() : []) faults.push(...(await accessibilityFaults(open)));
      await context.close();
    }
    expect(faults.filter((told) => !expectedFaults.some(({ fault }) => fault.test(told)))).toEqual([]);
    const due = expectedFaults.filter(({ certain }) => certain);
    expect(due.filter(({ fault }) => !faults.some((told) => fault.test(told)))).toEqual([]);
  },

  context: async ({ newContext }, use) => {
    await use(await newContext());
  },

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  expectedFaults: async ({}, use) => {
    await use([]);
  },

  expectFault: async ({ expectedFaults }, use) => {
    await use((fault) => void expectedFaults.push({ fault, certain: true }));
  },

  expectFaultOfThread: async ({ expectedFaults }, use) => {
    await use((fault) => void expectedFaults.push({ fault, certain: false }));
  },

  page: async ({ context }, use) => {
    await use(await context.newPage());
  },

  signIn: async ({ context, server }, use) => {
    await use(async (wanted = {}) => {
      const person: Person = {
        name: "Ada Example",
        email: "ada@example.com",
        password: STRONG_PASSWORD,
        role: "user",
        ...wanted,
      };
      const visitor = new Visitor(server.url);
      const { status, body } = await visitor.register(person.email, person);
      expect(status).toBe(201);
      await server.database.query
        .updateTable("users")
        .set({ role: person.role })
        .where("email", "=", person.email)
        .execute();
      await keepInBrowser(context, visitor, { user: { ...body.user, role: person.role } });
      return { ...person, visitor };
    });
  },
});

/** The same where time is measured: in a browser that compiles as people's do. */
export const timedTest = test.extend<Pick<BrowserFixtures, "browser">>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser([]);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

async function launchBrowser(args: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error("run browser tests with npm test: it finds a browser");
  return chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic", ...args] });
}

function watch(context: BrowserContext, home: string, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`console: ${message.text()} ${message.location().url.replace(home, "")}`.trim());
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== "data:" && protocol !== "blob:") faults.push(`foreign: ${origin}`);
  });
}

async function keepInBrowser(context: BrowserContext, visitor: Visitor, authResult: object): Promise<void> {
  for (const cookie of [visitor.cookie, visitor.device]) {
    const [name = "", value = ""] = (cookie ?? "").split("=");
    await context.addCookies([{ name, value, url: visitor.url, httpOnly: true, sameSite: "Lax" }]);
  }
  await context.addInitScript((record) => {
    if (location.protocol === "about:") return;
    // Only once: a later sign-out must stay signed out across navigations.
    if (sessionStorage.getItem("signed-in-by-test")) return;
    sessionStorage.setItem("signed-in-by-test", "yes");
    localStorage.setItem("userInfo", record);
  }, JSON.stringify(authResult));
}

/** axe on the page as it stands now, unless it has looked at all that the page shows; every browser test also ends with it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (page.isClosed() || page.url() === "about:blank") return [];
  // A screen whose file is still under way has no words yet; one that never gets any fails below.
  await page.waitForFunction(() => document.querySelector("h1"), null, { timeout: 5000 }).catch(() => {});
  // What waits to fade in, or is half way, is no state that anybody reads: without motion everything stands still.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Colours in the middle of a transition are no state that anybody reads; a spinner never ends.
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished);
    const MOST_FRAMES = 100;
    // What has ended may have begun the next, as a colour that goes from a parent to its child: nothing moves once it was so twice.
    for (let frame = 0, still = 0; still < 2 && frame < MOST_FRAMES; frame++) {
      const moving = ending();
      still = moving.length === 0 ? still + 1 : 0;
      await Promise.allSettled(moving);
      // A tab that is not in front may draw no frame.
      await new Promise((resolve) => setTimeout(resolve, 17));
    }
  });
  const unexamined = await unexaminedOn(page);
  const faults = unexamined ? await axeFaults(page, unexamined) : [];
  if (unexamined && faults.length === 0) rememberExamined(unexamined);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

async function axeFaults(page: Page, unexamined: Unexamined): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await page.evaluate(() => Reflect.has(globalThis, "axe")))) await page.evaluate(axeSource);
  return page.evaluate(async ({ kinds, wholly: isProof }) => {
    const axe: typeof import("axe-core") = Reflect.get(globalThis, "axe");
    const elementsByKind: Map<string, Element[]> = Reflect.get(globalThis, "elementsByKind");
    const unexaminedElements = kinds.flatMap((kind) => elementsByKind.get(kind) ?? []);
    // What was drawn anew since then would pass unseen.
    const isDrawnAnew = () => unexaminedElements.some(({ isConnected }) => !isConnected);
    const wholly = isProof || isDrawnAnew();
    // Two thirds of the time: whether these hold depends on an element and those around it, and is asked of the new ones.
    const OF_ONE_ELEMENT = ["color-contrast", "target-size"];
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const options = {
      // Fetches style sheets once more for a rule that is not among these, and stumbles over one that never came.
      preload: false,
      // What passes is not described: that took a quarter of the time.
      resultTypes: ["violations" as const],
      reporter: "no-passes" as const,
    };
    // What lies half under a bar that stays in sight would pass for a target too small to press.
    const scrolled = window.scrollY;
    window.scrollTo({ top: 0, behavior: "instant" });
    const results = wholly
      ? [await axe.run(document, { ...options, runOnly: tags })]
      : [
          await axe.run(document, {
            ...options,
            runOnly: tags,
            rules: Object.fromEntries(OF_ONE_ELEMENT.map((rule) => [rule, { enabled: false }])),
          }),
        ];
    if (!wholly && unexaminedElements.length > 0) {
      // The page may have gone on during the look before.
      const seen = isDrawnAnew() ? document : { include: unexaminedElements };
      results.push(await axe.run(seen, { ...options, runOnly: OF_ONE_ELEMENT }));
    }
    window.scrollTo({ top: scrolled, behavior: "instant" });
    return results.flatMap(({ violations }) =>
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `axe ${id}: ${html} ${any[0]?.message ?? ""}`),
      ),
    );
  }, unexamined);
}

export { expect } from "vitest";
