import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Reading } from "../support.ts";

/** Deeds that a source tells of, in plain form. */
export interface WhoseDeeds {
  readonly own: ReadonlySet<string>;
  /** What other people did, and who: no word like it is the person's. */
  readonly others: ReadonlyMap<string, string>;
  /** What "they" did, or what was done to the person. */
  readonly theirs: ReadonlySet<string>;
}

const PERSON =
  /^(?:manager|boss|professor|supervisor|doctor|chef|director|lead|owner|teacher|lawyer|attorney|partner|colleague|foreman|nurse|engineer|team|client|customer|senior|intern|assistant|secretary|vendor|supplier|agency|contractor|colleagues|hq|friend|brother|sister|husband|wife|dad|father|mum|mother|uncle|aunt|cousin|classmate|flatmate|neighbour)$/;
const FIRM = /^(?:company|firm|employer|organisation|organization)$/;
/** What a firm gets, nobody gets alone. */
const OF_A_FIRM = new Set("win earn generate receive achieve gain secure make sell".split(" "));
const PRONOUN = /^(?:he|she|they|who)$/;

export function isSomebodyElse(word: string): boolean {
  return PERSON.test(word) || PRONOUN.test(word);
}

/** What is done to whoever learns. */
const TAUGHT = "train teach coach mentor instruct brief tutor show induct onboard".split(" ");
const LEARNT = new Set([...TAUGHT, "supervise", "manage", "lead"]);
/** "the team grew" tells of the team, not of a deed. */
const CHANGES = new Set("grow rise fall drop increase decrease shrink expand improve".split(" "));
const INTRANSITIVE = new Set(
  "leave come go work stay follow retire arrive start stop finish approve".split(" "),
);
const WAS = /^(?:was|been|got|being)$/;
const BY_OTHERS =
  /^(?: (?!and\b|while\b)[a-z]+){0,4} by (?:my|the|an?|our|his|her) (?:[a-z]+ )?(?:manager|boss|supervisor|colleagues?|team|chef|nurse|doctor|teacher|senior|trainer|owner)\b/i;
const FARTHEST = 6;

/** A verb of the source with the text around it. */
interface Told {
  readonly base: string;
  readonly index: number;
  /** Whether "was" or "got" stands before it. */
  readonly undergone: boolean;
  readonly before: string;
  readonly after: string;
}

/** Who did what, as the source tells it. */
export function whoseDeeds(source: Reading): WhoseDeeds {
  const own = new Set<string>();
  const others = new Map<string, string>();
  const theirs = new Set<string>();
  const byOthers = source.words.has("by");
  for (const told of deedsTold(source)) {
    const passive = isPassive(told) || (byOthers && isByOthers(source, told.index));
    const actor = actorOf(told, source);
    if (isOwn(told, actor) || (isDone(told, actor) && !passive)) own.add(told.base);
    else if (passive || (PRONOUN.test(actor) && !isOneself(told, actor))) {
      theirs.add(told.base);
      // Who was shown the work trained nobody.
      if (passive && TAUGHT.includes(told.base)) for (const deed of TAUGHT) theirs.add(deed);
    } else if (FIRM.test(actor) && !/\bmy [a-z]+ $/i.test(told.before) && OF_A_FIRM.has(told.base))
      for (const deed of OF_A_FIRM) others.set(deed, actor);
    else if ((PERSON.test(actor) || /\bthe others $/i.test(told.before)) && !isShared(told))
      others.set(told.base, actor);
    else own.add(told.base);
  }
  return { own, others, theirs };
}

const DONE_BY_OTHERS =
  /(?:^|[,.;\n] ?|\b(?:and|but|while) )(?:the |my |our |an? )?(?!(?:i|me|we|and|also|then|which|that|who|it|what|all|nor|but|mostly|sometimes|usually|often|only|just|[a-z]+ly) )([a-z]+) (?:did|does|handled|handles|took care of|set up|made|built|designed|wrote|planned|drew|bought|installed|fitted|prepared) (?:the |all the |most of the |all )?((?:[a-z-]+ ){0,2}?(?!it\b|them\b|that\b|this\b)[a-z-]{3,})(?=[,.;\n]|$| and\b)/gi;

/** "gaffer did the boilers": things that the source leaves to somebody else, by their last word. */
export function thingsOfOthers({ text, tokens }: Reading): ReadonlySet<string> {
  const things = [...text.matchAll(DONE_BY_OTHERS)].map(([, , thing = ""]) =>
    stem(thing.split(" ").at(-1) ?? ""),
  );
  if (things.length === 0) return new Set();
  const uses = tokens.map(({ lower }) => stem(lower));
  return new Set(things.filter((thing) => uses.filter((use) => use === thing).length === 1));
}

