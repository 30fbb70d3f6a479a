import { isKnownWord } from "../../domain/language/known-words.ts";
import { tokens } from "../../domain/language/tokens.ts";
import { isEverydayWord } from "./evidence.ts";
import { FOREIGN_WORK_WORDS } from "./lexicon/foreign-work-words.ts";

/** Small words of other languages written in Latin letters; none of them is an English word. */
const FOREIGN = new Set(
  `und der das den dem des ein eine einer eines mit für von vom zum zur bei auf aus nach über als auch sowie durch wurde werden ich im am ist nicht sich
  et le la les des du pour avec dans sur une un au aux est en ses leur ainsi que qui par plus mes nos
  el los las con para por una uno del y al como más su sus mi mis de desde hasta entre sobre también
  o os um uma dos das da em na no nas nos com foi pelo pela seu sua mais ao
  il lo gli della delle dei nel nella di che sono come anche con più presso
  het een voor van met en bij door aan naar als ook werd mijn zijn te op
  och för med på av som till ett den det jag vid samt från hos
  og til af på er jeg ved fra hos ikke blev
  ja sekä oli että kun
  w z na do oraz dla przy przez się jest był była ze od po nad
  a se v ve na pro při jako byl jsem
  ve ile için bir olarak bu çok da
  és az egy volt mint hogy
  și în cu pentru la din care am fost`
    .split(/\s+/)
    .filter(
      (word) =>
        ![
          "a",
          "am",
          "as",
          "do",
          "das",
          "no",
          "in",
          "is",
          "on",
          "at",
          "was",
          "o",
          "to",
          "me",
          "die",
          "per",
          "i",
          "plus",
          "an",
          "so",
          "her",
          "er",
          "ja",
          "come",
          "sur",
          "bei",
          "al",
          "la",
          "de",
          "en",
          "el",
          "du",
          "van",
          "von",
          "bin",
          "den",
          "mi",
          "le",
          "da",
          "z",
          "w",
          "y",
          "v",
          "il",
          "on",
          "op",
          "os",
          "em",
          "ex",
          "est",
          "don",
          "det",
          "lo",
          "di",
          "un",
          "une",
          "et",
          "con",
          "des",
          "los",
          "las",
          "san",
          "care",
          "till",
          "door",
          "pour",
          "par",
          "mint",
          "volt",
          "com",
          "pro",
        ].includes(word),
    ),
);
/** Words that other languages share with English names and phrases: two of them say something, one says nothing. */
const DOUBTFUL = new Set(
  "de la en el du van von den mi le da y il op est lo di un une et con des los las al i at med och z w o os em na bei sur her die das".split(
    " ",
  ),
);
const ENGLISH = new Set(
  "the and of for with to from was were by my i on at in as is are be an that which who when after during into our their this it or than also not have had has did".split(
    " ",
  ),
);

/** Whether a text is written in another language, so that English rules would only damage it. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters * 0.7) return true;
  const words = tokens(text).filter(({ lower }) => /\p{L}/u.test(lower));
  const foreign = words.filter(({ lower }) => FOREIGN.has(lower)).length;
  const doubtful = words.filter(({ lower }) => DOUBTFUL.has(lower) && !ENGLISH.has(lower)).length;
  const english = words.filter(({ lower }) => ENGLISH.has(lower) && !DOUBTFUL.has(lower)).length;
  if (foreign + doubtful >= 2 && foreign + doubtful > english) return true;
  if (foreign >= 1 && english === 0 && words.length >= 4 && knownShare(words) < 0.4) return true;
  if (isShortAndForeign(words)) return true;
  const plain = words.filter(
    ({ text: word, opens }) => (opens && !/^\p{Lu}{2,}$/u.test(word)) || /^\p{Ll}/u.test(word),
  );
  return plain.length >= 3 && english === 0 && knownShare(plain) < 0.2 && !plain.some(looksEnglish);
}

/** Endings of English terms of medicine and the trades that hardly any other language writes so. */
function looksEnglish({ lower }: { lower: string }): boolean {
  return /(?:otomy|ography|ology|oscopy|ness|ship|wright|smith)$/.test(lower);
}

function knownShare(words: readonly { lower: string }[]): number {
  return words.filter(({ lower }) => isKnownWord(lower) || isEverydayWord(lower)).length / words.length;
}

const WORK_WORDS = new Set(FOREIGN_WORK_WORDS);
const LONG = 7;
const BEGINNINGS = FOREIGN_WORK_WORDS.filter((word) => word.length >= LONG);
/** Endings that English words do not have; those that do are known words. */
const ENDING =
  /(?:.{3}(?:ung|ungen|keit|heit|schaft|lich|liche[rnsm]?|ierung|kauf|arbeit|führung)|ci[oó]n|ção|ções|ência|ität)$/;
/** Small words that are English and something else. */
const SHARED = new Set("in an am was also so is per".split(" "));
const SHORT = 6;

/** A few words without a small word of either language: what they are made of tells. */
function isShortAndForeign(words: readonly { lower: string }[]): boolean {
  if (words.length > SHORT || words.some(({ lower }) => ENGLISH.has(lower) && !SHARED.has(lower)))
    return false;
  const foreign = words.filter(({ lower }) => FOREIGN.has(lower) || looksForeign(lower));
  const known = words.filter(
    (word) =>
      !foreign.includes(word) &&
      !SHARED.has(word.lower) &&
      (isKnownWord(word.lower) || isEverydayWord(word.lower)),
  );
  return foreign.some(({ lower }) => !FOREIGN.has(lower)) && foreign.length >= known.length;
}

function looksForeign(word: string): boolean {
  if (WORK_WORDS.has(word)) return true;
  if (isKnownWord(word) || word === "fahrenheit") return false;
  return ENDING.test(word) || BEGINNINGS.some((start) => word.startsWith(start));
}
