import { ShieldCheck } from "lucide-react";
import { useCallback } from "react";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useView } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { useInsight } from "../use-insight.ts";

/** What the letter claims and the resume does not say. The words are the person's own, so they are marked and never changed. */
export function LetterCheck() {
  const { job } = useView();
  const { answer } = useInsight(
    insightsThread,
    "check",
    useCallback(({ resume }: DraftContent) => (resume.coverLetter?.trim() ? { resume, job } : null), [job]),
  );
  const claims = [...new Set(answer?.map(({ text }) => text))];
  return (
    <div role="status" className="text-14 empty:hidden">
      {answer && claims.length === 0 && (
        <p className="flex items-start gap-2 text-ink-soft">
          <Icon of={ShieldCheck} className="mt-0.5 size-4 text-proof" />
          Every claim in the letter is in your resume.
        </p>
      )}
      {claims.length > 0 && (
        <div className="rounded-control border-s-4 border-stop bg-paper px-4 py-3">
          <p className="font-medium">Not in your resume</p>
          <ul aria-label="Claims without support" className="mt-1 grid gap-0.5">
            {claims.map((claim) => (
              <li key={claim} className="wrap-anywhere">
                “{claim}”
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink-soft">Keep it only if it is true; then add it to your resume too.</p>
        </div>
      )}
    </div>
  );
}
