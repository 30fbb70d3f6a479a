import { AI, linesOf, textOf } from "../support/ai-endpoint.ts";
import { accessibilityFaults, expect } from "../support/browser-test.ts";
import { test } from "../support/hosted-ai.ts";
import { keepResume, STRONG, WEAK } from "./assist-page.ts";
import { CALLS, reviewOn, reviewResume, SUMMARY } from "./assist-review-page.ts";
import { editorOn } from "./editor-page.ts";

test("an endpoint is asked about several lines at once after consent, as far as the review goes; what it costs is said before", async ({
  page,
  signIn,
  endpoint,
  expectFault,
}) => {
  const { visitor } = await signIn();
  const { host } = new URL(endpoint.url);
  const review = reviewOn(page);
  const editor = editorOn(page);
  await editor.open(`/ai/${await keepResume(visitor, reviewResume)}`);
  await review.opener.click();
  await review.dialog.getByText("uses up to 3 of your 100 left today").waitFor();
  await review.button("Start").click();
  await review.dialog.getByRole("heading", { name: `Send your text to ${host}?` }).waitFor();
  await review.dialog.getByText("The lines of this review are sent, up to 8 at a time").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await review.button("Not now").click();
  expect(endpoint.calls).toEqual([]);

  // What fails once fails for all lines that were sent with it, and is tried again for all of them.
  expectFault(/502/);
  endpoint.behave(
    AI.status(400),
    AI.answersLines((text) =>
      text === WEAK ? STRONG : text.replace("I was responsible for answering", "Answered"),
    ),
    AI.answers((text) => text.replace("I was responsible for building", "Built")),
  );
  await review.button("Start").click();
  await review.button("Agree and improve").click();
  await review.status.getByText("Line 1 of 5").waitFor();
  await review.dialog.getByRole("alert").getByText("There is some error at my end.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(endpoint.calls).toHaveLength(1);
  await review.button("Try again").click();
  await expect.poll(() => review.words()).toBe(STRONG);
  expect(endpoint.calls.map(linesOf)).toEqual([
    [WEAK, STRONG, CALLS],
    [WEAK, STRONG, CALLS],
  ]);
  await review.button("Use this").click();
  // The strong one needs nobody; the next is known, and only then the one after it is asked for.
  await review.status.getByText("Line 3 of 5").waitFor();
  expect(await review.words()).toBe("Answered calls");
  await expect.poll(() => endpoint.calls.length).toBe(3);
  expect(textOf(endpoint.calls[2] ?? expect.fail())).toBe(
    "I was responsible for building a stock list in Excel",
  );
  await review.button("Keep mine").click();
  await review.status.getByText("Line 4 of 5").waitFor();
  await review.button("End review").click();
  await review.status.getByText("1 line improved.").waitFor();
  await review.button("Done").click();
  expect(await editor.field("Bullets, line 2 of 4").inputValue()).toBe(STRONG);
  expect(await editor.field("Bullets, line 4 of 4").inputValue()).toBe(CALLS);
  expect(await editor.field("Summary").inputValue()).toBe(SUMMARY);
  // What it refused did not count; the lines, the project, and the summary if it was on its way.
  const { left } = (await visitor.call("GET", "/api/ai/status")).body.quota;
  expect([97, 98]).toContain(left);
});
