import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, test as anyTest, expect } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";
import { PHONE, touchOn } from "./touch.ts";

const test = anyTest.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

const FINGER = 44;

test("on a phone a fix far down the list is tapped, says what it did and leaves the list where it was", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const bullets = ["was responsible for running 4 services.", "I fixed QXZR"];
  const experience = sampleResume.experience.map((position, at) =>
    at === 0 ? { ...position, period: "03/2021 - Present", bullets } : position,
  );
  await editor.open(`/ai/${await keepResume(visitor, resumeOf({ ...sampleResume, experience }))}`);
  const insights = insightsOn(page);
  const { tap, tapToNew, reach, scrollY } = touchOn(page);
  await page.getByRole("tab", { name: "Insights", exact: true }).tap();
  await insights.findings().first().waitFor();
  const small = await insights.panel
    .locator("[data-finding] button, summary")
    .evaluateAll(
      (buttons, least) =>
        buttons
          .filter((button) => Math.round(button.getBoundingClientRect().height) < least)
          .map(({ textContent }) => textContent),
      FINGER,
    );
  expect(small).toEqual([]);

  const lower = insights.findings().filter({ hasText: "“was” starts a bullet with a small letter" });
  await reach(lower);
  const before = await scrollY();
  expect(before).toBeGreaterThan(200);
  await tap(lower.getByRole("button", { name: /^Use a capital letter/ }));
  const toast = page.getByRole("region", { name: "Notifications" });
  await toast.getByText("“was” is now “Was”.").waitFor();
  await lower.waitFor({ state: "detached" });
  await insights.panel.waitFor();
  // What takes its place is near: nobody has to look for where they were.
  expect(Math.abs((await scrollY()) - before)).toBeLessThan(PHONE.viewport.height / 2);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The last thing of the page can be reached below the message.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  await tap(insights.panel.getByRole("button", { name: "Read my PDF" }));
  const dialog = page.getByRole("dialog", { name: "What a parser sees" });
  await dialog.getByText(/\d+ of \d+ fields would be filled/).waitFor({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  const weak = insights.findings().filter({ hasText: "“Was responsible for” hides what you did" });
  await tapToNew(weak.getByRole("button", { name: /^Go to / }));
  expect(await insights.focusedField()).toBe("/experience/0/bullets/0");
});
