import type { Page } from "playwright-core";
import type { ImproveAnswer } from "../../src/contract/assist.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { expect } from "../support/browser-test.ts";
import type { Visitor } from "../support/visitor.ts";
import { editorOn } from "./editor-page.ts";

export const WEAK = "Responsible for closing the till and counting 3 registers every night";
export const STRONG = "Closed the till and counted 3 registers every night";
/** What the built-in engine makes of the weak one in two of its tones. */
export const PROFESSIONAL = "Closed the till and counted 3 registers every night";
export const FRIENDLY = "Closed the till and counted three registers every night.";

/** A resume whose every text an engine can say better. */
export const weakResume: Resume = resumeOf({
  ...sampleResume,
  summary: "i am a cashier with 8 years of experience. I have been responsible for training new staff.",
  experience: [
    {
      title: "Cashier",
      company: "Rema",
      period: "2018 – 2022",
      bullets: ["", WEAK, "Helped with deliveries"],
    },
  ],
  projects: [{ name: "Stock list", desc: ["I was responsible for building a stock list in Excel"] }],
});

export async function keepResume(visitor: Visitor, resume: Resume = weakResume): Promise<string> {
  const { body } = await visitor.call("POST", "/api/resumes", { title: "First", template: "google", resume });
  return body.id;
}

type Sent = Record<string, unknown>;
type Change = Partial<ImproveAnswer>;

/** The server's answers with something else in them; what was sent to it, in order. */
export async function answerWith(page: Page, change: Change | ((sent: Sent) => Change)): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route("**/api/ai/improve", async (route) => {
    const body: Sent = route.request().postDataJSON();
    sent.push(body);
    const response = await route.fetch();
    // The built-in engine writes no draft: the answer is the only event.
    const { answer } = await response.json();
    await route.fulfill({ json: { ...answer, ...(typeof change === "function" ? change(body) : change) } });
  });
  return sent;
}

const PLACES = {
  Summary: "Improve your summary",
  Experience: "Improve a bullet",
  Projects: "Improve a project description",
};

/** The AI modals, as a person works them. */
export function assistOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: /^Improve (?:your|a) / });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    button,
    overlay: dialog.locator("[data-loading-overlay]"),
    /** What is being written, and nobody has judged. */
    draft: dialog.locator("[data-draft]"),
    suggestion: dialog.locator("[data-suggestion]"),
    status: dialog.getByRole("status"),
    alert: dialog.getByRole("alert"),
    async openEditor(path: string) {
      await editorOn(page).open(path);
    },
    async open(section: keyof typeof PLACES) {
      await page
        // Its name ends with how many items it has.
        .getByRole("region", { name: new RegExp(`^${section}`) })
        .getByRole("button", { name: "Improve with AI" })
        .click();
      await page.getByRole("dialog", { name: PLACES[section] }).waitFor();
    },
    /** The words of the suggestion, without what only assistive technology is told of the marks. */
    words: () =>
      dialog.locator("[data-suggestion]").evaluate((element) => {
        const copy = element.cloneNode(true);
        if (!(copy instanceof Element)) return "";
        for (const told of copy.querySelectorAll(".sr-only")) told.remove();
        return [...copy.querySelectorAll("p, li")].map((line) => line.textContent).join("\n");
      }),
    /** How far the modal is wider than what it shows. */
    overflow: () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
    async improve() {
      await button("Improve").click();
      await dialog.locator("[data-suggestion]").waitFor();
    },
    async expectProblem(words: string) {
      await dialog.getByRole("alert").getByText(words, { exact: true }).waitFor();
      await expect.poll(() => button("Improve").isEnabled()).toBe(true);
    },
  };
}
