import type { Locator } from "playwright-core";
import type { ImproveAnswer } from "../../src/contract/assist.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, test as anyTest, expect } from "../support/browser-test.ts";
import { answerWith, assistOn, keepResume, WEAK, weakResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { PHONE } from "./touch.ts";

const test = anyTest.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

const FINGER = 44;
const QUESTION = "Did you lead the closing, or do it?";
const asked: Partial<ImproveAnswer> = {
  // Long enough that not both it and the question fit on a small screen.
  text: `Led the closing of the till and counted 3 registers every night${", with care".repeat(14)}`,
  verdict: "ask",
  findings: [],
  hints: ["How often?"],
  questions: [
    {
      text: "Led the closing",
      start: 0,
      end: 15,
      question: QUESTION,
      choices: [
        {
          label: "I led it",
          statement: "I led the closing of the till",
          text: "Led the closing of the till.",
        },
        { label: "I closed it myself", statement: null, text: "Closed the till" },
      ],
    },
  ],
};

/** A place of which another thing lies on top is not seen. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });

test("on a phone what is asked is in sight, what cannot be pressed says why, and a used line is shown", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  const [position] = weakResume.experience;
  const bullets = [
    ...Array.from({ length: 9 }, (_, n) => `Helped with deliveries of kind ${n}. ${WEAK}`),
    WEAK,
  ];
  const id = await keepResume(
    visitor,
    resumeOf({
      ...weakResume,
      experience: [{ title: "Cashier", company: "Rema", period: "", ...position, bullets }],
    }),
  );
  await answerWith(page, asked);
  await assist.openEditor(`/ai/${id}`);
  await page
    .getByRole("region", { name: /^Experience/ })
    .getByRole("button", { name: "Improve with AI" })
    .tap();
  await assist.dialog.getByLabel("Which bullet").selectOption("9");
  // With the browser's own bars.
  await page.setViewportSize({ width: 390, height: 620 });
  await assist.button("Improve").tap();
  await assist.suggestion.waitFor();
  const choices = assist.dialog.getByRole("group", { name: QUESTION }).locator("label");
  for (const choice of await choices.all()) expect(await isSeen(choice)).toBe(true);
  const why = assist.dialog.getByText("Answer the question first", { exact: true });
  expect(await isSeen(why)).toBe(true);

  const pressed = assist.dialog.locator("button, select, input:not([type=radio]), fieldset label");
  for (const one of await pressed.all())
    expect([await one.textContent(), ((await one.boundingBox())?.height ?? 0) >= FINGER]).toEqual([
      await one.textContent(),
      true,
    ]);

  await choices.first().tap();
  expect(await why.count()).toBe(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(await assist.overflow()).toBe(0);
  await assist.button("Use AI Bullet").tap();
  await assist.dialog.waitFor({ state: "hidden" });
  const used = editorOn(page).field("Bullets, line 10 of 10");
  expect(await used.inputValue()).toBe("Led the closing of the till.");
  await expect.poll(() => isSeen(used)).toBe(true);
});

test("in the dark new wording stands out from its ground, on the line and in the legend", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const assist = assistOn(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await answerWith(page, { hints: ["How often?", "How many people?"] });
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  await assist.improve();
  // The questions are seen with the suggestion, not below what is under the thumb.
  expect(await isSeen(assist.dialog.getByLabel("How often?"))).toBe(true);
  const swatch = assist.dialog.getByText("New wording").locator("span");
  for (const mark of [assist.suggestion.locator("ins").first(), swatch])
    expect(await groundContrast(mark)).toBeGreaterThanOrEqual(3);
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** How far the ground of a mark stands out from what is behind it, as WCAG counts it. */
function groundContrast(mark: Locator): Promise<number> {
  return mark.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) return 0;
    const grounds: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor);
    const drawn = (colours: string[]) => {
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const linear = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      const [red = 0, green = 0, blue = 0] = linear;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [one, other] = [drawn(grounds), drawn(grounds.slice(0, -1))];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });
}
