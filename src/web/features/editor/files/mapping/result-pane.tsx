import { type DragEvent, useState } from "react";
import {
  type MappedField,
  type MoveTarget,
  mappedGroups,
  NOT_PLACED,
  targetAt,
} from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { Mapping, MovedWords } from "../../../../../domain/resume/import-review/move-words.ts";
import { MoveForm } from "./move-form.tsx";
import { unplacedPlace } from "./source-pane.tsx";

/** Fields beyond these are of no resume: to draw them would only hold up the page. */
const MOST_FIELDS = 600;

interface ResultPaneProps {
  mapping: Mapping;
  chosen: string | null;
  onChoose: (place: string | null) => void;
  onLookAt: (place: string | null) => void;
  onMove: (from: MovedWords, to: MoveTarget, text: string) => void;
}

interface Shown {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  readonly from: MovedWords;
  readonly target: MoveTarget;
}

/** What the file became: every field a button that marks its words, and moves them by drag or by the list of places. */
export function ResultPane({ mapping, chosen, onChoose, onLookAt, onMove }: ResultPaneProps) {
  const [dragged, setDragged] = useState<Shown | null>(null);
  const { resume, words } = mapping;
  const unplaced = words.unplaced.slice(0, MOST_FIELDS).map(
    ({ text }, nth): Shown => ({
      place: unplacedPlace(nth),
      label: NOT_PLACED.label,
      text,
      from: { text },
      target: NOT_PLACED,
    }),
  );
  let left = MOST_FIELDS;
  const groups = mappedGroups(resume).flatMap((group) => {
    const fields = group.fields.slice(0, left);
    left -= fields.length;
    return fields.length === 0 ? [] : [{ ...group, fields: fields.map(shownField) }];
  });
  const drop = (target: MoveTarget) => {
    if (dragged && dragged.target !== target) onMove(dragged.from, target, dragged.text);
    setDragged(null);
  };
  const row = (field: Shown) => (
    <FieldRow
      key={field.place}
      field={field}
      isChosen={field.place === chosen}
      resume={resume}
      onChoose={() => onChoose(field.place === chosen ? null : field.place)}
      onLookAt={onLookAt}
      onMove={(to) => onMove(field.from, to, field.text)}
      onDrag={setDragged}
      onDrop={dragged ? () => drop(field.target) : undefined}
    />
  );
  return (
    <div className="grid content-start gap-4 md:max-h-[54vh] md:overflow-y-auto md:pe-1" data-import-result>
      <section aria-label={NOT_PLACED.label}>
        <h3 className="text-14 font-semibold text-ink">{`Not placed (${words.unplaced.length})`}</h3>
        {unplaced.length === 0 && <p className="text-14">Every word of the file has its place.</p>}
        <ul
          className="mt-1 grid gap-1 data-over:bg-proof-tint"
          onDragOver={dragged ? (event) => event.preventDefault() : undefined}
          onDrop={dragged ? () => drop(NOT_PLACED) : undefined}
        >
          {unplaced.map(row)}
          {dragged && unplaced.length === 0 && (
            <li className="rounded-control border border-dashed border-edge p-2 text-14">Drop it here</li>
          )}
        </ul>
      </section>
      {groups.map(({ key, title, fields }) => (
        <section key={key} aria-label={title}>
          <h3 className="text-14 font-semibold text-ink">{title}</h3>
          <ul className="mt-1 grid gap-1">{fields.map(row)}</ul>
        </section>
      ))}
    </div>
  );
}

function shownField({ pointer, label, text }: MappedField): Shown {
  return { place: pointer, label, text, from: { pointer }, target: targetAt(pointer, label) };
}

interface FieldRowProps {
  field: Shown;
  isChosen: boolean;
  resume: Mapping["resume"];
  onChoose: () => void;
  onLookAt: (place: string | null) => void;
  onMove: (to: MoveTarget) => void;
  onDrag: (field: Shown | null) => void;
  onDrop: (() => void) | undefined;
}

function FieldRow({ field, isChosen, resume, onChoose, onLookAt, onMove, onDrag, onDrop }: FieldRowProps) {
  const { place, label, text } = field;
  const accepts = onDrop && {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onDrop();
    },
  };
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
      onDragStart={({ dataTransfer }) => {
        // Without any data, browsers do not drag.
        dataTransfer.setData("text/plain", text);
        onDrag(field);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <button
        type="button"
        data-field={place}
        aria-expanded={isChosen}
        onClick={onChoose}
        onFocus={() => onLookAt(place)}
        onMouseEnter={() => onLookAt(place)}
        onMouseLeave={() => onLookAt(null)}
        className="grid w-full cursor-grab gap-0.5 rounded-control border border-line bg-surface px-2 py-1 text-start text-14 text-ink transition-colors pointer-coarse:min-h-11 hover:border-proof aria-expanded:border-proof aria-expanded:bg-proof-tint"
      >
        <span className="text-12 text-ink-soft">{label}</span>
        <span className="wrap-anywhere">{text}</span>
      </button>
      {isChosen && <MoveForm resume={resume} onMove={onMove} />}
    </li>
  );
}
