import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createEdgeScroll, isDrag } from "../../../ui/pointer-drag.ts";
import { isKey } from "../keys/editor-keys.ts";

interface ReorderProps {
  count: number;
  onMove: (from: number, to: number) => void;
  /** Chips stand side by side; everything else below each other. */
  flow?: "down" | "across";
}

interface Drag {
  from: number;
  to: number;
  items: { element: HTMLElement; box: DOMRect }[];
  startX: number;
  startY: number;
  scrolled: number;
}

export type Reorder = ReturnType<typeof createReorder>;

/**
 * Reordering by drag and by keys. Whoever uses it adds buttons: no movement is possible by drag alone.
 * It is the same object for as long as the list is shown, so that a row that is given it is not drawn again for it.
 */
export function useReorder<List extends HTMLElement>(
  props: ReorderProps,
): Reorder & { list: RefObject<List | null> } {
  const list = useRef<List>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [reorder] = useState(() => ({ ...createReorder(list, latest), list }));
  return reorder;
}

function createReorder(list: RefObject<HTMLElement | null>, props: RefObject<ReorderProps>) {
  let drag: Drag | null = null;
  let dragged = false;
  let pointer = { x: 0, y: 0 };
  // Below a pointer that rests the page goes on: what is held stays with the pointer.
  const scrolling = createEdgeScroll(() => show());

  const move = (from: number, to: number, handle?: HTMLElement) => {
    const { count, onMove } = props.current;
    if (to < 0 || to >= count || to === from) return;
    flushSync(() => onMove(from, to));
    // Moving an element takes the focus from it.
    handle?.focus();
  };

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    dragged = false;
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const elements = [...list.current.children].filter((child) => child instanceof HTMLElement);
    drag = {
      from,
      to: from,
      items: elements
        .slice(0, props.current.count)
        .map((element) => ({ element, box: element.getBoundingClientRect() })),
      startX: event.clientX,
      startY: event.clientY,
      scrolled: window.scrollY,
    };
  };

  const show = () => {
    const held = drag;
    if (!held) return;
    const { flow = "down" } = props.current;
    const down = pointer.y - held.startY + window.scrollY - held.scrolled;
    const across = flow === "across" ? pointer.x - held.startX : 0;
    if (!dragged && !isDrag(across, down)) return;
    dragged = true;
    held.to = flow === "across" ? nearest(held, across, down) : placeBelow(held, down);
    draw(held, across, down, flow);
  };

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    pointer = { x: clientX, y: clientY };
    show();
    if (dragged) scrolling.at(clientY, drag.startY);
  };

  const end = (drop: boolean) => {
    const held = drag;
    if (!held) return;
    drag = null;
    scrolling.stop();
    for (const { element } of held.items) {
      element.style.transform = "";
      element.removeAttribute("data-dragged");
      element.removeAttribute("data-drop");
    }
    if (drop && held.to !== held.from) props.current.onMove(held.from, held.to);
  };

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, index),
    onPointerMove: follow,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isKey(event, "putBack")) end(false);
      const by = isKey(event, "moveUp") ? -1 : isKey(event, "moveDown") ? 1 : null;
      if (by === null) return;
      event.preventDefault();
      move(index, index + by, event.currentTarget);
    },
  });

  /** The click that ends a drag is no press. */
  const wasDragged = () => dragged;

  return { handle, move, wasDragged };
}

function middle({ top, height }: DOMRect): number {
  return top + height / 2;
}

function placeBelow({ from, items }: Drag, down: number): number {
  const own = items[from];
  if (!own) return from;
  const at = middle(own.box) + down;
  return items.filter(({ box }, index) => index !== from && middle(box) < at).length;
}

function nearest({ from, items }: Drag, across: number, down: number): number {
  const own = items[from];
  if (!own) return from;
  const x = own.box.left + own.box.width / 2 + across;
  const y = middle(own.box) + down;
  const distances = items.map(({ box }) => Math.hypot(box.left + box.width / 2 - x, 3 * (middle(box) - y)));
  return distances.indexOf(Math.min(...distances));
}

/** The held item follows the pointer; the others make room, or show where it would land. */
function draw({ from, to, items }: Drag, across: number, down: number, flow: "down" | "across"): void {
  const own = items[from];
  if (!own) return;
  const neighbour = items[from + 1] ?? items[from - 1];
  const gap = neighbour
    ? Math.abs(neighbour.box.top - own.box.top) - Math.min(own.box.height, neighbour.box.height)
    : 0;
  const step = own.box.height + Math.max(0, Math.min(gap, 24));
  items.forEach(({ element }, index) => {
    element.toggleAttribute("data-dragged", index === from);
    if (index === from) element.style.transform = `translate(${across}px, ${down}px)`;
    else if (flow === "across") element.toggleAttribute("data-drop", index === to);
    else {
      const shift = index > from && index <= to ? -step : index < from && index >= to ? step : 0;
      element.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    }
  });
}
