import type { Page } from "playwright-core";
import { expect } from "../support/browser-test.ts";

/** The five cards, by the words that a person sees. */
export const CARDS = [
  { title: "Bullet improver", run: "Improve bullet" },
  { title: "Job-match keyword gap", run: "Compare" },
  { title: "Skills extractor", run: "Extract skills" },
  { title: "Cover-letter first paragraph", run: "Write paragraph" },
  { title: "Interview questions", run: "Get questions" },
] as const;

/** One card of the demo, as a person works it. */
export function cardOn(page: Page, title: (typeof CARDS)[number]["title"]) {
  const card = page.getByRole("region", { name: title, exact: true });
  const button = (name: string) => card.getByRole("button", { name, exact: true });
  const runLabel = CARDS.find((one) => one.title === title)?.run ?? "";
  const result = card.locator("[data-result]");
  return {
    card,
    result,
    button,
    field: (label: string) => card.getByRole("textbox", { name: label, exact: true }),
    press: () => button(runLabel).click(),
    /** Runs to the end; what is shown then. */
    async run() {
      // The click takes the last result away at once, so that what is waited for is the new one.
      await button(runLabel).click();
      await card.getByText("The result is ready.").waitFor({ state: "attached" });
      return card.locator("[data-outcome]");
    },
    items: (list: string) => card.getByRole("list", { name: list }).getByRole("listitem").allTextContents(),
    /** The result's words without what only assistive technology is told of the marks. */
    words: () =>
      result.evaluate((element) => {
        const copy = element.cloneNode(true);
        if (copy instanceof Element) for (const told of copy.querySelectorAll(".sr-only")) told.remove();
        return copy.textContent;
      }),
    async expectRefused(message: string) {
      await button(runLabel).click();
      await card.getByText(message, { exact: true }).waitFor();
      expect(await card.getByRole("progressbar", { name: "Working on your device" }).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    },
  };
}
