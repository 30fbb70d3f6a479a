import { useCallback } from "react";
import type { LedgerEntry } from "../../../../../domain/insights/ledger/skill-ledger.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { insightsThread } from "../insights-thread.ts";
import { PlaceButton } from "../place-button.tsx";
import { useInsight } from "../use-insight.ts";
import { WaitingInsight } from "../waiting-insight.tsx";
import { lastUseOf, lengthOf } from "./ledger-messages.ts";

const MOST_QUOTES = 3;

/** For each skill where it is proven, for how long and when last. */
export function LedgerDialog({ onClose }: { onClose: () => void }) {
  const insight = useInsight(
    insightsThread,
    "ledger",
    useCallback(({ resume }: DraftContent) => ({ resume, today: new Date().toISOString().slice(0, 10) }), []),
  );
  return (
    <Dialog open onClose={onClose} title="Where your skills are proven" size="wide">
      <WaitingInsight insight={insight}>
        {(entries) => <Ledger entries={entries} onLeave={onClose} />}
      </WaitingInsight>
    </Dialog>
  );
}

function Ledger({ entries, onLeave }: { entries: readonly LedgerEntry[]; onLeave: () => void }) {
  const listedOnly = entries.filter(({ proofs }) => proofs.length === 0);
  if (entries.length === 0)
    return <p className="text-14 text-ink">No skills yet. List one, or name it in a line of a job.</p>;
  return (
    <div className="grid gap-4 text-14 text-ink">
      <p role="status">
        {listedOnly.length === 0
          ? "Every skill is shown by a line of your own."
          : `${listedOnly.length} of ${counted(entries.length, "skill")} ${listedOnly.length === 1 ? "is" : "are"} only listed. A line that shows where you used it says more than its name.`}
      </p>
      <ul aria-label="Skills" className="divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow key={`${entry.name} ${entry.listedAt}`} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
      <p className="text-12 text-ink-soft">
        Worked out from the words and dates of your resume. Months in which two jobs show the same skill count
        once; jobs without clear dates count for none.
      </p>
    </div>
  );
}

function EntryRow({ entry, onLeave }: { entry: LedgerEntry; onLeave: () => void }) {
  const { name, listedAt, proofs } = entry;
  const facts = [lengthOf(entry), lastUseOf(entry)].filter((fact) => fact !== null);
  const [first] = proofs;
  return (
    <li className="grid gap-1 py-3 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-4">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        {facts.length > 0 && <p className="text-12 text-ink-soft">{facts.join(" · ")}</p>}
        {first && listedAt === null && <p className="text-12 text-ink-soft">Not in your list of skills</p>}
      </div>
      {first ? (
        <ul aria-label={`Lines that show ${name}`} className="grid min-w-0 gap-2">
          {proofs.slice(0, MOST_QUOTES).map(({ text, pointer }) => (
            <li key={pointer} className="border-s-2 border-proof ps-3">
              <p className="wrap-anywhere">{text}</p>
              <PlaceButton pointer={pointer} quote={text} onGo={onLeave} />
            </li>
          ))}
          {proofs.length > MOST_QUOTES && (
            <li className="text-12 text-ink-soft">{`and ${counted(proofs.length - MOST_QUOTES, "more line")}`}</li>
          )}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag>Only listed</Tag>
          <PlaceButton pointer={listedAt ?? "/skills"} quote={name} onGo={onLeave} />
        </div>
      )}
    </li>
  );
}
