import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { COLUMNS, type ColumnName } from "../../../../../domain/document/style/custom-style.ts";
import { createEdgeScroll, isDrag } from "../../../../ui/pointer-drag.ts";
import { isKey } from "../../keys/editor-keys.ts";

interface Place {
  column: ColumnName;
  index: number;
}

interface Drag {
  key: string;
  item: HTMLElement;
  startX: number;
  startY: number;
  scrolled: number;
  to: Place | null;
}

/** Dragging a section within its column or into the other. Whoever uses it adds buttons: no movement is possible by drag alone. */
export function useColumnDrag(onDrop: (key: string, to: Place) => void) {
  const board = useRef<HTMLDivElement>(null);
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  const [handle] = useState(() => createHandle(board, latest));
  return { board, handle };
}

function createHandle(
  board: RefObject<HTMLElement | null>,
  onDrop: RefObject<(key: string, to: Place) => void>,
) {
  let drag: Drag | null = null;
  let pointer = { x: 0, y: 0 };
  const scrolling = createEdgeScroll(() => show());

  const end = (drop: boolean) => {
    const held = drag;
    if (!held) return;
    drag = null;
    scrolling.stop();
    held.item.style.transform = "";
    held.item.removeAttribute("data-dragged");
    markColumn(board.current, null);
    if (drop && held.to) onDrop.current(held.key, held.to);
  };

  const start = (event: PointerEvent<HTMLElement>, key: string) => {
    const item = event.currentTarget.closest("li");
    if (event.button !== 0 || !item) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag = { key, item, startX: event.clientX, startY: event.clientY, scrolled: window.scrollY, to: null };
  };

  const show = () => {
    if (!drag || !board.current) return;
    const { x, y } = pointer;
    const across = x - drag.startX;
    const down = y - drag.startY + window.scrollY - drag.scrolled;
    if (!drag.to && !isDrag(across, down)) return;
    drag.item.setAttribute("data-dragged", "");
    drag.item.style.transform = `translate(${across}px, ${down}px)`;
    drag.to = placeAt(board.current, drag.item, x, y);
    markColumn(board.current, drag.to.column);
  };

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    pointer = { x: clientX, y: clientY };
    show();
    if (drag.to) scrolling.at(clientY, drag.startY);
  };

  return (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, key),
    onPointerMove: follow,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isKey(event, "putBack")) end(false);
    },
  });
}

function columnIn(board: HTMLElement, column: ColumnName): HTMLElement | null {
  return board.querySelector(`[data-column="${column}"]`);
}

function markColumn(board: HTMLElement | null, marked: ColumnName | null): void {
  for (const column of board ? COLUMNS : [])
    board && columnIn(board, column)?.toggleAttribute("data-drop", column === marked);
}

/** The column that is nearest to the pointer, and the place among its sections. */
function placeAt(board: HTMLElement, dragged: HTMLElement, x: number, y: number): Place {
  const distances = COLUMNS.map((column) => {
    const box = columnIn(board, column)?.getBoundingClientRect();
    if (!box) return { column, distance: Number.POSITIVE_INFINITY };
    const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
    return { column, distance: Math.hypot(dx, dy) };
  });
  const column = distances.reduce((one, other) => (other.distance < one.distance ? other : one)).column;
  const others = [...(columnIn(board, column)?.querySelectorAll("li") ?? [])].filter(
    (item) => item !== dragged,
  );
  const index = others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  return { column, index };
}
