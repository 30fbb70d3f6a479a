import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { LIMITS } from "../../../../domain/limits.ts";
import { isMarked, type Range, setLink, toggleMark } from "../../../../domain/marks/change-marks.ts";
import { readHtml } from "../../../../domain/marks/html/read-html.ts";
import type { Mark } from "../../../../domain/marks/mark.ts";
import { joinMarked, type MarkedText, sliceMarked } from "../../../../domain/marks/marked-text.ts";
import { marksOfField } from "../../../../domain/marks/marks-place.ts";
import { withoutBlanks, wordRange } from "../../../../domain/marks/word-range.ts";
import { setField } from "../../../../domain/resume/edits.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { useEditor, useMarks } from "../editor-context.tsx";
import { fittingMarked } from "../form/pasted-text.ts";
import type { useTextInput } from "../form/use-text-input.ts";
import { isKey, isMac, movesCursor } from "../keys/editor-keys.ts";
import { type Face, NO_PENDING, typedMarks } from "./pending-marks.ts";

type TextInput = ReturnType<typeof useTextInput<HTMLTextAreaElement>>;

const TOO_MANY = `At most ${LIMITS.marks} parts of a text can be bold, italic or a link.`;

/** What makes parts of a text bold, italic or a link: by keys, by the tools beside it, and by a paste that brings its formatting. */
export function useMarking(pointer: string, limit: number, text: TextInput) {
  const { session, view } = useEditor();
  const { store } = session;
  const marks = useMarks(pointer);
  const [pending, setPending] = useState(NO_PENDING);
  const [linking, setLinking] = useState<Range | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = text.props.ref;
  const place = marksOfField(pointer);

  /** What is drawn over the field is drawn only while it stands letter for letter over what is typed. */
  const sync = () => {
    const [element, mirror] = [input.current, frame.current?.querySelector("[data-mirror]")];
    // Where nothing is marked any more, nothing lies over the field: its own words would stay unseen.
    const isMirrored = mirror != null && mirror.getAttribute("data-mirror") === element?.value;
    frame.current?.toggleAttribute("data-mirrored", isMirrored);
    if (element && mirror) mirror.scrollTop = element.scrollTop;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is drawn.
  useLayoutEffect(sync, [text.value, marks]);

  const put = (changed: Mark[]): boolean => {
    const isTooMany = changed.length > LIMITS.marks;
    text.setProblem(isTooMany ? TOO_MANY : null);
    return !isTooMany && store.putAll([setField(place, changed)]) === null;
  };

  const toggle = (kind: Face) => {
    const element = input.current;
    if (!element) return;
    const range = pending[kind] === undefined ? chosenRange(element) : null;
    if (range) {
      const wasOn = isMarked(marks, kind, range);
      if (put(toggleMark(text.value, marks, kind, range)))
        view.say(`${wasOn ? "No longer" : "Now"} ${kind}: ${text.value.slice(range.from, range.to)}`);
    } else if (element.selectionStart === element.selectionEnd) {
      const { [kind]: wasOn, ...others } = pending;
      setPending(wasOn === undefined ? { ...others, [kind]: element.selectionStart } : others);
      view.say(wasOn === undefined ? `What you type is ${kind}.` : `What you type is no longer ${kind}.`);
    }
  };

  const askForLink = () => {
    const element = input.current;
    if (!element) return;
    const caret = element.selectionStart;
    const isCaret = caret === element.selectionEnd;
    const around = marks.find(({ kind, from, to }) => kind === "link" && from <= caret && caret <= to);
    const range = isCaret && around ? { from: around.from, to: around.to } : chosenRange(element);
    if (range) setLinking(range);
    else view.say("Select the words that are to be a link first.");
  };

  /** The words stay selected, to go on with them. */
  const closeLink = () => {
    const range = linking;
    flushSync(() => setLinking(null));
    const element = input.current;
    if (!range || !element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(range.from, range.to);
  };

  const link = (href: string) => {
    if (linking && put(setLink(text.value, marks, linking, href)))
      view.say(href === "" ? "Link removed." : "Link set.");
    closeLink();
  };

  /** Whether the key was one of these. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (movesCursor(event.key) || event.key === "Escape") setPending(NO_PENDING);
    // With Shift they belong to the browser, and on a Mac those with Control move the cursor.
    if (event.shiftKey || event.nativeEvent.isComposing || (isMac() && !event.metaKey)) return false;
    if (isKey(event, "bold")) toggle("bold");
    else if (isKey(event, "italic")) toggle("italic");
    else if (isKey(event, "link")) askForLink();
    else return false;
    event.preventDefault();
    return true;
  };

  const onInput = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value, selectionEnd } = event.currentTarget;
    const typed = typedMarks({ before: text.value, after: value, caret: selectionEnd }, marks, pending);
    if (typed === null || !text.take(value, [setField(place, typed)])) {
      setPending(NO_PENDING);
      text.props.onInput(event);
    }
    sync();
  };

  /** Puts words with their marks in the place of what is selected. */
  const insert = (element: HTMLTextAreaElement, given: MarkedText) => {
    const { value, selectionStart: from, selectionEnd: to } = element;
    const part = fittingMarked(given, limit - (value.length - (to - from)));
    const own = { text: value, marks };
    const joined = joinMarked(sliceMarked(own, 0, from), part, sliceMarked(own, to));
    element.setRangeText(part.text, from, to, "end");
    const issue = store.putAll([setField(pointer, joined.text), setField(place, joined.marks)]);
    const isCut = part.text.length < given.text.length;
    text.setProblem(issue?.message ?? (isCut ? cutWords(part.text.length, given.text.length) : null));
    sync();
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    setPending(NO_PENDING);
    const lines = readHtml(event.clipboardData.getData("text/html"));
    if (lines === null) return text.props.onPaste(event);
    event.preventDefault();
    const apart = { text: "\n", marks: [] };
    insert(
      event.currentTarget,
      joinMarked(...lines.flatMap((line, at) => (at === 0 ? [line] : [apart, line]))),
    );
  };

  return {
    marks,
    pending,
    linking,
    frame,
    toggle,
    askForLink,
    closeLink,
    link,
    onKeyDown,
    endPending: () => setPending(NO_PENDING),
    areaProps: { onInput, onPaste, onScroll: sync },
  };
}

/** What is selected, else the word at the caret; null where there is none. */
function chosenRange({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Range | null {
  if (selectionStart === selectionEnd) return wordRange(value, selectionStart);
  const range = withoutBlanks(value, { from: selectionStart, to: selectionEnd });
  return range.from < range.to ? range : null;
}

function cutWords(kept: number, all: number): string {
  return `Cut: ${grouped(kept)} of ${grouped(all)} characters fit here.`;
}
