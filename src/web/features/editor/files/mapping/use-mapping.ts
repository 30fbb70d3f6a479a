import { useCallback, useEffect, useRef, useState } from "react";
import type { MoveTarget } from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { Mapping, MovedWords } from "../../../../../domain/resume/import-review/move-words.ts";
import type { FileAnswer, MoveQuestion } from "../import-worker.ts";

export interface Moved {
  readonly text: string;
  readonly to: MoveTarget;
}

/** What was read, as the person puts it right. Moves are made in the import's thread: words are traced anew after each. */
export function useMapping(read: Mapping) {
  const [mapping, setMapping] = useState(read);
  const [earlier, setEarlier] = useState<readonly Mapping[]>([]);
  const [moved, setMoved] = useState<Moved | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const move = useCallback(
    (from: MovedWords, to: MoveTarget, text: string) => {
      worker.current ??= new Worker(new URL("../import-worker.ts", import.meta.url), { type: "module" });
      worker.current.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
        if (!data.moved) return;
        setEarlier((all) => [...all, mapping]);
        setMapping(data.moved);
        setMoved({ text, to });
      };
      worker.current.postMessage({ mapping, from, to } satisfies MoveQuestion);
    },
    [mapping],
  );
  const takeBack = () => {
    const last = earlier.at(-1);
    if (!last) return;
    setEarlier(earlier.slice(0, -1));
    setMapping(last);
    setMoved(null);
  };
  return { mapping, moved, move, takeBack: earlier.length > 0 ? takeBack : null };
}
