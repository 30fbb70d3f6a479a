import { BE } from "../lexicon/word-classes.ts";
import { headOf } from "../read/noun-phrase.ts";
import { type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { isClosed, isNumber } from "../read/word-kinds.ts";
import { articleFor } from "../say/article.ts";
import type { Edit } from "./setting.ts";

/** People and papers of which somebody has one of several. */
const ONE_OF_MANY = new Set(
  "mentor tutor professor teacher lecturer partner colleague coworker neighbour co-worker friend mate classmate flatmate internship apprenticeship placement degree thesis dissertation".split(
    " ",
  ),
);
const KIN = new Set(
  "dad father mum mom mother wife husband gran grandad nan nanny grandma grandmother grandfather parent sister brother cousin uncle aunt aunty auntie niece nephew son daughter girlfriend boyfriend".split(
    " ",
  ),
);
/** What is the person's own home or thing: "in the flat" would be another's. */
const OWN = new Set(
  "flat house garden shed garage roof laptop kitchen street van car phone bedroom allotment business workshop bike boat land tools money spare".split(
    " ",
  ),
);
/** What the person made or did: mid-line only "own" tells whose it is. */
const AUTHORED =
  /^(?:name|ideas?|suggestion|designs?|recipes?|photos?|photographs?|pictures?|fault|column|patch|caseload)$/;
const HOME = new Set("country town village city region".split(" "));
const NTH = /^(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|last|final)$/;
const TIME = /^(?:years?|months?|weeks?|days?|season|term|shift|full)$/;

/** Whose a thing is, said without "my" and "our": "the" at work, "a" of many, "own" where only that tells it. */
export const withoutPossessives: Edit = (words, { request: { task } }) => {
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isOwned = /^(?:my|our)$/.test(word.lower) && word.post === "" && next !== undefined;
    const before = said.at(-1);
    const isKin = before !== undefined && words[at - 1]?.lower === "my" && kinOf(word) !== null;
    if (isKin) said.push(withText(word, kinOf(word) ?? word.text));
    else if (isOwned)
      said.push(
        ...wordsOf(ownerOf(words, at, next)).map((one, nth) => (nth === 0 ? { ...one, pre: word.pre } : one)),
      );
    else if (word.lower === "ours") said.push(wordOf("the"), withText(word, "team's"));
    else said.push(word);
    if (task === "experience" && isTimeInPost(words, at))
      said.splice(-1, 1, withPost(word, ""), wordOf("in"), wordOf("post", word.post));
  }
  return said;
};

/** "in my second year": without "my" it might be anybody's. */
function isTimeInPost(words: readonly Word[], at: number): boolean {
  const from = words[at - 1]?.lower === "full" ? at - 2 : at - 1;
  return (
    TIME.test(words[at]?.lower ?? "") &&
    words[at]?.lower !== "full" &&
    NTH.test(words[from]?.lower ?? "") &&
    words[from - 1]?.lower === "my" &&
    !/^(?:of|at|in)$/.test(words[at]?.post === "" ? (words[at + 1]?.lower ?? "") : "")
  );
}

/** Who a relative is to the person is nobody's business: "my dad's garage" is a family member's. */
function kinOf({ lower }: Word): string | null {
  const one = lower.replace(/'?s$/, "");
  if (!KIN.has(lower) && !KIN.has(one)) return null;
  return lower === one || KIN.has(lower) ? "family member" : "family member's";
}

/** The word in the place of "my" or "our"; none where the thing stands well without. */
function ownerOf(words: readonly Word[], at: number, next: Word): string {
  const isMine = words[at]?.lower === "my";
  const bare = next.lower.replace(/'s$/, "");
  const after = words[at + 2];
  const isFree = next.post !== "" || !after || isClosed(after) || BE.has(after.lower);
  const head = headOf(words.slice(at + 1)).replace(/'s$/, "");
  if (next.lower === "own" || /^(?:various|multiple|different)$/.test(next.lower)) return "";
  if (KIN.has(bare) || KIN.has(next.lower.replace(/'?s$/, ""))) return "a";
  // "my friend Kaz" needs no article; "my friends" are friends.
  if (at > 0 && ONE_OF_MANY.has(bare))
    return /^\p{Lu}\p{Ll}/u.test(after?.text ?? "") && next.post === "" ? "" : articleFor(next.text);
  if (at > 0 && /^(?:colleagues|friends|mates|classmates|neighbours|partners)$/.test(bare)) return "";
  if (!isMine) return "the";
  if (isNumber(next) && TIME.test(after?.lower ?? "")) return "";
  if (NTH.test(bare))
    return TIME.test(after?.lower ?? "") || at === 0 || bare === "final"
      ? "the"
      : bare === "last"
        ? "own"
        : "a";
  // "sends it to own phone": after "to" it reads as a verb.
  if (OWN.has(bare) && words[at - 1]?.lower === "to") return articleFor(next.text);
  if (OWN.has(bare) || (at > 0 && isFree && AUTHORED.test(bare))) return "own";
  if (at === 0) return "the";
  if (HOME.has(head) || HOME.has(bare)) return "the home";
  if (ONE_OF_MANY.has(head) || /^(?:old|previous|former)$/.test(bare)) return articleFor(next.text);
  // "got my IPAF" is to have got IPAF.
  if (/^[A-Z]{2,}$/.test(next.text)) return isFree || /^(?:level|and)$/.test(after?.lower ?? "") ? "" : "the";
  if (/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(next.text)) return "";
  return "the";
}
