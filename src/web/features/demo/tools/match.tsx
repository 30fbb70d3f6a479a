import { counted } from "../../../../domain/text/counted.ts";
import { Tag } from "../../../ui/tag.tsx";
import { sampleJobAd, sampleResumeText } from "../demo-samples.ts";
import type { DemoTool } from "../demo-tool.ts";

export const matchTool: DemoTool<"match"> = {
  name: "match",
  title: "Job-match keyword gap",
  lead: "Which words of a job ad stand in your resume, and which do not.",
  run: "Compare",
  promise: "The share of the ad's words that your resume has, and up to 20 that it lacks.",
  fields: [
    {
      name: "resume",
      label: "Your resume",
      what: "your resume",
      kind: "text",
      required: true,
      sample: sampleResumeText,
    },
    { name: "job", label: "Job ad", what: "the job ad", kind: "text", required: true, sample: sampleJobAd },
  ],
  draw: ({ score, hits, total, missing }) =>
    total === 0 ? (
      <p>This ad holds only words that every ad has. Paste the part that describes the work.</p>
    ) : (
      <div data-result className="grid gap-5">
        <div>
          <p className="font-serif text-48 font-semibold tabular-nums">{`${score}%`}</p>
          <p className="mt-1 text-14 text-ink-soft">
            {`${hits} of ${total} ${total === 1 ? "word" : "words"} of the ad are in your resume.`}
          </p>
          <progress aria-label="Words found" max={100} value={score} className="progress mt-3" />
        </div>
        {missing.length > 0 && (
          <div>
            <h4 className="text-14 font-medium">
              {missing.length < total - hits
                ? `Not in your resume: the first ${missing.length} of ${total - hits}`
                : "Not in your resume"}
            </h4>
            <ul aria-label="Missing words" className="mt-2 flex flex-wrap gap-1.5">
              {missing.map((word) => (
                <li key={word} className="max-w-full wrap-anywhere">
                  <Tag>{word}</Tag>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-14 text-ink-soft">Use one of these only where it is true of you.</p>
          </div>
        )}
      </div>
    ),
  copied: ({ missing, score, hits, total }) =>
    total === 0
      ? null
      : [
          `Match: ${score}% (${hits} of ${counted(total, "word")})`,
          missing.length > 0 && `Missing: ${missing.join(", ")}`,
        ]
          .filter(Boolean)
          .join("\n"),
};
