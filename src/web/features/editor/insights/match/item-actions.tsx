import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addShown, placeFor, type ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { type AskedItem, nameOfItem } from "../../../../../domain/insights/match/asked-items.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { useEditor } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { putJobAnswers } from "../job-ad-edits.ts";
import { AddShownForm, places } from "./add-shown-form.tsx";
import { focusNextItem, focusOwnAction, focusOwnItem } from "./item-focus.ts";

const said: Record<JobAnswer["answer"], string> = {
  later: "You will look at this later.",
  "not-mine": "Not true of you. Nobody asks again.",
};

interface ItemActionsProps {
  item: AskedItem;
  answer: JobAnswer["answer"] | null;
}

/** What can be done about something that the resume does not show, or not quite. Nothing is added that was not confirmed. */
export function ItemActions({ item, answer }: ItemActionsProps) {
  const { session, view } = useEditor();
  const [isAdding, setIsAdding] = useState(false);
  const name = nameOfItem(item);
  const keep = (given: JobAnswer["answer"] | null) => {
    const things = item.options.map(({ skill }) => skill);
    session.store.putAll([putJobAnswers(session.store.read().content.resume, things, given)]);
    view.say(given === null ? `${name} is asked about again.` : said[given]);
  };
  const about = <span className="sr-only">{`: ${name}`}</span>;
  if (isAdding) return <AddItem item={item} onDone={() => setIsAdding(false)} />;
  if (answer !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {said[answer]}
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest("li");
            flushSync(() => keep(null));
            focusOwnAction(row);
          }}
        >
          Ask again{about}
        </Button>
      </p>
    );
  const answered = (given: JobAnswer["answer"]) => (event: { currentTarget: Element }) => {
    focusNextItem(event.currentTarget);
    keep(given);
  };
  return (
    <div className="mt-1 -ms-0.5 flex flex-wrap gap-1">
      <Button size="compact" variant="secondary" onClick={() => setIsAdding(true)}>
        I have this<span className="sr-only">{`: add it: ${name}`}</span>
      </Button>
      <Button size="compact" variant="quiet" onClick={answered("later")}>
        Ask me later{about}
      </Button>
      <Button size="compact" variant="quiet" onClick={answered("not-mine")}>
        Not true of me{about}
      </Button>
    </div>
  );
}

/** The form, and which of several things it is about. */
function AddItem({ item, onDone }: { item: AskedItem; onDone: () => void }) {
  const { session, view } = useEditor();
  const { store } = session;
  const [nth, setNth] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const requirement = item.options[nth] ?? item.best;
  const place = placeFor(requirement, store.read().content.resume);
  const close = (row: Element | null, focus: (row: Element | null) => void) => {
    flushSync(onDone);
    focus(row);
  };
  const add = (words: ShownWords, row: Element | null) => {
    const before = store.read();
    const edits = addShown(before.content.resume, place, words);
    const issue = edits.length === 0 ? null : store.putAll(edits);
    if (issue) return setProblem(issue.message);
    // Undo would take back what was done before.
    if (store.read().edits === before.edits) return setProblem(`It stands in ${places[place].name} already.`);
    close(row, focusOwnItem);
    view.say(`Added to ${places[place].name}. The ad is looked at again.`);
    offerUndo(store, `“${words.text.trim()}” is in ${places[place].name}.`);
  };
  const row = () => document.activeElement?.closest("li") ?? null;
  const box = useRef<HTMLDivElement>(null);
  // Whoever pressed a key to come here goes on by keys; and only then: a choice by arrows would be cut short.
  useEffect(() => box.current?.querySelector<HTMLElement>("select, input, textarea")?.focus(), []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close(row(), focusOwnAction);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the fields inside
    <div ref={box} onKeyDown={leave} className="mt-2 grid gap-3 rounded-card border border-line bg-paper p-3">
      {item.options.length > 1 && (
        <SelectField
          label="Which of them?"
          options={item.options.map(({ skill }, at) => [String(at), skill])}
          value={String(nth)}
          onChange={({ currentTarget }) => {
            setProblem(null);
            setNth(Number(currentTarget.value));
          }}
        />
      )}
      <AddShownForm
        key={nth}
        requirement={requirement}
        place={place}
        problem={problem}
        onAdd={(words) => add(words, row())}
        onCancel={() => close(row(), focusOwnAction)}
      />
    </div>
  );
}
