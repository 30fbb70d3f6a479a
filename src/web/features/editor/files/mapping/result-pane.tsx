import { memo, useMemo, useRef, useState } from "react";
import {
  type MoveTarget,
  mappedGroups,
  NOT_PLACED,
} from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { Mapping, MovedWords } from "../../../../../domain/resume/import-review/move-words.ts";
import {
  droppable,
  type FieldActions,
  FieldRow,
  LAID_OUT_IN_SIGHT,
  placeToMove,
  type ShownField,
} from "./field-row.tsx";
import { unplacedPlace } from "./source-pane.tsx";
import { useSlices } from "./use-slices.ts";

/** Fields beyond these are of no resume: to draw them would only hold up the page. */
const MOST_FIELDS = 600;
/** From so many on they are not laid out until they are seen. Of fewer all are: what comes into sight then moves nothing. */
const MANY_FIELDS = 150;

interface ShownGroup {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly ShownField[];
}

interface ResultPaneProps {
  mapping: Mapping;
  chosen: string | null;
  onChoose: (place: string) => void;
  onLookAt: (place: string) => void;
  onLookAway: (place: string) => void;
  onMove: (from: MovedWords, to: MoveTarget, text: string) => void;
}

/** What the file became: every field a button that marks its words, and moves them by drag or by the list of places. */
export const ResultPane = memo(function ResultPane(props: ResultPaneProps) {
  const { mapping, chosen, onChoose, onLookAt, onLookAway, onMove } = props;
  const dragged = useRef<ShownField | null>(null);
  const [isDragging, setDragging] = useState(false);
  const unplaced = useMemo(() => unplacedFields(mapping), [mapping]);
  const groups = useMemo(() => shownGroups(mapping), [mapping]);
  const most = Math.max(unplaced.length, countOf(groups));
  const drawn = useSlices(most);
  const isOfMany = most > MANY_FIELDS;
  const actions = useMemo((): FieldActions => {
    const drag = (field: ShownField | null) => {
      dragged.current = field;
      setDragging(field !== null);
    };
    return {
      onChoose,
      onLookAt,
      onLookAway,
      onMove,
      onDrag: drag,
      onDrop(target, place) {
        const field = dragged.current;
        drag(null);
        const isThere = field?.place === place || (field?.isUnplaced && target === NOT_PLACED);
        if (field && !isThere) onMove(placeToMove(field), target, field.text);
      },
    };
  }, [onChoose, onLookAt, onLookAway, onMove]);
  const row = (field: ShownField) => (
    <FieldRow
      key={field.place}
      {...field}
      offered={field.place === chosen ? mapping.resume : null}
      isOfMany={isOfMany}
      actions={actions}
    />
  );
  return (
    <div className="flex flex-col gap-4 md:max-h-[54vh] md:overflow-y-auto md:p-1" data-import-result>
      <section
        aria-label={NOT_PLACED.label}
        {...droppable(() => actions.onDrop(NOT_PLACED, ""))}
        // In reach from anywhere while something is dragged; nothing may move then, or words would fall beside their place.
        className={`rounded-control bg-surface ${isDragging ? "sticky top-0 z-1 outline-2 outline-dashed outline-proof" : ""}`}
      >
        <h3 className="text-14 font-semibold text-ink">{`Not placed (${mapping.words.unplaced.length})`}</h3>
        {unplaced.length === 0 && <p className="text-14">Every word of the file has its place.</p>}
        <ul className="mt-1 grid gap-1 p-1 md:max-h-48 md:overflow-y-auto">
          {unplaced.slice(0, drawn).map(row)}
        </ul>
      </section>
      {firstFields(groups, drawn).map(({ key, title, fields }) => (
        <section
          key={key}
          aria-label={title}
          className={isOfMany ? `${LAID_OUT_IN_SIGHT} [contain-intrinsic-block-size:auto_16rem]` : undefined}
        >
          <h3 className="text-14 font-semibold text-ink">{title}</h3>
          <ul className="mt-1 grid gap-1">{fields.map(row)}</ul>
        </section>
      ))}
    </div>
  );
});

function unplacedFields({ words }: Mapping): ShownField[] {
  return words.unplaced.slice(0, MOST_FIELDS).map(({ text, span }) => ({
    place: unplacedPlace(span),
    label: NOT_PLACED.label,
    text,
    isUnplaced: true,
  }));
}

function shownGroups({ resume }: Mapping): readonly ShownGroup[] {
  const groups = mappedGroups(resume).map(({ key, title, fields }) => ({
    key,
    title,
    fields: fields.map(({ pointer, label, text }) => ({ place: pointer, label, text, isUnplaced: false })),
  }));
  return firstFields(groups, MOST_FIELDS);
}

function countOf(groups: readonly ShownGroup[]): number {
  return groups.reduce((count, { fields }) => count + fields.length, 0);
}

/** The groups as far as so many fields go. */
function firstFields(groups: readonly ShownGroup[], most: number): readonly ShownGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const fields = group.fields.slice(0, left);
    left -= fields.length;
    return fields.length === 0 ? [] : [{ ...group, fields }];
  });
}
