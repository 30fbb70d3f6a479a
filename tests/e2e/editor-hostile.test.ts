import { emptyResume } from "../../src/domain/resume/resume.ts";
import { expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

test("a paste of 5 MB and one of 10,000 lines meet a stated limit", async ({ page }) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.paste("Summary", "words and words ".repeat(330_000));
  await page.getByText("Cut: 4,000 of 5,280,000 characters fit here.").waitFor();
  expect((await editor.field("Summary").inputValue()).length).toBe(4000);
  await editor.paste("Full name", "A".repeat(5_000_000));
  expect((await editor.field("Full name").inputValue()).length).toBe(200);
  await editor.field("Role").fill("x".repeat(170));
  await page.getByText("30 characters left").waitFor();

  await editor.button("Add position").click();
  await editor.button("Add line").first().click();
  await editor.paste("Bullets, line 1 of 1", "- one more thing\n".repeat(10_000));
  await page.getByText("Cut: 100 of 10,000 lines fit here.").waitFor();
  await page.getByLabel("Bullets, line 100 of 100").waitFor();
});

test("10,000 bullets open, can be edited, and survive", async ({ page }) => {
  const bullets = Array.from({ length: 100 }, (_, index) => `Did thing ${index}`);
  const experience = Array.from({ length: 100 }, (_, index) => ({
    title: `Job ${index}`,
    company: "",
    period: "",
    bullets,
  }));
  await leaveDraft(page, { ...emptyResume(), name: "Ada", experience });
  const editor = editorOn(page);
  await editor.open();
  await page.getByText("The preview shows the first").waitFor();
  await editor.field("Full name").fill("Ada Lovelace");
  await editor.expectState("Saved on this device");
  await page.reload();
  await editor.field("Full name").waitFor();
  expect(await editor.field("Full name").inputValue()).toBe("Ada Lovelace");
  await page.getByRole("button", { name: "Job 99", exact: true }).click();
  await page.getByLabel("Bullets, line 100 of 100").waitFor();
  // A handle that the sticky bar half covers is no small target: it scrolls.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
});

test("emoji, right-to-left text, NUL and broken characters come back as they can be kept", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  const given = "👩‍💻🏴󠁧󠁢󠁳󠁣󠁴󠁿 مرحبا שלום";
  await editor.field("Full name").fill(given);
  await editor.field("Role").evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return;
    input.value = "a\u0000b\ud800c\u202Ed\u200B";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await editor.expectState("Saved on this device");
  await page.reload();
  await editor.field("Full name").waitFor();
  expect(await editor.field("Full name").inputValue()).toBe(given);
  expect(await editor.field("Role").inputValue()).toBe("ab\ufffdcd");
  expect((await editor.sheet())[0]).toBe(given);
});
