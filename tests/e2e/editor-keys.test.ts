import type { Page } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { EDITOR_KEYS, KEY_GROUPS, type KeyName } from "../../src/web/features/editor/keys/editor-keys.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

const position = (title: string) => ({
  title,
  company: "",
  period: "",
  bullets: [`${title} one`, `${title} two`],
});

test("undo takes back a word, a pause, a paste or a composed character, never a burst; redo brings it back", async ({
  page,
  context,
}) => {
  const editor = editorOn(page);
  await editor.open();
  const summary = editor.field("Summary");
  const undo = () => page.keyboard.press("ControlOrMeta+z");
  const expectText = (text: string) => expect.poll(() => summary.inputValue()).toBe(text);
  await summary.pressSequentially("Led a team of twelve nurses on nights and weekends");
  for (const text of [
    "Led a team of twelve nurses on nights and ",
    "Led a team of twelve nurses on nights ",
  ]) {
    await undo();
    await expectText(text);
  }
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expectText("Led a team of twelve nurses on nights and ");
  // Letters after a deletion, and at a place that the cursor was moved to and back, are undone apart.
  await summary.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("s");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("t");
  for (const end of ["ands", "and", "and "]) {
    await undo();
    await expectText(`Led a team of twelve nurses on nights ${end}`);
  }

  const keyboard = await context.newCDPSession(page);
  for (const text of ["k", "か", "かn", "かんじ"])
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send("Input.insertText", { text: "漢字" });
  await expectText("Led a team of twelve nurses on nights and 漢字");
  await undo();
  await expectText("Led a team of twelve nurses on nights and ");
  await page.keyboard.insertText("pasted words here");
  await undo();
  await expectText("Led a team of twelve nurses on nights and ");
  // The chain of words is kept with the draft.
  await editor.expectState("Saved on this device");
  await page.reload();
  await summary.waitFor();
  await undo();
  await expectText("Led a team of twelve nurses on nights ");
});

test("a key that is kept at once sets nothing in motion", async ({ page }) => {
  await leaveDraft(page, sampleResume);
  const editor = editorOn(page);
  await editor.open();
  await editor.field("Summary").press("End");
  await page.evaluate(() => {
    addEventListener("animationstart", ({ animationName }) => {
      document.body.dataset.moved = `${document.body.dataset.moved ?? ""} ${animationName}`;
    });
  });
  for (const key of "nights") {
    await page.keyboard.press(key);
    await page.locator("[data-save-state=good]").waitFor();
  }
  expect(await page.locator("body").getAttribute("data-moved")).toBeNull();
});

