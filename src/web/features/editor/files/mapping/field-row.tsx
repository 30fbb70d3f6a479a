import { type DragEvent, memo } from "react";
import {
  type MoveTarget,
  NOT_PLACED,
  targetAt,
} from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { MovedWords } from "../../../../../domain/resume/import-review/move-words.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { MoveForm } from "./move-form.tsx";

/** What is out of sight is laid out when it comes into sight. The room around it is that of the focus' outline, which would be cut. */
export const LAID_OUT_IN_SIGHT = "-m-1 p-1 [content-visibility:auto]";

/** Words of the result: those of a field, or some without a place. */
export interface ShownField {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  readonly isUnplaced: boolean;
}

export interface FieldActions {
  readonly onChoose: (place: string) => void;
  readonly onLookAt: (place: string) => void;
  readonly onLookAway: (place: string) => void;
  readonly onMove: (from: MovedWords, to: MoveTarget, text: string) => void;
  readonly onDrag: (field: ShownField | null) => void;
  readonly onDrop: (target: MoveTarget, place: string) => void;
}

interface FieldRowProps extends ShownField {
  /** The resume whose places are offered, for the chosen field alone: given to all, every move would draw every row. */
  readonly offered: Resume | null;
  /** Whether it is one of very many, which are not laid out until they are seen. */
  readonly isOfMany: boolean;
  readonly actions: FieldActions;
}

export function placeToMove({ place, text, isUnplaced }: ShownField): MovedWords {
  return isUnplaced ? { text } : { pointer: place };
}

export function droppable(onDrop: () => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onDrop();
    },
  };
}

/** A button that marks its words in the file, and moves them. Its properties are plain texts: a row whose texts stay is not drawn again. */
export const FieldRow = memo(function FieldRow({ offered, isOfMany, actions, ...field }: FieldRowProps) {
  const { place, label, text, isUnplaced } = field;
  const { onChoose, onLookAt, onLookAway, onMove, onDrag, onDrop } = actions;
  const accepts = droppable(() => onDrop(isUnplaced ? NOT_PLACED : targetAt(place, label), place));
  if (text === "")
    return (
      <li
        {...accepts}
        className="rounded-control border border-dashed border-line px-2 py-1 text-14 text-ink-soft"
      >
        {`${label}: nothing found`}
      </li>
    );
  return (
    <li
      {...accepts}
      draggable
      // Fields are laid out with their section; what has no place is one list, however long.
      className={
        isUnplaced && isOfMany ? `${LAID_OUT_IN_SIGHT} [contain-intrinsic-block-size:auto_3.5rem]` : undefined
      }
      onDragStart={({ dataTransfer }) => {
        // Without any data, browsers do not drag.
        dataTransfer.setData("text/plain", text);
        // A page that changes while a drag begins ends it in some browsers.
        setTimeout(() => onDrag(field));
      }}
      onDragEnd={() => onDrag(null)}
    >
      <button
        type="button"
        data-field={place}
        aria-expanded={offered !== null}
        onClick={() => onChoose(place)}
        onFocus={() => onLookAt(place)}
        onMouseEnter={() => onLookAt(place)}
        onMouseLeave={() => onLookAway(place)}
        className="grid w-full cursor-grab gap-0.5 rounded-control border border-line bg-surface px-2 py-1 text-start text-14 text-ink transition-colors pointer-coarse:min-h-11 hover:border-proof aria-expanded:border-proof aria-expanded:bg-proof-tint"
      >
        <span className="text-12 text-ink-soft">{label}</span>
        <span className="wrap-anywhere">{text}</span>
      </button>
      {offered && <MoveForm resume={offered} onMove={(to) => onMove(placeToMove(field), to, text)} />}
    </li>
  );
});
