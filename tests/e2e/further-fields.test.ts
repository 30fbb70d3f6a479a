import type { Page } from "playwright-core";
import { fullResume } from "../factories/full-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE, touchOn } from "./touch.ts";

const onPage = async (page: Page) => (await editorOn(page).sheet()).join("\n");
const expectOnPage = (page: Page, text: string) => expect.poll(() => onPage(page)).toContain(text);
const expectGone = (page: Page, text: string) => expect.poll(() => onPage(page)).not.toContain(text);

/** Which field has the focus, by its place in the resume. */
const focusedField = (page: Page) =>
  page.evaluate(
    () => (document.activeElement instanceof HTMLElement && document.activeElement.dataset.field) || null,
  );

test("by keyboard: further fields of a position and a study, undone and redone, and found again from the page", async ({
  page,
}) => {
  const editor = editorOn(page);
  const { press, tabTo, type, here } = keyboardOn(page);
  await editor.open();
  await editor.button("Add position").focus();
  await press("Enter");
  await type("Nurse");
  await tabTo("Company");
  await type("St Mary's");
  // Nobody is bothered with fields that were not asked for.
  expect(await editor.field("Location").count()).toBe(1);

  await tabTo("Add Location");
  await press("Enter");
  expect(await focusedField(page)).toBe("/experience/0/location");
  expect(await editor.button("Add Location").count()).toBe(0);
  await type("Leeds");
  await expectOnPage(page, "Leeds");
  await press("Control+z");
  await expectGone(page, "Leeds");
  expect(await here()).toBe("Location");
  await press("Control+Shift+z");
  await expectOnPage(page, "Leeds");

  // Emptied, it stays as long as the item is open, and then it is one of those to be asked for.
  await press("Control+a", "Delete");
  await expectGone(page, "Leeds");
  expect(await here()).toBe("Location");
  await editor.button(/^Nurse/).press("Enter");
  await editor.button(/^Nurse/).press("Enter");
  await editor.button("Add Location").press("Enter");
  await type("York");

  await editor.button("Add study").press("Enter");
  await type("University of Leeds");
  await tabTo("Add Grade");
  await press("Enter");
  await type("First class");
  await tabTo("Add Courses");
  await press("Enter");
  expect(await here()).toBe("Add to courses");
  await type("Logic");
  await press("Enter");
  await expectOnPage(page, "First class");
  await expectOnPage(page, "Logic");

  // From the page into a field that is folded away, and into an entry inside of one.
  for (const [text, place] of [
    ["York", "/experience/0/location"],
    ["First class", "/education/0/grade"],
    ["Logic", "/education/0/courses/0"],
  ] as const) {
    await editor.button(/^Nurse/).press("Enter");
    await editor.button(/^University of Leeds/).press("Enter");
    await editor.host.getByText(text).first().click();
    expect(await focusedField(page)).toBe(place);
    for (const name of [/^Nurse/, /^University of Leeds/])
      if ((await editor.button(name).getAttribute("aria-expanded")) === "false")
        await editor.button(name).press("Enter");
  }
});

