import type { Route } from "playwright-core";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";

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
