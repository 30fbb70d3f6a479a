import { BookPlus, CircleCheck } from "lucide-react";
import { useCallback, useId, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { setField } from "../../../../../domain/resume/edits.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { useEditor, useText, useView } from "../../editor-context.tsx";
import { box } from "../../form/text-control.tsx";
import { InsightProblem } from "../insight-problem.tsx";
import { PlaceButton } from "../place-button.tsx";
import { useInsight } from "../use-insight.ts";
import { DIALECTS, type DialectName } from "./dialect.ts";
import { personalDictionary } from "./personal-dictionary.ts";
import { PersonalDictionaryList } from "./personal-dictionary-list.tsx";
import type { Slip } from "./spelling-answers.ts";
import { spellingThread } from "./spelling-thread.ts";

/** Slips of spelling and grammar, found on the device. Names, technologies, words of trades and the person's own are let be. */
export function SpellingTab() {
  const { view } = useEditor();
  const dialect = useView((state) => state.dialect);
  const chosen = DIALECTS.find((one) => one === dialect) ?? null;
  const { answer, failed, retry } = useInsight(
    spellingThread,
    "check",
    useCallback(({ resume }: DraftContent) => ({ resume, dialect: chosen }), [chosen]),
  );
  // Before the resume's own English is known, none is shown: it would change under the eyes.
  const shown = chosen ?? answer?.dialect;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {shown && <DialectChoice dialect={shown} onChoose={(name) => view.show({ dialect: name })} />}
      {failed && (
        <InsightProblem retry={retry}>
          The dictionary could not be fetched. Check your connection, then try again.
        </InsightProblem>
      )}
      {!failed && !answer && <Progress label="Fetching the dictionary, about 8 MB, once" />}
      {answer?.foreign && (
        <p className="text-14">This does not look like English. Only English can be checked.</p>
      )}
      {answer && !answer.foreign && <Slips slips={answer.slips} />}
      <PersonalDictionaryList />
    </div>
  );
}

function DialectChoice({
  dialect,
  onChoose,
}: {
  dialect: DialectName;
  onChoose: (dialect: DialectName) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-14 text-ink-soft">
        Kind of English
      </label>
      <select
        id={id}
        value={dialect}
        onChange={({ currentTarget: { value } }) => {
          const found = DIALECTS.find((one) => one === value);
          if (found) onChoose(found);
        }}
        className={`min-h-9 pointer-coarse:min-h-11 max-w-40 ${box}`}
      >
        {DIALECTS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Slips({ slips: all }: { slips: readonly Slip[] }) {
  const { view } = useEditor();
  const words = useSyncExternalStore(personalDictionary.subscribe, personalDictionary.read);
  const region = useRef<HTMLDivElement>(null);
  const slips =
    words.length === 0
      ? all
      : all.filter((slip) => !slip.isUnknownWord || !personalDictionary.has(slip.problem));
  const add = (word: string) => {
    flushSync(() => personalDictionary.add(word));
    // The button is gone with its slip; the focus must not fall to the top of the page.
    region.current?.focus({ preventScroll: true });
    view.say(`${word} is one of your words now.`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it takes the focus, and a fieldset is for fields.
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label="What was found"
      className="rounded-control outline-none"
    >
      {slips.length === 0 ? (
        <p
          role="status"
          className="flex items-start gap-2 rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3 text-14"
        >
          <Icon of={CircleCheck} className="mt-0.5 size-4 text-proof" />
          No slip was found.
        </p>
      ) : (
        <>
          <p role="status" className="text-14 text-ink-soft">
            {slips.length === 1 ? "One slip." : `${slips.length} slips.`}
          </p>
          <ul aria-label="Slips" className="mt-2 divide-y divide-line">
            {slips.map((slip) => (
              <SlipRow key={`${slip.pointer} ${slip.start} ${slip.message}`} slip={slip} onAdd={add} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function SlipRow({ slip, onAdd }: { slip: Slip; onAdd: (word: string) => void }) {
  const { session, view } = useEditor();
  const { pointer, start, end, problem, message, replacements } = slip;
  const text = useText(pointer);
  const replace = (words: string) => {
    // What was typed since the check must not be cut into.
    if (text.slice(start, end) !== problem) return;
    session.store.putAll([setField(pointer, text.slice(0, start) + words + text.slice(end))]);
    view.say(`Replaced by ${words}.`);
  };
  return (
    <li className="grid gap-1.5 py-3 text-14">
      <p className="wrap-anywhere">
        <span className="font-medium underline decoration-stop decoration-wavy underline-offset-4">
          {problem}
        </span>{" "}
        <span className="text-ink-soft">{message}</span>
      </p>
      {replacements.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {replacements.map((words) => (
            <Button key={words} size="small" variant="secondary" onClick={() => replace(words)}>
              <span className="sr-only">{`Replace ${problem} by `}</span>
              {words}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <PlaceButton pointer={pointer} quote={problem} caret={end} />
        {slip.isUnknownWord && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Add to my words: ${problem}`}
            onClick={() => onAdd(problem)}
          >
            <Icon of={BookPlus} className="size-4" />
            Add to my words
          </Button>
        )}
      </div>
    </li>
  );
}
