import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume, PROFESSIONAL, STRONG, WEAK } from "./assist-page.ts";
import { CALLS, reviewOn, reviewResume, SUMMARY } from "./assist-review-page.ts";
import { editorOn } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE } from "./touch.ts";

test("by keyboard: every line is heard, used, edited, kept or answered; one use, one undo for all of it", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const id = await keepResume(visitor, reviewResume);
  const review = reviewOn(page);
  const editor = editorOn(page);
  const { press, tabTo, type, here } = keyboardOn(page);
  const saved = async () => (await visitor.call("GET", `/api/resumes/${id}`)).body.resume;
  const left = async () => (await visitor.call("GET", "/api/ai/status")).body.quota.left;
  await editor.open(`/ai/${id}`);

  // From anywhere in the editor, a field included.
  await editor.field("Summary").focus();
  await press("Control+Shift+l");
  await review.dialog.getByText("5 lines: 3 bullets, 1 project and your summary.").waitFor();
  await review.dialog.getByText("Uses 1 of your 100 left today").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo("Start");
  await press("Enter");
  // The first review of a server begins with reading the judge's weights from the disk.
  await review.status.getByText("Line 1 of 5, Cashier, Rema.").waitFor({ timeout: 60_000 });
  expect(await here()).toBe("Cashier, Rema");
  expect(await review.words()).toBe(PROFESSIONAL);
  await review.dialog.getByText("1 line already strong or unchanged, skipped").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Used by its key; the strong line after it is passed by.
  await press("Control+Enter");
  await review.status.getByText("Line 3 of 5").waitFor();
  expect(await review.progress.getAttribute("value")).toBe("2");

  // Back and forth changes nothing that was decided.
  await press("Alt+ArrowUp");
  await review.status.getByText("Line 1 of 5").waitFor();
  await press("Control+Enter");

  // An answer goes into the line, as the person's own, and it is said anew without another use.
  await tabTo("How many calls?");
  await type("40 a day");
  await press("Enter");
  await expect.poll(() => review.words()).toContain("40 calls a day");
  expect(await here()).toContain("Suggestion");
  expect(await left()).toBe(99);
  expect(await review.suggestion.locator("ins").allTextContents()).not.toContain(
    expect.stringContaining("40"),
  );

  // Edited: Escape ends the editing alone, and what was written is used as it is.
  await press("F2");
  expect(await here()).toBe("Your wording");
  await press("Escape");
  expect(await here()).toBe("Cashier, Rema");
  await press("F2", "ControlOrMeta+a");
  await type("Answered 40 calls a day in two languages");
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("Control+Enter");

  // Refused: the project stays; then the summary is used, and the review is over.
  await review.status.getByText("Line 4 of 5, Stock list.").waitFor();
  await press("Alt+ArrowDown");
  await review.status.getByText("Line 5 of 5").waitFor();
  const summary = await review.words();
  expect(summary).toMatch(/^I am a cashier/);
  await press("Control+Enter");
  await review.status.getByText("The review is over. 3 lines improved.").waitFor();
  expect(await here()).toBe("3 lines improved.");
  await review.dialog.getByText("kept as you wrote it").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo("Done");
  await press("Enter");
  await review.dialog.waitFor({ state: "hidden" });
  expect(await here()).toBe("Summary");

  await editor.expectState("Saved");
  const after = await saved();
  expect(after.summary).toBe(summary);
  expect(after.projects[0].desc).toEqual(reviewResume.projects[0]?.desc);
  expect(after.experience[0]).toMatchObject({
    bullets: ["", PROFESSIONAL, STRONG, "Answered 40 calls a day in two languages"].map((text) => ({ text })),
    statements: [{ text: "How many calls? 40 a day", line: reviewResume.experience[0]?.bullets[3]?.id }],
  });
  expect(await left()).toBe(99);

  // One undo for all of it, by its key; and redo.
  await press("Control+z");
  await editor.expectState("Saved");
  expect(await saved()).toEqual({ ...reviewResume, version: after.version });
  await press("Control+Shift+z");
  await editor.expectState("Saved");
  expect(await saved()).toEqual(after);
});

