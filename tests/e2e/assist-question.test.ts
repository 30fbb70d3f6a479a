import type { ImproveAnswer } from "../../src/contract/assist.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { answerWith, assistOn, keepResume, WEAK, weakResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE } from "./touch.ts";

const IN_DOUBT = "Led the closing of the till and counted 3 registers every night";
const LED = "Led the closing of the till and counted 3 registers every night.";
const OWN = "Closed the till and counted 3 registers every night";
const STATEMENT = "I led the closing of the till";
const QUESTION = "Did you lead the closing, or do it?";

const asked: Partial<ImproveAnswer> = {
  text: IN_DOUBT,
  verdict: "ask",
  questions: [
    {
      text: "Led the closing",
      start: 0,
      end: 15,
      question: QUESTION,
      choices: [
        { label: "I led it", statement: STATEMENT, text: LED },
        { label: "I closed it myself", statement: null, text: OWN },
      ],
    },
  ],
  hints: ["How many people?", "In which shop?"],
};

test("by keyboard, a question is heard, answered, answered otherwise and used; one undo takes text and statement back", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const id = await keepResume(visitor);
  const assist = assistOn(page);
  const editor = editorOn(page);
  const { press, tabTo, here } = keyboardOn(page);
  const sent = await answerWith(page, asked);
  const saved = async () => (await visitor.call("GET", `/api/resumes/${id}`)).body.resume.experience[0];
  await assist.openEditor(`/ai/${id}`);
  await assist.open("Experience");
  await tabTo("Improve");
  await press("Enter");
  await assist.dialog
    .getByRole("status")
    .getByText("One question before you can use this.", { exact: true })
    .waitFor();
  const group = assist.dialog.getByRole("group", { name: QUESTION });
  expect(await group.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  expect(await assist.suggestion.locator("mark").textContent()).toBe("in question: Led the closing");
  expect(await assist.words()).toBe(IN_DOUBT);
  expect(await accessibilityFaults(page)).toEqual([]);

  // From the suggestion, where the focus is, the question is the next stop.
  await press("Tab");
  expect(await here()).toContain("I led it");
  expect(await here()).toContain(STATEMENT);
  await press("Space");
  expect(await assist.words()).toBe(LED);
  expect(await assist.suggestion.locator("mark").count()).toBe(0);
  await assist.dialog.getByRole("status").getByText("shown as it will be used").waitFor();
  expect(await assist.button("Use AI Bullet").isEnabled()).toBe(true);
  await press("ArrowDown");
  expect(await assist.words()).toBe(OWN);
  await press("ArrowUp");
  expect(await assist.words()).toBe(LED);
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo("Use AI Bullet");
  await press("Enter");
  await assist.dialog.waitFor({ state: "hidden" });
  const bullet = editor.field("Bullets, line 2 of 3");
  expect(await bullet.inputValue()).toBe(LED);
  await editor.expectState("Saved");
  expect(await saved()).toMatchObject({
    statements: [{ text: STATEMENT, line: weakResume.experience[0]?.bullets[1]?.id }],
  });
  expect((await editor.sheet()).join("\n")).not.toContain(STATEMENT);

  // Under the bullets: quiet, to be opened, with a way to take it back.
  const confirmed = page.getByRole("region", { name: /^Experience/ }).getByText("You confirmed (1)");
  await confirmed.focus();
  await press("Enter");
  const form = page.getByRole("form", { name: "Your resume" });
  await form.getByText(STATEMENT, { exact: true }).waitFor();
  await form.getByText(`About “${LED}”`, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("Tab", "Enter");
  expect(await confirmed.count()).toBe(0);
  expect(await here()).toBe("Add line");
  await press("Control+z");
  await confirmed.waitFor();
  await press("Control+z");
  expect(await bullet.inputValue()).toBe(WEAK);
  expect(await confirmed.count()).toBe(0);
  await editor.expectState("Saved");
  expect(await saved()).not.toHaveProperty("statements");
  await press("Control+Shift+z");
  await confirmed.waitFor();
  expect(await bullet.inputValue()).toBe(LED);

  await assist.open("Experience");
  await assist.improve();
  expect(sent.at(-1)).toMatchObject({ asked: 0, context: { statements: [STATEMENT] } });

  // What was confirmed about one line supports nothing in another, and is not shown beside it.
  await assist.dialog.getByText("You confirmed (1)").waitFor();
  await assist.dialog.getByLabel("Which bullet").selectOption("2");
  expect(await assist.dialog.getByText("You confirmed").count()).toBe(0);
  await assist.improve();
  expect(sent.at(-1)).toMatchObject({ text: "Helped with deliveries", context: { statements: [] } });
});

test("without an answer the words stay; the own wording makes no statement; a hint is answered in its place", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  const editor = editorOn(page);
  const sent = await answerWith(page, asked);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  const bullet = editor.field("Bullets, line 2 of 3");
  await assist.open("Experience");
  await assist.improve();
  await page.keyboard.press("Escape");
  await assist.dialog.waitFor({ state: "hidden" });
  expect(await bullet.inputValue()).toBe(WEAK);

  await assist.open("Experience");
  await assist.improve();
  await assist.dialog.getByLabel("How many people?").fill("4");
  await page.keyboard.press("Enter");
  // Said anew at once, with the answer in the text and as the person's own statement.
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toMatchObject({
    text: `${WEAK}, 4 people`,
    context: { statements: ["How many people? 4"] },
  });
  await assist.suggestion.waitFor();
  await assist.dialog.getByText("You confirmed (1)").waitFor();
  await assist.dialog.getByText("How many people? 4", { exact: true }).waitFor();
  expect(await assist.dialog.getByRole("textbox", { name: "How many people?" }).count()).toBe(0);
  expect(await assist.dialog.getByText("Out of date").count()).toBe(0);
  expect(await assist.dialog.getByLabel("In which shop?").count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.querySelector("h3")?.textContent)).toBe(
    "Suggestion",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await assist.button("Try again").click();
  await assist.improve();
  expect(sent.slice(1).map((body) => body.asked)).toEqual([0, 1, 2]);

  await assist.dialog.getByText("I closed it myself").click();
  await assist.button("Use AI Bullet").click();
  await assist.dialog.waitFor({ state: "hidden" });
  expect(await bullet.inputValue()).toBe(OWN);
  const confirmed = page.getByRole("region", { name: /^Experience/ }).getByText("You confirmed (1)");
  await confirmed.waitFor();

  // Doubt without a question: nothing can be used, and why is said.
  await page.unroute("**/api/ai/improve");
  await answerWith(page, { ...asked, questions: [] });
  await assist.open("Experience");
  await assist.improve();
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  await assist.dialog.getByText("This cannot be used: it may say more than your words do.").first().waitFor();
});

const testOnPhone = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

testOnPhone(
  "on a phone, by touch, a question is read and answered, in light and dark",
  async ({ page, signIn }) => {
    const { visitor } = await signIn();
    const assist = assistOn(page);
    await answerWith(page, asked);
    await assist.openEditor(`/ai/${await keepResume(visitor)}`);
    await page
      .getByRole("region", { name: /^Experience/ })
      .getByRole("button", { name: "Improve with AI" })
      .tap();
    await assist.button("Improve").tap();
    await assist.suggestion.waitFor();
    const choices = assist.dialog.getByRole("group", { name: QUESTION }).locator("label");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(await assist.overflow()).toBe(0);
    for (const choice of await choices.all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await choice.tap();
    }
    expect(await assist.words()).toBe(OWN);
    await choices.first().tap();
    expect(await assist.words()).toBe(LED);
    await assist.button("Use AI Bullet").tap();
    await assist.dialog.waitFor({ state: "hidden" });
    expect(await editorOn(page).field("Bullets, line 2 of 3").inputValue()).toBe(LED);
  },
);
