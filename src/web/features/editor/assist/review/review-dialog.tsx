import { useEffect, useLayoutEffect, useRef } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor } from "../../editor-context.tsx";
import { isKey } from "../../keys/editor-keys.ts";
import { offerUndo } from "../../offer-undo.ts";
import type { Choices } from "../assist-machine.ts";
import { placeOf } from "../assist-target.ts";
import { type AppliedReview, applyReview } from "./apply-review.ts";
import { isImproved, unusedDraft } from "./review-item.ts";
import { looked } from "./review-machine.ts";
import { unusedMessage, usedMessage } from "./review-messages.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { useReview } from "./use-review.ts";

interface ReviewDialogProps {
  open: boolean;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
  /** Lines that were looked at before, where there are more than one review takes. */
  seen: ReadonlySet<string>;
  /** Kept for as long as the resume is open: the next review begins with them. */
  drafts: Map<string, string>;
  /** Opens the next review. */
  onGoOn: (seen: ReadonlySet<string>) => void;
}

/** Improve all: every text of the resume, one after the other. However it is closed, what was accepted is kept. */
export function ReviewDialog({ open, choices, onChoose, onClose, seen, drafts, onGoOn }: ReviewDialogProps) {
  const { session, view } = useEditor();
  const { store } = session;
  const review = useReview(choices, open, drafts);
  const { state, dispatch } = review;
  const { phase } = state;
  const applied = useRef<{ outcome: AppliedReview; edits: number } | null>(null);

  /** Once, and in one step: one undo takes all of it back. */
  const apply = (): AppliedReview => {
    if (applied.current) return applied.current.outcome;
    review.stopAsking();
    for (const item of state.items) {
      const unused = unusedDraft(item);
      if (unused === null) drafts.delete(item.line.source);
      else drafts.set(item.line.source, unused);
    }
    const outcome = applyReview(store.read().content.resume, state.items);
    if (outcome.edits.length > 0) {
      store.putAll(outcome.edits);
      applied.current = { outcome, edits: store.read().edits };
    }
    return outcome;
  };
  const close = () => {
    const { used, left } = apply();
    onClose();
    const first = state.items.find(isImproved)?.line;
    if (first) view.show({ active: placeOf(first.target, first.bullet) });
    const unused = state.items.filter((item) => unusedDraft(item) !== null).length;
    const sentences = [used > 0 && usedMessage(used, left), unused > 0 && `${unusedMessage(unused)}.`];
    const message = sentences.filter(Boolean).join(" ");
    if (used > 0) offerUndo(store, message);
    // At the end of a review it was said already.
    else if (unused > 0 && phase.at !== "over") showToast(message);
  };

  // A page that is left takes along what was accepted so far; before its session is closed, which comes after layout.
  const leave = useRef(apply);
  useEffect(() => {
    leave.current = apply;
  });
  useLayoutEffect(() => {
    const onLeave = () => void leave.current();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, []);

  return (
    <Dialog
      open={open}
      onClose={() => open && close()}
      title="Improve all"
      size="wide"
      staysOnOutsideClick
      onKeyDown={(event) => {
        if (phase.at !== "reviewing" || !isKey(event, "close") || !phase.isEditing) return;
        // Escape ends the editing, not the review.
        event.preventDefault();
        dispatch({ type: "editing", isEditing: false });
      }}
    >
      <ReviewScreen
        review={review}
        seen={seen}
        onChoose={(chosen) => {
          dispatch({ type: "chose", choices: chosen });
          onChoose({ ...state.choices, ...chosen });
        }}
        onOver={apply}
        onUndo={() => {
          // What came from another device meanwhile would be undone instead.
          if (store.read().edits === applied.current?.edits) store.undo();
          onClose();
        }}
        onClose={close}
        onGoOn={() => {
          close();
          onGoOn(new Set([...seen, ...looked(state)]));
        }}
      />
    </Dialog>
  );
}
