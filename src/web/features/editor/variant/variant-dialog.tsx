import { useEffect, useMemo, useRef, useState } from "react";
import { counted } from "../../../../domain/text/counted.ts";
import { detachVariant, promoteDifference } from "../../../api/variants.ts";
import { ComparedList } from "../../../differences/compared-list.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useContent, useEditor } from "../editor-context.tsx";
import type { VariantState } from "../saving/variant-state.ts";
import { type Departure, departuresOf, followSource } from "./departures.ts";
import { DetachStep } from "./detach-step.tsx";
import { useDecision } from "./use-decision.ts";
import { type SourceNow, useSource } from "./use-source.ts";

interface VariantDialogProps {
  source: VariantState["source"];
  onClose: () => void;
}

/** Where a variant departs from its source, and what can be done about each place. */
export function VariantDialog({ source, onClose }: VariantDialogProps) {
  const { session } = useEditor();
  const { found, reload } = useSource(source.id);
  const { busy, problem, send } = useDecision();
  const [detaching, setDetaching] = useState(false);
  const detach = async () => {
    const title = session.store.read().content.title;
    if (!(await send(detachVariant))) return void reload();
    onClose();
    showToast(`“${title}” is a resume of its own now.`);
  };
  return (
    <Dialog open onClose={onClose} size="wide" title={`Variant of “${source.title}”`}>
      <FormProblem>{problem}</FormProblem>
      {found.at === "loading" && <Skeleton label="Loading the source." />}
      {found.at === "failed" && <FormProblem>{found.message}</FormProblem>}
      {found.at === "there" && (
        <Departures source={found.source} title={source.title} busy={busy} send={send} reload={reload} />
      )}
      <DetachStep
        title={source.title}
        open={detaching}
        busy={busy}
        onToggle={setDetaching}
        onDetach={() => void detach()}
      />
    </Dialog>
  );
}

interface DeparturesProps {
  source: SourceNow;
  title: string;
  busy: boolean;
  send: ReturnType<typeof useDecision>["send"];
  reload: () => Promise<void>;
}

function Departures({ source, title, busy, send, reload }: DeparturesProps) {
  const { session } = useEditor();
  const mine = useContent((content) => content);
  const places = useMemo(() => departuresOf(mine, source.content), [mine, source]);
  const [done, setDone] = useState<{ message: string; canUndo: boolean } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away with its place; the focus must not fall out of the list.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  const follow = (departure: Departure) => {
    const made = followSource(mine, source.content, departure);
    if (!made) return setDone({ message: "This would be more than a resume can hold.", canUndo: false });
    const { resume, ...design } = made;
    session.store.replaceResume(resume, design);
    setDone({ message: `${named(departure)} follows “${title}” again.`, canUndo: true });
  };
  const promote = async (departure: Departure) => {
    const { place } = departure;
    const on = { place, sourceRevision: source.revision };
    const promoted = await send((id, saved) => promoteDifference(id, { ...saved, ...on }));
    if (promoted) session.announce(promoted.value.id, promoted.value.revision);
    await reload();
    setDone(promoted && { message: `${named(departure)} is in “${title}” now.`, canUndo: false });
  };

  return (
    <>
      <p className="wrap-anywhere">
        {places.length === 0
          ? `It says what “${title}” says. What you change here stays as you put it, and everything else follows.`
          : `${counted(places.length, "place")} here ${places.length === 1 ? "is" : "are"} not as in “${title}”. Everything else follows it.`}
      </p>
      {/* Stands there empty, so that what comes is read out. */}
      <div
        ref={outcome}
        role="status"
        tabIndex={-1}
        className="my-3 flex min-h-6 flex-wrap items-center gap-3 text-14 text-ink"
      >
        {done?.message}
        {done?.canUndo && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              session.store.undo();
              setDone(null);
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <ComparedList
        places={places}
        sides={{ theirs: title, mine: "This variant" }}
        actions={(departure) => (
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => follow(departure)}>
              Use the source’s<span className="sr-only">{`: ${named(departure)}`}</span>
            </Button>
            <Button size="small" variant="quiet" loading={busy} onClick={() => void promote(departure)}>
              Put into the source<span className="sr-only">{`: ${named(departure)}`}</span>
            </Button>
          </div>
        )}
      />
    </>
  );
}

function named({ section, name }: Departure): string {
  return name === "" ? section : `${section} · ${name}`;
}
