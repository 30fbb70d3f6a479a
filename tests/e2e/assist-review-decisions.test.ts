import type { Page } from "playwright-core";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume, PROFESSIONAL, WEAK } from "./assist-page.ts";
import { reviewOn, reviewResume } from "./assist-review-page.ts";
import { editorOn } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE } from "./touch.ts";

const IN_DOUBT = "Led the closing of the till and counted 3 registers every night";
const QUESTION = "Did you lead the closing, or do it?";

/** What the server answers about the first line, with a question in it. */
async function askAboutFirst(page: Page): Promise<void> {
  const asked = {
    text: IN_DOUBT,
    verdict: "ask",
    questions: [
      {
        text: "Led the closing",
        start: 0,
        end: 15,
        question: QUESTION,
        choices: [
          { label: "I led it", statement: "I led the closing of the till", text: `${IN_DOUBT}.` },
          { label: "I closed it myself", statement: null, text: WEAK },
        ],
      },
    ],
    hints: ["How many people?"],
  };
  await page.route("**/api/ai/review", async (route) => {
    const { lines, quota } = await (await route.fetch()).json();
    await route.fulfill({ json: { lines: [{ ...lines[0], ...asked }, ...lines.slice(1)], quota } });
  });
}

test("editing does not get round a question; what is written stays until it is used", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const review = reviewOn(page);
  const editor = editorOn(page);
  const { press } = keyboardOn(page);
  const wording = review.dialog.getByLabel("Your wording");
  await askAboutFirst(page);
  await editor.open(`/ai/${await keepResume(visitor, reviewResume)}`);
  await review.opener.click();
  await review.button("Start").click();
  await review.dialog.getByRole("group", { name: QUESTION }).waitFor();
  expect(await review.button("Answer first").isDisabled()).toBe(true);
  await press("Control+Enter");
  await review.status.getByText("Line 1 of 5").waitFor();

  // Edited from the person's own words; the suggestion's are not used as theirs, typed or pasted.
  await press("F2");
  expect(await wording.inputValue()).toBe(WEAK);
  for (const typed of [IN_DOUBT, ` ${IN_DOUBT.toUpperCase()}.`]) {
    await wording.fill(typed);
    expect(await review.button("Use my wording").isDisabled(), typed).toBe(true);
    await review.dialog
      .getByText("This is the wording in question. Answer the question to use it.")
      .waitFor();
    await press("Control+Enter");
    expect(await wording.inputValue()).toBe(typed);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  // Closed and opened again, the box holds what was written.
  await wording.fill("Closed the till with two colleagues");
  await press("Escape");
  await review.dialog.getByRole("group", { name: QUESTION }).waitFor();
  await review.button("Edit draft").click();
  expect(await wording.inputValue()).toBe("Closed the till with two colleagues");
  await review.button("Cancel edit").click();
  await press("F2");
  expect(await wording.inputValue()).toBe("Closed the till with two colleagues");
  await press("Control+Enter");
  await review.status.getByText("Line 3 of 5").waitFor();

  // Back at it, the decision is seen and heard; the answer takes the place of the wording.
  await press("Alt+ArrowUp");
  await review.status.getByText("You used your own wording.").waitFor();
  await review.dialog.getByText("I led it").click();
  expect(await review.words()).toBe(`${IN_DOUBT}.`);
  await press("Control+Enter");
  await review.status.getByText("Line 3 of 5").waitFor();
  await review.button("End review").click();
  await review.status.getByText("1 line improved.").waitFor();
  await review.button("Done").click();
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(`${IN_DOUBT}.`);
});

test("a wording that was written and not used is said when the review ends, and is there in the next one", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const review = reviewOn(page);
  const editor = editorOn(page);
  const wording = review.dialog.getByLabel("Your wording");
  const notice = "A wording of yours was not used: Improve all keeps it while this page is open.";
  const OWN = "Closed the till with two colleagues";
  await editor.open(`/ai/${await keepResume(visitor, reviewResume)}`);
  const start = async () => {
    await review.opener.click();
    await review.button("Start").click();
    await review.suggestion.waitFor();
  };
  await start();
  await review.button("Edit").click();
  await wording.fill(OWN);
  await review.button("End review").click();
  await review.dialog.getByText(notice).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await review.button("Done").click();
  await review.dialog.waitFor({ state: "hidden" });
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(WEAK);

  // By the cross, too.
  await start();
  await review.button("Edit draft").click();
  expect(await wording.inputValue()).toBe(OWN);
  await review.button("Close").click();
  await review.dialog.waitFor({ state: "hidden" });
  await page.getByRole("region", { name: "Notifications" }).getByText(notice).waitFor();

  // Used, it is none any more.
  await start();
  await review.button("Edit draft").click();
  await review.button("Use my wording").click();
  await review.button("End review").click();
  await review.status.getByText("1 line improved.").waitFor();
  expect(await review.dialog.getByText(notice).count()).toBe(0);
  await review.button("Done").click();
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(OWN);
});

