import type { BrowserContext, Page } from "playwright-core";
import { type PublicPath, publicPaths } from "../../src/web/paths.ts";
import { expect, test } from "../support/browser-test.ts";
import { effort } from "../support/effort.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 6;
const AT_ONCE = 2;
const TAKES_EFFECT_MS = 20_000;
/** Everything but the head's own script. */
const APP = /\/assets\/(?!first-paint).*\.js$/;
const EMAIL = "early@example.com";
const NEW_EMAIL = "new@example.com";

interface Press {
  name: string;
  tap: (page: Page) => Promise<unknown>;
  hasWorked: (page: Page) => Promise<boolean>;
}

interface Visit {
  path: string;
  /** What is typed before anything is pressed, by the fields' names. */
  typed: Record<string, string>;
  presses: Press[];
}

const button = (page: Page, name: string, nth = 0) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).nth(nth);

const pressButton = (name: string, hasWorked: Press["hasWorked"], nth = 0): Press => ({
  name,
  tap: (page) => button(page, name, nth).tap(),
  hasWorked,
});
const pressText = (name: string, hasWorked: Press["hasWorked"]): Press => ({
  name,
  tap: (page) => page.getByText(name, { exact: true }).tap(),
  hasWorked,
});
const sees = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();

const dark = pressText("Dark", sees('html[data-theme="dark"]:has(input[value="dark"]:checked)'));
const menu: Press = {
  name: "Menu",
  tap: (page) => page.getByRole("button", { name: "Menu" }).tap(),
  hasWorked: (page) => page.getByRole("navigation", { name: "Main" }).isVisible(),
};
const show = pressButton("Show password", sees('input[name="password"][type="text"]'));
const runs = ["Improve bullet", "Compare", "Extract skills", "Write paragraph", "Get questions"];
const demo = runs.flatMap((run, nth) => {
  const card = (page: Page) => page.locator("main section").nth(nth);
  const filled = (page: Page) =>
    card(page)
      .locator("textarea")
      .first()
      .evaluate((field: HTMLTextAreaElement) => field.value !== "");
  const outcome = (page: Page) =>
    card(page).locator("progress, [role=alert] p, :text('The result is ready.')");
  const answered = async (page: Page) => (await outcome(page).count()) > 0;
  return [pressButton("Use sample", filled, nth), pressButton(run, answered)];
});

const signedIn = (page: Page) => page.evaluate(() => "userInfo" in localStorage);
const drafts = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("drafts") ?? "{}").drafts?.length ?? 0);

/** What a page has beyond the menu and the choice of theme. */
const own: Partial<Record<PublicPath, Pick<Visit, "presses"> & Partial<Visit>>> = {
  "/": {
    presses: [
      pressButton("Pause the rotation", (page) => button(page, "Play the rotation").isVisible()),
      pressButton("Next template", sees('[data-shown][aria-label^="2 of 3"]')),
    ],
  },
  "/login": { presses: [show] },
  "/register": { presses: [show] },
  "/forgot-password": {
    typed: { email: EMAIL },
    presses: [pressButton("Reset password", sees('h1:has-text("Check Your Email")'))],
  },
  "/reset-password": {
    presses: [show, pressButton("Change password", sees('text="Password is required"'))],
  },
  "/ai-demo": { presses: demo },
  "/templates": {
    presses: [pressText("Navy", sees('main:has(input[value="navy"]:checked):has-text("Shown in Navy.")'))],
  },
};

const everyPage: Visit[] = publicPaths.map((path) => ({
  path: path === "/reset-password" ? `${path}#token=unknown` : path,
  typed: own[path]?.typed ?? {},
  // The editor has no footer, and with it no choice of theme.
  presses: [...(own[path]?.presses ?? []), ...(path === "/create" ? [] : [dark]), menu],
}));

