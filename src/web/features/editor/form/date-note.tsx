import { useEffect, useMemo, useState } from "react";
import { dateNote } from "../../../../domain/dates/date-note.ts";
import { dateLanguage } from "../../../../domain/resume/date-edits.ts";
import { setField } from "../../../../domain/resume/edits.ts";
import { useEditor, useResume, useText } from "../editor-context.tsx";
import { afterPress } from "./after-press.ts";

/** One quiet line below a date: what it means while it is written, or the question where it means several things. */
export function DateNote({ pointer }: { pointer: string }) {
  const { session, view } = useEditor();
  const text = useText(pointer);
  const language = useResume(dateLanguage);
  const isEdited = useIsEdited(pointer);
  const note = useMemo(
    () => dateNote(text, language, new Date().toISOString().slice(0, 10)),
    [text, language],
  );
  const choose = (choice: string) => {
    session.store.putAll([setField(pointer, choice)]);
    view.say(`Now it says ${choice}.`);
    view.goTo(pointer);
  };

  if (!note) return null;
  if (note.kind === "meaning")
    return isEdited ? <p className="text-12 text-ink-soft">{`Means: ${note.words}`}</p> : null;
  // Half a word cannot be read yet.
  if (note.kind === "unreadable")
    return isEdited ? null : (
      <p className="text-12 text-ink-soft">Not a date that programs can read. It stays as you wrote it.</p>
    );
  if (note.choices.length === 0)
    return (
      <p className="text-12 text-ink-soft">
        This can mean several dates. With the month as a word it means one.
      </p>
    );
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5 text-12 text-ink-soft">
      <legend className="sr-only">{`What does “${text}” mean?`}</legend>
      <span aria-hidden="true" className="basis-full">
        {note.choices.length > 1
          ? "This can mean several dates. Which one is it?"
          : "The end comes before the beginning. Is this meant?"}
      </span>
      {note.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          onClick={() => choose(choice)}
          className="min-h-8 rounded-control border border-edge bg-surface px-2.5 font-medium text-ink transition-colors hover:border-ink max-sm:min-h-11"
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}

/** Whether this is the field that was entered last. While something is pressed the line stays: its going would move the button away. */
function useIsEdited(pointer: string): boolean {
  const { view } = useEditor();
  const [isEdited, setIsEdited] = useState(() => view.read().active === pointer);
  useEffect(() => {
    const stop = view.subscribe(() => afterPress(() => setIsEdited(view.read().active === pointer)));
    return () => void stop();
  }, [view, pointer]);
  return isEdited;
}
