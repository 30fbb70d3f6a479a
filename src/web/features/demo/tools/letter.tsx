import { sampleJobAd, sampleResumeText } from "../demo-samples.ts";
import type { DemoTool } from "../demo-tool.ts";

export const letterTool: DemoTool<"letter"> = {
  name: "letter",
  title: "Cover-letter first paragraph",
  lead: "An opening with up to six skills of your own, those that the ad asks for first.",
  run: "Write paragraph",
  promise: "A plain first paragraph. A skill that your resume does not name is not in it.",
  fields: [
    {
      name: "resume",
      label: "Your resume",
      what: "your resume",
      kind: "text",
      required: true,
      sample: sampleResumeText,
    },
    {
      name: "job",
      label: "Job ad (optional)",
      what: "the job ad",
      kind: "text",
      rows: 3,
      required: false,
      sample: sampleJobAd,
    },
    {
      name: "role",
      label: "Role (optional)",
      what: "the role",
      kind: "line",
      required: false,
      sample: "Backend Engineer",
    },
    {
      name: "company",
      label: "Company (optional)",
      what: "the company",
      kind: "line",
      required: false,
      sample: "Harrow Lane Logistics",
    },
  ],
  draw: (letter) => (
    <p data-result className="text-18 leading-8 whitespace-pre-line wrap-anywhere">
      {letter}
    </p>
  ),
  copied: (letter) => letter,
};
