import { baseOf } from "../../../domain/language/inflect.ts";
import type { Tone } from "../../../domain/suggestions/request.ts";
import { NUMBER_WORDS, TIME_UNITS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withText, wordOf } from "../read/word.ts";
import { isClosed, isNumber, isPlural } from "../read/word-kinds.ts";

const SHARED = "kids:children kid:child";
const PLAIN: Record<Tone, ReadonlyMap<string, string>> = {
  professional: pairs(
    `${SHARED} about:approximately around:approximately roughly:approximately mostly:mainly every:each maybe:perhaps because:as plus:and like:such_as info:information
    didn't:did_not don't:do_not doesn't:does_not wasn't:was_not weren't:were_not couldn't:could_not can't:cannot hadn't:had_not isn't:is_not`,
  ),
  confident: pairs(`${SHARED} about:around roughly:around approximately:around mostly:mainly every:each`),
  friendly: pairs("approximately:about roughly:about around:about mainly:mostly each:every"),
};
const OFTEN: ReadonlyMap<string, string> = pairs(
  "day:daily week:weekly month:monthly year:yearly night:nightly quarter:quarterly",
);
const DIGITS: ReadonlyMap<string, string> = pairs(
  "two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50",
);

function pairs(rows: string): ReadonlyMap<string, string> {
  return new Map(
    rows.split(/\s+/).map((row): [string, string] => {
      const [given = "", instead = ""] = row.split(":");
      return [given, instead.replace("_", " ")];
    }),
  );
}

/** The same words, as formal, direct or plain as the tone is. Figures and names stay what they are. */
export function tonedWords(words: readonly Word[], tone: Tone): Word[] {
  const said: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const next = words[at + 1];
    const before = words[at - 1];
    const often =
      at > 0 && word.lower === "every" && word.post === "" && before?.lower !== "of" && next
        ? OFTEN.get(next.lower)
        : undefined;
    const rhythm = tone === "friendly" ? null : timesEach(words, at);
    const moved = tone === "friendly" ? null : movedBy(words, at);
    if (often !== undefined && tone !== "friendly") {
      said.push(wordOf(often, next?.post));
      at += 1;
    } else if (rhythm) {
      said.push(word, wordOf(rhythm, words[at + 2]?.post));
      at += 2;
    } else if (moved) {
      said.push(withText(word, moved));
      at += 1;
    } else if (tone === "friendly" && word.lower === "so" && word.post === "" && next?.lower === "that") {
      said.push(word);
      at += 1;
    } else if (isRate(word, before, next)) said.push(withText(word, tone === "professional" ? "per" : "a"));
    else if (tone === "confident" && at > 0 && isCount(word, next))
      said.push(withText(word, DIGITS.get(word.lower) ?? word.text));
    else if (tone === "friendly" && isSmallCount(word, next) && isOnlyFigure(words, at))
      said.push(withText(word, SPELLED.get(word.lower) ?? word.text));
    else if (
      word.lower === "like" &&
      !(before && isPlural(before) && before.post === "" && next && !isClosed(next) && !isNumber(next))
    )
      said.push(word);
    else said.push(said.length > 0 || isAbout(word) ? plainWord(word, next, tone) : word);
  }
  return said;
}

/** "twice a week" → "twice weekly". */
function timesEach(words: readonly Word[], at: number): string | null {
  const [times, each, time] = words.slice(at, at + 3);
  if (!times || !each || !time || times.lower !== "twice" || times.post !== "" || at === 0) return null;
  return /^(?:a|per)$/.test(each.lower) && each.post === "" ? (OFTEN.get(time.lower) ?? null) : null;
}

/** "clicks went up by a third" → "clicks rose by a third"; what went up without a measure may have gone upstairs. */
function movedBy(words: readonly Word[], at: number): string | null {
  const [went, way, measure] = words.slice(at, at + 3);
  if (at === 0 || went?.lower !== "went" || went.post !== "" || !way || way.post !== "" || !measure)
    return null;
  if (!/^(?:by|to|from)$/.test(measure.lower) || !words.slice(at + 3, at + 6).some(isMeasure)) return null;
  return way.lower === "up" ? "rose" : way.lower === "down" ? "fell" : null;
}

