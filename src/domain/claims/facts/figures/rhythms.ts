import type { Read } from "./figure.ts";
import { dateAt } from "./read-dates.ts";
import type { Token } from "./tokens.ts";
import { MONTH, type Unit, unitsOf, YEAR } from "./units.ts";

const RHYTHMS = new Map<string, Unit>();
for (const [words, size] of [
  [
    "shift shifts morning mornings eve eves evening evenings afternoon afternoons overnight lunch lunches lunchtime",
    1,
  ],
  ["rota rotas pw", 7],
  ["pcm mrr mau", MONTH],
  ["q qtr qtrs qbr qbrs", YEAR / 4],
  ["biennial", 2 * YEAR],
  ["triennial", 3 * YEAR],
  ["pa annum summer summers season seasons seasonal christmas xmas winter winters easter", YEAR],
] as const)
  for (const word of words.split(" ")) RHYTHMS.set(word, { dimension: "duration", size });

/** The rhythm that a person's own word tells of: who works shifts works daily. */
function rhythmsOf(word: string): readonly Unit[] {
  const unit = RHYTHMS.get(word);
  return unit ? [unit] : [];
}

/** "a week", "daily": one of its unit, said without a number. */
export function rhythmAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const token = tokens[at];
  if (token?.kind !== "word" || (token.text.length < 2 && tokens[at - 1]?.text !== "/")) return null;
  const every = loose ? everySecondAt(tokens, at) : null;
  if (every) return every;
  const units = [...unitsOf(token.text), ...(loose ? rhythmsOf(token.text) : [])].filter(
    ({ dimension }) => dimension === "duration",
  );
  const [and, a, last] = tokens.slice(at + 1, at + 4);
  const half = and?.text === "and" && a?.text === "a" && last?.text === "half" ? last : null;
  return units.length === 0
    ? null
    : {
        figures: units.map(({ size }) => ({
          dimension: "duration",
          value: half ? size * 1.5 : size,
          spoken: half ? 1.5 : 0,
          bound: "exact",
          bare: false,
          start: token.start,
          end: half ? half.end : token.end,
        })),
        next: half ? at + 4 : at + 1,
      };
}

/** "every second week", "every other month": two of the unit; "every 2nd saturday" names the day as well. */
function everySecondAt(tokens: readonly Token[], at: number): Read | null {
  const first = tokens[at];
  if (first?.text !== "every" && first?.text !== "each") return null;
  const nth = tokens[at + 2]?.text === "nd" ? 2 : 1;
  if (!/^(?:other|second|2)$/.test(tokens[at + 1]?.text ?? "")) return null;
  const unit = tokens[at + nth + 1];
  // "saturdays, every second one"
  const isNamed = unit?.text === "one";
  const weekday = dateAt(tokens, at + nth + 1, true)?.figures[0]?.dimension === "weekday";
  const size =
    weekday || isNamed
      ? 7
      : unitsOf(unit?.text ?? "").find(({ dimension }) => dimension === "duration")?.size;
  if (!unit || size === undefined) return null;
  const { start } = first;
  const figure = { dimension: "duration", value: 2 * size, spoken: 2, bound: "exact", bare: false } as const;
  return { figures: [{ ...figure, start, end: unit.end }], next: at + nth + (weekday ? 1 : 2) };
}
