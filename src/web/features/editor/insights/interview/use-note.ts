import { useEffect, useRef, useState } from "react";
import type { AnswerPart } from "../../../../../domain/resume/interview-notes.ts";
import { useEditor, useResume } from "../../editor-context.tsx";
import { putNote } from "./note-edits.ts";

/** Long enough that a word is one step, short enough that nothing is lost with the page. */
const PAUSE_MS = 400;

/** One part of an answer: what is typed, kept with the resume after every pause. */
export function useNote(id: string, part: AnswerPart) {
  const { store } = useEditor().session;
  const kept = useResume(({ interview }) => interview?.[id]?.[part] ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useRef(() => {});
  keep.current = () => {
    clearTimeout(timer.current);
    if (pending.current === null) return;
    store.edit(putNote(store.read().content.resume, id, part, pending.current), `interview ${id} ${part}`);
    pending.current = null;
    setTyped(null);
  };
  // Whoever leaves the tab in the middle of a word keeps it.
  useEffect(() => () => keep.current(), []);
  return {
    value: typed ?? kept,
    onChange: (text: string) => {
      pending.current = text;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep.current(), PAUSE_MS);
    },
    onBlur: () => keep.current(),
  };
}
