import { sampleJobAd } from "../demo-samples.ts";
import type { DemoTool } from "../demo-tool.ts";

export const interviewTool: DemoTool<"interview"> = {
  name: "interview",
  title: "Interview questions",
  lead: "Three questions that always come, and up to five that the text invites.",
  run: "Get questions",
  promise: "At most eight questions to practise with.",
  fields: [
    {
      name: "text",
      label: "A job ad or your resume",
      what: "a job ad or your resume",
      kind: "text",
      rows: 6,
      required: true,
      sample: sampleJobAd,
    },
  ],
  draw: (questions) => (
    <ol data-result className="list-decimal divide-y divide-line ps-5 marker:text-ink-soft">
      {questions.map((question) => (
        <li key={question} className="py-2.5 ps-1 wrap-anywhere first:pt-0">
          {question}
        </li>
      ))}
    </ol>
  ),
  copied: (questions) => questions.map((question, index) => `${index + 1}. ${question}`).join("\n"),
};