function deedsTold({ tokens, text }: Reading): Told[] {
  return tokens.flatMap(({ lower, start, end }, index): Told[] => {
    const before = tokens[index - 1]?.lower ?? "";
    const undergone = WAS.test(before) ? baseOf(lower, "participle") : null;
    const base = undergone ?? baseOf(lower, "past", "base", "third");
    // "team lead": after one person a bare form is a noun.
    if (base === null || (PERSON.test(before) && baseOf(lower, "past", "third") === null)) return [];
    return [
      {
        base,
        index,
        undergone: undergone !== null,
        before: text.slice(Math.max(0, start - 48), start),
        after: text.slice(end, end + 48),
      },
    ];
  });
}

/** "reported to the chef, ran the station": the comma ends what is said of the chef. */
function actorOf({ index, before }: Told, { tokens }: Reading): string {
  if (/[,;:.\n]\s*$/.test(before)) return "";
  const last = tokens[index - 1]?.lower ?? "";
  // "my friend Ana designed it"
  const isName = /^(?!I\b)\p{Lu}/u.test(tokens[index - 1]?.text ?? "");
  const named = isName ? (tokens[index - 2]?.lower ?? "") : "";
  if (PERSON.test(named)) return named;
  return last === "to" ? (tokens[index - 2]?.lower ?? "") : last;
}

function isOwn({ base, before, after }: Told, actor: string): boolean {
  return (
    (CHANGES.has(base) && (actor === "team" || !PERSON.test(actor))) ||
    // "run by me", "they made me permanent"
    /^[^.;,\n]{0,16}\bby (?:me|myself)\b|^ (?:me|us)\b/i.test(after.slice(0, 32)) ||
    // "As chef planned the menus"
    /\bas (?:an? |the )?(?:[\w-]+ ){1,2}$/i.test(before.slice(-32)) ||
    // "asked by the owner to redo the menu"
    /\b(?:asked|told|hired|invited|trusted|chosen|picked|paid|commissioned)(?: in)? (?:by|from) (?:[\w-]+ ){1,3}to $/i.test(
      before,
    )
  );
}

/** "new colleagues trained", "team led, 6 people": nothing follows that they did it to. */
function isDone({ base, before, after }: Told, actor: string): boolean {
  // "Chef cooked, I washed up": there the other did it.
  if (!/^(?:team|colleagues)$|s$/.test(actor) || /\bi\b/i.test(after)) return false;
  if (/\b(?:the|my|our|his|her|an?) (?:[\w-]+ )?$/i.test(before.slice(0, -actor.length - 1))) return false;
  return (
    /^\s*(?:[,;:.\n(]|$)|^ (?:and|by me|to)\b/i.test(after.slice(0, 8)) &&
    /(?:^|[.,;:\n] ?)(?:[\w-]+ ){1,3}$/.test(before.slice(-40)) &&
    !INTRANSITIVE.has(base)
  );
}

/** "was trained", "had my work checked" */
function isPassive({ base, undergone, before }: Told): boolean {
  return (
    (LEARNT.has(base) && undergone) ||
    /\b(?:had|have|got|get) (?:my|our) (?:[a-z]+ ){1,2}$/i.test(before.slice(-32))
  );
}

/** "trained by my manager"; in "a dashboard used by the team" only its use is theirs. */
function isByOthers({ text, tokens }: Reading, index: number): boolean {
  const end = tokens[index]?.end ?? 0;
  if (!BY_OTHERS.test(text.slice(end, end + 48))) return false;
  const next = tokens.slice(index + 1, index + FARTHEST);
  const by = next.findIndex(({ lower }) => lower === "by");
  return next.slice(0, by).every(({ lower }) => baseOf(lower, "past", "participle") === null);
}

/** "It was me who called", "one of four people who built it" */
function isOneself({ before }: Told, actor: string): boolean {
  return (
    actor === "who" && /\b(?:one|person|i|me) who $|\bone of (?:[\w-]+ ){1,4}who $/i.test(before.slice(-40))
  );
}

/** "me and a colleague ran it", "two colleagues organised it with me", "worked with the chef to plan it" */
function isShared({ before, after }: Told): boolean {
  return (
    /\b(?:me|i|myself) (?:and|plus|&) (?:[\w-]+ ){1,3}$/i.test(before.slice(-40)) ||
    /^(?: (?!and\b)[a-z]+){1,4} with me\b(?! [a-z]+ing\b)/i.test(after.slice(0, 40)) ||
    /\b(?:with|and) [\w'-]+ [\w'-]+ to $|\bhelp (?:from|of) (?:[\w'-]+ ){1,3}$/i.test(before)
  );
}
