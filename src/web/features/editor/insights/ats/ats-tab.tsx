import { CircleCheck, Info } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import type { RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import { type CheckVerdict, verdictOf } from "../../../../../domain/insights/check/verdict.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor, useView } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { insightsThread } from "../insights-thread.ts";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { Findings } from "./findings.tsx";
import { type FindingPlace, mendFinding } from "./mend-finding.ts";
import { ParserDialog } from "./parser-dialog.tsx";
import { PassedRules } from "./passed-rules.tsx";
import { useReadDocument } from "./use-read-document.ts";

/** What keeps a program, or a reader in a hurry, from reading the resume well. */
export function AtsTab() {
  const { session } = useEditor();
  const { pages } = useView();
  const [parsing, setParsing] = useState(false);
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
  const mend = async (place: FindingPlace) => {
    const isMended = await mendFinding(session.store, question, place);
    if (!isMended) {
      showToast("It could not be changed: the text is another one by now.");
      return;
    }
    offerUndo(session.store, "Changed as you asked.");
    // The button goes with what it mended.
    list.current?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section ref={list} tabIndex={-1} aria-label="What was found" className="grid gap-5 rounded-control">
        <WaitingInsight insight={insight}>
          {(outcomes) => (
            <>
              <Verdict outcomes={outcomes} />
              <Findings outcomes={outcomes} onMend={mend} />
              <PassedRules outcomes={outcomes} />
            </>
          )}
        </WaitingInsight>
      </section>
      <section aria-labelledby="parser-view" className="rounded-card border border-line bg-paper p-4">
        <h3 id="parser-view" className="text-14 font-medium">
          What a parser sees
        </h3>
        <p className="mt-1 text-14 text-ink-soft">
          Makes your real PDF, takes the text out again as three programs would, and shows which fields each
          of them would fill.
        </p>
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setParsing(true)}>
          Read my PDF
        </Button>
      </section>
      {parsing && <ParserDialog onClose={() => setParsing(false)} onRead={keep} />}
    </div>
  );
}

const verdicts: Record<Exclude<CheckVerdict, "blocked">, string> = {
  clear: "Nothing stands in the way of a parser: three programs read your PDF, and each found every field.",
  unread: "Nothing was found that stands in the way of a parser. Read your PDF below to be sure.",
};

function Verdict({ outcomes }: { outcomes: readonly RuleOutcome[] }) {
  const verdict = verdictOf(outcomes);
  const found = outcomes.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-2 text-14">
      {verdict !== "blocked" && (
        <p className="flex items-start gap-2 rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3">
          <Icon
            of={verdict === "clear" ? CircleCheck : Info}
            className={`mt-0.5 size-4 ${verdict === "clear" ? "text-proof" : "text-info"}`}
          />
          {verdicts[verdict]}
        </p>
      )}
      {found > 0 && (
        <p className="text-ink-soft">{`${counted(found, "thing")} to look at. You decide which of them matter.`}</p>
      )}
    </div>
  );
}
