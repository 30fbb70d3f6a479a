import type { Interval } from "../dates/interval.ts";
import { certainInterval } from "../dates/parse-interval.ts";
import { STOP_WORDS } from "../language/stop-words.ts";
import { tokens } from "../language/tokens.ts";
import type { AssistContext, ContextRole } from "./request.ts";

/** From here on a length is worth saying. */
const FEWEST_YEARS = 2;
/** Say how high somebody stands, or that they are learning, not what they do. */
const RANKS = new Set(
  "senior junior lead head chief deputy trainee apprentice graduate intern assistant staff team shift principal part full time self-employed freelance general main".split(
    " ",
  ),
);

/** "Over 9 years of experience" as the latest position has it, with earlier ones of the same field; null where no dates make it certain. */
export function experienceInField({ roles = [], asOf }: AssistContext): string | null {
  const latest = latestOf(roles);
  if (latest === null) return null;
  const field = fieldWords(latest.title);
  const related = roles.filter(
    (role) => role === latest || [...fieldWords(role.title)].some((word) => field.has(word)),
  );
  const years = yearsOf(related, asOf);
  return years === null ? null : `${years} of experience`;
}

function fieldWords(title: string): ReadonlySet<string> {
  return new Set(
    tokens(title)
      .map(({ lower }) => lower)
      .filter((word) => !RANKS.has(word) && !STOP_WORDS.has(word)),
  );
}

/** The years that positions certainly lasted, those side by side counted once: "over 6 years" only from a month more than six. */
export function yearsOf(roles: readonly ContextRole[], asOf?: string): string | null {
  const months = certainMonths(
    roles.map(({ period }) => period),
    asOf,
  );
  const years = Math.floor(months / 12);
  if (years < FEWEST_YEARS) return null;
  return months % 12 === 0 ? `${years} years` : `over ${years} years`;
}

/** Months that lie within the periods whatever day of a month, or month of a year, their dates mean. */
export function certainMonths(periods: readonly string[], asOf?: string): number {
  const spans = periods
    .flatMap((text) => spanOf(certainInterval(text), asOf))
    .sort((one, other) => one.from - other.from);
  let counted = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    counted += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return counted;
}

function spanOf(period: Interval | null, asOf: string | undefined): { from: number; to: number }[] {
  const start = period?.start ?? null;
  const end = period?.end ?? asOf;
  // Somebody may have come in any month of a summer.
  if (start === null || end === undefined || period?.precision === "part") return [];
  // A year alone may mean its last month at the beginning, and its first at the end.
  return [{ from: monthOf(start, 12), to: monthOf(end, 1) }];
}

function monthOf(date: string, unknown: number): number {
  const [year = "", month] = date.split("-");
  return Number(year) * 12 + (month === undefined ? unknown : Number(month));
}

/** The position that goes on, else the first, as resumes are ordered. */
export function latestOf(roles: readonly ContextRole[]): ContextRole | null {
  return roles.find(isOngoing) ?? roles[0] ?? null;
}

/** Whether a position has a beginning and no end. */
export function isOngoing({ period }: ContextRole): boolean {
  return certainInterval(period)?.isOngoing === true;
}
