import { startTransition, useEffect, useReducer, useRef, useState } from "react";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import type { Thread } from "../../../threads/thread.ts";
import { useEditor } from "../editor-context.tsx";
import { insightDebounce } from "./insight-debounce.ts";

interface Known<Answer> {
  /** The last one; what was typed since is being looked at. */
  answer: Answer | null;
  failed: boolean;
}

export interface Insight<Answer> extends Known<Answer> {
  retry: () => void;
}

/** Asks again after every pause in the work. `question` must keep its identity while nothing but the draft changes. */
export function useInsight<Questions, Answers, Name extends keyof Questions & keyof Answers>(
  thread: Thread<Questions, Answers>,
  name: Name,
  question: (content: DraftContent) => Questions[Name] | null,
): Insight<Answers[Name]> {
  const { store } = useEditor().session;
  const [known, setKnown] = useState<Known<Answers[Name]>>({ answer: null, failed: false });
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const asked = useRef<number | null>(null);

  useEffect(() => {
    let ended = false;
    const rhythm = insightDebounce(async () => {
      const given = question(store.read().content);
      const answer = given === null ? null : await thread.ask(name, given);
      if (!ended) startTransition(() => setKnown({ answer, failed: given !== null && answer === null }));
    });
    let { content } = store.read();
    const unsubscribe = store.subscribe(() => {
      if (store.read().content === content) return;
      ({ content } = store.read());
      rhythm.askSoon();
    });
    if (asked.current === tries) rhythm.askSoon();
    else {
      if (asked.current !== null) setKnown({ answer: null, failed: false });
      rhythm.askNow();
    }
    asked.current = tries;
    return () => {
      ended = true;
      rhythm.stop();
      unsubscribe();
    };
  }, [store, thread, name, question, tries]);

  return { ...known, retry };
}
