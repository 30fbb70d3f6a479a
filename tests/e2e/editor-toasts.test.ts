import type { Page } from "playwright-core";
import { fullResume } from "../factories/full-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";
import { PHONE, touchOn } from "./touch.ts";

/** What a keyboard leaves of a phone. */
const WITH_KEYBOARD = { ...PHONE, viewport: { width: 390, height: 440 } };

const toastOn = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Whether any notification lies over any part of the field that has the focus. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement?.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('[aria-label="Notifications"] > *')];
    return toasts.some((toast) => {
      const { top, bottom } = toast.getBoundingClientRect();
      return field !== undefined && top < field.bottom && bottom > field.top;
    });
  });

test("on a phone with its keyboard open no notification covers the field that is typed into, wherever it stands", async ({
  newContext,
}) => {
  const page = await (await newContext(WITH_KEYBOARD)).newPage();
  const editor = editorOn(page);
  const { tap } = touchOn(page);
  await leaveDraft(page, fullResume());
  await editor.open();
  // This one waits for its reader, however long.
  await tap(editor.button("Drafts on this device").locator("visible=true"));
  await page.getByRole("menuitem", { name: "Remove this draft" }).locator("visible=true").tap();
  await toastOn(page).getByText("was removed from this device.").waitFor();
  await expect.poll(() => editor.field("Full name").inputValue()).toBe("");
  for (const [name, place] of [
    ["Summary", 150],
    ["Phone", 370],
    ["Location", 300],
    ["Full name", 140],
  ] as const) {
    const field = editor.field(name);
    await field.focus();
    await field.evaluate((element, top) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    }, place);
    await page.waitForTimeout(100);
    expect(await isCovered(page), name).toBe(false);
    expect(await toastOn(page).getByText("was removed from this device.").isVisible(), name).toBe(true);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  // The tools of selected words stand at the same edge: both are to be pressed.
  await editor.field("Summary").fill("Nurse with nine years on medical wards");
  await editor.field("Summary").evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error("no text");
    element.setSelectionRange(0, 5);
    window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" });
  });
  const tools = page.getByRole("toolbar", { name: "Selected words" });
  await tools.getByRole("button", { name: "Bold" }).tap();
  await toastOn(page).getByRole("button", { name: "Dismiss" }).tap();
  await toastOn(page).getByText("was removed").waitFor({ state: "detached" });
});

test("on a laptop a notification stays where it is beside a field that it does not cover", async ({
  page,
}) => {
  const editor = editorOn(page);
  await leaveDraft(page, fullResume());
  await editor.open();
  await editor.button(/^Remove Care assistant/).click();
  await toastOn(page).getByText("was removed.").waitFor();
  const field = editor.field("Degree").first();
  await field.focus();
  const toast = toastOn(page).getByText("was removed.");
  const before = await toast.boundingBox();
  await field.evaluate((element) =>
    window.scrollBy({
      top: element.getBoundingClientRect().top - window.innerHeight + 50,
      behavior: "instant",
    }),
  );
  await page.waitForTimeout(100);
  expect((await field.boundingBox())?.y).toBeGreaterThan(700);
  expect((await toast.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("an offer to undo goes by itself within ten seconds, not while it is looked at; the toolbar undoes all the same", async ({
  page,
}) => {
  await page.clock.install();
  await leaveDraft(page, fullResume());
  const editor = editorOn(page);
  await editor.open();
  await editor.button(/^Remove Care assistant/).click();
  const toast = toastOn(page).getByText("was removed.");
  await toast.hover();
  await page.clock.runFor(30_000);
  expect(await toast.isVisible()).toBe(true);
  await editor.field("Full name").hover();
  await page.clock.runFor(10_100);
  await toast.waitFor({ state: "detached" });
  await editor.button("Undo").locator("visible=true").click();
  await editor.button(/^Care assistant/).waitFor();
});
