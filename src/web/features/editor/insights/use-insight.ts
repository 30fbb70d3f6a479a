import { startTransition, useEffect, useRef, useState } from "react";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import type { Thread } from "../../../threads/thread.ts";
import { useEditor } from "../editor-context.tsx";

/** What is typed is looked at when the hands rest. */
const PAUSE_MS = 300;

export interface Insight<Answer> {
  /** The last one; what was typed since is being looked at. */
  answer: Answer | null;
  failed: boolean;
}

/** Asks again after every pause in the work. `question` must keep its identity while nothing but the draft changes. */
export function useInsight<Questions, Answers, Name extends keyof Questions & keyof Answers>(
  thread: Thread<Questions, Answers>,
  name: Name,
  question: (content: DraftContent) => Questions[Name] | null,
): Insight<Answers[Name]> {
  const { store } = useEditor().session;
  const [insight, setInsight] = useState<Insight<Answers[Name]>>({ answer: null, failed: false });
  const asked = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let busy = false;
    let again = false;
    const ask = async () => {
      again = busy;
      if (busy) return;
      busy = true;
      const given = question(store.read().content);
      const answer = given === null ? null : await thread.ask(name, given);
      busy = false;
      if (ended) return;
      startTransition(() => setInsight({ answer, failed: given !== null && answer === null }));
      if (again) void ask();
    };
    const askAfterPause = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), PAUSE_MS);
    };
    let { content } = store.read();
    const stop = store.subscribe(() => {
      if (store.read().content === content) return;
      ({ content } = store.read());
      askAfterPause();
    });
    if (asked.current) askAfterPause();
    else void ask();
    asked.current = true;
    return () => {
      ended = true;
      clearTimeout(timer);
      stop();
    };
  }, [store, thread, name, question]);

  return insight;
}
