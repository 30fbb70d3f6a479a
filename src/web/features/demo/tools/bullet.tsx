import { FindingList } from "../../../suggestions/finding-list.tsx";
import { MarkedResult, MarksLegend } from "../../../suggestions/marked-text.tsx";
import { sampleBullet } from "../demo-samples.ts";
import type { DemoTool } from "../demo-tool.ts";

export const bulletTool: DemoTool<"bullet"> = {
  name: "bullet",
  title: "Bullet improver",
  lead: "The engine of the editor, with its guard: it says your bullet better and adds no fact of its own.",
  run: "Improve bullet",
  warmed: true,
  promise: "Your bullet comes back shorter and stronger. What comes from your words is underlined.",
  fields: [
    {
      name: "text",
      label: "Your bullet",
      what: "a bullet",
      kind: "text",
      required: true,
      sample: sampleBullet,
    },
  ],
  draw: ({ text, diff, findings, hints }) => (
    <div className="grid gap-4">
      {diff && (
        <div className="grid gap-3">
          <p data-result className="text-18 leading-8 whitespace-pre-line wrap-anywhere">
            <MarkedResult diff={diff} />
          </p>
          <MarksLegend diff={diff} />
        </div>
      )}
      {!diff && findings.every(({ code }) => code !== "refused") && (
        <p className="max-h-64 overflow-y-auto whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      <FindingList findings={findings} hints={hints} />
    </div>
  ),
  copied: ({ text, refused }) => (refused ? null : text),
};
