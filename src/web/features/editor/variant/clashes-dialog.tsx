import { useMemo, useState } from "react";
import { KEEPING } from "../../../../domain/limits.ts";
import { counted } from "../../../../domain/text/counted.ts";
import { chooseClashes } from "../../../api/variants.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { DifferenceRow } from "../conflict/difference-row.tsx";
import { useContent, useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import type { VariantClash, VariantState } from "../saving/variant-state.ts";
import { describeClashes } from "./departures.ts";
import { useDecision } from "./use-decision.ts";
import { useSource } from "./use-source.ts";

interface ClashesDialogProps {
  source: VariantState["source"];
  clashes: readonly VariantClash[];
  onClose: () => void;
}

type Side = "mine" | "theirs";

/** So many are drawn: two thousand rows would hold up the page for a second at each press. */
const MOST_DRAWN = 100;

/** What the variant and its source both changed, field by field with both values. What is not chosen stays as it is. */
export function ClashesDialog({ source, clashes, onClose }: ClashesDialogProps) {
  const { session } = useEditor();
  const mine = useContent((content) => content);
  const { found, reload } = useSource(source.id);
  const { busy, problem, send } = useDecision();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const asked = useMemo(
    () =>
      found.at === "there"
        ? describeClashes(clashes, mine, found.source.content).slice(0, KEEPING.choices)
        : [],
    [found, clashes, mine],
  );
  const chosen = asked.flatMap(({ key }) => {
    const side = choices.get(key);
    return side ? [{ place: key, take: side === "mine" ? ("mine" as const) : ("source" as const) }] : [];
  });
  const chooseAll = (side: Side) => setChoices(new Map(asked.map(({ key }) => [key, side])));
  const apply = async () => {
    const before = session.store.read().content;
    const done = await send((id, on) => chooseClashes(id, { ...on, choices: chosen }));
    if (!done) return void reload();
    onClose();
    const message = `${counted(chosen.length, "choice")} saved.`;
    if (session.store.read().content === before) showToast(message);
    else offerUndo(session.store, message);
  };
  const names = { mine: "This variant", theirs: `“${source.title}”` };
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Changed here and in the source"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button loading={busy} disabled={chosen.length === 0} onClick={() => void apply()}>
            {chosen.length > 0 && chosen.length < asked.length
              ? `Save ${chosen.length} of ${asked.length}`
              : "Save what I chose"}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {`“${source.title}” changed after you had changed the same place here. Choose what this variant says; “${source.title}” stays as it is.`}
      </p>
      <FormProblem>{problem}</FormProblem>
      {found.at === "loading" && <Skeleton label="Loading both sides." />}
      {found.at === "failed" && <FormProblem>{found.message}</FormProblem>}
      {asked.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => chooseAll("mine")}>
            All from this variant
          </Button>
          <Button size="small" variant="secondary" onClick={() => chooseAll("theirs")}>
            All from the source
          </Button>
        </div>
      )}
      <ul className="mt-4 grid max-h-[52dvh] gap-4 overflow-y-auto p-1">
        {asked.slice(0, MOST_DRAWN).map((clash, index) => (
          <li key={clash.key}>
            <DifferenceRow
              difference={{ ...clash, label: [clash.section, clash.name].filter(Boolean).join(" · ") }}
              names={names}
              isFirst={index === 0}
              chosen={choices.get(clash.key)}
              onChoose={(side) => setChoices(new Map(choices).set(clash.key, side))}
            />
          </li>
        ))}
      </ul>
      {asked.length > MOST_DRAWN && (
        <p className="mt-4 text-14">
          {`${counted(asked.length - MOST_DRAWN, "more place")} of this kind: decided by the two buttons above, or shown once these are saved.`}
        </p>
      )}
    </Dialog>
  );
}
