import { useState } from "react";
import type { VersionSummaryAnswer } from "../../../../contract/resumes.ts";
import { compareContents } from "../../../../domain/resume/merging/compare-contents.ts";
import { titleAfter } from "../../../../domain/resume/resume-title.ts";
import { readVersion } from "../../../api/versions.ts";
import { dayAndTime } from "../../../dates.ts";
import { type Difference, differencesOf } from "../../../differences/differences.ts";
import { isLong, WholeToggle } from "../../../differences/whole-toggle.tsx";
import { type DraftContent, readContent } from "../../../drafts/draft-content.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";

interface VersionRowProps {
  version: VersionSummaryAnswer;
  onRestored: () => void;
}

export function VersionRow({ version, onRestored }: VersionRowProps) {
  const { session } = useEditor();
  const [compared, setCompared] = useState<readonly Difference[] | null>(null);
  const when = dayAndTime(version.savedAt) ?? "";

  const fetchContent = async (): Promise<DraftContent | null> => {
    const outcome = await readVersion(session.id() ?? "", version.id);
    const read = outcome.ok ? readContent(outcome.value.saved) : null;
    if (!read) showToast(outcome.ok ? "This version cannot be read here." : outcome.failure.message);
    // A version has no title of its own.
    return read && { ...read, title: session.store.read().content.title };
  };
  const compare = async () => {
    const content = await fetchContent();
    if (!content) return;
    const now = session.store.read().content;
    setCompared(differencesOf(compareContents(now, content), now, content));
  };
  const restore = async () => {
    const content = await fetchContent();
    if (!content) return;
    const { title, resume } = session.store.read().content;
    const named = { ...content, title: titleAfter(title, resume, content.resume) };
    const { revision, base } = session.store.read().sync;
    session.store.decide(named, { revision, content: base });
    offerUndo(session.store, `The version of ${when} is back.`);
    onRestored();
  };

  return (
    <li className="grid gap-2 py-3 text-14">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-medium text-ink">{version.name ?? when}</span>
          {version.name && <span className="text-ink-soft">{` · ${when}`}</span>}
          {version.kind === "replaced" && <span className="text-ink-soft"> · replaced by a decision</span>}
        </p>
        <div className="flex gap-2">
          <Button size="small" variant="quiet" onClick={compare}>
            Compare
          </Button>
          <Button size="small" variant="secondary" onClick={restore}>
            Go back to it
          </Button>
        </div>
      </div>
      {compared && <Compared differences={compared} />}
    </li>
  );
}

function Compared({ differences: found }: { differences: readonly Difference[] }) {
  if (found.length === 0) return <p className="text-ink-soft">It says the same as now.</p>;
  return (
    <dl className="grid gap-3 rounded-control bg-paper p-3">
      {found.map((difference) => (
        <ComparedField key={difference.key} difference={difference} />
      ))}
    </dl>
  );
}

function ComparedField({ difference: { label, mine, theirs } }: { difference: Difference }) {
  const [whole, setWhole] = useState(false);
  const clamp = whole ? "" : "line-clamp-6";
  return (
    <div>
      <dt className="text-12 font-medium text-ink">{label}</dt>
      <dd>
        <div className="mt-1 grid gap-2 whitespace-pre-line wrap-anywhere sm:grid-cols-2">
          <span>
            <span className="block text-12 text-ink-soft">Now</span>
            <span className={clamp}>{saidBy(mine)}</span>
          </span>
          <span>
            <span className="block text-12 text-ink-soft">Then</span>
            <span className={`text-ink ${clamp}`}>{saidBy(theirs)}</span>
          </span>
        </div>
        {(isLong(mine ?? "") || isLong(theirs ?? "")) && (
          <WholeToggle whole={whole} of={label} onToggle={() => setWhole(!whole)} />
        )}
      </dd>
    </div>
  );
}

function saidBy(words: string | null): string {
  return words === null ? "Not there" : words || "Empty";
}