test("a decided line says so, and going on leaves it; a typed answer is taken up before anything is used", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const review = reviewOn(page);
  const editor = editorOn(page);
  const { press, here } = keyboardOn(page);
  await editor.open(`/ai/${await keepResume(visitor, reviewResume)}`);
  await review.opener.click();
  await review.button("Start").click();
  await review.suggestion.waitFor();
  await review.dialog.locator("kbd").first().waitFor();
  expect(await review.button("Next").count()).toBe(0);
  await press("Control+Enter");
  await review.status.getByText("Line 3 of 5").waitFor();
  for (const goOn of [() => press("Alt+ArrowDown"), () => review.button("Next").click()]) {
    await press("Alt+ArrowUp");
    await review.status.getByText("Line 1 of 5, Cashier, Rema. You used the suggestion.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await goOn();
    await review.status.getByText("Line 3 of 5").waitFor();
  }

  // What was typed is there again after going back and forth.
  const calls = review.dialog.getByLabel("How many calls?");
  await calls.fill("40 a day");
  await press("Alt+ArrowUp");
  await review.status.getByText("Line 1 of 5").waitFor();
  await press("Alt+ArrowDown");
  expect(await calls.inputValue()).toBe("40 a day");

  // Using the line takes it up first and shows what came of it.
  await calls.press("Control+Enter");
  await expect.poll(() => review.words()).toContain("40 calls a day");
  await review.status.getByText("Line 3 of 5").waitFor();
  await review.status.getByText("Said anew with your answer.").waitFor();
  expect(await here()).toContain("Suggestion");
  await press("Control+Enter");
  await review.status.getByText("Line 4 of 5").waitFor();
  await review.button("End review").click();
  await review.status.getByText("2 lines improved.").waitFor();
  await review.button("Done").click();
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(PROFESSIONAL);
  expect(await editor.field("Bullets, line 4 of 4").inputValue()).toContain("40 calls a day");
});

const testOnPhone = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

testOnPhone(
  "on a phone a question is in sight with all its choices, and everything is large enough for a thumb",
  async ({ page, signIn }) => {
    const { visitor } = await signIn();
    const review = reviewOn(page);
    await askAboutFirst(page);
    await editorOn(page).open(`/ai/${await keepResume(visitor, reviewResume)}`);
    await review.opener.tap();
    await review.button("Start").tap();
    const choices = review.dialog.getByRole("group", { name: QUESTION }).locator("label");
    await choices.first().waitFor();
    const foot = (await review.button("Answer first").boundingBox())?.y ?? expect.fail();
    const suggestion = (await review.suggestion.boundingBox())?.y ?? expect.fail();
    for (const choice of await choices.all()) {
      const { y, height } = (await choice.boundingBox()) ?? expect.fail();
      expect(y + height).toBeLessThan(Math.min(foot, suggestion));
      expect(y).toBeGreaterThan(0);
    }
    // What else could be said is below the fold: that is told above the buttons, and one press leads there.
    const people = review.dialog.getByLabel("How many people?");
    expect(((await people.boundingBox())?.y ?? 0) + 44).toBeGreaterThan(foot);
    await review.button("1 more question below").tap();
    await expect.poll(async () => ((await people.boundingBox())?.y ?? foot) + 44).toBeLessThan(foot);
    await review.button("1 more question below").waitFor({ state: "hidden" });
    await review.dialog.evaluate((dialog) => dialog.scrollTo({ top: 0 }));
    expect(await review.dialog.locator("kbd:visible").count()).toBe(0);
    const before = await choices.last().boundingBox();
    await choices.last().tap();
    const after = await choices.last().boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await review.button("Use this").tap();
    await review.dialog.getByLabel("How many calls?").waitFor();
    const small = await review.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll("button, input, label:has(input)")]
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
    expect(await review.overflow()).toBe(0);
    // What stands as it was written is not counted as improved.
    await review.button("Use this").tap();
    await review.button("End review").tap();
    await review.status.getByText("1 line improved.").waitFor();
    await review.dialog.getByText("kept as you wrote it").waitFor();
  },
);
