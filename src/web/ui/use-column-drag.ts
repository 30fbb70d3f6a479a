import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createEdgeScroll, isDrag } from "./pointer-drag.ts";

interface Place<Column extends string> {
  column: Column;
  index: number;
}

interface Drag<Column extends string> {
  key: string;
  item: HTMLElement;
  startX: number;
  startY: number;
  scrolled: number;
  to: Place<Column> | null;
}

type OnDrop<Column extends string> = (key: string, to: Place<Column>) => void;

/**
 * Dragging an entry within its column or into another. The columns are marked by `data-column` within the board, and each entry is a list
 * item. Whoever uses it adds buttons: no movement is possible by drag alone.
 */
export function useColumnDrag<Column extends string>(columns: readonly Column[], onDrop: OnDrop<Column>) {
  const board = useRef<HTMLDivElement>(null);
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  const [handle] = useState(() => createHandle(columns, board, latest));
  return { board, handle };
}

function createHandle<Column extends string>(
  columns: readonly Column[],
  board: RefObject<HTMLElement | null>,
  onDrop: RefObject<OnDrop<Column>>,
) {
  let drag: Drag<Column> | null = null;
  let pointer = { x: 0, y: 0 };
  const scrolling = createEdgeScroll(() => show());

  const end = (drop: boolean) => {
    const held = drag;
    if (!held) return;
    drag = null;
    scrolling.stop();
    held.item.style.transform = "";
    held.item.removeAttribute("data-dragged");
    markColumn(columns, board.current, null);
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
    drag.to = placeAt(columns, board.current, drag.item, { x, y });
    markColumn(columns, board.current, drag.to.column);
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
      if (event.key === "Escape") end(false);
    },
  });
}

function columnIn(board: HTMLElement, column: string): HTMLElement | null {
  return board.querySelector(`[data-column="${column}"]`);
}

function markColumn(columns: readonly string[], board: HTMLElement | null, marked: string | null): void {
  for (const column of board ? columns : [])
    board && columnIn(board, column)?.toggleAttribute("data-drop", column === marked);
}

/** The column that is nearest to the pointer, and the place among its sections. */
function placeAt<Column extends string>(
  columns: readonly Column[],
  board: HTMLElement,
  dragged: HTMLElement,
  { x, y }: { x: number; y: number },
): Place<Column> {
  const distances = columns.map((column) => {
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
