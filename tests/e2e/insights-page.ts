import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";

/** An ad that asks for what the sample resume shows, and for what it does not. */
export const BACKEND_AD = `Backend Engineer at Harrow Lane Logistics
Requirements:
- Strong TypeScript and Node.js
- Kubernetes in production
Nice to have:
- Kafka
No Java needed.`;

type TabName = "ATS check" | "Job match" | "Spelling" | "Interview" | "Cover letter";

/** A resume with something to find in it. */
export const flawedResume: Resume = resumeOf({
  ...sampleResume,
  email: "",
  phone: "",
  summary: "Software engineer who moved services to one queue.",
  experience: [
    {
      title: "Software Engineer",
      company: "Quillmark Payments",
      period: "sometime ago",
      bullets: [
        "Built the refunds service in TypeScript and Node.js, which handles about 40,000 refunds a month.",
      ],
    },
  ],
});

/** The panel beside the editor, as a person works it. */
export function insightsOn(page: Page) {
  const panel = page.getByRole("region", { name: "Insights", exact: true });
  return {
    panel,
    async open(tab: TabName) {
      if (!(await panel.isVisible()))
        await page.getByRole("button", { name: "Insights", exact: true }).click();
      await panel.getByRole("tab", { name: tab }).click();
    },
    findings: () => panel.getByRole("list", { name: "Findings" }).getByRole("listitem"),
    focusedField: () =>
      page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field")),
  };
}
