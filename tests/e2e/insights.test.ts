import { readFile } from "node:fs/promises";
import type { Route } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { flawedResume, insightsOn } from "./insights-page.ts";

const AD = `Backend Engineer at Harrow Lane Logistics
Requirements:
- Strong TypeScript and Node.js
- Kubernetes in production
Nice to have:
- Kafka
No Java needed.`;

test("findings come as one types, each leads to its field, and the parser's view is read from the real PDF", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  await editor.open(`/ai/${await keepResume(visitor, flawedResume)}`);
  const insights = insightsOn(page);
  // The first thread does not come: that is told, and a second is asked for.
  await page.route("**/insights-worker*", (route) => route.abort(), { times: 1 });
  await insights.open("ATS check");
  await insights.panel.getByText("This could not be worked out.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights.panel.getByRole("button", { name: "Try again" }).click();
  const missing = insights.findings().filter({ hasText: "Email is missing" });
  await missing.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await missing.getByRole("button", { name: /^Go to Email/ }).click();
  expect(await insights.focusedField()).toBe("/email");
  await page.keyboard.type("nora@example.com");
  await missing.waitFor({ state: "detached" });
  const unread = insights.findings().filter({ hasText: "“sometime ago” cannot be read" });
  await unread.getByRole("button").focus();
  await page.keyboard.press("Enter");
  expect(await insights.focusedField()).toBe("/experience/0/period");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Jul 2017 – Feb 2021");
  await unread.waitFor({ state: "detached" });

  await insights.panel.getByRole("button", { name: "Read my PDF" }).click();
  const dialog = page.getByRole("dialog", { name: "What a parser sees" });
  await dialog.getByText(/\d+ of \d+ fields would be filled/).waitFor({ timeout: 30_000 });
  expect(await dialog.locator("pre").textContent()).toContain("Quillmark Payments");
  await dialog.getByRole("list", { name: "Fields" }).getByText("nora@example.com").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Insights", exact: true }).click();
  await insights.panel.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights
    .findings()
    .first()
    .getByRole("button", { name: /^Go to / })
    .click();
  await insights.panel.waitFor({ state: "hidden" });
  expect(await insights.focusedField()).toMatch(/^\//);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a place that was led to stands on the page from edge to edge when the insights go", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  await editor.open(`/ai/${await keepResume(visitor, flawedResume)}`);
  const insights = insightsOn(page);
  await insights.open("ATS check");
  await insights.panel
    .getByRole("button", { name: /Experience 1, period/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Insights", exact: true }).click();
  await insights.panel.waitFor({ state: "hidden" });
  const aside = () =>
    editor.host.evaluate((host) => {
      let scroller: HTMLElement | null = host.parentElement;
      while (scroller && getComputedStyle(scroller).overflowX !== "auto") scroller = scroller.parentElement;
      return scroller?.scrollLeft;
    });
  // What moves it comes after the page was measured anew.
  await page.waitForTimeout(700);
  expect(await aside()).toBe(0);
});

test("a finding is mended by one press and undone by one; what programs read in the PDF decides whether all is clear", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const experience = sampleResume.experience.map((position, at) =>
    at === 0
      ? { ...position, period: "03/2021 – Present", bullets: ["Was responsible for running 4 services."] }
      : position,
  );
  await editor.open(`/ai/${await keepResume(visitor, resumeOf({ ...sampleResume, experience }))}`);
  const insights = insightsOn(page);
  await insights.open("ATS check");
  const weak = insights.findings().filter({ hasText: "“Was responsible for” hides what you did" });
  await weak.getByRole("button", { name: /^Go to / }).click();
  await weak.getByRole("button", { name: /^Start with the verb/ }).click();
  await weak.waitFor({ state: "detached" });
  const bullet = page.locator('[data-field="/experience/0/bullets/0"]');
  expect(await bullet.inputValue()).toBe("Run 4 services.");
  const toast = page.getByRole("region", { name: "Notifications" });
  await toast.getByText("“Was responsible for running” is now “Run”.").waitFor();
  // The button went with what it mended: keys go on at the finding that took its place.
  const focused = () => page.evaluate(() => document.activeElement?.closest("[data-finding]")?.textContent);
  await expect.poll(focused).toMatch(/^Go to /);
  await toast.getByRole("button", { name: "Undo" }).click();
  await weak.waitFor();
  expect(await bullet.inputValue()).toBe("Was responsible for running 4 services.");

  const styles = insights.findings().filter({ hasText: "Dates are written in different ways" });
  await styles.getByRole("button", { name: /^Write all the same way/ }).click();
  await styles.waitFor({ state: "detached" });
  expect(await page.locator('[data-field="/experience/0/period"]').inputValue()).toBe("Mar 2021 – Present");
  const panel = insights.panel;
  await panel.getByText(/^\d+ checks passed$/).click();
  await panel
    .getByRole("list", { name: "Passed: Dates" })
    .getByText("All dates are written the same way")
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Nobody has read the file yet: it is not called clear.
  const verdict = panel.locator("[data-verdict]");
  await verdict.getByText("No program has read this version of your PDF yet.").waitFor();
  const tint = () => verdict.evaluate((box) => getComputedStyle(box).backgroundColor);
  const neutral = await tint();
  await panel.getByRole("button", { name: "Read my PDF" }).click();
  const dialog = page.getByRole("dialog", { name: "What a parser sees" });
  await dialog.getByText(/\d+ of \d+ fields would be filled/).waitFor({ timeout: 30_000 });
  for (const program of ["In file order", "By features", "By position"]) {
    await dialog.getByRole("tab", { name: program }).click();
    expect(await dialog.locator("pre").textContent()).toContain("Quillmark Payments");
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.keyboard.press("Escape");
  const clear = panel.getByText("three programs read your PDF, and each found every field");
  await clear.waitFor();
  expect(await tint()).not.toBe(neutral);
  // A press that changes the text makes it another draft, which nobody has read.
  const undated = page.locator('[data-field="/experience/0/period"]');
  await undated.fill("2021 – Present");
  await clear.waitFor({ state: "detached" });
  await expect.poll(tint).toBe(neutral);
  // A date that no program understands: the words of before no longer hold.
  await undated.fill("a while ago");
  await verdict.getByText("may keep a parser from reading").waitFor();
  await panel.getByRole("button", { name: "Read my PDF" }).click();
  await dialog.getByText(/\d+ of \d+ fields would be filled/).waitFor({ timeout: 30_000 });
  for (const program of [/^By position: 1 misread/, /^In file order: \d+ misread/])
    await dialog.getByRole("tab", { name: program }).waitFor();
  await page.keyboard.press("Escape");
  await insights.findings().filter({ hasText: "No program understands the date “a while ago”" }).waitFor();
  expect(await clear.count()).toBe(0);
});

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
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill(AD);
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
  expect(await insights.panel.getByRole("textbox", { name: "Job ad" }).inputValue()).toBe(AD);
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
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill(AD);
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

test("slips are found by a checker of our own origin, fetched when its tab opens; names, technologies, words of trades and the person's own are let be", async ({
  page,
  signIn,
  server,
  expectFaultOfThread,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const id = await keepResume(visitor, {
    ...sampleResume,
    summary: "I recieved praise at Tidewell for the colour of a PostgreSQL dashboard by Whitfield.",
    experience: sampleResume.experience.map((position) => ({ ...position, bullets: [] })),
    projects: [],
  });
  const asked: string[] = [];
  server.app.server.on("request", ({ url }) => asked.push(url ?? ""));
  const wasm = () => asked.filter((url) => url.endsWith(".wasm")).length;
  await editor.open(`/ai/${id}`);
  const insights = insightsOn(page);
  await insights.open("ATS check");
  await insights.panel.getByRole("heading", { name: "What a parser sees" }).waitFor();
  expect(wasm()).toBe(0);
  // A line that is down when the tab opens is up again when somebody tries again.
  expectFaultOfThread(/ERR_FAILED.*wasm|Failed to fetch/);
  let cut = 0;
  const cutOff = (route: Route) => {
    cut += 1;
    return route.abort();
  };
  await page.route("**/*.wasm", cutOff, { times: 1 });
  await insights.open("Spelling");
  await insights.panel.getByText("The dictionary could not be fetched.").waitFor();
  expect(cut).toBe(1);
  await insights.panel.getByRole("button", { name: "Try again" }).click();
  const slips = insights.panel.getByRole("list", { name: "Slips" }).getByRole("listitem");
  await slips.first().waitFor({ timeout: 40_000 });
  expect(wasm()).toBe(1);
  expect(await slips.count()).toBe(1);
  expect(await insights.panel.getByRole("combobox", { name: "Kind of English" }).inputValue()).toBe(
    "British",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await slips.getByRole("button", { name: "Replace recieved by received" }).click();
  await insights.panel.getByText("No slip was found.").waitFor();
  expect(await editor.field("Summary").inputValue()).toMatch(/^I received praise/);
  await insights.panel.getByRole("combobox", { name: "Kind of English" }).selectOption("American");
  await slips
    .filter({ hasText: "colour" })
    .getByRole("button", { name: /^Go to Summary/ })
    .click();
  expect(await insights.focusedField()).toBe("/summary");
  await insights.open("ATS check");
  await insights.open("Spelling");
  expect(await insights.panel.getByRole("combobox", { name: "Kind of English" }).inputValue()).toBe(
    "American",
  );

  // Words of a trade are none; a word of one's own is one until it is added, for every resume of this device.
  await editor.field("Summary").fill("Precepted nurses on a med-surg floor and grelled the ward.");
  await slips.filter({ hasText: "grelled" }).waitFor();
  expect(await slips.count()).toBe(1);
  await slips.getByRole("button", { name: "Add to my words: grelled" }).focus();
  await page.keyboard.press("Enter");
  await insights.panel.getByText("No slip was found.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "What was found",
  );
  const mine = insights.panel.getByRole("list", { name: "My words" }).getByRole("listitem");
  await insights.panel.getByText("My words (1)").click();
  expect(await mine.allTextContents()).toEqual(["grelledRemove grelled"]);
  expect(await page.evaluate(() => localStorage.getItem("spellingWords"))).toContain("grelled");
  expect(await accessibilityFaults(page)).toEqual([]);
  await editor.expectState("Saved");
  await page.reload();
  await editor.field("Full name").waitFor();
  await insights.open("Spelling");
  await insights.panel.getByText("No slip was found.").waitFor({ timeout: 40_000 });
  await insights.panel.getByText("My words (1)").click();
  await insights.panel.getByRole("button", { name: "Remove grelled" }).click();
  await slips.getByRole("button", { name: "Add to my words: grelled" }).waitFor();
  expect(await mine.count()).toBe(0);
  expect(asked.filter((url) => url.includes("grelled"))).toEqual([]);
});
