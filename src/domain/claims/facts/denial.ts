import type { Word } from "../../gazetteer/words.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";

const LONGEST_NAME = 3;
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const END = /[.;:!?\n()]|\s[-–—]\s/;
const JOINT = wordSet("but though although however while whereas because so since then except");
const CUE = wordSet(
  "no never not without neither nor none cannot cant dont didnt doesnt havent hasnt wasnt isnt arent nothing",
);
/** What may stand between a denial and the name that it denies; anything else is denied in the name's place. */
const BETWEEN = wordSet(
  "i we ever yet really actually any a an the my our own in with of on to at for into have had has hold held got get do did done does use used using know knew known touch touched work worked working learn learned learnt speak spoke write wrote code coded been be was were is am are experience knowledge access yet",
);
/** "no SAP certificate" says nothing about SAP. */
const ONLY_ABOUT = wordSet(
  "certificate certificates certification certifications cert certs training course courses trained certified qualified registered licensed accredited degree licence license qualification qualifications exam help support background expert specialist pro native problem problems issue issues error errors",
);
/** "not only SAP", "no longer", "no problem" deny no name. */
const NO_DENIAL = wordSet(
  "only just longer problem problems issue issues later less more fewer matter doubt sure error errors complaint complaints",
);
const DISOWNED = wordSet("me mine us ours myself my");
const KNOWING = wordSet(
  "know use used do did have had touch touched learn learned speak understand understood hold tried try done worked work",
);

/** For each word whether its clause says that the person has nothing to do with it. */
export function deniedWords(words: readonly Word[]): boolean[] {
  const denied = words.map(() => false);
  let from = 0;
  for (const [at, word] of words.entries()) {
    // "GMP yes GLP no" denies one of them.
    if (at > 0 && (startsClause(word, words[at + 1]) || word.key === "yes")) from = at;
    if (!isCue(word) || NO_DENIAL.has(words[at + 1]?.key ?? "")) continue;
    if (!deniesBackwards(words, at, from)) denyForwards(words, at, denied);
    else {
      denied.fill(true, from, at);
      from = at;
    }
  }
  return denied;
}

/** What a suggestion may say instead of "not": it claims nothing either. */
const HEDGE = wordSet(
  "zero yet lack lacking lacked excluding except unlike outside apart instead rather seeking planned starts starting due studying learning learn learned still reading towards toward booked booking pending preparing exam course aiming hoping scheduled upcoming next intend interested",
);

/** For each word whether its clause denies or puts off something: whoever writes so claims nothing of what the source denies. */
export function hedgedWords(words: readonly Word[]): boolean[] {
  const hedged = words.map(() => false);
  let from = 0;
  let found = false;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (!word || (at > 0 && startsClause(word, words[at + 1]))) {
      if (found) hedged.fill(true, from, at);
      from = at;
      found = false;
    }
    if (word && (isCue(word) || HEDGE.has(word.key))) found = true;
  }
  return hedged;
}

function endsClause(glue: string): boolean {
  return glue !== " " && END.test(glue);
}

function isCue({ key, text }: Word): boolean {
  return CUE.has(key) || /n['’]t$/i.test(text);
}

function startsClause({ glue, key }: Word, next: Word | undefined): boolean {
  // "run by corporate, not me" is one clause.
  if (glue.includes(",")) return !(key === "not" && DISOWNED.has(next?.key ?? ""));
  return endsClause(glue) || JOINT.has(key);
}

/** "Wordpress I don't know", "SAP is run by corporate not me". */
function deniesBackwards(words: readonly Word[], at: number, from: number): boolean {
  const next = words[at + 1];
  // "Gas no", "table saw not yet".
  if (!next || startsClause(next, words[at + 2])) return at > from && words[at]?.key !== "none";
  const after = words[at + 2];
  if (next.key === "yet" && at > from) return !after || startsClause(after, words[at + 3]);
  const closes = !after || startsClause(after, words[at + 3]);
  if (words[at]?.key === "not" && DISOWNED.has(next.key)) return closes && next.key !== "my";
  const own = /^(?:i|we)$/.test(words[at - 1]?.key ?? "") && at - 1 > from;
  return (
    own && KNOWING.has(next.key) && (closes || /^(?:at|yet|much|really|it|myself)$/.test(after?.key ?? ""))
  );
}

/** The name right after a denial, and those that "or" adds to it: "no SQL or Power BI". */
function denyForwards(words: readonly Word[], cue: number, denied: boolean[]): void {
  let at = cue + 1;
  while (at <= cue + 6 && BETWEEN.has(words[at]?.key ?? "") && staysIn(words[at])) at += 1;
  const first = at;
  let length = 0;
  for (; staysIn(words[at]); at += 1) {
    const key = words[at]?.key ?? "";
    if (key === "or" || key === "nor") length = 0;
    else if (length === LONGEST_NAME || STOP_WORDS.has(key)) return;
    else if (ONLY_ABOUT.has(key)) {
      for (let back = first; back < at; back += 1) denied[back] = false;
      return;
    } else {
      denied[at] = true;
      length += 1;
    }
  }
}

function staysIn(word: Word | undefined): boolean {
  return word !== undefined && !endsClause(word.glue) && !word.glue.includes(",") && !JOINT.has(word.key);
}
