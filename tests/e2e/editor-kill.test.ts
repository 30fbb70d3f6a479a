import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { effort } from "../support/effort.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";

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

async function openDraft(browser: Browser, onAcknowledged: (text: string) => void): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no context");
  const page = await context.newPage();
  await page.exposeFunction("acknowledged", onAcknowledged);
  await page.goto(`${server.url}/create`);
  await page.getByRole("textbox", { name: "Summary", exact: true }).waitFor();
  await page.evaluate(() => {
    const tell: (text: string) => void = Reflect.get(globalThis, "acknowledged");
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-field="/summary"]');
      const words = document.querySelector("[data-save-state]")?.textContent;
      if (field && words === "Saved on this device") tell(field.value);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return page;
}

test(`nothing that was said to be on the device is lost in ${KILLS} kills of the browser while typing`, async () => {
  let acknowledged = "";
  let losses = 0;
  let survived = 0;
  for (let round = 0; round < KILLS; round++) {
    const browser = await start();
    // What this round acknowledges must not take the place of what the last one did before that is compared.
    const promised = acknowledged;
    const { promise: progress, resolve: progressed } = Promise.withResolvers<void>();
    const page = await openDraft(browser, (text) => {
      if (text.length > promised.length + 3) progressed();
      acknowledged = text;
    });
    const field = page.getByRole("textbox", { name: "Summary", exact: true });
    const found = await field.inputValue();
    if (!found.startsWith(promised)) losses += 1;
    survived = found.length;
    await field.press("End");
    const typing = page.keyboard.type(`round ${round} and some more words `, { delay: 12 }).catch(() => {});
    // On a busy machine nothing may have been typed by then: at least a word is on the device, or the typing is over.
    const moment = new Promise((resolve) => setTimeout(resolve, 150 + ((round * 97) % 400)));
    const killing = Promise.all([moment, Promise.race([progress, typing])]).then(kill);
    await Promise.all([typing, killing]);
    await browser.close().catch(() => {});
  }
  expect(losses).toBe(0);
  expect(survived).toBeGreaterThan(KILLS > 1 ? 5 : 0);
  const browser = await start();
  const page = await openDraft(browser, () => {});
  expect(
    (await page.getByRole("textbox", { name: "Summary", exact: true }).inputValue()).startsWith(acknowledged),
  ).toBe(true);
  await browser.close();
});
