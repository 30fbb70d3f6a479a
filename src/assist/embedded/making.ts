import type { Seniority } from "../../domain/suggestions/request.ts";
import { verbForDoing, verbForMaking } from "./choose-verb.ts";
import { tellDuties } from "./duties.ts";
import { namesPeople } from "./lexicon/people.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, isNominal } from "./verb-phrase.ts";

const LIVING =
  /\b(?:children|kids|residents|patients|elderly|adults|students|pupils|toddlers|people|clients|animals|dogs|cats|horses|parents|mother|father|grandmother|grandfather|man|woman|men|women|lady|ladies|gentleman|baby|babies)\b/i;
const LEARNING =
  /\b(?:interns?|trainees?|apprentices?|new starters|new hires|juniors|beginners|volunteers)\b/i;
const KEPT =
  /\b(?:garden|pool|fleet|grounds|equipment|machines?|machinery|vans?|cars?|vehicles?|lawns?|website|servers?|computers?|building|buildings|network|plants?|tools|greenhouse|records)\b/i;

/** "did wound care" and "did a lot of upselling of warranties". */
export function didThing(rest: string, tense: Tense): string {
  const plain = rest.replace(
    /^(?:a lot of|lots of|plenty of|a bit of|some|a fair bit of) (?=[a-z-]+ing\b)/i,
    "",
  );
  const told = asVerbPhrase(plain, tense);
  if (told !== null && (isNominal(plain) || !/^the /i.test(plain))) return told;
  return `${verbInTense(verbForDoing(plain), tense)} ${plain}`;
}

/** People and animals are cared for, things are maintained, tasks are handled. */
export function lookedAfter(rest: string, tense: Tense, seniority: Seniority): string {
  if (/^[a-z-]+ing\b/i.test(rest)) return tellDuties(rest, tense, "handle", seniority);
  if (LEARNING.test(rest)) return `${verbInTense("support", tense)} ${rest}`;
  if (
    !LIVING.test(rest) &&
    rest
      .split(/[\s,]+/)
      .slice(0, 4)
      .some(namesPeople)
  )
    return `${verbInTense("support", tense)} ${rest}`;
  const verb = LIVING.test(rest)
    ? "care for"
    : KEPT.test(rest)
      ? "maintain"
      : seniority === "junior"
        ? "handle"
        : "manage";
  return `${verbInTense(verb, tense)} ${rest}`;
}

const NOT_MADE =
  /^(?:(?:an? |some |several |\d+ )?(?:[\w-]+ )?(?:profit|difference|decisions?|effort|point|mistakes?|calls?|sales?|contribution|bookings?|appointments?|deliveries|visits?)|(?:an? )?(?:good|great|fun|hard|easy|very|because|when|that|sure|not|so|really|nice))\b/i;

/** "a chat app made with React" → "built a chat app with React". */
export function madeThing(rest: string, tense: Tense, owned = false): string | null {
  if (NOT_MADE.test(rest)) return null;
  const deed = asVerbPhrase(rest, tense) ?? asVerbPhrase(`to ${rest}`, tense);
  if (deed !== null && !/^(?:an?|the) /i.test(rest)) return deed;
  const known = verbForMaking(rest);
  if (known === null && owned) return null;
  return `${verbInTense(known ?? "create", tense)} ${withoutMaking(rest)}`;
}

/** "a game i made in Unity" and "a chat app made with React", after a verb that says so already. */
export function withoutMaking(thing: string): string {
  return thing.replace(
    / (?:that (?:was|is) |(?:(?:that|which) )?(?:i|we) )?(?:made|built|created|developed|written|wrote|coded|designed|programmed) (?=with|in|using|for)/i,
    " ",
  );
}