test("by keyboard: positions at one employer stand as one, and a hidden item is off the page and not lost", async ({
  page,
}) => {
  const editor = editorOn(page);
  const { press, tabTo, here } = keyboardOn(page);
  await leaveDraft(
    page,
    resumeOf({
      experience: [
        { title: "Senior nurse", company: "St Mary's Hospital", period: "2021", bullets: ["Led."] },
        { title: "Nurse", company: "St Mary's Hospital", period: "2018", bullets: ["Nursed."] },
      ],
    }),
  );
  await editor.open();
  const timesOnPage = async () => (await onPage(page)).split("St Mary's Hospital").length - 1;
  await expect.poll(timesOnPage).toBe(2);
  // There is no employer above the first.
  const same = "Same employer as the position above";
  expect(await editor.button(`Add ${same}`).count()).toBe(1);
  await editor.button(`Add ${same}`).press("Enter");
  expect(await page.getByLabel(same).isChecked()).toBe(true);
  await page.getByText(`At the same employer as the position above: St Mary's Hospital`).waitFor();
  await expect.poll(timesOnPage).toBe(1);
  expect(await editor.field("Company").count()).toBe(1);

  const more = (title: string) => editor.button(`More for ${title}`);
  const choose = async (title: string, entry: string) => {
    await more(title).focus();
    await press("Enter");
    await page.getByRole("menuitem", { name: entry, exact: true }).press("Enter");
  };
  await choose("Senior nurse", "Hide from the page");
  await expectGone(page, "Senior nurse");
  await editor.button("Senior nurse · St Mary's Hospital Hidden").waitFor();
  // With nothing shown above it, the other has a company of its own again.
  await page.getByText("At the same employer").waitFor({ state: "detached" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await editor.button("Senior nurse · St Mary's Hospital Hidden").waitFor();
  await expectGone(page, "Senior nurse");
  await choose("Senior nurse", "Show on the page");
  await expectOnPage(page, "Senior nurse");

  await choose("Nurse", "Start on a new page");
  await editor.button("Nurse · St Mary's Hospital New page").waitFor();
  await choose("Nurse", "Duplicate");
  expect(await editor.button(/^Nurse · St Mary's Hospital/).count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Nurse · St Mary's");
  await page.getByRole("button", { name: "Undo" }).last().press("Enter");
  await expect.poll(() => editor.button(/^Nurse · St Mary's Hospital/).count()).toBe(1);
  await editor.button("Add position").focus();
  await tabTo("More for Nurse", "Shift+Tab");
  await press("ArrowDown", "Escape");
  expect(await page.getByRole("menu").count()).toBe(0);
  expect(await here()).toBe("More for Nurse");
});

test("by keyboard: an entry has details in a panel that gives the focus back", async ({ page }) => {
  const editor = editorOn(page);
  const { press, tabTo, type, here } = keyboardOn(page);
  await editor.open();
  await editor.field("Add to skills").focus();
  await type("Statistics,Care,");
  await tabTo("Statistics, 1 of 2. Change", "Shift+Tab");
  await press("Enter");
  await tabTo("Details of Statistics");
  await press("Enter");
  expect(await focusedField(page)).toBe("/skills/0/level");
  await type("Advanced");
  await tabTo("Add to what belongs to it");
  await type("R,SPSS,");
  await expectOnPage(page, "Statistics (Advanced): R, SPSS");
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo("Hide from the page");
  await press("Enter");
  await expectGone(page, "Statistics");
  await press("Escape");
  expect(await here()).toBe("Statistics · Advanced · 2, hidden, 1 of 2. Change");
  await page.reload();
  await editor.button("Statistics · Advanced · 2, hidden, 1 of 2. Change").press("Enter");
  await tabTo("Details of Statistics");
  await press("Enter");
  await tabTo("Show on the page");
  await press("Enter");
  await expectOnPage(page, "Statistics (Advanced): R, SPSS");
});

test("by keyboard: links are added, put in order, advised on and removed", async ({ page }) => {
  const editor = editorOn(page);
  const { press, tabTo, type, here } = keyboardOn(page);
  await editor.open();
  await editor.button("Add link").press("Enter");
  expect(await focusedField(page)).toBe("/links/0/label");
  await type("LinkedIn");
  await press("Tab");
  expect(await here()).toBe("Address of link 1");
  await type("my profile");
  await press("Tab");
  await page.getByText("This does not look like a web address").waitFor();
  await press("Shift+Tab", "Control+a");
  await type("linkedin.com/in/jane");
  await tabTo("Add link");
  await page.getByText("This does not look like a web address").waitFor({ state: "detached" });
  await press("Enter");
  await type("Portfolio");
  await press("Tab");
  await type("jane.example.org");
  await expectOnPage(page, "linkedin.com/in/jane");
  await tabTo(/^Move link 2/, "Shift+Tab");
  await press("ArrowUp");
  expect(await editor.field("Label of link 1").inputValue()).toBe("Portfolio");
  await tabTo("Move or remove link 1");
  await press("Enter", "End", "Enter");
  await expectGone(page, "Portfolio");
  await press("Control+z");
  await expectOnPage(page, "Portfolio");
  await page.reload();
  await editor.field("Full name").waitFor();
  expect(await editor.field("Address of link 2").inputValue()).toBe("linkedin.com/in/jane");
});

test("by touch on a phone: the same with taps, and the page stays where it is", async ({ newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  const editor = editorOn(page);
  const { tap, tapToNew, type } = touchOn(page);
  await leaveDraft(page, fullResume());
  await editor.open();

  // Three positions start folded.
  await tap(editor.button(/^Care assistant/));
  await tapToNew(editor.button("Add Link"));
  expect(await focusedField(page)).toBe("/experience/2/link");
  await type("aire.example.com");
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-label="More fields"] button')]
      .map((button) => button.getBoundingClientRect().height)
      .filter((height) => height < 44),
  );
  expect(small).toEqual([]);

  await tap(editor.button("More for Care assistant"));
  await tap(page.getByRole("menuitem", { name: "Move up" }));
  expect(await page.getByText("Hidden", { exact: true }).count()).toBe(0);
  await tap(editor.button("More for Care assistant"));
  await tap(page.getByRole("menuitem", { name: "Hide from the page" }));
  await editor.button(/^Care assistant.*Hidden$/).waitFor();

  await tapToNew(editor.button("Wound care, 1 of 3. Change"));
  await tapToNew(editor.button("Details of Wound care"));
  expect(await focusedField(page)).toBe("/skills/0/level");
  await type("Expert");
  await tapToNew(editor.button("Done"));
  await editor.button("Wound care · Expert, 1 of 3. Change").waitFor();

  await tapToNew(editor.button("Add link"));
  await type("Notes");
  await tap(editor.field("Address of link 3"));
  await type("notes.example.org");

  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tapToNew(page.getByRole("tab", { name: "Preview" }));
  await expectOnPage(page, "Wound care (Expert)");
  await expectOnPage(page, "notes.example.org");
  await expectGone(page, "Care assistant");
  await page.reload();
  await editor.field("Full name").waitFor();
  await editor.button(/^Care assistant.*Hidden$/).waitFor();
});
