import { baseOf } from "../../domain/language/inflect.ts";
import { inTense } from "./tense.ts";

/** What somebody thinks of themselves, before what they say: "I think I am …". */
const OPINION =
  /\b(?:i|i'd)(?: do| really| truly| firmly| honestly| also)* (?:think|believe|feel|guess|know|say|(?:would|will) say|(?:would )?like to (?:think|believe)|am (?:sure|confident|convinced))(?: that| like)?,? (?=(?:i|i'm|i've|im|my)\b)/gi;
/** "I would be a great fit because I learn fast" says that somebody learns fast. */
const GREAT_FIT =
  /^i(?: would| will| could|'d|'ll| am|'m)(?: be)? (?:an? |the )?(?:(?:great|good|perfect|ideal|excellent|strong|valuable|real) )?(?:fit|match|candidate|choice|asset|addition)\b(?:(?! because | as i | since i )[^.,;])*,? (?:because|as|since) (?=i\b)/i;
const PRIVILEGE =
  /\b(?:have had|had|have been given|was given|got) the (?:\w+ )?(?:privilege|pleasure|honou?r|opportunity|chance|good fortune) (?:of ([a-z]+ing)|to ([a-z]+))\b/gi;
/** "As a driver I …", "In my role as a driver I …": without a comma the two would run into one. */
const AS_SOMEBODY =
  /^(?:as|in my (?:\w+ )?(?:role|position|job|work|capacity) as) (an? (?:[\p{L}\d'-]+ ){1,6}?)(?=(?:i|i've|i'm|i'd)\b)/iu;

/** What somebody brings, before what they do with it: "With 10 years in retail I …". */
const BRINGING =
  /^with ((?:(?:over|more than|about|around|nearly|almost|up to) )?[\w-]+\+? (?:years|months)\b[^,;]*?|(?:an? |my )(?:[\w'-]+ )?(?:degree|diploma|background|licen[cs]e|master's|bachelor's|certificate|qualification|phd)\b[^,;]*?),? (?=i\b)/i;
/** Where or when, before who: the comma tells where it ends. */
const SETTING =
  /^((?:at|after|before|in|during|from|until|since) (?:(?!\b(?:i|where|which|that|who|when)\b)[^,;.]){2,60}?),? (?=(?:i|i've|i'm|i'd) [a-z])/i;

/** A sentence with its short forms written out, its opinions gone, and its clauses apart. */
export function spelledOut(sentence: string): string {
  return apart(
    sentence
      .replace(OPINION, "")
      .replace(/^(?:hello|hi|hey)[,!]? (?=(?:my|i|i'm|i've)\b)/i, "")
      .replace(GREAT_FIT, "")
      .replace(/^(?:during|throughout|over|in) my (?:\w+ )?career(?: so far)?,? (?=(?:i|i've)\b)/i, "")
      .replace(/^as (?:someone|somebody|a person) who (?:has |is )?([^,;]+?),? (?=i [a-z])/i, "$1, ")
      .replace(
        /\b(?:i am|i'm) (?:someone|somebody|a person|the (?:kind|type|sort) of person) who (?=[a-z]+s )/gi,
        "",
      )
      .replace(BRINGING, (_, what: string) => `${what.replace(/^(?:an?|my) /i, "")}, `)
      // A reason that is a trait stands by itself.
      .replace(/(?<=\w),? because i (?=(?:like|love|enjoy|learn|know|speak|can|am|want)\b)/gi, "; I ")
      .replace(PRIVILEGE, (all: string, doing: string | undefined, deed: string | undefined) => {
        const base = doing === undefined ? baseOf(deed ?? "", "base") : baseOf(doing, "gerund");
        return base === null ? all : inTense(base, "past");
      })
      .replace(AS_SOMEBODY, (_, somebody: string) => `As ${somebody.trimEnd()}, `)
      .replace(/^in my (?:\w+ )?(?:role|position|job|work|capacity) as (?=an? )/i, "As ")
      .replace(/,? (?:during|in|over) which(?: time| period)?,? i (?=[a-z])/gi, "; I ")
      .replace(SETTING, "$1, "),
  );
}

function apart(sentence: string): string {
  return (
    sentence
      .replace(/\bworked my way up\b/gi, "progressed")
      // "retail, where I spent 15 years": without its subject the clause would hang.
      .replace(/,? where i ([a-z]+)( [^,;]+)/gi, (all, verb: string, more: string) =>
        baseOf(verb, "past", "base") === null
          ? all.replace(/,? where i can /i, " to ")
          : `; I ${verb}${more} there`,
      )
      .replace(/, which i (?=[a-z]+ed\b)/gi, ", ")
      // "… reliable i have worked in shops": two sentences without a stop between them.
      .replace(
        /(?<=^(?:i|my|im|i'm)\b.*[a-z])(?<!\b(?:and|but|so|then|plus|also|which|that|where|when|while|because|if|as|who|what|since|before|after|until|skills|people)) i (?=am (?:an?|also|currently|looking|able|good|very)\b|have (?:worked (?:in|at|as|for) \w|been|\d|experience\b)|can \w|speak \w)/gi,
        "; I ",
      )
      .replace(/\bi'm\b/gi, "I am")
      .replace(/^im\b|(?<=[,;] |and )im\b/gi, "I am")
      .replace(/\bi've\b/gi, "I have")
      .replace(/\bi'd\b/gi, "I would")
      .replace(/\bi'll\b/gi, "I will")
      .replace(/\b(\d+\+?|[a-z]+) years experience\b/gi, "$1 years of experience")
  );
}