/** The other pages are texts between the same menu and footer: the proof visits them all. */
const visited = everyPage.filter(
  ({ path }) =>
    effort(0, 1) === 1 ||
    path in own ||
    ["/features", "/pricing", "/create", "/reset-password#token=unknown"].includes(path),
);

/** What leaves the page, or opens a dialog over it. */
const leaving: Visit[] = [
  {
    path: "/login",
    typed: { email: EMAIL, password: STRONG_PASSWORD },
    presses: [pressButton("Sign in", signedIn)],
  },
  {
    path: "/login",
    typed: {},
    presses: [pressText("Forgot Password?", sees('h1:has-text("Forgot Password?")'))],
  },
  {
    path: "/register",
    typed: { name: "Eve", email: NEW_EMAIL, password: STRONG_PASSWORD, confirmation: STRONG_PASSWORD },
    presses: [
      {
        name: "Create account",
        tap: (page) => page.getByLabel("Confirm password").press("Enter"),
        hasWorked: signedIn,
      },
    ],
  },
  {
    path: "/templates",
    typed: {},
    presses: [
      pressButton(
        "Choose Template",
        async (page) => (await page.getByRole("alertdialog").isVisible()) && (await drafts(page)) === 1,
        2,
      ),
    ],
  },
  {
    path: "/templates",
    typed: {},
    presses: [
      pressButton("Preview", (page) => page.getByRole("dialog", { name: "Microsoft" }).isVisible(), 1),
    ],
  },
];

/** A page as it stands once it is painted: its app is held up until `letGo`. */
async function openPainted(context: BrowserContext, path: string) {
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(APP, (route) => held.then(() => route.continue()));
  await openUntilPainted(page, path);
  return { page, letGo };
}

async function openUntilPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** How often the page heard of each control: what is held back is heard of when it is done. */
function countClicks() {
  const heard: Record<string, number> = {};
  Object.assign(window, { heard });
  window.addEventListener("click", ({ target }) => {
    const control = target instanceof Element && target.closest("button, a[href], input");
    if (!control) return;
    const all = [...document.querySelectorAll("button, a[href], input")];
    const key = `${control.closest("label, button, a")?.textContent}#${all.indexOf(control)}`;
    heard[key] = (heard[key] ?? 0) + 1;
  });
}

async function isTrueSoon(check: () => Promise<boolean>): Promise<boolean> {
  const outcome = expect.poll(() => check().catch(() => false), { timeout: TAKES_EFFECT_MS });
  return outcome.toBe(true).then(
    () => true,
    () => false,
  );
}

async function answers(page: Page): Promise<boolean> {
  return page.evaluate(() => window.history.scrollRestoration === "manual");
}

/** Makes the page a slow phone's; answers how to give it a quick processor again. */
async function slowDown(context: BrowserContext, page: Page): Promise<() => Promise<unknown>> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return () => devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/** A slow phone makes a visit: it types, presses everything between first paint and app, and looks what came of it. */
async function makeVisit(context: BrowserContext, { path, typed, presses }: Visit, held: boolean) {
  context.setDefaultTimeout(60_000);
  await context.addInitScript(countClicks);
  const page = await context.newPage();
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The slowest phone there is: its app comes after the last press. A processor that is slowed down as well would change nothing
  // for the presses, and is slowed down by keeping it busy.
  if (held) await page.route(APP, (route) => pressed.then(() => route.continue()));
  const quicken = held ? async () => {} : await slowDown(context, page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await openUntilPainted(page, path);
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(text);
  let early = 0;
  const lost: string[] = [];
  for (const { name, tap } of presses) {
    if (!(await answers(page))) early++;
    await tap(page).catch(() => lost.push(`${path}: ${name} cannot be pressed`));
  }
  letGo();
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  await quicken();
  await Promise.all(
    presses.map(async ({ name, hasWorked }) => {
      if (!(await isTrueSoon(() => hasWorked(page)))) lost.push(`${path}: ${name}`);
    }),
  );
  const heard = await page.evaluate<Record<string, number>>(() => Reflect.get(window, "heard"));
  const twice = Object.keys(heard).filter((name) => (heard[name] ?? 0) > 1);
  if (new Set(sent).size < sent.length) twice.push(...sent);
  await page.close();
  return { early, lost, twice };
}

test("on a slow phone nothing that is pressed between the first paint and the app is lost or done twice, on the public pages", {
  timeout: effort(240_000, 1_800_000),
}, async ({ newContext, server }) => {
  await new Visitor(server.url).register(EMAIL);
  const visits = [...leaving, ...visited].map((visit) => ({ visit, held: true }));
  // In the proof also as fast as the line is, where presses fall into every moment of the start.
  for (let round = 1; round < effort(1, 4); round++)
    visits.push(...everyPage.map((visit) => ({ visit, held: false })));
  const made: Awaited<ReturnType<typeof makeVisit>>[] = [];
  const inOneTab = async () => {
    for (let next = visits.shift(); next; next = visits.shift())
      made.push(await makeVisit(await newContext(PHONE), next.visit, next.held));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inOneTab));
  expect({
    lost: made.flatMap(({ lost }) => lost),
    twice: made.flatMap(({ twice }) => twice),
  }).toEqual({ lost: [], twice: [] });
  expect(made.reduce((sum, { early }) => sum + early, 0)).toBeGreaterThanOrEqual(effort(40, 60));
});

