import { CircleAlert, CircleCheck, CircleDot, Info } from "lucide-react";
import { useCallback, useState } from "react";
import type { AtsFinding, Severity } from "../../../../../domain/insights/ats/finding.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useView } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { PlaceButton } from "../place-button.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { atsMessage, severityLabels } from "./ats-messages.ts";
import { ParserDialog } from "./parser-dialog.tsx";

const marks: Record<Severity, { icon: typeof Info; look: string }> = {
  high: { icon: CircleAlert, look: "text-stop" },
  medium: { icon: CircleDot, look: "text-info" },
  low: { icon: Info, look: "text-ink-soft" },
};

/** What keeps a program, or a reader in a hurry, from reading the resume well. */
export function AtsTab() {
  const { pages } = useView();
  const [parsing, setParsing] = useState(false);
  const insight = useInsight(
    insightsThread,
    "ats",
    useCallback(
      ({ resume, template, style }: DraftContent) => ({ resume, template, columns: style?.columns, pages }),
      [pages],
    ),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WaitingInsight insight={insight}>{(findings) => <Findings findings={findings} />}</WaitingInsight>
      <section aria-labelledby="parser-view" className="rounded-card border border-line bg-paper p-4">
        <h3 id="parser-view" className="text-14 font-medium">
          What a parser sees
        </h3>
        <p className="mt-1 text-14 text-ink-soft">
          Makes your real PDF, takes the text out again as a program would, and shows which fields it would
          fill.
        </p>
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setParsing(true)}>
          Read my PDF
        </Button>
      </section>
      {parsing && <ParserDialog onClose={() => setParsing(false)} />}
    </div>
  );
}

function Findings({ findings }: { findings: readonly AtsFinding[] }) {
  if (findings.length === 0)
    return (
      <p className="flex items-start gap-2 rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3 text-14">
        <Icon of={CircleCheck} className="mt-0.5 size-4 text-proof" />
        Nothing stands in the way of a parser here.
      </p>
    );
  return (
    <div>
      <p className="text-14 text-ink-soft">
        {findings.length === 1 ? "One thing to look at." : `${findings.length} things to look at.`}
      </p>
      <ul aria-label="Findings" className="mt-2 divide-y divide-line">
        {findings.map((finding) => (
          <Finding key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ finding }: { finding: AtsFinding }) {
  const { what, advice } = atsMessage(finding);
  const { icon, look } = marks[finding.severity];
  return (
    <li className="flex gap-2.5 py-3">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0 text-14">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{`${severityLabels[finding.severity]}: `}</span>
          {what}
        </p>
        <p className="text-ink-soft">{advice}</p>
        <PlaceButton pointer={finding.pointer} quote={what} />
      </div>
    </li>
  );
}
