/** Digits with what hangs on them, or a number in words; "thirty-bed" and "two-thirds" begin with one. */
const NUMBER =
  /\d\S*|(?<![a-z])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|halved|halving|doubled|doubling|tripled|quadrupled|twice)(?![a-z])/gi;
const YEAR = /^['’]?(?:19|20)\d\d$/;
/** "03/2019", "2019–21", "12.03.2019": two or three numbers of which one is a year. */
const DATE = /^(?=.*(?:19|20)\d\d)\d{1,4}(?:[/.–-]\d{1,4}){1,2}$/;
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
/** What stands before a year and not before a number of things. */
const BEFORE_YEAR =
  /^(?:in|since|from|until|till|by|during|early|late|mid|spring|summer|autumn|fall|winter|year|class|season)$/;
/** What is numbered, not counted: the number is part of a name. */
const NUMBERED =
  /^(?:level|grade|class|type|version|phase|stage|tier|band|year|ward|room|route|unit|section|part|form|chapter|step|category|schedule|article|line|shift|floor|gate|bay|terminal|zone|plot|block|flat|building|team|group|no|nr|number|iso|en|din|bs|pin|id|code|licen[cs]e)$/;
/** Programs whose number is part of their name, whatever follows: "Office 365 users". */
const PROGRAM = /^(?:office|microsoft|windows|dynamics|server|sage|autocad|revit|python|java|php|angular)$/;
/** Words in front of a number that make no name of it, also where a title has them in capitals. */
const BEFORE_COUNT =
  /^(?:over|about|around|nearly|almost|approximately|roughly|than|to|up|from|of|by|for|at|with|in|and|or|the|a|an|all|every|each|least|some|per|plus|another|only|just|between)$/;
const THINGS = /^\p{Ll}{3,}s(?:$|[^\p{L}])/u;
const CURRENCY = /^(?:[~≈<>+]?\p{L}{0,3}[$€£¥₹]|(?:usd|eur|gbp|chf|inr|rs|cad|aud)\.?)\d/u;
/** "6 am", "at 9 o'clock". */
const CLOCK_AFTER = /^(?:am|pm|a\.m|p\.m|o['’]clock)$/;
/** "1st", "24/7", "5G", "9:30", "6am"; a letter in front makes a name: "KS2", "K512334". */
const NO_COUNT =
  /^\d+(?:st|nd|rd|th)$|^24\/7$|^\d[dg]$|^\d{1,2}(?::\d\d)?(?:am|pm)$|^\d{1,2}:\d\d$|^[\p{L}#]/u;
const MARKS = new Set([...'([{“”"‘)]}.,;:!?'].map((mark) => mark.charCodeAt(0)));
const SPACE = 32;
const NEXT_BEYOND_ASCII = 127;
const LONGEST_COUNT = 5;
const LONGEST_WORD = 40;
/** So many numbers in one line of which none counts anything: the rest of them need not be looked at. */
const MOST_NUMBERS = 8;

/**
 * Whether a line says how many or how much. When it was ("in 2019", "at 6 am"), what something is called ("Level 3", "Windows 10") and
 * the number of a paper ("no. K512334") tell of no result.
 */
export function hasResultFigure(text: string): boolean {
  let numbers = 0;
  for (const { 0: rest, index } of text.matchAll(NUMBER)) {
    numbers += 1;
    if (numbers > MOST_NUMBERS) return false;
    if (isCount(text, startOfWord(text, index), index + rest.length)) return true;
  }
  return false;
}

/** Whether the word from `start` to `end`, which has a number in it, counts something. */
function isCount(text: string, start: number, end: number): boolean {
  const word = bare(text.slice(start, end));
  const before = wordBefore(text, start);
  const last = bare(before).toLowerCase();
  if (!/\d/.test(word)) return !NUMBERED.test(last);
  const isPlain = /^\d+$/.test(word);
  if (!isPlain && (CURRENCY.test(word.toLowerCase()) || word.endsWith("%"))) return true;
  const after = wordAfter(text, end);
  const isOfThings = THINGS.test(after);
  if (PROGRAM.test(last) && /^\p{Lu}/u.test(before)) return false;
  if (YEAR.test(word)) return isOfThings && !BEFORE_YEAR.test(last) && !MONTH.test(last);
  if (NUMBERED.test(last) || (!isOfThings && isName(before, last, text, start))) return false;
  const next = bare(after).toLowerCase();
  if (MONTH.test(next) || MONTH.test(last) || CLOCK_AFTER.test(next)) return false;
  if (!isPlain) return !NO_COUNT.test(word.toLowerCase()) && !DATE.test(word);
  // A long row of digits without a thing that is counted is the number of a paper.
  return word.length <= LONGEST_COUNT || /^\p{Ll}/u.test(next);
}

/** "Windows 10", "Ward 7". The first word of a line has a capital anyway, and so has every word of a title. */
function isName(before: string, last: string, text: string, start: number): boolean {
  const isFirst = text.slice(0, start).trim().length === before.length;
  return !isFirst && /^\p{Lu}/u.test(before) && !/[,;:.!?)]$/.test(before) && !BEFORE_COUNT.test(last);
}

/** No further back than any word reaches: a row of letters without end is none. */
function startOfWord(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < LONGEST_WORD && !isSpace(text, start - 1)) start -= 1;
  return start;
}

function wordBefore(text: string, at: number): string {
  let end = at;
  while (end > 0 && at - end < LONGEST_WORD && isSpace(text, end - 1)) end -= 1;
  return text.slice(startOfWord(text, end), end);
}

function wordAfter(text: string, at: number): string {
  return /^\s*(\S+)/.exec(text.slice(at, at + LONGEST_WORD))?.[1] ?? "";
}

/** Letters, figures and marks are most of a text: they are told without making a string of each. */
function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code > SPACE && code < NEXT_BEYOND_ASCII) && text.charAt(at).trim() === "";
}

/** Without the marks around it. Each end is walked: a pattern for it would try every mark within. */
function bare(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && MARKS.has(word.charCodeAt(from))) from += 1;
  while (to > from && MARKS.has(word.charCodeAt(to - 1))) to -= 1;
  return from === 0 && to === word.length ? word : word.slice(from, to);
}
