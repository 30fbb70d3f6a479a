import type { Locator, Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { test as base, expect } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

const test = base.extend({
  context: async ({ newContext }, use) => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    await use(await newContext(touch));
  },
});

/** Four positions: more than two start folded. Two pages. */
const longResume = resumeOf({
  ...sampleResume,
  experience: [1, 2, 3, 4].map((number) => ({
    title: `Position ${number}`,
    company: `Company ${number}`,
    period: "2019 – 2021",
    bullets: [1, 2, 3, 4].map((line) => `Line ${line} of position ${number}, with words enough for a line.`),
  })),
});

/** Until what a tap or a key set off is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

/** Once, at a place: nothing waits for the target to hold still, and nothing tries again. Answers where it was pressed. */
async function pressOnce(page: Page, target: Locator): Promise<number> {
  const { x, y, top, byTouch } = await target.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(done));
    const box = element.getBoundingClientRect();
    const byTouch = matchMedia("(pointer: coarse)").matches;
    return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2, top: box.top, byTouch };
  });
  if (byTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await drawn(page);
  return top;
}

/** What was pressed is where it was. */
async function pressStill(page: Page, target: Locator): Promise<void> {
  const before = await pressOnce(page, target);
  expect(Math.abs((await topOf(target)) - before)).toBeLessThan(2);
}

/** The field with the focus, and whether all of it is between the bars and the end of the screen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const box = field?.getBoundingClientRect();
    const bars = [...document.querySelectorAll("[data-workspace] > .sticky")]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const end = Math.max(...bars.map(({ bottom }) => bottom));
    return {
      at: field?.getAttribute("data-field"),
      inView: box !== undefined && box.top >= end && box.bottom <= innerHeight,
    };
  });

const header = (page: Page, number: number) =>
  page.getByRole("button", { name: `Position ${number} · Company ${number}`, exact: true });

async function pressFields(page: Page): Promise<void> {
  const { field } = editorOn(page);
  await pressStill(page, field("Summary"));
  expect(await focused(page)).toEqual({ at: "/summary", inView: true });
  for (const number of [4, 2]) {
    await pressStill(page, header(page, number));
    expect(await header(page, number).getAttribute("aria-expanded")).toBe("true");
  }
  await pressStill(page, page.getByLabel("Bullets, line 2 of 4").last());
  expect(await focused(page)).toEqual({ at: "/experience/3/bullets/1", inView: true });
  await pressStill(page, field("Add to skills"));
}

/** What leaving a field changes above the finger does not take the button from under it. */
async function leaveFields(page: Page): Promise<void> {
  const { field, button } = editorOn(page);
  // As in a browser that does not hold the place by itself.
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  await field("Add to skills").fill("A skill with a name so long that its chip needs a row of its own");
  const education = button(/^Education/);
  await pressOnce(page, education);
  expect(await education.getAttribute("aria-expanded")).toBe("false");
  await page.getByRole("button", { name: /^A skill with a name so long/ }).waitFor();
  await field("Email").fill("nobody at home");
  await pressOnce(page, header(page, 1));
  expect(await header(page, 1).getAttribute("aria-expanded")).toBe("true");
  await page.getByText("This does not look like an email address").waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "auto"));
}

async function addEntries(page: Page): Promise<void> {
  const { button } = editorOn(page);
  await pressOnce(page, button("Add line").last());
  expect((await focused(page)).inView).toBe(true);
  const place = await pressOnce(page, button("Add position"));
  expect(await focused(page)).toEqual({ at: "/experience/4/title", inView: true });
  // It stands where the button stood: no reason to go far.
  expect(Math.abs((await topOf(page.locator(":focus"))) - place)).toBeLessThan(250);
}

test("by touch no tap moves the form, and the first tap works", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  await leaveDraft(page, longResume);
  await editorOn(page).open();
  await pressFields(page);
  const saved = { title: "First", template: "google", resume: longResume };
  const { body } = await visitor.call("POST", "/api/resumes", saved);
  await editorOn(page).open(`/ai/${body.id}`);
  await pressFields(page);
  await leaveFields(page);
  await addEntries(page);
});

base("with the insights open no press moves the form", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  const saved = { title: "First", template: "google", resume: longResume };
  const { body } = await visitor.call("POST", "/api/resumes", saved);
  const editor = editorOn(page);
  await editor.open(`/ai/${body.id}`);
  await editor.button("Insights").click();
  await page.getByRole("region", { name: "Insights", exact: true }).waitFor();
  await pressFields(page);
  await addEntries(page);
});

