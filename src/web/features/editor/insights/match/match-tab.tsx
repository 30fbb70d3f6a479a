import { useCallback } from "react";
import type {
  JobMatch,
  Requirement,
  RequirementLevel,
} from "../../../../../domain/insights/match/job-match.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { useView } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { JobAdField } from "../job-ad-field.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { RequirementRow } from "./requirement-row.tsx";

const levels: readonly { level: RequirementLevel; heading: string }[] = [
  { level: "must", heading: "Must have" },
  { level: "nice", heading: "Nice to have" },
];

/** What a job ad asks for, and what the resume has to show for it. It never adds a skill. */
export function MatchTab() {
  const { job } = useView();
  const insight = useInsight(
    insightsThread,
    "match",
    useCallback(({ resume }: DraftContent) => (job.trim() === "" ? null : { resume, job }), [job]),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <JobAdField hint="Paste the whole ad. It stays in this tab and is sent nowhere." />
      {job.trim() === "" ? (
        <p className="text-14 text-ink-soft">
          Each thing that the ad asks for comes as proven in your own words, adjacent, or missing. Nothing is
          added to your resume.
        </p>
      ) : (
        <WaitingInsight insight={insight}>{(match) => <Match match={match} />}</WaitingInsight>
      )}
    </div>
  );
}

function Match({ match }: { match: JobMatch }) {
  const { requirements, score, hits, total } = match;
  const count = (status: Requirement["status"]) =>
    requirements.filter((requirement) => requirement.status === status).length;
  return (
    <div className="grid gap-5">
      <div>
        <p role="status" className="text-14">
          {requirements.length === 0
            ? "No requirement was recognised in this ad. Paste the part that says what they look for."
            : `${count("proven")} proven, ${count("adjacent")} adjacent, ${count("missing")} missing.`}
        </p>
        {total > 0 && (
          <p className="mt-1 text-12 text-ink-soft">
            {`${score}% of the ad's words (${hits} of ${total}) stand in your resume.`}
          </p>
        )}
      </div>
      {levels.map(({ level, heading }) => {
        const wanted = requirements.filter((requirement) => requirement.level === level);
        return (
          wanted.length > 0 && (
            <section key={level} aria-labelledby={`match-${level}`}>
              <h3 id={`match-${level}`} className="text-14 font-medium">
                {heading}
              </h3>
              <ul aria-label={heading} className="mt-1 divide-y divide-line">
                {wanted.map((requirement) => (
                  <RequirementRow
                    key={`${requirement.skill} ${requirement.asked}`}
                    requirement={requirement}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
