import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { effort } from "../support/effort.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

const KILLS = effort(3, 50);

let server: RunningServer;
let profile: string;
let running: ChildProcess | null = null;

beforeEach(async () => {
  server = await startSite();
  profile = await mkdtemp(path.join(tmpdir(), "candor-profile-"));
});

afterEach(async () => {
  await kill();
  await server.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 10 });
});

/** A browser of its own process group on the same profile each time, as a person's own would be. */
async function start(): Promise<Browser> {
  const executable = process.env.CHROMIUM_PATH;
  if (!executable) throw new Error("run browser tests with npm test: it finds a browser");
  const portFile = path.join(profile, "DevToolsActivePort");
  await rm(portFile, { force: true });
  running = spawn(
    executable,
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { detached: true, stdio: "ignore" },
  );
  const port = await expect
    .poll(async () => (await readFile(portFile, "utf8").catch(() => "")).split("\n")[0] ?? "", {
      timeout: 20_000,
    })
    .toMatch(/^\d+$/)
    .then(async () => (await readFile(portFile, "utf8")).split("\n")[0]);
  return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
}

/** kill -9 of the browser with all that belongs to it. */
async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGKILL");
  await ended;
}

type Who = "visitor" | "account";

/** What signs a browser in that may have been killed before it wrote its cookies down. */
interface Signed {
  path: string;
  cookie: { name: string; value: string; url: string };
  userInfo: string;
}

async function signUp(): Promise<Signed> {
  const visitor = new Visitor(server.url);
  const { body } = await visitor.register("ada@example.com");
  const [name = "", value = ""] = (visitor.cookie ?? "").split("=");
  const draft = { title: "First", template: "google", resume: emptyResume() };
  const { id } = (await visitor.call("POST", "/api/resumes", draft)).body;
  return {
    path: `/ai/${id}`,
    cookie: { name, value, url: server.url },
    userInfo: JSON.stringify({ user: body.user }),
  };
}

async function openDraft(
  browser: Browser,
  signed: Signed | null,
  onAcknowledged: (text: string) => void,
): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no context");
  const page = await context.newPage();
  if (signed) {
    await context.addCookies([signed.cookie]);
    await page.addInitScript((record) => localStorage.setItem("userInfo", record), signed.userInfo);
  }
  await page.exposeFunction("acknowledged", onAcknowledged);
  await page.goto(`${server.url}${signed?.path ?? "/create"}`);
  await page.getByRole("textbox", { name: "Summary", exact: true }).waitFor();
  await page.evaluate(() => {
    const tell: (text: string) => void = Reflect.get(globalThis, "acknowledged");
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-field="/summary"]');
      const words = document.querySelector("[data-save-state]")?.textContent;
      if (field && (words === "Saved on this device" || words === "Saved")) tell(field.value);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return page;
}

const summaryOf = (page: Page) => page.getByRole("textbox", { name: "Summary", exact: true });

test(`nothing that was said to be kept is lost in ${KILLS} kills of the browser while typing, with an account or without`, async () => {
  const account = await signUp();
  const acknowledged: Record<Who, string> = { visitor: "", account: "" };
  let losses = 0;
  let survived = 0;
  for (let round = 0; round < KILLS; round++) {
    const who: Who = round % 2 === 0 ? "visitor" : "account";
    const browser = await start();
    // What this round acknowledges must not take the place of what the last one did before that is compared.
    const promised = acknowledged[who];
    const { promise: progress, resolve: progressed } = Promise.withResolvers<void>();
    const page = await openDraft(browser, who === "account" ? account : null, (text) => {
      if (text.length > promised.length + 3) progressed();
      acknowledged[who] = text;
    });
    const field = summaryOf(page);
    const found = await field.inputValue();
    if (!found.startsWith(promised)) losses += 1;
    survived = found.length;
    // "End" alone goes to the end of a line of the field, and so into the middle of a longer text.
    await field.press("ControlOrMeta+End");
    const typing = page.keyboard.type(`round ${round} and some more words `, { delay: 12 }).catch(() => {});
    // On a busy machine nothing may have been typed by then. A visitor's word is on the device at once, an account's on the
    // server after a pause: every other time it is cut off before that.
    const enough = who === "visitor" || round % 4 === 1 ? progress : typing;
    const moment = new Promise((resolve) => setTimeout(resolve, 150 + ((round * 97) % 400)));
    const killing = Promise.all([moment, enough]).then(kill);
    await Promise.all([typing, killing]);
    await browser.close().catch(() => {});
  }
  expect(losses).toBe(0);
  // The same person's round before went on until four characters were kept.
  expect(survived).toBeGreaterThan(3);
  const browser = await start();
  for (const who of ["visitor", "account"] as const) {
    const page = await openDraft(browser, who === "account" ? account : null, () => {});
    expect((await summaryOf(page).inputValue()).startsWith(acknowledged[who])).toBe(true);
    expect(acknowledged[who]).not.toBe("");
    await page.close();
  }
  await browser.close();
});
