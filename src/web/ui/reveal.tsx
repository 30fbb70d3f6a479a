import { type ReactNode, useEffect, useRef } from "react";

/** Comes into sight once, within 1000 ms, when the reader scrolls to it. What is in sight from the start stays as it is. */
export function Reveal({ children, className = "" }: { children: ReactNode; className?: string }) {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    // The first report tells where the part stands, without making the browser lay out the page for the question.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          if (element.dataset.reveal) element.dataset.reveal = "shown";
          observer.disconnect();
        } else {
          element.dataset.reveal = "waiting";
        }
      },
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
