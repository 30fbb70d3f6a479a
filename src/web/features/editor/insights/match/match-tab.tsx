import { useCallback, useMemo } from "react";
import {
  type AskedItem,
  askedItems,
  countItems,
  nameOfItem,
} from "../../../../../domain/insights/match/asked-items.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { useResume } from "../../editor-context.tsx";
import { JobAdField, useJobAd } from "../job-ad-field.tsx";
import { TailorPanel, useTailoring } from "../tailor/tailor-panel.tsx";
import { TailorStart } from "../tailor/tailor-start.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { matchReader, type ReadMatch } from "./ask-match.ts";
import { AskedRow } from "./asked-row.tsx";
import { answerToItem } from "./item-answer.ts";
import { KeepAsApplication } from "./keep-as-application.tsx";
import { KeptAds } from "./kept-ads.tsx";
import { useReadyMatch } from "./use-ready-match.ts";

const groups: readonly { id: string; heading: string; holds: (item: AskedItem) => boolean }[] = [
  { id: "first", heading: "Looked at first", holds: ({ isKnockOut }) => isKnockOut },
  { id: "must", heading: "Must have", holds: (one) => one.level === "must" && !one.isKnockOut },
  { id: "nice", heading: "Nice to have", holds: ({ level }) => level === "nice" },
];

/** What a job ad asks for, and what the resume has to show for it. It adds nothing that the person has not confirmed. */
export function MatchTab() {
  const job = useJobAd();
  useReadyMatch(job);
  const insight = useInsight(
    matchReader,
    "match",
    useCallback(({ resume }: DraftContent) => {
      const { jobAd = "" } = resume;
      return jobAd.trim() === "" ? null : { resume, job: jobAd };
    }, []),
  );
  const tailoring = useTailoring();
  if (tailoring.at !== "closed" && job.trim() !== "")
    return <TailorPanel state={tailoring} score={insight.answer?.score ?? null} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <JobAdField hint="Paste the whole ad. It is kept with this resume, and stands in no file for employers." />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <KeepAsApplication />
        <KeptAds />
      </div>
      {job.trim() === "" ? (
        <p className="text-14 text-ink-soft">
          Each thing that the ad asks for comes as proven in your own words, adjacent, or missing. Nothing is
          added to your resume unless you confirm it.
        </p>
      ) : (
        <>
          <TailorStart job={job} />
          <WaitingInsight insight={insight} slow="Reading the ad. The first time takes some seconds.">
            {(match) => <Match match={match} />}
          </WaitingInsight>
        </>
      )}
    </div>
  );
}

function Match({ match: { requirements, by } }: { match: ReadMatch }) {
  const answers = useResume(({ jobAnswers }) => jobAnswers);
  const items = useMemo(() => askedItems(requirements), [requirements]);
  return (
    <div className="grid gap-5">
      <p role="status" className="text-14">
        {scoreOf(items)}
        {by === "rules" &&
          " The server cannot be reached, so this was read by words alone: look at each proof yourself."}
      </p>
      {groups.map(({ id, heading, holds }) => {
        const wanted = items.filter(holds);
        return (
          wanted.length > 0 && (
            <section key={id} aria-labelledby={`match-${id}`}>
              <h3 id={`match-${id}`} className="text-14 font-medium">
                {heading}
              </h3>
              <ul aria-label={heading} className="mt-1 divide-y divide-line">
                {wanted.map((item) => (
                  <AskedRow
                    key={`${nameOfItem(item)} ${item.options[0].asked}`}
                    item={item}
                    answer={answerToItem(answers ?? [], item)}
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
function scoreOf(items: readonly AskedItem[]): string {
  const { total, proven, near } = countItems(items);
  if (total === 0)
    return "No requirement was recognised in this ad. Paste the part that says what they look for.";
  const asked = total === 1 ? "the one thing" : `${proven} of the ${total} things`;
  return `Your resume shows ${total === 1 && proven === 0 ? "nothing yet of " : ""}${asked} that this ad asks for${near > 0 ? `; ${near} more ${near === 1 ? "is" : "are"} near` : ""}.`;
}
