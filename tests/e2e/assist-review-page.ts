import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { STRONG, WEAK } from "./assist-page.ts";

export const SUMMARY =
  "I am a cashier with 8 years of experience. I have been responsible for training new staff.";
export const CALLS = "I was responsible for answering calls";

/** Five lines: two to be said better, one that is strong, a project and the summary. */
export const reviewResume: Resume = resumeOf({
  ...sampleResume,
  summary: SUMMARY,
  experience: [
    { title: "Cashier", company: "Rema", period: "2018 – 2022", bullets: ["", WEAK, STRONG, CALLS] },
  ],
  projects: [{ name: "Stock list", desc: ["I was responsible for building a stock list in Excel"] }],
});

/** Improve all, as a person works it. */
export function reviewOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Improve all" });
  return {
    dialog,
    opener: page.getByRole("button", { name: "Improve all" }),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    progress: dialog.getByRole("progressbar"),
    status: dialog.getByRole("status"),
    suggestion: dialog.locator("[data-suggestion]"),
    /** The words of the suggestion, without what only assistive technology is told of the marks. */
    words: () =>
      dialog.locator("[data-suggestion]").evaluate((element) => {
        const copy = element.cloneNode(true);
        if (!(copy instanceof Element)) return "";
        for (const told of copy.querySelectorAll(".sr-only")) told.remove();
        return [...copy.querySelectorAll("p, li")].map((line) => line.textContent).join("\n");
      }),
    overflow: () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
  };
}
