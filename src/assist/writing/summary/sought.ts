import { baseOf } from "../../../domain/language/inflect.ts";
import { articleFor } from "../say/article.ts";
import { isRoleWord } from "./role-words.ts";

const LEAD =
  /^(?:(?:I|am|I'm|I'd|now|next|currently|would|also|then|just|really|simply) )*(?:(ready for|search(?:ing)?(?: for)?|look(?:ing)? for|seeking|hoping for|aiming for|in search of)|(looking to|hoping to|aiming to|hope to|aim to|seeking to)|(wants?|wanting|would like|would love|(?<=would )like|(?<=would )love|(?<=I'd )like|(?<=I'd )love|wish|hope)( to)?) (.+)$/i;
const OPENS =
  /^(?:(?:now|next|currently|and|also) )*(?:I(?:'d| would) (?:like|love|want)|I want|I(?:'m| am)(?: now)? (?:looking (?:for|to)|hoping|aiming|ready for)|I (?:search|look for|am looking)|looking (?:for|to)|seeking|hoping (?:for|to)|aiming (?:for|to)|searching for|wanting|wants?|would (?:like|love)|search)\b/i;
/** Things that are sought one at a time. */
const SINGLE =
  /^(?:[\w&/'+-]+ ){0,5}?(?:role|post|position|job|placement|contract|class|internship|apprenticeship|apprentiship|chair|firm|company|practice|rotation|team)\b/i;
const HAS_ARTICLE =
  /^(?:an?|the|any|some|more|another|new|my|this|part|full|day|days|something|somewhere|work|permanent work|school|same|similar|steady work)\b/i;

/** Whether words at a place say what somebody would like next. */
export function isWish(words: readonly string[], at: number): boolean {
  const said = words.slice(at, at + 6).join(" ");
  // "don't want nights": what is not sought.
  if (/^(?:not|never|don['’]?t|doesn['’]?t|didn['’]?t|no)$/i.test(words[at - 1] ?? "")) return false;
  return OPENS.test(said) && !/^wants? (?:us|them|me)\b/i.test(said);
}

/** What somebody is looking for, said one way: "want a job" → "looking for a job". Null where nothing is sought. */
export function saySought(said: string): string | null {
  const [, forThing, toDo, , to, what = ""] = LEAD.exec(said) ?? [];
  if (what === "" || /^(?:want|know|when|that|us|them)\b/i.test(what)) return null;
  // "want out of nights", "want back into teaching"
  if (
    /^(?:out of|away from|off|into|back (?:into|to|in)|up to)\b/i.test(what) &&
    toDo === undefined &&
    to === undefined
  )
    return `looking to move ${what}`;
  if (/^(?:find|get|have) an? /i.test(what) && to !== undefined)
    return `looking for ${what.replace(/^(?:find|get|have) /i, "")}`;
  if (toDo !== undefined || to !== undefined)
    return `looking to ${what.replace(/^be (?=an? |the )/i, "become ")}`;
  if (/^ready for/i.test(forThing ?? "")) return `ready for ${withOne(what)}`;
  const [first = "", ...rest] = what.split(" ");
  // "want progress to shift manager"
  if (forThing === undefined && baseOf(first, "base") !== null && rest[0] === "to")
    return `looking to ${what}`;
  return `${/^seeking/i.test(forThing ?? "") ? "seeking" : "looking for"} ${withOne(what)}`;
}

/** "practice nearer home" → "a practice nearer home". */
export function withOne(what: string): string {
  if (HAS_ARTICLE.test(what)) return what;
  const [last = ""] = what.split(/,? /).slice(-1);
  const [first = ""] = what.split(" ");
  if (!SINGLE.test(what)) return isRoleWord(last) ? `${articleFor(what)} ${what} role` : what;
  const isMany = (/s$/.test(first) && !/ss$/.test(first)) || baseOf(first, "gerund") === first;
  return isMany ? what : `${articleFor(first)} ${what}`;
}
