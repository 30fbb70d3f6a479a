import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import type { ComparedPlace } from "./compared-places.ts";
import { MarkedDifference } from "./marked-difference.tsx";
import { isLong, WholeToggle } from "./whole-toggle.tsx";

/** A screen has no use for more at once, and two resumes of two people have hundreds. */
const ROWS = 60;

interface ComparedListProps<Place extends ComparedPlace> {
  places: readonly Place[];
  /** What the two are called, in the order in which they stand. */
  sides: { readonly theirs: string; readonly mine: string };
  /** What can be done about a difference. */
  actions?: (place: Place) => ReactNode;
}

/** What two resumes say differently, section by section, side by side or on a phone one below the other. */
export function ComparedList<Place extends ComparedPlace>({
  places,
  sides,
  actions,
}: ComparedListProps<Place>) {
  const [shown, setShown] = useState(ROWS);
  const sections = Map.groupBy(places.slice(0, shown), ({ section }) => section);
  return (
    <div className="grid gap-6">
      {[...sections].map(([section, inside]) => (
        <section key={section} aria-label={section} className="min-w-0">
          <h3 className="border-b border-line pb-1.5 font-serif text-18 font-semibold text-ink">{section}</h3>
          <ul className="divide-y divide-line">
            {inside.map((place) => (
              <li key={place.key} className="grid gap-2 py-3">
                <ComparedRow place={place} sides={sides} />
                {actions?.(place)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {places.length > shown && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown(shown + ROWS)}
        >
          {`Show more (${places.length - shown} left)`}
        </Button>
      )}
    </div>
  );
}

function ComparedRow({ place, sides }: { place: ComparedPlace; sides: ComparedListProps<never>["sides"] }) {
  const [whole, setWhole] = useState(false);
  const { name, section, mine, theirs } = place;
  const long = isLong(mine ?? "") || isLong(theirs ?? "");
  const clamp = whole ? "" : "line-clamp-6";
  return (
    <div className="min-w-0 text-14">
      {name !== "" && <p className="font-medium text-ink wrap-anywhere">{name}</p>}
      <dl className="mt-1.5 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {(["theirs", "mine"] as const).map((side) => (
          <div
            key={side}
            className={`min-w-0 border-s-2 ps-3 ${side === "mine" ? "border-proof" : "border-line"}`}
          >
            <dt className="truncate text-12 text-ink-soft">{sides[side]}</dt>
            <dd className={`whitespace-pre-line text-ink wrap-anywhere ${clamp}`}>
              <Said text={place[side]} other={side === "mine" ? theirs : mine} marked={whole || !long} />
            </dd>
          </div>
        ))}
      </dl>
      {long && <WholeToggle whole={whole} of={name || section} onToggle={() => setWhole(!whole)} />}
    </div>
  );
}

interface SaidProps {
  text: string | null;
  other: string | null;
  /** Of a text that is cut off, marks would stand in what is not shown. */
  marked: boolean;
}

function Said({ text, other, marked }: SaidProps) {
  if (!text) return <span className="text-ink-soft">{text === null ? "Not there" : "Empty"}</span>;
  return marked ? <MarkedDifference text={text} other={other ?? ""} /> : text;
}
