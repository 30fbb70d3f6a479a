import { type ClipboardEvent, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { type Edit, setField } from "../../../../domain/resume/edits.ts";
import { cleanLine, cleanText } from "../../../../domain/text/clean-text.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { useEditor, useText } from "../editor-context.tsx";
import { fitting } from "./pasted-text.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextPlace {
  pointer: string;
  limit: number;
  lines: "one" | "many";
}

/**
 * Ties an input to a place of the resume. What stands in the input belongs to the person: cleaning must not move the
 * cursor or break into a composition, so the input is written to only when the text was changed by something else.
 */
export function useTextInput<Element extends TextElement>({ pointer, limit, lines }: TextPlace) {
  const { store } = useEditor().session;
  const value = useText(pointer);
  const input = useRef<Element>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const clean = lines === "one" ? cleanLine : cleanText;

  useLayoutEffect(() => {
    const element = input.current;
    if (element && (lines === "one" ? cleanLine : cleanText)(element.value) !== value) element.value = value;
  }, [value, lines]);

  const take = (text: string, marks: readonly Edit[] = []) => {
    const issue = store.editAll([setField(pointer, text), ...marks]);
    setProblem(issue?.message ?? null);
    return issue === null;
  };

  const onPaste = (event: ClipboardEvent<Element>) => {
    const text = event.clipboardData.getData("text/plain");
    const { currentTarget: element } = event;
    const from = element.selectionStart ?? element.value.length;
    const to = element.selectionEnd ?? from;
    const room = limit - (element.value.length - (to - from));
    if (text.length <= room) return;
    event.preventDefault();
    const part = fitting(text, room, lines);
    element.setRangeText(part, from, to, "end");
    take(element.value);
    setProblem(`Cut: ${grouped(part.length)} of ${grouped(text.length)} characters fit here.`);
  };

  return {
    value,
    problem,
    setProblem,
    take,
    props: {
      ref: input,
      defaultValue: value,
      "data-field": pointer,
      maxLength: limit,
      onPaste,
      onInput: (event: FormEvent<Element>) => {
        const { currentTarget: element } = event;
        if (!take(element.value) && clean(element.value).length > limit) element.value = value;
      },
    },
  } as const;
}