const shownSheet = (page: Page) =>
  page.getByRole("region", { name: "Preview" }).evaluate((pane) => {
    const scroller = pane.lastElementChild;
    const sheets = pane.querySelector(".sheet-host")?.shadowRoot?.querySelectorAll(".sheet.paged") ?? [];
    const box = scroller?.getBoundingClientRect();
    return {
      place: Math.round(scroller?.scrollTop ?? -1),
      fills: box !== undefined && box.height > 400 && Math.round(box.bottom) <= innerHeight,
      startsInView:
        sheets[0] !== undefined && box !== undefined && sheets[0].getBoundingClientRect().top >= box.top,
    };
  });

/** Whether the words stand whole in the part of the page that is in view, and are marked, they alone, as the place being edited. */
const inPreview = (page: Page, words: string) =>
  page.getByRole("region", { name: "Preview" }).evaluate((pane, text) => {
    const root = pane.querySelector(".sheet-host")?.shadowRoot;
    const room = pane.lastElementChild?.getBoundingClientRect();
    const place = [...(root?.querySelectorAll(".sheets [data-pointer]") ?? [])].find((row) =>
      row.textContent?.includes(text),
    );
    const box = place?.getBoundingClientRect();
    if (!(place instanceof HTMLElement) || !box || !room) return { drawn: false };
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(place);
    const scale = box.width / place.offsetWidth;
    const reach = (Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)) * scale;
    // Other lines that the ring runs through, each as high as its letters are.
    const struck = [...(root?.querySelectorAll<HTMLElement>(".sheets [data-pointer]") ?? [])].filter(
      (other) => {
        if (other.closest("[data-row]") === place.closest("[data-row]")) return false;
        const letters = document.createRange();
        letters.selectNodeContents(other);
        const half = (Number.parseFloat(getComputedStyle(other).fontSize) * scale) / 2;
        return [...letters.getClientRects()].some(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2;
          const isBeside = right < box.left - reach || left > box.right + reach;
          return !isBeside && middle + half > box.top - reach && middle - half < box.bottom + reach;
        });
      },
    );
    return {
      inView: box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight),
      marked: outlineStyle === "solid",
      struck: struck.map((other) => other.textContent),
    };
  }, words);
const THERE = { inView: true, marked: true, struck: [] };

test("on a phone each side keeps its own place; the preview opens at what was edited", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const saved = { title: "First", template: "google", resume: longResume };
  const { body } = await visitor.call("POST", "/api/resumes", saved);
  const editor = editorOn(page);
  await editor.open(`/ai/${body.id}`);
  const side = (name: string) => page.getByRole("tab", { name, exact: true }).tap();
  const scrollTo = (top: number) =>
    page
      .evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top)
      .then(() => drawn(page));
  const place = () => page.evaluate(() => Math.round(scrollY));
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  // The end of the form: before it is there, the page is not long enough.
  await editor.button("Add section").waitFor();
  await scrollTo(1200);
  const bars = await topOf(page.getByRole("tab", { name: "Edit" }));
  await page.getByLabel("Title of this resume").tap();
  await drawn(page);
  expect(await place()).toBe(1200);
  await side("Preview");
  expect(await shownSheet(page)).toEqual({ place: 0, fills: true, startsInView: true });
  expect(await topOf(page.getByRole("tab", { name: "Edit" }))).toBe(bars);
  await page.locator(".sheet-host").evaluate((host) => {
    for (let around = host.parentElement; around; around = around.parentElement) around.scrollTop += 120;
  });
  await drawn(page);
  await side("Insights");
  await page.getByRole("tab", { name: "ATS check" }).waitFor();
  expect(await topOf(page.getByRole("tab", { name: "Edit" }))).toBe(bars);
  await scrollTo(40);
  await side("Edit");
  expect(await place()).toBe(1200);
  await side("Preview");
  expect((await shownSheet(page)).place).toBe(120);
  // At its true size the page is larger than the screen both ways.
  await editor.button(/as wide as there is room/).tap();
  await side("Insights");
  expect(await place()).toBe(40);

  await side("Edit");
  await editor.button("Position 4 · Company 4").tap();
  await page.getByLabel("Bullets, line 4 of 4").last().tap();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("A new line on page two");
  expect((await focused(page)).inView).toBe(true);
  const form = await place();
  await side("Preview");
  await expect.poll(() => inPreview(page, "A new line on page two")).toEqual(THERE);
  expect((await shownSheet(page)).place).toBeGreaterThan(120);
  await side("Edit");
  expect(await place()).toBe(form);
});

