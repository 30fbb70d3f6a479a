import type { AssistContext } from "../../../domain/suggestions/request.ts";
import { isInjected } from "../../screening/injection.ts";

/** Characters of all that stands around a text: what it says itself must not drown in it. */
const MOST_CHARACTERS = 4_000;

/** To be sent as JSON, so that no word of it ends its line. */
export type ContextData = Readonly<Record<string, unknown>>;

/** What the guard knows of a text, as data for an endpoint, without whatever gives orders. Null where nothing is known. What the person confirmed goes by itself. */
export function contextData(
  { title, company, period, roles = [], skills = [], education = [], facts = [] }: AssistContext = {},
  hide: (text: string) => string,
): ContextData | null {
  let left = MOST_CHARACTERS;
  const told = (text = ""): string | undefined => {
    const words = text.trim();
    if (words === "" || words.length > left || isInjected(words)) return undefined;
    left -= words.length;
    return hide(words);
  };
  const all = (texts: readonly string[]): string[] | undefined => {
    const kept = texts.map(told).filter((text) => text !== undefined);
    return kept.length > 0 ? kept : undefined;
  };
  // Of the latest positions, as far as there is room.
  const positions = roles
    .map(({ bullets, ...role }) => ({
      title: told(role.title),
      company: told(role.company),
      period: told(role.period),
      lines: all(bullets),
    }))
    .filter(isGiven);
  const data = {
    title: told(title),
    company: told(company),
    period: told(period),
    positions: positions.length > 0 ? positions : undefined,
    skills: all(skills),
    education: all(education),
    facts: all(facts),
  };
  return isGiven(data) ? data : null;
}

function isGiven(data: object): boolean {
  return Object.values(data).some((part) => part !== undefined);
}
