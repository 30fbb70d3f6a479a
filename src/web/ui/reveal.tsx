import { type ReactNode, useEffect, useRef } from "react";

/** Comes into sight once, within 1000 ms, when the reader scrolls to it. What is in sight or above it from the start stays as it is. */
export function Reveal({ children, className = "" }: { children: ReactNode; className?: string }) {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    // The first report tells where the part stands, without making the browser lay out the page for the question.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const waits = element.dataset.reveal === "waiting";
        if (!waits && entry.boundingClientRect.top >= window.innerHeight) {
          element.dataset.reveal = "waiting";
          return;
        }
        if (waits && !entry.isIntersecting) return;
        if (waits) element.dataset.reveal = "shown";
        observer.disconnect();
      },
      // Some way in, so that it is seen to come. For what already stands there, sight decides.
      { rootMargin: "0px 0px -10% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={part} className={`reveal ${className}`}>
      {children}
    </div>
  );
}
