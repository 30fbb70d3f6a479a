import type { Resume } from "../../resume/resume.ts";
import { withoutTrailing } from "../../text/without-trailing.ts";
import { actionLines } from "./action-lines.ts";
import {
  NAMELESS,
  nameOf,
  OPENINGS,
  ownSummarySentences,
  presentRole,
  presentRoleSince,
  sentenceOf,
} from "./letter-sentences.ts";
import { resumeText } from "./resume-text.ts";

interface OwnWording {
  /** Small, without its stop. */
  readonly words: string;
  /** Where it was; null where that is not said. */
  readonly place: string | null;
  /** "There I trained 3 cooks" is theirs only behind a sentence of the same place. */
  readonly follows: boolean;
}

/** "At St. Mary's" is one sentence. */
const SENTENCE_END = /(?<!(?:^|\s)(?:St|Mt|Ft|Dr|Mrs?|Ms|No|e\.g|i\.e|\p{Lu}))[.!?](?=\s|$)|\n+/gu;

/** The sentences of a letter that are not the resume's own lines: as they stand, in the first person, or with where it was. */
export function otherSentences(resume: Resume, letter: string): string[] {
  const wordings = ownWordings(resume);
  const small = letter.toLowerCase();
  const others: string[] = [];
  let place: string | null = null;
  for (let from = beginAt(letter, 0); from < letter.length; ) {
    const own = wordings.find(
      (one) => small.startsWith(one.words, from) && (!one.follows || one.place === place),
    );
    const ownEnd = own && endOfOwn(letter, from + own.words.length);
    if (own && ownEnd) {
      place = own.place;
      from = beginAt(letter, ownEnd);
      continue;
    }
    SENTENCE_END.lastIndex = from;
    const end = SENTENCE_END.exec(letter);
    const to = end ? end.index + end[0].length : letter.length;
    const sentence = letter.slice(from, to).trim();
    if (/[\p{L}\p{N}]/u.test(sentence)) others.push(sentence);
    place = null;
    from = beginAt(letter, to);
  }
  return others;
}

/** The longest first: one line may begin with another. */
function ownWordings(resume: Resume): OwnWording[] {
  const lines = resumeText(resume).split("\n");
  const actions = actionLines(resume);
  const sentences = actions.flatMap(({ line, action, place }) => {
    const name = nameOf(place);
    if (action === null) return [wording(line)];
    const openings = name === NAMELESS ? [] : OPENINGS;
    const placed = openings.map((opening) =>
      wording(sentenceOf(action, place, opening), name, opening === "same" || opening === "again"),
    );
    return [wording(line), wording(action), ...placed];
  });
  const roles = actions.flatMap(({ place }) => [
    wording(presentRole(place)),
    wording(presentRoleSince(place)),
  ]);
  const about = ownSummarySentences(resume).map((sentence) => wording(sentence));
  return [...lines.map((line) => wording(line)), ...sentences, ...roles, ...about]
    .filter(({ words }) => words !== "")
    .toSorted((one, other) => other.words.length - one.words.length);
}

function wording(text: string, place: string | null = null, follows = false): OwnWording {
  return {
    words: withoutTrailing(text.trim(), ".;").toLowerCase(),
    place,
    follows,
  };
}

/** Where a sentence ends that is over there; null where it goes on, since what it goes on with is not theirs. */
function endOfOwn(letter: string, at: number): number | null {
  const [stop] = /^(?:[.!]?(?=\s*$|\s*\n)|[.!](?=\s))/.exec(letter.slice(at, at + 40)) ?? [];
  return stop === undefined ? null : at + stop.length;
}

function beginAt(letter: string, from: number): number {
  let at = from;
  while (at < letter.length && /\s/.test(letter[at] ?? "")) at += 1;
  return at;
}
