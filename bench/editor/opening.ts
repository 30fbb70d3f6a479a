// `npm run bench:opening -- --before FOLDER` opens a resume with an empty cache and takes its file, in an earlier release (a checkout with
// its own packages and built site) and in this one by turns, and writes docs/benchmarks/opening.md.
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser.ts";
import { ensureWebBuild } from "../../scripts/fresh-web.ts";
import { type Click, takeFiles } from "./click-to-file.ts";
import { type Opened, reportOpening } from "./opening-report.ts";
import { type Release, startRelease } from "./two-releases.ts";
import { spread } from "./typed.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    before: { type: "string" },
    rounds: { type: "string", default: "9" },
    part: { type: "string", default: "" },
  },
});
const rounds = Number(values.rounds);

interface Condition {
  name: string;
  cpu: number;
  /** An ordinary line at home. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const MEGABIT = 1_000_000 / 8;
const CONDITIONS: readonly Condition[] = [
  { name: "this machine, no line between", cpu: 1 },
  { name: "processor 4 × slower", cpu: 4 },
  {
    name: "processor 4 × slower, 20 Mbit/s and 40 ms",
    cpu: 4,
    line: { latency: 40, downloadThroughput: 20 * MEGABIT, uploadThroughput: 5 * MEGABIT },
  },
];

/**
 * Runs in the page, which is why it is text. Ready: the form holds the name in a field that takes keys, the page shows the name, and
 * no font is still to come for it. Both releases have these.
 */
const WATCH_READY = `
  const isReady = () => {
    const field = document.querySelector('input[data-field="/name"]');
    const host = document.querySelector(".sheet-host");
    const sheet = host?.shadowRoot?.querySelector(".sheet.paged");
    return field?.value === "Bench Person" && !field.closest("[inert]") && !field.disabled &&
      sheet?.textContent.includes("Bench Person") && document.fonts.status === "loaded";
  };
  const look = () => {
    if (!isReady()) return requestAnimationFrame(look);
    // The frame that shows it is part of being ready.
    requestAnimationFrame(() => setTimeout(() => performance.mark("ready")));
  };
  requestAnimationFrame(look);
`;

/** What a browser takes for any page, its own processes included. */
const WATCH_FRAME = `
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => performance.mark("ready"))));
`;

/** What is opened: a resume in a release, or next to nothing. */
interface Page {
  name: string;
  release: Release;
  address: string;
  watch: string;
}

const resumeIn = (release: Release): Page => ({
  name: release.name,
  release,
  address: `${release.url}/ai/${release.resumeId}`,
  watch: WATCH_READY,
});

const nextToNothing = (release: Release): Page => ({
  name: "an answer of a few words",
  release,
  address: `${release.url}/api/health`,
  watch: WATCH_FRAME,
});

interface Measured {
  ready: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
}

const READ = `(() => {
  const ready = performance.getEntriesByName("ready")[0].startTime;
  const needed = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < ready);
  const sum = (list) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  return {
    ready,
    requests: needed.length,
    bytes: sum(needed),
    scriptBytes: sum(needed.filter(({ name }) => name.endsWith(".js"))),
  };
})()`;

async function openOnce(browser: Browser, opened: Page, { cpu, line }: Condition): Promise<Measured> {
  const context = await opened.release.newContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(opened.watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    if (line) await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
    await page.goto(opened.address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0, null, {
      timeout: 60_000,
    });
    return await page.evaluate<Measured>(READ);
  } finally {
    await context.close();
  }
}

async function measureOpening(browser: Browser, pages: readonly Page[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const condition of CONDITIONS) {
    const measured = new Map(pages.map(({ name }) => [name, [] as Measured[]]));
    // The first of each warms the server, not the browser.
    for (let round = 0; round <= rounds; round++)
      for (const page of pages) {
        const once = await openOnce(browser, page, condition);
        if (round > 0) measured.get(page.name)?.push(once);
      }
    for (const [release, all] of measured) {
      const median = (of: keyof Measured) => spread(all.map((one) => one[of])).median;
      const row = {
        condition: condition.name,
        release,
        ready: median("ready"),
        slowest: Math.max(...all.map(({ ready }) => ready)),
        requests: median("requests"),
        bytes: median("bytes"),
        scriptBytes: median("scriptBytes"),
      };
      console.log(JSON.stringify(row));
      opened.push(row);
    }
  }
  return opened;
}

if (!values.before) throw new Error("name the folder of the release before: --before FOLDER");
await ensureWebBuild(root);
const now = await startRelease("now", root);
const releases = [await startRelease("before", path.resolve(values.before)), now];
const browser = await chromium.launch({
  executablePath: await ensureBrowser(root, { whole: true }),
  args: ["--disable-gpu"],
});
try {
  const load = loadavg()[0] ?? 0;
  const pages = [...releases.map(resumeIn), nextToNothing(now)];
  const opened = values.part === "files" ? [] : await measureOpening(browser, pages);
  const clicks: Click[] = values.part === "opening" ? [] : await takeFiles(browser, releases, rounds);
  const machine = `${cpus().length} cores (${process.arch}), load ${load.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  if (values.part === "") {
    await mkdir(path.join(root, "docs/benchmarks"), { recursive: true });
    const text = reportOpening({ opened, clicks, machine, browser: browser.version(), rounds });
    await writeFile(path.join(root, "docs/benchmarks/opening.md"), text);
  }
} finally {
  await browser.close();
  await Promise.all(releases.map((release) => release.stop()));
}
