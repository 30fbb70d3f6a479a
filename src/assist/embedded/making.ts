import type { Seniority } from "../../domain/suggestions/request.ts";
import { verbForDoing, verbForMaking } from "./choose-verb.ts";
import { tellDuties } from "./duties.ts";
import { namesPeople } from "./lexicon/people.ts";
import { isTold, isUnderWay, type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, isDeed, isNominal } from "./verb-phrase.ts";

const LIVING =
  /\b(?:children|kids|residents|patients|elderly|adults|students|pupils|toddlers|people|clients|animals|dogs|cats|horses|parents|mother|father|grandmother|grandfather|man|woman|men|women|lady|ladies|gentleman|baby|babies)\b/i;
/** Those at home, and animals: they are cared for where they are what was looked after, not where they own it. */
const KIN =
  /\b(?:grandma|grandpa|granny|gran|nan|mum|mom|mummy|dad|brothers?|sisters?|siblings?|sons?|daughters?|nephews?|nieces?|uncles?|aunts?|auntie|cousins?|husband|wife|twins|neighbours?|neighbors?|family|child|toddler|boys?|girls?|pets?|dog|cat|horse|pony|ponies|puppies|kittens|rabbits?|hamsters?|hens|chickens|ducks|birds|goats?|sheep|lambs|cattle|cows|calves|pigs|donkeys?|bees)\b(?!['’])/i;
const LEARNING =
  /\b(?:interns?|trainees?|apprentices?|new starters|new hires|juniors|beginners|volunteers)\b/i;
const KEPT =
  /\b(?:garden|pool|fleet|grounds|equipment|machines?|machinery|vans?|cars?|vehicles?|lawns?|website|servers?|computers?|building|buildings|network|plants?|tools|greenhouse|records)\b/i;

/** What says nothing of what was done: better the person's own word than a grand one before it. */
const VAGUE =
  /^(?:(?:an?|some|the|all|lots of|various|many|other) )*(?:[\w-]+ )?(?:things?|stuff|bits?|something)\b(?! of\b)/i;

/** "did wound care" and "did a lot of upselling of warranties". */
export function didThing(rest: string, tense: Tense): string | null {
  if (VAGUE.test(rest)) return null;
  const [, before = "", joint = "", deeds = ""] = /^(.+?)(, and |, | and )([a-z-]+ing .+)$/i.exec(rest) ?? [];
  const [first = "", second] = deeds.split(" ");
  if (before !== "" && isDeed(first, second) && !isUnderWay(deeds))
    return joinedDeeds(before, joint, deeds, tense);
  return didOne(rest, tense);
}

/** "viewings at weekends and phoning buyers": a thing that was done, and deeds beside it. */
function joinedDeeds(before: string, joint: string, deeds: string, tense: Tense): string {
  const told = tellDuties(deeds, tense, "handle", "mid");
  return `${didOne(before, tense)}${/ and /.test(told) || joint !== ", " ? joint : " and "}${told}`;
}

function didOne(rest: string, tense: Tense): string {
  const plain = rest.replace(
    /^(?:a lot of|lots of|plenty of|a bit of|some|a fair bit of) (?=[a-z-]+ing\b)/i,
    "",
  );
  const told = asVerbPhrase(plain, tense);
  if (told !== null && (isNominal(plain) || !/^the /i.test(plain))) return told;
  return `${verbInTense(verbForAll(plain), tense)} ${plain}`;
}

/** One verb for "the interviews and the editing": that of both, or one that goes with any. */
function verbForAll(things: string): string {
  const [one = "", ...others] = things.split(/,? and (?=the )|, (?=the )/i);
  const verb = verbForDoing(one);
  // "did assays, the chief was over me" is no list.
  const list = !others.some((other) => other.split(" ").some(isTold));
  return !list || others.every((other) => verbForDoing(other) === verb) ? verb : "handle";
}

/** People and animals are cared for, things are maintained, tasks are handled. */
export function lookedAfter(rest: string, tense: Tense, seniority: Seniority): string {
  if (/^[a-z-]+ing\b/i.test(rest)) return tellDuties(rest, tense, "handle", seniority);
  if (LEARNING.test(rest)) return `${verbInTense("support", tense)} ${rest}`;
  const living = LIVING.test(rest) || KIN.test(rest.split(/[,;]| (?:of|for|at|in|on|with|after) /i)[0] ?? "");
  if (
    !living &&
    rest
      .split(/[\s,]+/)
      .slice(0, 4)
      .some(namesPeople)
  )
    return `${verbInTense("support", tense)} ${rest}`;
  const verb = living
    ? "care for"
    : KEPT.test(rest)
      ? "maintain"
      : seniority === "junior"
        ? "handle"
        : "manage";
  return `${verbInTense(verb, tense)} ${rest}`;
}

export const NOT_MADE =
  /^(?:(?:an? |some |several |\d+ )?(?:[\w-]+ )?(?:profit|difference|decisions?|effort|point|mistakes?|calls?|sales?|contribution|bookings?|appointments?|deliveries|visits?)|(?:an? )?(?:good|great|fun|hard|easy|very|because|when|that|sure|not|so|really|nice|built|made|written|coded|based|hosted|used|called|named|available|open|free|live|on|in|at))\b/i;

/** "a chat app made with React" → "built a chat app with React". */
export function madeThing(rest: string, tense: Tense, owned = false): string | null {
  if (NOT_MADE.test(rest)) return null;
  const deed = asVerbPhrase(rest, tense) ?? asVerbPhrase(`to ${rest}`, tense);
  if (deed !== null && !/^(?:an?|the) /i.test(rest)) return deed;
  const known = verbForMaking(rest);
  // "it was expected that we pack": what names nothing was not made.
  if (known === null && (owned || !/^(?:an?|the|some|several|new|my|our|\d[\w,.-]*) /i.test(rest)))
    return null;
  return `${verbInTense(known ?? "create", tense)} ${withoutMaking(rest)}`;
}

/** "a game i made in Unity" and "a chat app made with React", after a verb that says so already. */
export function withoutMaking(thing: string): string {
  return thing.replace(
    / (?:that (?:was|is) |(?:(?:that|which) )?(?:i|we) )?(?:made|built|created|developed|written|wrote|coded|designed|programmed) (?=with|in|using|for)/i,
    " ",
  );
}
