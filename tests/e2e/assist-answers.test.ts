import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { answerWith, assistOn, keepResume, PROFESSIONAL, WEAK } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { keyboardOn } from "./keyboard.ts";

const PEOPLE = "How many people?";
const SHOP = "In which shop?";

/** A suggestion that says what was answered, as an engine does. */
const said = ({ text }: Record<string, unknown>) => ({
  text: `${PROFESSIONAL}${String(text).slice(WEAK.length)}`,
  verdict: "supported" as const,
  questions: [],
  findings: [{ code: "only-mended" as const }],
  hints: [PEOPLE, SHOP],
});

test("a typed answer is taken up before anything is used, and one undo takes text and answers back", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  const editor = editorOn(page);
  const sent = await answerWith(page, said);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  const bullet = editor.field("Bullets, line 2 of 3");
  await assist.open("Experience");
  await assist.improve();

  // What is typed beside an answer that is added is still there.
  await assist.dialog.getByLabel(SHOP).fill("Oslo");
  await assist.dialog.getByLabel(PEOPLE).fill("7");
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBe(2);
  await assist.suggestion.waitFor();
  expect(await assist.dialog.getByLabel(SHOP).inputValue()).toBe("Oslo");

  await assist.button("Use AI Bullet").click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toMatchObject({ context: { statements: [`${PEOPLE} 7`, `${SHOP} Oslo`] } });
  await assist.status.getByText("Said anew with your answer, and not used yet.").waitFor();
  await assist.dialog.getByText("Read it, then press Use AI Bullet.").waitFor();
  expect(await assist.words()).toBe(`${PROFESSIONAL}, 7 people, Oslo`);
  expect(await bullet.inputValue()).toBe(WEAK);
  expect(await accessibilityFaults(page)).toEqual([]);

  await assist.button("Use AI Bullet").click();
  await assist.dialog.waitFor({ state: "hidden" });
  expect(await bullet.inputValue()).toBe(`${PROFESSIONAL}, 7 people, Oslo`);
  const confirmed = page.getByRole("region", { name: /^Experience/ }).getByText("You confirmed");
  await confirmed.click();
  const form = page.getByRole("form", { name: "Your resume" });
  await form.getByText("Your answers are in your text.").waitFor();
  await page.keyboard.press("Control+z");
  expect(await bullet.inputValue()).toBe(WEAK);
  expect(await confirmed.count()).toBe(0);
});

test("by keyboard, an answer is taken back: why the suggestion cannot be used is said, and the focus stays", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  const { press } = keyboardOn(page);
  const sent = await answerWith(page, said);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  await assist.improve();
  await assist.dialog.getByText("Only spelling, capitals and punctuation were mended.").waitFor();
  await assist.dialog.getByLabel(PEOPLE).fill("7");
  await press("Enter");
  await expect.poll(() => sent.length).toBe(2);
  await assist.suggestion.waitFor();
  const checked = assist.dialog.getByRole("list", { name: "What was checked" });
  expect(await checked.textContent()).toContain("Your answer was put in.");
  expect(await checked.textContent()).not.toContain("Only spelling");
  await assist.dialog.getByText("Your answer is in the suggestion.").waitFor();

  await assist.button(`Remove “${PEOPLE} 7”`).focus();
  await press("Enter");
  expect(
    await page.evaluate(() => document.activeElement?.closest("dialog") !== null && document.hasFocus()),
  ).toBe(true);
  await assist.alert.getByText("You removed what this suggestion relies on.").waitFor();
  await expect.poll(() => assist.alert.textContent()).toContain("and cannot be used any more.");
  expect(await assist.alert.textContent()).not.toMatch(/your text (?:was changed|no longer)/i);
  expect(await checked.textContent()).not.toContain("Only spelling");
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await assist.button("Get a new suggestion").click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toMatchObject({ text: WEAK, context: { statements: [] } });
  await assist.suggestion.waitFor();
  expect(await assist.alert.count()).toBe(0);
});

test("another tone is one press away from its wording", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  const sent = await answerWith(page, said);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  await assist.improve();
  await assist.dialog.getByText("confident").click();
  await assist.button("Ask for Confident, Mid").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ tone: "confident", seniority: "mid" });
  await assist.suggestion.waitFor();
  expect(await assist.dialog.getByText("Made for").count()).toBe(0);
  expect(await assist.button("Ask for Confident, Mid").count()).toBe(0);
});