test("early presses keep their order, count once however impatient, and say so when the page has changed", async ({
  newContext,
}) => {
  const context = await newContext(PHONE);
  const chosen = await openPainted(context, "/templates");
  await button(chosen.page, "Choose Template", 5).tap();
  // Followed at once, the link would leave the choice behind.
  await chosen.page.getByRole("link", { name: "Create Resume" }).tap();
  chosen.letGo();
  await chosen.page.waitForURL("**/create");
  const kept = await chosen.page.evaluate(() => localStorage.getItem("drafts") ?? "");
  expect(kept).toContain('"template":"apple"');
  await chosen.page.close();

  const impatient = await openPainted(context, "/login");
  for (let times = 0; times < 3; times++) await button(impatient.page, "Show password").tap();
  expect(await impatient.page.locator("button[data-waiting]").count()).toBe(1);
  impatient.letGo();
  await impatient.page.locator('input[type="text"][name="password"]').waitFor();
  expect(await impatient.page.locator("[data-waiting]").count()).toBe(0);
  await impatient.page.close();

  const gone = await openPainted(context, "/reset-password");
  await button(gone.page, "Change password").tap();
  gone.letGo();
  await gone.page.getByText("The link from the mail is not complete.").waitFor();
  await gone.page
    .getByText("The page changed while it was loading, so “Change password” was not done.")
    .waitFor();
});

test("a returning person's early press is done as a visitor's is", async ({ context, signIn }) => {
  await signIn();
  const { page, letGo } = await openPainted(context, "/");
  await button(page, "Pause the rotation").click();
  await button(page, "Next template").click();
  letGo();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await page.locator('[data-shown][aria-label^="2 of 3"]').waitFor();
  await button(page, "Play the rotation").waitFor();
});

test("where the app does not come, links lead on all the same", async ({ newContext, expectFault }) => {
  expectFault(/net::ERR_FAILED/);
  const context = await newContext(PHONE);
  const page = await context.newPage();
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(APP, (route) => failing.then(() => route.abort()));
  await page.goto("/login", { waitUntil: "commit" });
  await button(page, "Show password").tap();
  const link = page.getByRole("link", { name: "Forgot Password?" });
  await link.tap();
  expect(new URL(page.url()).pathname).toBe("/login");
  fail();
  await page.waitForURL("**/forgot-password");
});

test("right after the load event, Forgot Password? leads on", async ({ newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  await page.goto("/login");
  await page.getByText("Forgot Password?").tap();
  await page.getByRole("heading", { level: 1, name: "Forgot Password?" }).waitFor();
});
