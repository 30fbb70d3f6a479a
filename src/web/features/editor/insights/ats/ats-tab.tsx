import { useCallback, useRef } from "react";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor, useView } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { insightsThread } from "../insights-thread.ts";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { CheckVerdictBox } from "./check-verdict.tsx";
import { Findings } from "./findings.tsx";
import { type FindingPlace, mendFinding } from "./mend-finding.ts";
import { PassedRules } from "./passed-rules.tsx";
import { ReaderViews } from "./reader-views.tsx";
import { useNextFinding } from "./use-next-finding.ts";
import { useReadDocument } from "./use-read-document.ts";

/** What keeps a program, or a reader in a hurry, from reading the resume well. */
export function AtsTab() {
  const { session } = useEditor();
  const pages = useView((state) => state.pages);
  const { documentOf, keep } = useReadDocument();
  const list = useRef<HTMLElement>(null);
  const question = useCallback(
    (content: DraftContent) => ({
      resume: content.resume,
      template: content.template,
      style: content.style,
      pages,
      today: new Date().toISOString().slice(0, 10),
      document: documentOf(content),
    }),
    [pages, documentOf],
  );
  const insight = useInsight(insightsThread, "ats", question);
  const { remember } = useNextFinding(list, insight.answer);
  const mend = async (place: FindingPlace, button: Element) => {
    remember(button);
    const message = await mendFinding(session.store, question, place);
    if (message === null) showToast("Nothing was changed: the text is different by now.");
    else offerUndo(session.store, message);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section ref={list} tabIndex={-1} aria-label="What was found" className="grid gap-5 rounded-control">
        <WaitingInsight insight={insight}>
          {(outcomes) => (
            <>
              <CheckVerdictBox outcomes={outcomes} />
              <Findings outcomes={outcomes} onMend={mend} />
              <PassedRules outcomes={outcomes} />
            </>
          )}
        </WaitingInsight>
      </section>
      <ReaderViews onRead={keep} />
    </div>
  );
}
