import type { Browser, Page } from "playwright-core";
import type { Release } from "./two-releases.ts";
import { spread } from "./typed.ts";

export interface Click {
  release: string;
  place: "an account" | "a visitor";
  when: "right after a key" | "after a pause";
  median: number;
  p95: number;
  clicks: number;
}

/** Longer than a person needs to move from the field to the button; autosave and what is made ahead are done by then. */
const PAUSE_MS = 2500;
const MINUTE_MS = 61_000;

/** Runs in the page, which is why it is text: from the press on the menu's entry until the browser is handed the file. */
const WATCH_CLICKS = `
  globalThis.taken = [];
  let pressed = 0;
  addEventListener("click", (event) => {
    if (event.target.closest?.('[role="menuitem"]')) pressed = event.timeStamp;
  }, { capture: true });
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) taken.push(performance.now() - pressed);
    click.call(this);
  };
`;

async function takeFile(page: Page, isPaused: boolean, letter: string): Promise<number> {
  const summary = page.getByRole("textbox", { name: "Summary", exact: true });
  await summary.press("End");
  await summary.press(letter);
  if (isPaused) await page.waitForTimeout(PAUSE_MS);
  const before = await page.evaluate<number>("taken.length");
  // By keys, as fast as they can be pressed: no time for anything to be made between opening the menu and choosing.
  await page.evaluate(`(() => {
    const button = [...document.querySelectorAll('button[aria-haspopup="menu"]')].find(({ textContent }) => textContent.includes("Download"));
    button.click();
  })()`);
  await page.getByRole("menuitem", { name: "PDF", exact: true }).waitFor();
  await page.getByRole("menuitem", { name: "PDF", exact: true }).click();
  await page.waitForFunction((count) => Reflect.get(globalThis, "taken").length > count, before);
  const times = await page.evaluate<number[]>("taken");
  return times.at(-1) ?? Number.NaN;
}

/** Both releases by turns, press by press. */
export async function takeFiles(
  browser: Browser,
  releases: readonly Release[],
  rounds: number,
): Promise<Click[]> {
  const clicks: Click[] = [];
  for (const place of ["an account", "a visitor"] as const) {
    const pages = await Promise.all(releases.map((release) => openFor(browser, release, place)));
    for (const when of ["right after a key", "after a pause"] as const) {
      // Files are made ahead so often a minute and no oftener: each part begins with all of them to have.
      await pages[0]?.waitForTimeout(MINUTE_MS);
      const times = releases.map(() => [] as number[]);
      for (let round = 0; round <= rounds; round++)
        for (const [index, page] of pages.entries()) {
          await page.bringToFront();
          const taken = await takeFile(page, when === "after a pause", "abcdefghij"[round % 10] ?? "x");
          if (round > 0) times[index]?.push(taken);
        }
      for (const [index, { name }] of releases.entries()) {
        const own = times[index] ?? [];
        const row = {
          release: name,
          place,
          when,
          median: spread(own).median,
          p95: spread(own).p95,
          clicks: own.length,
        };
        console.log(JSON.stringify(row));
        clicks.push(row);
      }
    }
    await Promise.all(pages.map((page) => page.context().close()));
  }
  return clicks;
}

async function openFor(browser: Browser, release: Release, place: Click["place"]): Promise<Page> {
  const context = await release.newContext(browser);
  const page = await context.newPage();
  await page.addInitScript(WATCH_CLICKS);
  await page.goto(release.url + (place === "an account" ? `/ai/${release.resumeId}` : "/create"));
  const summary = page.getByRole("textbox", { name: "Summary", exact: true });
  await summary.waitFor();
  if (place === "a visitor") {
    await page.getByRole("textbox", { name: "Full name", exact: true }).fill("Bench Person");
    await summary.fill("Engineer of ten years who keeps services up and explains why they went down.");
  }
  return page;
}
