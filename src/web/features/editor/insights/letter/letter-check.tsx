import { ShieldCheck } from "lucide-react";
import { useCallback } from "react";
import type { LetterClaim } from "../../../../../domain/insights/letter/letter-guard.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { InsightProblem } from "../insight-problem.tsx";
import { insightsThread } from "../insights-thread.ts";
import { useInsight } from "../use-insight.ts";
import { useLetterJudgement } from "./use-letter-judgement.ts";

/** Said of what was done: every sentence is the resume's own or was judged beside it. */
const CHECKED = "Checked sentence by sentence: nothing found that goes beyond your resume.";
/** Facts alone were compared: nobody has judged what the sentences mean. */
const FACTS_ONLY = "No new number or name. Whether the rest is true, only you know.";

const question = ({ resume }: DraftContent) => (resume.coverLetter?.trim() ? { resume } : null);

/** What the letter claims and the resume does not say. The words are the person's own, so they are marked and never changed. */
export function LetterCheck() {
  const { answer, failed, retry } = useInsight(insightsThread, "check", useCallback(question, []));
  const judgement = useLetterJudgement(answer?.sentences ?? null);
  if (failed)
    return (
      <InsightProblem retry={retry}>The letter could not be checked against your resume.</InsightProblem>
    );
  const hasNoNewFact = answer?.claims.length === 0;
  return (
    <div role="status" className="grid gap-3 text-14 empty:hidden">
      {hasNoNewFact && judgement?.at === "supported" && (
        <p className="flex items-start gap-2 text-ink-soft">
          <Icon of={ShieldCheck} className="mt-0.5 size-4 text-proof" />
          {CHECKED}
        </p>
      )}
      {hasNoNewFact && judgement?.at === "unjudged" && <p className="text-ink-soft">{FACTS_ONLY}</p>}
      {answer && answer.claims.length > 0 && <Unsupported claims={answer.claims} />}
      {judgement?.at === "unsupported" && <SayMore sentences={judgement.sentences} />}
    </div>
  );
}

function SayMore({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className="rounded-control border-s-4 border-stop bg-paper px-4 py-3">
      <p className="font-medium">May say more than your resume does</p>
      <ul aria-label="Sentences that may say more" className="mt-1 grid gap-0.5">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto" className="wrap-anywhere">
            “{sentence}”
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">Keep it only if it is true.</p>
    </div>
  );
}

function Unsupported({ claims }: { claims: readonly LetterClaim[] }) {
  const named = (wanted: boolean) => [
    ...new Set(claims.filter((claim) => claim.wanted === wanted).map(({ text }) => text)),
  ];
  const [own, applied] = [named(false), named(true)];
  return (
    <div className="grid gap-3">
      {own.length > 0 && (
        <div className="rounded-control border-s-4 border-stop bg-paper px-4 py-3">
          <p className="font-medium">Not in your resume</p>
          <ul aria-label="Claims without support" className="mt-1 grid gap-0.5">
            {own.map((claim) => (
              <li key={claim} className="wrap-anywhere">
                “{claim}”
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink-soft">Keep it only if it is true; then add it to your resume too.</p>
        </div>
      )}
      {applied.length > 0 && (
        <p className="rounded-control border-s-4 border-info bg-paper px-4 py-3 wrap-anywhere">
          {`You apply for ${applied.map((name) => `“${name}”`).join(" and ")}: fine as a wish, not as something you did.`}
        </p>
      )}
    </div>
  );
}
