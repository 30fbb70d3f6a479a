import type { Locator, Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { fullResume } from "../factories/full-resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";
import { openKept } from "./kept-resume.ts";
import { PHONE, touchOn } from "./touch.ts";

const withAccount = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

/** What a finger presses needs this much, across and down. */
const FINGER = 44;

/**
 * What is there to be pressed and is smaller than a finger needs. A link inside a sentence is as high as its line; a handle is as narrow as it
 * is so that a thumb can scroll beside it, and its menu moves as well; the name of the resume shares its bar with what became of it.
 */
const tooSmall = (page: Page) =>
  page.getByRole("main").evaluate((main, least) => {
    const found = new Set<string>();
    const pressed = main.querySelectorAll<HTMLElement>(
      "button, select, textarea, [role=tab], input:not([type=checkbox], [type=radio], [type=file]), label:has([type=checkbox], [type=radio])",
    );
    for (const element of pressed) {
      const { width, height } = element.getBoundingClientRect();
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const isHandle = element.classList.contains("touch-none") && element.classList.contains("cursor-grab");
      // In the middle of drawing nothing is half a pixel smaller.
      const [across, down] = [Math.round(width), Math.round(height)];
      if (across <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (words === "Title of this resume") continue;
      if (down < least || (across < least && !isHandle)) found.add(`${words}: ${across} × ${down}`);
    }
    return [...found];
  }, FINGER);

test("on a phone everything in the editor is as large as a finger needs", async ({ newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  const editor = editorOn(page);
  const { tap, tapToNew } = touchOn(page);
  await leaveDraft(page, fullResume());
  await editor.open();
  await tap(editor.button(/^Care assistant/));
  await tapToNew(page.getByRole("textbox", { name: /^Bullets, line 1/ }).first());
  expect(await tooSmall(page)).toEqual([]);

  // What stands in one bar stands in one row: two would take the room of what is written.
  const expectBeside = async (one: Locator, other: Locator) =>
    expect((await one.boundingBox())?.y).toBeCloseTo((await other.boundingBox())?.y ?? 0, -1);
  await expectBeside(page.getByRole("tab", { name: "Edit" }), editor.button("Undo"));

  // An entry that is open shows its words, and its tools below them.
  await tapToNew(editor.button("Wound care, 1 of 3. Change"));
  expect(await tooSmall(page)).toEqual([]);
  await tapToNew(editor.button("Details of Wound care"));
  expect(await tooSmall(page)).toEqual([]);
  await tapToNew(editor.button("Done"));

  await tap(editor.button("Options for Experience"));
  expect(await tooSmall(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await tapToNew(page.getByRole("tab", { name: "Design" }));
  expect(await tooSmall(page)).toEqual([]);
  await tapToNew(page.getByRole("tab", { name: "Preview" }));
  await expectBeside(page.getByText("Fit to one page"), editor.button("Zoom in"));
  expect(await tooSmall(page)).toEqual([]);
  await tapToNew(editor.button("Download"));
  expect(await tooSmall(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

withAccount(
  "with an account too, where Insights stand beside Edit and Preview, in one row with what can be done",
  async ({ page, signIn }) => {
    await openKept(page, await signIn());
    expect(await tooSmall(page)).toEqual([]);
    const [edit, undo] = [
      page.getByRole("tab", { name: "Edit" }),
      page.getByRole("button", { name: "Undo" }).last(),
    ];
    expect((await edit.boundingBox())?.y).toBeCloseTo((await undo.boundingBox())?.y ?? 0, -1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

test("at four times the size every entry of a menu can still be reached, by finger and by key", async ({
  newContext,
}) => {
  // A window of 1280 by 1024 at 400 %.
  const page = await (await newContext({ ...PHONE, viewport: { width: 320, height: 256 } })).newPage();
  await page.goto("/create");
  await page.getByLabel("Full name").waitFor();
  for (const name of [/^Download/, /^Add section/, /^Options for Experience/]) {
    const button = page.getByRole("button", { name }).first();
    await button.scrollIntoViewIfNeeded();
    await button.tap();
    const entries = page.getByRole("menu").locator('[role^="menuitem"]');
    const hidden = await entries.evaluateAll((all) =>
      all.flatMap((entry) => {
        entry.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = entry.getBoundingClientRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        return entry.contains(pressed) ? [] : [entry.textContent];
      }),
    );
    expect(await entries.count()).toBeGreaterThan(3);
    expect(hidden, String(name)).toEqual([]);
    await page.keyboard.press("Home");
    await page.keyboard.press("End");
    await expect.poll(() => entries.last().evaluate((entry) => entry.matches(":focus"))).toBe(true);
    const { y = 0, height = 0 } = (await entries.last().boundingBox()) ?? {};
    expect(y + height, String(name)).toBeLessThanOrEqual(257);
    await page.keyboard.press("Escape");
  }
});

test("a section that a finger holds at the edge of the screen goes past tall ones: the page scrolls on, steadily and faster the nearer the edge", async ({
  newContext,
}) => {
  const page = await (await newContext(PHONE)).newPage();
  const editor = editorOn(page);
  const { hold, scrollY, reach } = touchOn(page);
  await leaveDraft(page, sampleResume);
  await editor.open();
  const handle = editor.button(/^Move Experience: drag/);
  const names = () =>
    page
      .getByRole("button", { name: /^Move [A-Z]\w+: drag/ })
      .evaluateAll((all) =>
        all.map((one) => /Move (\w+)/.exec(one.getAttribute("aria-label") ?? "")?.[1] ?? ""),
      );
  await reach(handle);
  const places: number[] = [];
  const watch = async (parts: number) => {
    // It begins after a while, so that a move by one place near the edge scrolls nothing.
    await page.waitForTimeout(800);
    places.length = 0;
    for (let part = 0; part < parts; part++) {
      places.push(await scrollY());
      await page.waitForTimeout(100);
    }
    return (places.at(-1) ?? 0) - (places[0] ?? 0);
  };
  // At the rim of the edge it goes slowly, and goes on without a move of the finger.
  const slow = await hold(handle, 844 - 50);
  const slowly = await watch(4);
  await slow.lift();
  expect(slowly).toBeGreaterThan(10);
  const before = await names();
  const fast = await hold(handle, 844 - 6);
  expect(await watch(5)).toBeGreaterThan(3 * slowly);
  // No tenth of a second stands still.
  expect(places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))).toBe(true);
  await expect.poll(async () => (await scrollY()) > 900, { timeout: 5000 }).toBe(true);
  await fast.lift();
  expect((await names()).indexOf("Experience")).toBeGreaterThan(before.indexOf("Experience"));

  // And back to the top, where the bars of the page begin the edge.
  await reach(handle);
  const up = await hold(handle, 140);
  await expect.poll(scrollY, { timeout: 8000 }).toBeLessThan(200);
  await up.lift();
});
