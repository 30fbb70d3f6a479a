import { useMemo } from "react";
import { certainInterval } from "../../../../domain/dates/parse-interval.ts";
import { type DateStyle, inStyle } from "../../../../domain/dates/write-interval.ts";
import {
  dateLanguage,
  datesInStyle,
  dateTexts,
  isPlainDate,
  type StyledDates,
} from "../../../../domain/resume/date-edits.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { counted } from "../../../../domain/text/counted.ts";
import { useEditor, useResume } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";

const STYLES: readonly DateStyle[] = ["long", "short", "numeric"];

/** All dates in one style, shown by the person's own first one. */
export function DateStyleChoice() {
  const { session, view } = useEditor();
  const resume = useResume((whole) => whole);
  const styles = useMemo(() => stylesOf(resume), [resume]);
  const [first] = styles;
  if (!first) return null;
  const apply = ({ edits, left }: StyledDates) => {
    session.store.putAll(edits);
    const done = edits.length === 1 ? "1 date was" : `${edits.length} dates were`;
    offerUndo(
      session.store,
      `${done} rewritten.${left.length > 0 ? ` ${left.length} stayed as written.` : ""}`,
    );
  };

  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-18 font-semibold">Dates in one style</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {styles.map(({ style, example, dates }) => {
          const isDone = dates.edits.length === 0;
          return (
            <button
              key={style}
              type="button"
              aria-pressed={isDone}
              onClick={() => !isDone && apply(dates)}
              className="min-h-11 rounded-control border border-line bg-surface px-4 text-14 text-ink-soft transition-colors hover:border-edge aria-pressed:border-proof aria-pressed:bg-proof-tint aria-pressed:font-medium aria-pressed:text-ink"
            >
              {example}
            </button>
          );
        })}
      </div>
      <Left left={first.dates.left} onGo={(pointer) => view.goTo(pointer)} />
    </fieldset>
  );
}

function Left({ left, onGo }: { left: StyledDates["left"]; onGo: (pointer: string) => void }) {
  if (left.length === 0) return null;
  const shown = left.slice(0, 6);
  return (
    <div className="mt-3 text-12 text-ink-soft">
      <p>{`${counted(left.length, "date")} would stay as written: more than a date is said there, or it can mean several.`}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {shown.map(({ pointer, text }) => (
          <li key={pointer}>
            <button
              type="button"
              onClick={() => onGo(pointer)}
              className="min-h-8 rounded-control border border-line bg-paper px-2.5 font-medium text-ink wrap-anywhere transition-colors hover:border-edge max-sm:min-h-11"
            >
              {text}
            </button>
          </li>
        ))}
        {left.length > shown.length && (
          <li className="grid min-h-8 items-center">{`and ${left.length - shown.length} more`}</li>
        )}
      </ul>
    </div>
  );
}

interface StyleOffer {
  style: DateStyle;
  example: string;
  dates: StyledDates;
}

/** The styles that differ, by the first date with a month in it; none where there is no such date. */
function stylesOf(resume: Resume): StyleOffer[] {
  const language = dateLanguage(resume);
  const first = dateTexts(resume).find(
    ({ text }) => isPlainDate(text, language) && certainInterval(text, language.code)?.precision !== "year",
  );
  if (!first) return [];
  const offers = STYLES.map((style) => ({
    style,
    example: inStyle(first.text, style, language),
    dates: datesInStyle(resume, style),
  }));
  return offers.filter(({ example }, at) => offers.findIndex((other) => other.example === example) === at);
}
