import { useEffect, useLayoutEffect, useState } from "react";

const INTERVAL_MS = 3000;

/** Steps through `count` slides in a loop. It rests while `held`, when the reader stops it, and as soon as somebody wants less motion. */
export function useRotation(count: number, held: boolean) {
  const [shown, setShown] = useState(0);
  const [stopped, setStopped] = useState(false);

  // Before the interval begins: it would turn once for somebody who wants no motion.
  useLayoutEffect(() => {
    const wish = window.matchMedia("(prefers-reduced-motion: reduce)");
    const heed = () => wish.matches && setStopped(true);
    heed();
    wish.addEventListener("change", heed);
    return () => wish.removeEventListener("change", heed);
  }, []);

  useEffect(() => {
    if (held || stopped) return;
    const timer = setInterval(() => setShown((slide) => (slide + 1) % count), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [count, held, stopped]);

  return {
    shown,
    stopped,
    step: (by: number) => setShown((slide) => (slide + by + count) % count),
    toggle: () => setStopped(!stopped),
  };
}
