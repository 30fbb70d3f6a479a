import { useMemo, useRef } from "react";
import { certainInterval } from "../../../../../domain/dates/parse-interval.ts";
import { type DateStyle, inStyle } from "../../../../../domain/dates/write-interval.ts";
import { DATE_STYLES } from "../../../../../domain/document/style/custom-style.ts";
import { dateLanguage, dateTexts, isPlainDate } from "../../../../../domain/resume/date-edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import type { SectionText } from "../../../../../domain/resume/section-texts.ts";
import { datesLeftAsWritten } from "../../../../../domain/resume/shown-dates.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { useEditor, useResume } from "../../editor-context.tsx";
import { BackButton } from "./back-button.tsx";
import { useStyle } from "./use-style.ts";

/** All dates of the page in one style, shown by the person's own first one. What was written stays. */
export function DateStyleChoice() {
  const { view } = useEditor();
  const { style, set } = useStyle();
  const resume = useResume((whole) => whole);
  const offers = useMemo(() => offersOf(resume), [resume]);
  const left = useMemo(() => datesLeftAsWritten(resume), [resume]);
  const choices = useRef<HTMLDivElement>(null);
  if (offers.length === 0) return null;
  const chosen = offers.find(({ styles }) => style.dates && styles.includes(style.dates));
  const back = () => {
    set("dates", undefined);
    choices.current?.querySelector("button")?.focus();
  };

  return (
    <fieldset className="min-w-0">
      <legend className="float-start text-14 font-medium">Dates in one style</legend>
      <div className="flex min-h-6 justify-end">{style.dates && <BackButton of="Dates" onBack={back} />}</div>
      <div ref={choices} className="mt-1 flex clear-both flex-wrap gap-2">
        <DateChoice isChosen={!style.dates} onChoose={() => set("dates", undefined)}>
          As you wrote them
        </DateChoice>
        {offers.map((offer) => (
          <DateChoice
            key={offer.example}
            isChosen={offer === chosen}
            onChoose={() => set("dates", offer.styles[0])}
          >
            {offer.example}
          </DateChoice>
        ))}
      </div>
      <Left left={left} onGo={(pointer) => view.goTo(pointer)} />
    </fieldset>
  );
}

interface DateChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function DateChoice({ isChosen, onChoose, children }: DateChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-11 rounded-control border border-line bg-surface px-4 text-14 text-ink-soft transition-colors hover:border-edge aria-pressed:border-proof aria-pressed:bg-proof-tint aria-pressed:font-medium aria-pressed:text-ink"
    >
      {children}
    </button>
  );
}

function Left({ left, onGo }: { left: readonly SectionText[]; onGo: (pointer: string) => void }) {
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

/** Styles that write the first date alike are one offer. */
interface DateOffer {
  readonly example: string;
  readonly styles: readonly DateStyle[];
}

/** The styles by the first date with a month in it; none where there is no such date. */
function offersOf(resume: Resume): DateOffer[] {
  const language = dateLanguage(resume);
  const first = dateTexts(resume).find(
    ({ text }) => isPlainDate(text, language) && certainInterval(text, language.code)?.precision !== "year",
  );
  if (!first) return [];
  const written = DATE_STYLES.map((style) => ({ style, example: inStyle(first.text, style, language) }));
  return [...new Set(written.map(({ example }) => example))].map((example) => ({
    example,
    styles: written.flatMap((one) => (one.example === example ? [one.style] : [])),
  }));
}
