import { useCallback } from "react";
import { isKnockOut, type Requirement } from "../../../../../domain/insights/match/job-match.ts";
import { jobAnswerTo } from "../../../../../domain/resume/job-answers.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { useResume } from "../../editor-context.tsx";
import { JobAdField, useJobAd } from "../job-ad-field.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { matchReader, type ReadMatch } from "./ask-match.ts";
import { RequirementRow } from "./requirement-row.tsx";

const groups: readonly { id: string; heading: string; holds: (requirement: Requirement) => boolean }[] = [
  { id: "first", heading: "Looked at first", holds: isKnockOut },
  { id: "must", heading: "Must have", holds: (one) => one.level === "must" && !isKnockOut(one) },
  { id: "nice", heading: "Nice to have", holds: ({ level }) => level === "nice" },
];

/** What a job ad asks for, and what the resume has to show for it. It never adds a skill. */
export function MatchTab() {
  const job = useJobAd();
  const insight = useInsight(
    matchReader,
    "match",
    useCallback(({ resume }: DraftContent) => {
      const { jobAd = "" } = resume;
      return jobAd.trim() === "" ? null : { resume, job: jobAd };
    }, []),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <JobAdField hint="Paste the whole ad. It is kept with this resume, and stands in no file for employers." />
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

function Match({ match: { requirements, by } }: { match: ReadMatch }) {
  const answers = useResume(({ jobAnswers }) => jobAnswers);
  return (
    <div className="grid gap-5">
      <p role="status" className="text-14">
        {scoreOf(requirements)}
        {by === "rules" &&
          " The server cannot be reached, so this was read by words alone: look at each proof yourself."}
      </p>
      {groups.map(({ id, heading, holds }) => {
        const wanted = requirements.filter(holds);
        return (
          wanted.length > 0 && (
            <section key={id} aria-labelledby={`match-${id}`}>
              <h3 id={`match-${id}`} className="text-14 font-medium">
                {heading}
              </h3>
              <ul aria-label={heading} className="mt-1 divide-y divide-line">
                {wanted.map((requirement) => (
                  <RequirementRow
                    key={`${requirement.skill} ${requirement.asked}`}
                    requirement={requirement}
                    answer={jobAnswerTo(answers ?? [], requirement.skill)}
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

/** One calm sentence: nobody has all that an ad asks for. */
function scoreOf(requirements: readonly Requirement[]): string {
  const count = (status: Requirement["status"]) =>
    requirements.filter((requirement) => requirement.status === status).length;
  if (requirements.length === 0)
    return "No requirement was recognised in this ad. Paste the part that says what they look for.";
  const near = count("adjacent");
  const asked =
    requirements.length === 1 ? "the one thing" : `${count("proven")} of the ${requirements.length} things`;
  return `Your resume shows ${requirements.length === 1 && count("proven") === 0 ? "nothing yet of " : ""}${asked} that this ad asks for${near > 0 ? `; ${near} more ${near === 1 ? "is" : "are"} near` : ""}.`;
}
