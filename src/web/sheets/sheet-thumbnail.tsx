import { useEffect, useRef } from "react";
import type { DraftContent } from "../drafts/draft-content.ts";

interface SheetThumbnailProps {
  /** Null while it is on its way. */
  content: Omit<DraftContent, "title" | "fit"> | null;
  /** Leaves nothing but these places. It must keep its identity while it says the same. */
  only?: readonly string[];
  className?: string;
}

/** A resume's own first page in small. A picture: whoever shows it says in words what it is. */
export function SheetThumbnail({ content, only, className = "" }: SheetThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element || !content) return;
    let outdated = false;
    const draw = () =>
      import("./draw-thumbnail.ts").then(
        ({ drawThumbnail }) => inTurn(() => outdated || drawThumbnail(element, content, only)),
        () => undefined,
      );
    // What is not in sight is not drawn.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      draw();
    });
    observer.observe(element);
    return () => {
      outdated = true;
      observer.disconnect();
    };
  }, [content, only]);

  return (
    <div aria-hidden="true" inert className={`still bg-surface text-start ${className}`}>
      <div ref={host} />
    </div>
  );
}

const waiting: (() => unknown)[] = [];

/** One in each frame: thirty at once would hold up whoever types. */
function inTurn(draw: () => unknown): void {
  waiting.push(draw);
  if (waiting.length === 1) requestAnimationFrame(drawNext);
}

function drawNext(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) requestAnimationFrame(drawNext);
}
