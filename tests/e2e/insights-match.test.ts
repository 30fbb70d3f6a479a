import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { BACKEND_AD, flawedResume, insightsOn } from "./insights-page.ts";

test("an ad is held against the resume: proven in its own words, missing with a warning, must and nice apart", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const id = await keepResume(visitor, resumeOf({ ...flawedResume, skills: ["Docker"], certifications: [] }));
  await editor.open(`/ai/${id}`);
  const insights = insightsOn(page);
  // The server loads what reads ads while the person looks for theirs, and hears nothing of them.
  const readying = page.waitForRequest("**/api/match");
  await insights.open("Job match");
  const { resume: sent, job: word } = (await readying).postDataJSON();
  expect([word, sent.name, sent.experience]).toEqual(["Ready", "", []]);
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill(BACKEND_AD);
  const must = insights.panel.getByRole("list", { name: "Must have" }).getByRole("listitem");
  const nice = insights.panel.getByRole("list", { name: "Nice to have" }).getByRole("listitem");
  const proven = must.filter({ hasText: /^TypeScript Proven/ });
  // What reads ads is loaded once in a server's life, and other tests have the cores too.
  await proven.waitFor({ timeout: 60_000 });
  expect(await proven.textContent()).toContain("Built the refunds service in TypeScript and Node.js");
  await nice.filter({ hasText: /^Kafka/ }).waitFor();
  expect(await insights.panel.getByText("Java", { exact: true }).count()).toBe(0);
  const kafka = nice.filter({ hasText: /^Kafka Missing/ });
  await kafka.getByRole("button", { name: "Not true of me" }).click();
  await kafka.getByText("Not true of you. Nobody asks again.").waitFor();
  await editor.expectState("Saved");
  await page.reload();
  await editor.field("Full name").waitFor();
  await insights.open("Job match");
  // The ad and the answer are kept with the resume.
  expect(await insights.panel.getByRole("textbox", { name: "Job ad" }).inputValue()).toBe(BACKEND_AD);
  await kafka.getByText("Not true of you. Nobody asks again.").waitFor();
  await kafka.getByRole("button", { name: "Ask again" }).click();
  await kafka.getByRole("button", { name: /^I have this/ }).click();
  await kafka.getByRole("button", { name: "Cancel" }).click();
  const near = must.filter({ hasText: /^Kubernetes Adjacent/ });
  await near
    .getByText("Your resume names Docker, which is near. Say so; do not call it Kubernetes.")
    .waitFor();
  await insights.panel
    .getByText("Your resume shows 2 of the 4 things that this ad asks for; 1 more is near.")
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await proven.getByRole("button").click();
  expect(await insights.focusedField()).toBe("/experience/0/bullets/0");
  await page.keyboard.press("End");
  await page.keyboard.type(" It used Kafka.");
  await nice.filter({ hasText: /^Kafka Proven/ }).waitFor();
  await editor.expectState("Saved");
  // What was looked at and led to is as the person left it: no skill came in by itself.
  expect((await visitor.call("GET", `/api/resumes/${id}`)).body.resume.skills).toMatchObject([
    { text: "Docker" },
  ]);
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill("Rust ".repeat(10_001));
  await insights.panel.getByText("Cut: 20,000 of 50,005 characters fit here.").waitFor();

  await insights.panel.getByRole("tab", { name: "Job match" }).focus();
  for (const _ of ["Spelling", "Interview"]) await page.keyboard.press("ArrowRight");
  const lines = insights.panel.getByRole("list", { name: "Lines and their questions" }).locator("details");
  await lines.first().waitFor();
  expect(
    await lines.first().getByRole("list", { name: "Questions" }).getByRole("listitem").count(),
  ).toBeGreaterThan(0);
  await lines
    .first()
    .getByRole("button", { name: /^Go to Experience 1/ })
    .click();
  expect(await insights.focusedField()).toBe("/experience/0/bullets/0");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Insights", exact: true }).click();
  for (const tab of ["Job match", "Interview", "Cover letter"] as const) {
    await insights.open(tab);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test("answers are prepared beside the line that invites them, and kept with the resume", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const id = await keepResume(visitor, { ...flawedResume, role: "Registered Nurse" });
  await editor.open(`/ai/${id}`);
  const insights = insightsOn(page);
  await insights.open("Interview");
  const line = insights.panel
    .getByRole("list", { name: "Lines and their questions" })
    .getByRole("listitem")
    .first();
  await line.getByText("What did “40,000 refunds a month” look like in practice?").waitFor();
  await line.getByText("Make notes for an answer").click();
  await line.getByRole("textbox", { name: "Situation" }).fill("Refunds took three days.");
  await line.getByRole("textbox", { name: "Result" }).fill("They take an hour.");
  const general = insights.panel
    .getByRole("list", { name: "General questions" })
    .getByRole("listitem")
    .first();
  await insights.panel
    .getByRole("heading", { name: "What is often asked: Nursing and health care" })
    .waitFor();
  await general.getByText("Make notes for an answer").click();
  await general.getByRole("textbox", { name: "Action" }).fill("Called for help.");
  expect(await accessibilityFaults(page)).toEqual([]);
  // Another tab is opened in the middle of a word.
  await insights.open("ATS check");
  await editor.expectState("Saved");
  const { resume } = (await visitor.call("GET", `/api/resumes/${id}`)).body;
  expect(Object.values(resume.interview)).toEqual([
    { situation: "Refunds took three days.", result: "They take an hour." },
    { action: "Called for help." },
  ]);
  await page.reload();
  await editor.field("Full name").waitFor();
  await insights.open("Interview");
  await line.getByText("Your notes").click();
  expect(await line.getByRole("textbox", { name: "Result" }).inputValue()).toBe("They take an hour.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Insights", exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
