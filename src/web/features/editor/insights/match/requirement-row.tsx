import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { Requirement, RequirementStatus } from "../../../../../domain/insights/match/job-match.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Fact } from "../../../../ui/proof-marks.tsx";
import { PlaceButton } from "../place-button.tsx";
import { MissingActions } from "./missing-actions.tsx";

const statuses: Record<RequirementStatus, { icon: typeof CircleX; look: string; words: string }> = {
  proven: { icon: CircleCheck, look: "text-proof", words: "Proven" },
  adjacent: { icon: CircleDashed, look: "text-info", words: "Adjacent" },
  missing: { icon: CircleX, look: "text-stop", words: "Missing" },
};

interface RequirementRowProps {
  requirement: Requirement;
  /** What the person said about it before. */
  answer: JobAnswer["answer"] | null;
}

/** One requirement: proven in the resume's own words, near to something in it, or missing. */
export function RequirementRow({ requirement, answer }: RequirementRowProps) {
  const { skill, status, evidence, pointer, via, asked } = requirement;
  const { icon, look, words } = statuses[status];
  return (
    <li className="flex gap-2.5 py-3">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0 text-14">
        <p className="wrap-anywhere" title={asked}>
          <span className="font-medium">{skill}</span> <span className="text-ink-soft">{words}</span>
        </p>
        {status === "adjacent" && (
          <p className="text-ink-soft">
            {via
              ? `Your resume names ${via}, which is near. Say so; do not call it ${skill}.`
              : "Near, but not the same."}
          </p>
        )}
        {evidence !== null && (
          <p className="wrap-anywhere">
            “<Fact>{evidence}</Fact>”
          </p>
        )}
        {status === "missing" && <MissingActions requirement={requirement} answer={answer} />}
        {pointer !== null && <PlaceButton pointer={pointer} quote={skill} />}
      </div>
    </li>
  );
}