base("the preview follows what is typed, on every page and for new lines", async ({ page }) => {
  await leaveDraft(page, longResume);
  const editor = editorOn(page);
  await editor.open();
  const scroller = page.getByRole("region", { name: "Preview" }).locator(":scope > div").last();
  const place = () => scroller.evaluate((element) => element.scrollTop);
  await editor.field("Full name").focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" Senior");
  await expect.poll(() => inPreview(page, "Senior")).toEqual(THERE);
  expect(await place()).toBe(0);

  await editor.button("Position 4 · Company 4").click();
  await page.getByLabel("Bullets, line 4 of 4").last().focus();
  await page.keyboard.press("End");
  for (const words of ["First of many", "Second of many", "Third of many"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(words);
    await expect.poll(() => inPreview(page, words)).toEqual(THERE);
  }
  const form = await page.evaluate(() => scrollY);
  const there = await place();
  expect(there).toBeGreaterThan(200);
  // In view it stays where it is; scrolled away, the next key brings it back.
  await page.keyboard.type(" more words");
  await drawn(page);
  expect(await place()).toBe(there);
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: "instant" }));
  await page.keyboard.type("!");
  await expect.poll(() => inPreview(page, "Third of many more words!")).toEqual(THERE);
  expect(await page.evaluate(() => scrollY)).toBe(form);

  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: "instant" }));
  await editor.field("Add to skills").pressSequentially("Bookbinding");
  await expect.poll(() => inPreview(page, "Bookbinding")).toEqual(THERE);
  // Of a text that is longer than the view, the part that is written is in view.
  await editor.field("Summary").fill("Many words that take many lines. ".repeat(110));
  await page.keyboard.press("Control+End");
  await page.keyboard.type("The end.");
  await expect
    .poll(() =>
      page.locator(".sheet-host").evaluate((host) => {
        const parts = host.shadowRoot?.querySelectorAll('.sheets [data-pointer="/summary"]') ?? [];
        const box = parts[parts.length - 1]?.getBoundingClientRect();
        return box !== undefined && box.bottom <= innerHeight && box.bottom > 200;
      }),
    )
    .toBe(true);

  // What is said about the fit has room of its own, and covers nothing.
  await page.getByLabel("Fit to one page").check();
  const remark = page.getByText("It cannot be made to fit one page");
  await remark.waitFor();
  const { top, bottom } = await remark.evaluate((element) => element.getBoundingClientRect());
  const barEnd = await editor.button("Zoom in").evaluate((tool) => tool.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(barEnd);
  expect(bottom).toBeLessThanOrEqual(await topOf(scroller));

  // The chosen tab, and the one with the focus, have rings that stand out from all around them.
  await page.getByRole("tab", { name: "Content" }).focus();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ["Design", "Content"]) {
      await page.keyboard.press("ArrowRight");
      await page.getByRole("tab", { name, selected: true }).waitFor();
      expect(await ringsOf(page.locator(":focus"))).toEqual({ faint: [], missing: [] });
    }
  }
});

/** The rings of a chosen tab with the focus: which are not drawn, and which are hardly to be told from what they stand on (WCAG 1.4.11: 3 to 1). */
const ringsOf = (tab: Locator) =>
  tab.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const onto = (...colours: string[]) => {
      for (const colour of canvas ? colours : []) {
        if (canvas) canvas.fillStyle = colour;
        canvas?.fillRect(0, 0, 1, 1);
      }
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    };
    const luminance = (rgb: number[]) =>
      rgb
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrast = (one: number[], other: number[]) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const own = getComputedStyle(element);
    const page = getComputedStyle(document.body).backgroundColor;
    const track = getComputedStyle(element.parentElement ?? element).backgroundColor;
    const grounds = [onto(page), onto(page, track), onto(own.backgroundColor)];
    const inset = /(rgba?\([^)]*\)|color\([^)]*\)|oklch\([^)]*\)) 0px 0px 0px 2px inset/.exec(
      own.boxShadow,
    )?.[1];
    const outline =
      own.outlineStyle === "solid" && Number.parseFloat(own.outlineWidth) >= 2 && own.outlineColor;
    const rings = Object.entries({ chosen: inset, focus: outline });
    return {
      missing: rings.filter(([, colour]) => !colour).map(([name]) => name),
      faint: rings
        .filter(([, colour]) => colour && grounds.some((ground) => contrast(onto(colour), ground) < 3))
        .map(([name]) => name),
    };
  });