function isMeasure(word: Word): boolean {
  return isNumber(word) || /^(?:third|quarter|half|fifth)$/.test(word.lower);
}

const SPELLED: ReadonlyMap<string, string> = pairs(
  "2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine",
);

/** "3 nights" in plain words; amounts, ranges and what is measured stay in figures. */
function isSmallCount(word: Word, next: Word | undefined): boolean {
  return (
    SPELLED.has(word.lower) &&
    word.pre === "" &&
    word.post === "" &&
    next !== undefined &&
    /^[a-z]{3,}$/.test(next.text) &&
    !isClosed(next) &&
    !/^(?:percent|million|thousand|hundred|point|star|stars|bed|tonne|tonnes|min|phase|week|day|year|hour|minute|month)$/.test(
      next.lower,
    )
  );
}

/** "cat 3 and 4 callers", "3 of 3": small figures beside each other stay alike. */
function isOnlyFigure(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 6), at + 7).filter(({ lower }) => /^\d(?!\d)/.test(lower)).length === 1;
}

function plainWord(word: Word, next: Word | undefined, tone: Tone): Word {
  const instead = PLAIN[tone].get(word.lower);
  if (instead === undefined || !fits(word, next)) return word;
  // "kids club", "kids finding eggs": what stands there may not be the children themselves.
  const isKind =
    /^child/.test(instead) && next !== undefined && word.post === "" && !isClosed(next) && !isNumber(next);
  const isActing = next?.tags.has("PastTense");
  return isKind && !isActing ? word : withText(word, instead);
}

/** "about 40", but "about bees"; "every visit", but "every 2 weeks". */
function fits(word: Word, next: Word | undefined): boolean {
  const isBeforeNumber = next !== undefined && word.post === "" && isNumber(next) && next.lower !== "one";
  if (isAbout(word)) return isBeforeNumber;
  // ", plus ran the class", but "5 plus years".
  if (word.lower === "plus") return next !== undefined && baseOf(next.lower, "past") !== null;
  // "because of the lifts" has no other word.
  if (word.lower === "because") return next !== undefined && next.lower !== "of";
  if (/^info$/.test(word.lower)) return next === undefined || word.post !== "" || isClosed(next);
  if (/^(?:every|each)$/.test(word.lower))
    return next !== undefined && word.post === "" && TIME_UNITS.has(next.lower) && next.lower !== "head";
  return true;
}

function isAbout({ lower }: Word): boolean {
  return /^(?:about|around|roughly|approximately)$/.test(lower);
}

/** "5 a week": so many in every week. */
function isRate(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (!/^(?:a|an|per)$/.test(word.lower) || !before || !next || endsPhrase(before) || word.post !== "")
    return false;
  if (
    !TIME_UNITS.has(next.lower) ||
    next.lower === "project" ||
    next.lower === "site" ||
    next.lower === "trip"
  )
    return false;
  if (before.lower === "half" || before.lower === "once" || before.lower === "twice") return false;
  // "now takes a day to clear": how long it takes, not how often.
  if (/^(?:takes|lasts|needs|costs|saves|spends)$/.test(before.lower)) return false;
  return (
    /^(?:day|week|month|year|shift|night|hour|quarter|minute|term|season|visit|head)$/.test(next.lower) &&
    (isNumber(before) ||
      before.tags.has("Plural") ||
      /s$/.test(before.lower) ||
      /^(?:times|people)$/.test(before.lower)) &&
    !/^(?:for|in|of|as|was|this)$/.test(before.lower)
  );
}

/** "four chefs" is a count; "one of four" and "four-week" are left to the person. */
function isCount(word: Word, next: Word | undefined): boolean {
  return (
    NUMBER_WORDS.has(word.lower) &&
    DIGITS.has(word.lower) &&
    next !== undefined &&
    word.post === "" &&
    !/^(?:of|or|to|and|hundred|thousand|point|out|in)$/.test(next.lower)
  );
}
