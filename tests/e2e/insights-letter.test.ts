import { readFile } from "node:fs/promises";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { BACKEND_AD, flawedResume, insightsOn } from "./insights-page.ts";

test("a letter is drafted from the resume, changed, watched, saved, taken away as a file, and undone", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const id = await keepResume(visitor, { ...flawedResume, email: "nora@example.com" });
  await editor.open(`/ai/${id}`);
  const insights = insightsOn(page);
  await insights.open("Cover letter");
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill(BACKEND_AD);
  // What the ad plainly says stands there, and can be put otherwise.
  const employer = insights.panel.getByRole("textbox", { name: "Employer" });
  await expect.poll(() => employer.inputValue()).toBe("Harrow Lane Logistics");
  await insights.panel.getByRole("textbox", { name: "Role you apply for" }).fill("Staff Engineer");
  await insights.panel.getByRole("combobox", { name: "Length of the draft" }).selectOption("short");
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights.panel.getByRole("button", { name: "Draft from my resume" }).click();
  const letter = insights.panel.getByRole("textbox", { name: "Cover letter" });
  await letter.waitFor();
  const draft = await letter.inputValue();
  // The day and whom it goes to, as a letter begins.
  expect(draft).toMatch(
    /^\d{1,2} \p{L}+ \d{4}\n\nHarrow Lane Logistics\n\nDear hiring team,\n\n[\s\S]*\n\nKind regards,\nNora Whitfield$/u,
  );
  expect(draft).toContain("I am applying for the role of Staff Engineer at Harrow Lane Logistics.");
  expect(draft).toContain("at Quillmark Payments, I built the refunds service");
  const supported = insights.panel.getByText("Checked sentence by sentence: nothing found");
  await supported.waitFor();
  // The letter is judged by the resume alone, so it stands when the ad is gone.
  await editor.expectState("Saved");
  await page.reload();
  await editor.field("Full name").waitFor();
  await insights.open("Cover letter");
  await supported.waitFor();
  await letter.press("Control+End");
  await page.keyboard.type("\n\nI cut costs by 37% at Harrow Lane Logistics.");
  const claims = insights.panel.getByRole("list", { name: "Claims without support" });
  await claims.getByText("37%").waitFor();
  // Nobody is told to put the wanted employer into the resume.
  expect(await claims.getByRole("listitem").allTextContents()).toEqual(["“37%”"]);
  await insights.panel.getByText("You apply for “Harrow Lane Logistics”: fine as a wish").waitFor();
  // Its meaning is judged as well, by the server.
  const more = insights.panel.getByRole("list", { name: "Sentences that may say more" });
  await more.getByText("I cut costs by 37% at Harrow Lane Logistics.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await editor.expectState("Saved");
  const { resume } = (await visitor.call("GET", `/api/resumes/${id}`)).body;
  expect(resume.coverLetter).toBe(`${draft}\n\nI cut costs by 37% at Harrow Lane Logistics.`);
  const coming = page.waitForEvent("download");
  await insights.panel.getByRole("button", { name: "Download letter" }).click();
  await page.getByRole("menuitem", { name: "Plain text" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("Nora-Whitfield-cover-letter.txt");
  expect(await readFile(await file.path(), "utf8")).toContain(`COVER LETTER\n${draft}`);

  await insights.panel.getByRole("button", { name: "Draft again" }).click();
  const toast = page.getByRole("region", { name: "Notifications" });
  await toast.getByRole("button", { name: "Undo" }).click();
  expect(await letter.inputValue()).toContain("37%");
  await insights.panel.getByRole("button", { name: "Remove" }).click();
  await letter.waitFor({ state: "detached" });
  await toast.getByText("The letter was removed.").waitFor();
  // After another edit, Undo would take back that one: it is no longer offered.
  await editor.field("Full name").fill("Nora W");
  await toast.getByText("The letter was removed.").waitFor({ state: "detached" });
  await editor.expectState("Saved");
  await page.reload();
  await editor.field("Full name").waitFor();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await insights.open("Cover letter");
  expect(await letter.inputValue()).toContain("37%");
});

test("the letter of a resume is reached from the dashboard", async ({ page, signIn }) => {
  const { visitor } = await signIn();
  const id = await keepResume(visitor, { ...flawedResume, coverLetter: "Dear hiring team,\n\nHello." });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^What to do with / }).click();
  await page.getByRole("menuitem", { name: "Cover letter" }).click();
  const { panel } = insightsOn(page);
  await panel.getByRole("textbox", { name: "Cover letter" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/ai/${id}`);
  expect(await panel.getByRole("textbox", { name: "Cover letter" }).inputValue()).toContain("Hello.");
});
