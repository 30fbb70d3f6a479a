import { useCallback, useEffect, useRef, useState } from "react";
import type { MoveTarget } from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { Mapping, MovedWords } from "../../../../../domain/resume/import-review/move-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { ResultPane } from "./result-pane.tsx";
import { SourcePane } from "./source-pane.tsx";
import { type Moved, useMapping } from "./use-mapping.ts";

/** The file and what it became, side by side: what is wrong is moved before anything is stored. */
export function MappingView({ read, onChange }: { read: Mapping; onChange: (mapping: Mapping) => void }) {
  const { mapping, moved, move, takeBack } = useMapping(read);
  const [chosen, setChosen] = useState<string | null>(null);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => report.current(mapping), [mapping]);
  useEffect(() => {
    if (moved) fieldOf(view.current, moved)?.focus();
  }, [moved]);

  // One and the same at each drawing: what is handed new functions is drawn anew.
  const choose = useCallback((place: string) => {
    setChosen((before) => (before === place ? null : place));
    setLookedAt(null);
  }, []);
  const chooseInFile = useCallback((place: string) => {
    setChosen(place);
    setLookedAt(null);
    const field = view.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(place)}"]`);
    field?.focus();
    field?.scrollIntoView({ block: "nearest" });
  }, []);
  // A list that moves below a resting pointer must not take the mark from the field that has the focus.
  const lookAway = useCallback(
    (place: string) => setLookedAt((before) => (before === place ? null : before)),
    [],
  );
  const moveWords = useCallback(
    (from: MovedWords, to: MoveTarget, text: string) => {
      setChosen(null);
      move(from, to, text);
    },
    [move],
  );
  return (
    <div ref={view} className="mt-3">
      <p className="text-14">
        Choose a field to see its words in the file. What is wrong can be dragged to its place, or moved by
        “Move to”.
      </p>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        <div
          // Below the head and the foot of the dialog, whose buttons it would cover.
          className="sticky top-14 z-4 bg-surface pb-1 md:static"
        >
          <h3 className="mb-1 text-14 font-semibold text-ink">Your file</h3>
          <SourcePane words={mapping.words} marked={lookedAt ?? chosen} onChoose={chooseInFile} />
        </div>
        <ResultPane
          mapping={mapping}
          chosen={chosen}
          onChoose={choose}
          onLookAt={setLookedAt}
          onLookAway={lookAway}
          onMove={moveWords}
        />
      </div>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="text-14">
          {moved && `“${shortened(moved.text)}” was moved to ${moved.to.label}.`}
        </p>
        {takeBack && (
          <Button variant="quiet" size="small" onClick={takeBack}>
            Take the last move back
          </Button>
        )}
      </div>
    </div>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The words that were moved, where they stand now: the focus goes on with them. */
function fieldOf(view: HTMLElement | null, { text, to }: Moved): HTMLElement | undefined {
  const fields = [...(view?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  const isThere = (field: HTMLElement) => field.textContent?.includes(text) === true;
  return (
    fields.findLast((field) => field.dataset.field?.startsWith(to.pointer || "unplaced") && isThere(field)) ??
    fields.find(isThere)
  );
}
