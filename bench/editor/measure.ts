// `npm run bench:editor` types into the editor in a real browser and writes docs/benchmarks/editor.md.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser.ts";
import { ensureWebBuild } from "../../scripts/fresh-web.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { freePort } from "../free-port.ts";
import { startSite } from "../site/start-site.ts";
import { typeIntoFloor } from "./floor.ts";
import { answersSince, openWithInsights, restAsPeopleDo } from "./open-with-insights.ts";
import { type Measured, report } from "./report.ts";
import { onePage, tenPages, threePages } from "./resumes.ts";
import { interactionToNextPaint, spread, type Typed, watchKeys } from "./typed.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Part of a case's name; what is looked at alone is not written down. */
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const KEYS = 300;
const WORDS = "Led the move of nine services to one queue and wrote down how it works. ";

interface Case {
  name: string;
  resume: Resume;
  /** How many it comes to: a draft that the editor does not take would be measured as an empty page. */
  pages: number;
  template: string;
  fit: boolean;
  limitMs: number;
  /** Typed in the full editor with the insights beside the page; its median is held to one frame. */
  insights?: true;
  /** How many times slower the processor is made; its interactions are held to the limit then, too. */
  slower?: number;
}

/** Milliseconds at sixty frames a second. */
const FRAME_MS = 16;

const CASES: readonly Case[] = [
  { name: "one page", resume: onePage, pages: 1, template: "google", fit: false, limitMs: 16 },
  {
    name: "one page, two columns",
    resume: onePage,
    pages: 1,
    template: "microsoft",
    fit: false,
    limitMs: 16,
  },
  { name: "one page, fitted", resume: onePage, pages: 1, template: "google", fit: true, limitMs: 16 },
  { name: "three pages", resume: threePages, pages: 3, template: "google", fit: false, limitMs: 33 },
  { name: "ten pages", resume: tenPages, pages: 10, template: "google", fit: false, limitMs: 33 },
  { name: "three pages, cards", resume: threePages, pages: 3, template: "meta", fit: false, limitMs: 33 },
  {
    name: "three pages, insights open",
    resume: threePages,
    pages: 3,
    template: "google",
    fit: false,
    limitMs: 33,
    insights: true,
  },
  {
    name: "three pages, processor 4 × slower",
    resume: threePages,
    pages: 3,
    template: "google",
    fit: false,
    limitMs: 50,
    slower: 4,
  },
];

const LAST_SHEET = `document.querySelector(".sheet-host").shadowRoot.querySelector(".sheet.paged:last-child")`;

const COUNT_PAGES = `document.querySelector(".sheet-host").shadowRoot.querySelectorAll(".sheet.paged").length`;

/** A draft as the templates page leaves it for the editor. */
const leaveDraft = (draft: object) => `(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  localStorage.setItem("drafts", ${JSON.stringify(JSON.stringify({ version: 1, drafts: [draft] }))});
})()`;

async function openDraft(page: Page, url: string, { resume, template }: Case): Promise<void> {
  const draft = {
    id: "bench-draft",
    template,
    theme: "signature",
    resume,
    savedAt: new Date().toISOString(),
    isUntouched: false,
  };
  await page.goto(`${url}/help`);
  await page.evaluate(leaveDraft(draft));
  await page.goto(`${url}/create`);
}

async function type(page: Page, url: string, given: Case): Promise<Omit<Measured, "name" | "limitMs">> {
  const { resume, fit } = given;
  await (given.insights ? openWithInsights(page, url, given) : openDraft(page, url, given));
  const summary = page.getByRole("textbox", { name: "Summary", exact: true });
  await summary.waitFor();
  if (fit) await page.getByLabel("Fit to one page").check();
  await page.evaluate("document.fonts.ready.then(() => null)");
  const pages = await page.evaluate<number>(COUNT_PAGES);
  if (pages !== given.pages)
    throw new Error(`${given.name}: ${pages} pages are drawn, another resume than was given`);
  await summary.click();
  await page.keyboard.press("End");
  await page.keyboard.type(WORDS.slice(0, 30), { delay: 40 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: given.slower ?? 1 });
  await page.evaluate(watchKeys(LAST_SHEET));
  const answersBefore = given.insights ? await answersSince(page, 0) : 0;
  for (let key = 0; key < KEYS; key++) {
    // Words grow to two lines, then start again: a summary has an end.
    if (key > 0 && key % 150 === 0) await summary.fill(resume.summary);
    await page.keyboard.type(WORDS[key % WORDS.length] ?? "x", { delay: 25 * (given.slower ?? 1) });
    if (given.insights) await restAsPeopleDo(page, key);
  }
  if (given.insights && (await answersSince(page, answersBefore)) < KEYS / 30)
    throw new Error("the insights slept while the keys came: nothing was measured");
  const typed = await page.evaluate<Typed>("typed");
  return {
    pages,
    keys: typed.shown.length,
    shown: spread(typed.shown),
    framed: spread(typed.framed),
    longestTask: typed.longest,
    nextPaint: interactionToNextPaint(typed),
  };
}

await ensureWebBuild(root);
const dataDir = await mkdtemp(path.join(tmpdir(), "candor-bench-"));
const site = await startSite(root, await freePort(), dataDir);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(root, { whole: true }),
  args: ["--disable-gpu"],
});
/** What a text area that is mirrored into a line takes in this browser: nothing can show a key sooner. */
async function floorOf(): Promise<Typed> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const typed = await typeIntoFloor(page, WORDS, KEYS);
  await page.close();
  return typed;
}

try {
  const load = loadavg()[0] ?? 0;
  const measured: Measured[] = [];
  const floors = [await floorOf()];
  for (const given of CASES.filter(({ name }) => name.includes(values.only))) {
    const page = await browser.newPage({ viewport: { width: given.insights ? 1600 : 1280, height: 800 } });
    measured.push({ name: given.name, limitMs: given.limitMs, ...(await type(page, site.url, given)) });
    console.log(JSON.stringify(measured.at(-1)));
    await page.close();
  }
  floors.push(await floorOf());
  const floor = spread(floors.flatMap(({ framed }) => framed));
  console.log(JSON.stringify({ floor }));
  for (const { name, framed } of measured)
    console.log(
      `${name}: ${(framed.median / floor.median).toFixed(2)} × the floor, p95 ${(framed.p95 / floor.p95).toFixed(2)} ×`,
    );
  const machine = `${cpus().length} cores (${process.arch}), load ${load.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  await mkdir(path.join(root, "docs/benchmarks"), { recursive: true });
  const file = path.join(root, "docs/benchmarks/editor.md");
  if (values.only === "") await writeFile(file, report(measured, floor, machine, browser.version()));
  const slow = measured.filter(
    ({ name, shown, framed, nextPaint, limitMs }) =>
      shown.p95 > limitMs ||
      (CASES.some((given) => given.name === name && given.slower) && nextPaint > limitMs) ||
      (CASES.some((given) => given.name === name && given.insights) &&
        // A key that comes just after a frame has begun waits for the next one, whatever it costs.
        (shown.median > FRAME_MS || framed.median > 2 * FRAME_MS)),
  );
  if (slow.length > 0) {
    console.log(`over the limit: ${slow.map(({ name }) => name).join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
