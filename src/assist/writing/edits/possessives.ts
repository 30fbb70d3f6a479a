import { baseOf } from "../../../domain/language/inflect.ts";
import { DUTY_NOUNS } from "../lexicon/frames.ts";
import { BE, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { isClosed } from "../read/word-kinds.ts";
import { articleFor } from "../say/article.ts";

/** People and papers of which somebody has one of several. */
const ONE_OF_MANY = new Set(
  "mentor tutor colleague coworker co-worker friend mate classmate flatmate internship apprenticeship placement degree thesis dissertation".split(
    " ",
  ),
);
const KIN = new Set(
  "dad father mum mom mother wife husband gran grandad sister brother cousin uncle aunt son daughter".split(
    " ",
  ),
);
/** What is the person's own home or thing: "in the flat" would be another's. */
const OWN = new Set(
  "flat house garden shed garage laptop kitchen street van car phone bedroom allotment business workshop bike boat land tools money spare".split(
    " ",
  ),
);
/** Without "my" nobody knows whose it is, and that is what the line tells. */
const AUTHORED = new Set(
  "name idea ideas suggestion design designs recipe recipes photo photos photograph picture pictures fault life hands way finish work part side responsibility".split(
    " ",
  ),
);

/** What is at a workplace is known without saying whose it is; "my country", "my column" and "my nan" are not. */
const AT_WORK = new Set(
  "team manager managers boss supervisor lead shift shifts ward unit office department company firm store shop site line area section school class customers clients patients residents guests pupils students staff director employer branch region group project round rounds route desk station job role post hours duties tasks target targets day days time final".split(
    " ",
  ),
);

/** "my" and "our" before a thing at work become "the"; what tells whose it is stays. */
export function withoutPossessives(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const next = words[at + 1];
    if (!word) break;
    const isOwned = /^(?:my|our)$/.test(word.lower) && word.post === "" && next !== undefined;
    if (!isOwned) {
      said.push(word);
      continue;
    }
    const instead = ownerOf(words, at, next);
    if (instead === null) said.push(word);
    else {
      said.push(
        ...instead.said.map((one, nth) => (nth === 0 ? { ...one, pre: `${word.pre}${one.pre}` } : one)),
      );
      at += instead.taken - 1;
    }
  }
  return said;
}

interface Owner {
  readonly said: readonly Word[];
  readonly taken: number;
}

function ownerOf(words: readonly Word[], at: number, next: Word): Owner | null {
  const isMine = words[at]?.lower === "my";
  const bare = next.lower.replace(/'s$/, "");
  const one = next.lower.replace(/'?s$/, "");
  const after = words[at + 2];
  const isFree = next.post !== "" || !after || isClosed(after) || BE.has(after.lower);
  if (isMine && at > 0 && isFree && AUTHORED.has(bare)) return null;
  // "it is my job to": that it is theirs is what is said.
  if (isMine && DUTY_NOUNS.has(next.lower) && BE.has(words[at - 1]?.lower ?? "")) return null;
  if (next.lower === "own") return { said: [next], taken: 2 };
  if (KIN.has(bare) || KIN.has(one)) {
    const isOwner = next.lower !== one && (next.lower.includes("'") || !isFree || isMine);
    return { said: [...wordsOf("a family"), withText(next, isOwner ? "member's" : "member")], taken: 2 };
  }
  if (at > 0 && /^(?:colleagues|friends|mates|classmates)$/.test(bare)) return { said: [next], taken: 2 };
  if (at > 0 && ONE_OF_MANY.has(bare)) return { said: [wordOf(articleFor(next.text)), next], taken: 2 };
  // "sends it to own phone": after "to" it reads as a verb.
  if (isMine && OWN.has(bare) && words[at - 1]?.lower === "to") return null;
  if (isMine && OWN.has(bare)) return { said: [wordOf("own"), next], taken: 2 };
  // "got my IPAF" is to have got IPAF; "our Leeds office" needs "the".
  if (
    isMine &&
    /^[A-Z]{2,}$/.test(next.text) &&
    (isFree || after?.lower === "level" || after?.lower === "and")
  )
    return { said: [next], taken: 2 };
  if (isMine && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(next.text))
    return { said: [next], taken: 2 };
  if (isMine && at > 0 && !AT_WORK.has(bare) && !/^[A-Z]{2,}$/.test(next.text)) return null;
  return { said: [wordOf("the"), next], taken: 2 };
}

/** "me" goes only where the rest says as much: "was called by me", "had two apprentices with me", "asked me for codes". */
export function withoutMe(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const before = said.at(-1);
    const isBound = word.lower === "me" && before?.post === "";
    const isAsked =
      isBound && /^ask(?:s|ed|ing)$/.test(before.lower) && words[at + 1]?.lower === "for" && word.post === "";
    if (isAsked) continue;
    const isAgent = isBound && before.lower === "by" && isPassive(said) && !hasCompany(words, at);
    const isHost =
      isBound && before.lower === "with" && /^(?:had|have)$/.test(said[0]?.lower ?? "") && word.post !== "";
    const last = said.at(-2);
    if ((isAgent || isHost) && last) said.splice(-2, 2, withPost(last, word.post));
    else said.push(word);
  }
  return said;
}

function isPassive(said: readonly Word[]): boolean {
  const from = said.findLastIndex(endsPhrase) + 1;
  return said.slice(from).some(({ lower }) => BE.has(lower));
}

/** "by me and one colleague": without "me" the colleague would be part of what was done. */
function hasCompany(words: readonly Word[], at: number): boolean {
  if (words[at]?.post !== "" || !/^(?:and|&|plus|with)$/.test(words[at + 1]?.lower ?? "")) return false;
  return baseOf(words[at + 2]?.lower ?? "", "past") === null && !PREPOSITIONS.has(words[at + 2]?.lower ?? "");
}
