import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { flawedResume, insightsOn } from "./insights-page.ts";

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
