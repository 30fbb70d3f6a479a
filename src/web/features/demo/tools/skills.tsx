import { Tag } from "../../../ui/tag.tsx";
import { sampleResumeText } from "../demo-samples.ts";
import type { DemoTool } from "../demo-tool.ts";

export const skillsTool: DemoTool<"skills"> = {
  name: "skills",
  title: "Skills extractor",
  lead: "The technologies that a text names, from a fixed list of about 50.",
  run: "Extract skills",
  promise: "Each technology once, in the order in which your text names it.",
  fields: [
    {
      name: "text",
      label: "A resume or a job ad",
      what: "a resume or a job ad",
      kind: "text",
      rows: 6,
      required: true,
      sample: sampleResumeText,
    },
  ],
  draw: (skills) =>
    skills.length === 0 ? (
      <p>None of the technologies on the list is in this text. Nothing is guessed.</p>
    ) : (
      <ul data-result aria-label="Skills found" className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill}>
            <Tag>{skill}</Tag>
          </li>
        ))}
      </ul>
    ),
  copied: (skills) => (skills.length === 0 ? null : skills.join(", ")),
};
