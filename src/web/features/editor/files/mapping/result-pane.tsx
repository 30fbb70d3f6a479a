import { type DragEvent, useRef, useState } from "react";
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
  const dragged = useRef<Shown | null>(null);
  const [isDragging, setDragging] = useState(false);
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
  const drag = (field: Shown | null) => {
    dragged.current = field;
    setDragging(field !== null);
  };
  const drop = (target: MoveTarget) => {
    const field = dragged.current;
    drag(null);
    if (field && field.target !== target) onMove(field.from, target, field.text);
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
      onDrag={drag}
      onDrop={() => drop(field.target)}
    />
  );
  return (
    <div className="flex flex-col gap-4 md:max-h-[54vh] md:overflow-y-auto md:pe-1" data-import-result>
      <section
        aria-label={NOT_PLACED.label}
        {...droppable(() => drop(NOT_PLACED))}
        // In reach from anywhere while something is dragged; nothing may move then, or words would fall beside their place.
        className={`rounded-control bg-surface ${isDragging ? "sticky top-0 z-1 outline-2 outline-dashed outline-proof" : ""}`}
      >
        <h3 className="text-14 font-semibold text-ink">{`Not placed (${words.unplaced.length})`}</h3>
        {unplaced.length === 0 && <p className="text-14">Every word of the file has its place.</p>}
        <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">{unplaced.map(row)}</ul>
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

function droppable(onDrop: () => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onDrop();
    },
  };
}

interface FieldRowProps {
  field: Shown;
  isChosen: boolean;
  resume: Mapping["resume"];
  onChoose: () => void;
  onLookAt: (place: string | null) => void;
  onMove: (to: MoveTarget) => void;
  onDrag: (field: Shown | null) => void;
  onDrop: () => void;
}

function FieldRow({ field, isChosen, resume, onChoose, onLookAt, onMove, onDrag, onDrop }: FieldRowProps) {
  const { place, label, text } = field;
  const accepts = droppable(onDrop);
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
        // A page that changes while a drag begins ends it in some browsers.
        setTimeout(() => onDrag(field));
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
