import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { counted } from "../../../../domain/text/counted.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LaterBar } from "../conflict/later-bar.tsx";
import { useTrouble } from "../editor-context.tsx";
import type { VariantState } from "../saving/variant-state.ts";
import { ClashesDialog } from "./clashes-dialog.tsx";

/** The variant and its source both changed something: in sight until it is put away, and nothing waits for it. */
export function ClashesNotice({ variant: { source, clashes } }: { variant: VariantState }) {
  const trouble = useTrouble();
  const [open, setOpen] = useState(false);
  const [putAway, setPutAway] = useState("");
  const places = clashes.map(({ place }) => place).join(" ");
  if (clashes.length === 0) return null;
  const asksNothingElse = trouble?.kind !== "conflict" && trouble?.kind !== "gone";
  // One at a time: both would take a third of a phone's screen to say the same.
  const isBar = !open && putAway !== places && asksNothingElse;
  const message = `${counted(clashes.length, "place")} that you changed here changed in “${source.title}” too. Yours ${clashes.length === 1 ? "stands" : "stand"} until you choose.`;
  return (
    <>
      {isBar ? (
        <LaterBar action="Choose" onAction={() => setOpen(true)} onDismiss={() => setPutAway(places)}>
          {message}
        </LaterBar>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-info border-s-4 bg-surface px-4 py-3 text-14">
          <Icon of={GitCompareArrows} className="size-5 text-info" />
          <p className="min-w-0 grow basis-48 wrap-anywhere">{message}</p>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Compare and choose
          </Button>
        </div>
      )}
      {open && <ClashesDialog source={source} clashes={clashes} onClose={() => setOpen(false)} />}
    </>
  );
}