test("the list of keys names every key of the editor, and every one of them does what it says", async ({
  page,
}) => {
  await leaveDraft(
    page,
    resumeOf({
      ...sampleResume,
      experience: [position("First"), position("Second")],
      projects: [],
      skills: ["Go", "Rust", "Zig"],
    }),
  );
  const editor = editorOn(page);
  await editor.open();
  const keys = keysOn(page);
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const lines = page.locator('[data-field^="/experience/0/bullets/"]');
  const texts = () => lines.evaluateAll((all) => all.map((line) => Reflect.get(line, "value")));
  const chips = page.getByRole("list", { name: "Skills" }).getByRole("button", { name: /Change$/ });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-field"));

  await editor.field("Role").fill("Who");
  await editor.field("Role").press("End");
  await page.keyboard.type("?");
  expect(await editor.field("Role").inputValue()).toBe("Who?");
  await page.getByRole("tab", { name: "Content" }).focus();
  await keys.press("showKeys");
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const listed = await dialog
    .locator("[data-key]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-key")));
  const keysOfAssist: readonly string[] = KEY_GROUPS.flatMap(({ keys: names, needsAssist }) =>
    needsAssist ? names : [],
  );
  expect(listed.toSorted()).toEqual(
    Object.keys(EDITOR_KEYS)
      .filter((name) => !keysOfAssist.includes(name))
      .toSorted(),
  );
  await keys.press("close");
  await dialog.waitFor({ state: "hidden" });
  await editor.button("Keyboard shortcuts").locator("visible=true").click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Content" }).focus();
  for (const [index, tab] of ["Design", "Content", "Content", "Design"].entries()) {
    await keys.press("changeTab", index === 0 ? 1 : index === 1 ? 0 : index);
    await page.getByRole("tab", { name: tab, selected: true }).waitFor();
  }
  await page.getByRole("tab", { name: "Content" }).click();

  for (const again of [0, 1]) {
    await editor.field("Role").fill("Nurse");
    await keys.press("undo");
    expect(await editor.field("Role").inputValue()).toBe("Who?");
    await keys.press("redo", again);
    expect(await editor.field("Role").inputValue()).toBe("Nurse");
    await keys.press("undo");
  }

  await lines.nth(0).press("End");
  await keys.press("splitLine");
  expect(await texts()).toEqual(["First one", "", "First two"]);
  await keys.press("joinLine");
  expect(await texts()).toEqual(["First one", "First two"]);
  await lines.nth(1).press("Home");
  await keys.press("joinLine");
  expect(await texts()).toEqual(["First oneFirst two"]);
  await keys.press("splitLine");
  await lines.nth(0).press("End");
  await keys.press("joinNext");
  expect(await texts()).toEqual(["First oneFirst two"]);
  await keys.press("bold");
  await editor.host.locator("strong", { hasText: "oneFirst" }).waitFor();
  await keys.press("italic");
  await keys.press("bold");
  await editor.host.locator("em", { hasText: "oneFirst" }).waitFor();
  await keys.press("link");
  await page.getByRole("dialog", { name: "Add a link" }).waitFor();
  await page.keyboard.press("Escape");
  await lines.nth(0).evaluate((line: HTMLTextAreaElement) => line.setSelectionRange(9, 9));
  await keys.press("splitLine");
  await keys.press("moveLineUp");
  expect(await texts()).toEqual(["First two", "First one"]);
  await keys.press("moveLineDown");
  expect(await texts()).toEqual(["First one", "First two"]);

  await editor.field("Add to skills").pressSequentially("Perl");
  await keys.press("addEntry");
  await page.keyboard.type("Lua");
  await keys.press("addEntryAtComma");
  expect(await chips.allTextContents()).toEqual(["Go", "Rust", "Zig", "Perl", "Lua"]);
  await keys.press("removeLastEntry");
  expect(await chips.allTextContents()).toEqual(["Go", "Rust", "Zig", "Perl"]);
  await chips.nth(0).focus();
  for (const [index, order] of ["Rust Go Zig Perl", "Rust Zig Go Perl"].entries()) {
    await keys.press("moveEntryOn", index);
    expect((await chips.allTextContents()).join(" ")).toBe(order);
  }
  for (const [index, order] of ["Rust Go Zig Perl", "Go Rust Zig Perl"].entries()) {
    await keys.press("moveEntryBack", index);
    expect((await chips.allTextContents()).join(" ")).toBe(order);
  }
  await keys.press("nextEntry");
  await keys.press("nextEntry");
  await keys.press("previousEntry");
  for (const index of [0, 1]) {
    await keys.press("changeEntry", index);
    await page.keyboard.type(`Changed${index}`);
    await keys.press("endChange", index);
    expect(await chips.nth(1).textContent()).toBe(`Changed${index}`);
  }
  await chips.nth(1).click();
  await page.getByRole("button", { name: "Details of Changed1" }).click();
  expect(await focused()).toBe("/skills/1/level");
  await keys.press("closeDetails");
  expect(await chips.nth(1).evaluate((chip) => chip === document.activeElement)).toBe(true);
  for (const index of [0, 1]) {
    await chips.nth(1).focus();
    await keys.press("removeEntry", index);
  }
  expect(await chips.allTextContents()).toEqual(["Go", "Perl"]);

  const handle = page.getByRole("button", { name: "Move First: drag, or use the arrow keys" });
  const titles = () =>
    page
      .getByRole("button", { name: /^Move (?:First|Second): drag/ })
      .evaluateAll((all) =>
        all.map((one) => /First|Second/.exec(one.getAttribute("aria-label") ?? "")?.[0]).join(" "),
      );
  await handle.focus();
  for (const index of [0, 1]) {
    await keys.press("moveDown", index);
    expect(await titles()).toBe("Second First");
    await keys.press("moveUp", index);
    expect(await titles()).toBe("First Second");
  }
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(200, 700, { steps: 4 });
  await page.locator("[data-dragged]").waitFor();
  await keys.press("putBack");
  await page.locator("[data-dragged]").waitFor({ state: "detached" });
  await page.mouse.up();
  expect(await titles()).toBe("First Second");

  await editor.field("Full name").focus();
  await editor.host.focus();
  await keys.press("nextPlace");
  await keys.press("goToField");
  expect(await focused()).not.toBe("/name");
  await editor.host.focus();
  await keys.press("previousPlace");
  await keys.press("goToField");
  expect(await focused()).toBe("/name");

  // Those of Improve all are pressed where it is.
  expect(keys.left().filter((key) => !keysOfAssist.includes(key.split(":")[0] ?? ""))).toEqual([]);
});

/** Presses the keys of the table, and knows which of them nobody has pressed yet. */
function keysOn(page: Page) {
  const left = new Set(
    Object.entries(EDITOR_KEYS).flatMap(([name, { keys }]) => keys.map((key) => `${name}: ${key}`)),
  );
  return {
    async press(name: KeyName, index = 0) {
      const key: string = EDITOR_KEYS[name].keys.at(index) ?? "";
      left.delete(`${name}: ${key}`);
      await page.keyboard.press(key.replace("Mod", "ControlOrMeta"));
    },
    left: () => [...left],
  };
}
