import { useEffect, useState } from "react";
import { useEditor } from "../editor-context.tsx";

/** More entries than these at once would hold the page up for longer than a blink. */
const AT_ONCE = 12;

/** Says which entries of a list are drawn by now: a long one comes in parts, an entry that is looked for without waiting. */
export function useGradually(list: string, count: number): (index: number) => boolean {
  const { view } = useEditor();
  const [drawn, setDrawn] = useState(AT_ONCE);
  const [wanted, setWanted] = useState<number | null>(null);

  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, count]);

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (looked.startsWith(`${list}/`)) setWanted(Number.parseInt(looked.slice(list.length + 1), 10));
    });
    return () => void stop();
  }, [view, list]);

  return (index) => index < drawn || index === wanted;
}
