import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import { firstFrom, type Token } from "../../language/tokens.ts";
import { givenUp, isTelling, unsaid } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import { type Clause, clausesOf } from "../clauses.ts";
import { isPaperOf } from "../names/papers.ts";
import { isGeneric, type Reading } from "../support.ts";

/** Whole clauses, ends of clauses and deeds of which the source knows nothing, though all that it tells is told. */
export function addedPhrases(suggestion: Reading, source: Reading): Claim[] {
  const fresh = new Set(unsaid(suggestion, source));
  const left = new Set(givenUp(source, suggestion));
  return [
    ...addedClauses(suggestion, source, fresh, left),
    ...(left.size === 0
      ? [...addedEnds(suggestion, source, fresh), ...addedDeeds(suggestion, source, fresh)]
      : []),
  ];
}

type Words = ReadonlySet<Token>;

/** ", flagging early signs of decline", where no clause of the source was left out that it could stand for. */
function addedClauses(suggestion: Reading, source: Reading, fresh: Words, left: Words): Claim[] {
  const toldOf = ({ tokens }: Clause) => tokens.filter(isTelling);
  const isLeftOut = (clause: Clause) => {
    const told = toldOf(clause);
    return (
      told.length > 0 && told.every((token) => left.has(token) || !suggestion.stems.has(stem(token.lower)))
    );
  };
  if (clausesOf(source).some(isLeftOut)) return [];
  return clausesOf(suggestion)
    .slice(1)
    .filter((clause) => {
      const told = toldOf(clause);
      return (
        told.length > 1 &&
        // The number is the news, and it is judged with the others.
        !suggestion.quantities.some(
          ({ unit, start, end }) => unit !== "ordinal" && start >= clause.start && end <= clause.end,
        ) &&
        told.some((token) => fresh.has(token)) &&
        // Another word for something of the source may come by chance; the source's own word does not.
        told.every((token) => fresh.has(token) || !source.stems.has(stem(token.lower)))
      );
    })
    .map(({ start, end }) => claimOver(suggestion, start, end));
}

const END =
  /(?<![-\w])(for|to|with|in|on|at|by|from|across|into|under|through|during) ((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)(?=[.,;\n]|$| (?:and|or|but|while|at|in|on|for|with|by|from)\b)/giu;
const IDIOM =
  /^(?:from scratch|from (?:the )?start(?: to (?:finish|end))?|in (?:a row|command|touch|advance|turn|full|person|total|all|parallel)|(?:at|on) (?:(?:the|their|his|her|my) )?first (?:attempt|try|go)|on (?:alternate \w+|schedule|request|demand|site|foot|average|more than one occasion)|to (?:half a|a half) percent|in (?:his|her|their|my) (?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|by (?:someone|somebody) else|at (?:grades?|level) .+)$/i;

/** "for police", "to factory specification" at the end of a clause. */
function addedEnds(suggestion: Reading, source: Reading, fresh: Words): Claim[] {
  const { tokens, text } = suggestion;
  const hasOther = phrasesLeft(source, suggestion);
  return [...text.matchAll(END)].flatMap((found): Claim[] => {
    const start = found.index;
    const end = start + found[0].length;
    const telling = tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end)).filter(isTelling);
    const last = telling.at(-1);
    if (!last || !telling.every((token) => fresh.has(token)) || isGeneric(last.lower)) return [];
    if (isPaperOf(suggestion, tokens.indexOf(last), source)) return [];
    return IDIOM.test(found[0]) || hasOther(found[1] ?? "") ? [] : [claimOver(suggestion, start, end)];
  });
}

/** "at the entrance" for "at the door": whether a phrase of the source that begins alike was left out. */
function phrasesLeft(source: Reading, { stems }: Reading): (preposition: string) => boolean {
  const answers = new Map<string, boolean>();
  return (preposition) => {
    const phrase = new RegExp(`\\b${preposition} (?:(?:the|an?|my|our) )?([\\p{L}-]+)`, "giu");
    const answer =
      answers.get(preposition) ??
      [...source.text.matchAll(phrase)].some(([, noun = ""]) => !stems.has(stem(noun.toLowerCase())));
    answers.set(preposition, answer);
    return answer;
  };
}

const JOINING =
  /^(?:covering|reporting|finishing|including|working|using|starting|ending|replacing|speciali[sz]ing)$/;

/** In "did the mixing" the mixing is the deed; "using" is none. */
function isMereDoing(base: string, tokens: readonly Token[], index: number): boolean {
  if (base === "use") return true;
  const next = tokens.slice(index + 1, index + 3);
  return base === "do" && next.some(({ lower }) => baseOf(lower, "gerund") !== null);
}

/** "mixed and mastered": a deed more than the source tells of. */
function addedDeeds(suggestion: Reading, source: Reading, fresh: Words): Claim[] {
  const deedsIn = ({ tokens }: Reading) =>
    tokens.flatMap((token, index) => {
      const base = baseOf(token.lower, "past", "gerund");
      return base === null || isMereDoing(base, tokens, index) ? [] : [{ token, base }];
    });
  const told = deedsIn(source);
  const said = deedsIn(suggestion);
  if (told.length === 0 || said.length <= told.length) return [];
  return said
    .filter(({ token }, index) => {
      const [before, after] = [said[index - 1]?.token, said[index + 1]?.token];
      return (
        fresh.has(token) &&
        !JOINING.test(token.lower) &&
        (isBeside(before, token, suggestion) || isBeside(token, after, suggestion))
      );
    })
    .map(({ token }) => claimOver(suggestion, token.start, token.end));
}

/** "mixed and mastered": two deeds on one thing; "prepared meals and gave medication" are two things. */
function isBeside(one: Token | undefined, other: Token | undefined, { text }: Reading): boolean {
  return (
    one !== undefined && other !== undefined && /^(?:,? and |, )$/.test(text.slice(one.end, other.start))
  );
}

function claimOver({ text }: Reading, start: number, end: number): Claim {
  return { kind: "scope", text: text.slice(start, end), start, end };
}