test("ended half-way, what was accepted is kept; what failed is told, and nothing is lost", async ({
  page,
  signIn,
  expectFault,
}) => {
  const { visitor } = await signIn();
  const review = reviewOn(page);
  const editor = editorOn(page);
  const address = `/ai/${await keepResume(visitor, reviewResume)}`;
  await page.goto("/dashboard");
  await editor.open(address);
  expectFault(/503/);
  await page.route("**/api/ai/review", (route) => route.fulfill({ status: 503, json: { message: "Busy." } }));
  await review.opener.click();
  await review.button("Start").click();
  await review.dialog
    .getByRole("alert")
    .getByText(/error|Busy/)
    .waitFor();
  await page.unroute("**/api/ai/review");

  // Given up while it works: the server is told by the closed connection, and nothing is shown.
  await page.route("**/api/ai/review", () => {});
  await review.button("Start").click();
  await review.button("Cancel").click();
  await expect.poll(() => review.button("Start").isEnabled()).toBe(true);
  await page.unroute("**/api/ai/review");

  await review.button("Start").click();
  await review.suggestion.waitFor();
  await review.button("Use this").click();
  await review.status.getByText("Line 3 of 5").waitFor();
  await page.keyboard.press("Escape");
  await review.dialog.waitFor({ state: "hidden" });
  // The browser hides the dialog, and tells the page of it after that.
  await page.getByText("1 line improved.").waitFor();
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(PROFESSIONAL);
  expect(await editor.field("Bullets, line 4 of 4").inputValue()).toBe(CALLS);
  expect(await editor.field("Summary").inputValue()).toBe(SUMMARY);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => editor.field("Bullets, line 2 of 4").inputValue()).toBe(WEAK);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Improve all");

  // So does leaving the page: for another document, and within the app.
  const kept = async () =>
    (await visitor.call("GET", `/api${address.replace("/ai", "/resumes")}`)).body.resume;
  const leaving = [() => page.goto("/dashboard"), () => page.goForward()];
  for (const leave of leaving) {
    await editor.open(address);
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.waitForURL("**/dashboard");
    await page.goBack();
    await review.opener.click();
    await review.button("Start").click();
    await review.suggestion.waitFor();
    await review.button("Use this").click();
    await review.status.getByText("Line 3 of 5").waitFor();
    await leave();
    await expect.poll(async () => (await kept()).experience[0].bullets[1].text).toBe(PROFESSIONAL);
    await editor.open(address);
    await editor.field("Bullets, line 2 of 4").fill(WEAK);
    await expect.poll(async () => (await kept()).experience[0].bullets[1].text).toBe(WEAK);
    await editor.expectState("Saved");
  }
});

const testOnPhone = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

testOnPhone(
  "on a phone, by touch, in light and dark: every line is decided, nothing moves under the thumb",
  async ({ page, signIn }) => {
    const { visitor } = await signIn();
    const review = reviewOn(page);
    const editor = editorOn(page);
    await editor.open(`/ai/${await keepResume(visitor, reviewResume)}`);
    await review.opener.tap();
    const faults = async () => {
      const found: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await accessibilityFaults(page)));
      }
      return found;
    };
    await review.button("Start").waitFor();
    expect(await faults()).toEqual([]);
    expect(await review.overflow()).toBe(0);
    await review.button("Start").tap();
    await review.suggestion.waitFor();
    expect(await faults()).toEqual([]);
    for (const name of ["Keep mine", "Edit", "Use this", "End review", "Back"])
      expect((await review.button(name).boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
    const before = await review.button("Use this").boundingBox();
    await review.button("Use this").tap();
    await review.status.getByText("Line 3 of 5").waitFor();
    expect(
      Math.abs(((await review.button("Use this").boundingBox())?.y ?? 0) - (before?.y ?? 0)),
    ).toBeLessThan(60);
    await review.dialog.getByLabel("How many calls?").fill("40");
    await review.dialog.getByRole("button", { name: /^Add/ }).tap();
    await expect.poll(() => review.words()).toContain("40 calls");
    expect(await review.overflow()).toBe(0);
    await review.button("Use this").tap();
    await review.button("Edit").tap();
    await review.dialog.getByLabel("Your wording").fill("Built the stock list");
    expect(await faults()).toEqual([]);
    await review.button("Use my wording").tap();
    await review.button("Keep mine").tap();
    await review.button("Undo all").waitFor();
    expect(await faults()).toEqual([]);
    await review.button("Undo all").tap();
    await review.dialog.waitFor({ state: "hidden" });
    await expect.poll(() => editor.field("Bullets, line 2 of 4").inputValue()).toBe(WEAK);
  },
);
