import { namesKnown } from "../../domain/claims/gazetteer/gazetteer.ts";
import type { Tone } from "../../domain/suggestions/request.ts";
import { tellDuties } from "./duties.ts";
import { namesPeople } from "./lexicon/people.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, isDeed, isNominal } from "./verb-phrase.ts";

const SERVED =
  /^(?:the |all |our |my |new |many )?(?:[\w-]+ )?(?:customers|clients|guests|shoppers|patrons|diners)\b/i;
const CARED =
  /^(?:the |all |our |my |\d+ |small |large |groups? of )*(?:[\w-]+ ){0,2}?(?:children|kids|residents|patients|elderly|adults|students|pupils|toddlers|teenagers|learners|families|refugees)\b/i;
const PEOPLE =
  /\b(?:team|teams|staff|manager|managers|engineers?|developers?|designers?|doctors?|nurses?|controller|colleagues?|department|departments|people|partners?|teachers?|parents|director|directors|suppliers|vendors|clients?|customers|guests|architects?|analysts?|group|chef|chefs|owner|lawyers?|solicitors?|students|others|company|contractors?|subcontractors?|scientists?|police|agency|agencies|marketing|sales|finance|it|hr|operations|engineering|procurement|legal|surgeons?|consultants?|brokers?|hauliers|unions?|researchers?|artists?|musicians?|photographers?|charit(?:y|ies)|council|volunteers|schools?|hospitals?|firms?|editors?|producers?|builders|trades|electricians?|plumbers?)\b/i;
const TOOLS =
  /^(?:tools?|software|machines?|machinery|equipment|computers?|spreadsheets?|databases?|forklifts?|various (?:tools|software|machines|systems))\b/i;
const STATION =
  /^(?:on|at|behind|in) ((?:the |a )?(?:[\w-]+ )?(?:tills?|checkouts?|counter|bar|reception|desk|switchboard|box office|kiosk|information point|gatehouse))(?=$|[,;.]| (?:in|at|and|for|during|on|with|of|every|until)\b)/i;

const WITH: Record<Tone, string> = {
  professional: "collaborate with",
  confident: "partner with",
  friendly: "collaborate with",
};

export function workedWith(rest: string, tense: Tense, tone: Tone): string | null {
  const whom = rest.split(/ (?:to|on|for|in|at|who|during|from) /i)[0] ?? "";
  if (SERVED.test(rest) && !/ (?:to|on) \w/.test(rest)) return `${verbInTense("serve", tense)} ${rest}`;
  if (
    CARED.test(rest) &&
    !/ on (?:[\w-]+ ){0,3}(?:projects?|reports?|plans?|play|show|magazine)\b/i.test(rest)
  )
    return `${verbInTense("support", tense)} ${rest}`;
  if (
    PEOPLE.test(whom) ||
    /^(?:Dr|Mr|Mrs|Ms|Prof)\b/.test(whom) ||
    whom.split(/[\s,]+/).some(namesPeople) ||
    / (?:to [a-z]+|on (?:the|an?|our|my|\d+)) /i.test(rest)
  )
    return `${verbInTense(WITH[tone], tense)} ${rest}`;
  return TOOLS.test(rest) || namesTechnology(rest) ? `${verbInTense("use", tense)} ${rest}` : null;
}

function namesTechnology(rest: string): boolean {
  const [first = ""] = rest.split(/,| and | & /);
  return namesKnown(first, { everyday: true }).length > 0;
}

/** "worked in a warehouse picking orders" → "picked orders in a warehouse". */
export function workedAt(rest: string, tense: Tense): string | null {
  const match =
    /^((?:in|at|on|behind) (?:[\w'&.-]+ ){0,6}?[\w'&.-]+?),? ((?:and |where i |mainly |mostly )?[a-z-]+ing .+)$/i.exec(
      rest,
    );
  const [, place = "", given = ""] = match ?? [];
  const deeds = given.replace(/^(?:and|where i|mainly|mostly) /i, "");
  const [first = "", second] = deeds.split(" ");
  const pair = /^[a-z-]+ing and [a-z-]+ing /i.test(deeds);
  const station = STATION.exec(rest);
  const tended = station !== null && !/ .* /.test(place);
  // "on the new booking page": a thing, and nothing was booked.
  const isThing =
    /^(?:on|in|at) (?:the|an?|our|my|this)(?: (?:new|old|small|large|big|little|online|main|first|current|own|local|mobile|internal|public|student|customer|staff|company|second|busy|modern))?$/i.test(
      place,
    );
  if (match && (isDeed(first, second) || pair) && !isThing && !tended && !/ing$|\band$/i.test(place))
    return `${tellDuties(deeds, tense, "handle", "mid").replace(/\.$/, "")} ${place}`;
  if (station?.[1] !== undefined && !/^ and (?:in|on|at|behind) /i.test(rest.slice(station[0].length))) {
    const verb = /\b(?:till|checkout|switchboard)/i.test(station[1]) ? "operate" : "staff";
    return `${verbInTense(verb, tense)} ${station[1]}${furtherDeeds(rest.slice(station[0].length), tense)}`;
  }
  if (/^in (?:the )?customer service\b/i.test(rest))
    return `${verbInTense("provide", tense)} customer service${rest.replace(/^in (?:the )?customer service/i, "")}`;
  return workedAs(rest, tense);
}

/** ", filling shelves and helping customers" → ", filled shelves and helped customers". */
function furtherDeeds(rest: string, tense: Tense): string {
  const [, joint = "", deeds = ""] = /^(,? and |, )(.+)$/i.exec(rest) ?? [];
  const [first = "", second] = deeds.split(" ");
  return isDeed(first, second) ? `${joint}${tellDuties(deeds, tense, "handle", "mid")}` : rest;
}

/** "worked for a bank as a teller" → "served as a teller for a bank". */
export function workedAs(rest: string, tense: Tense): string | null {
  const match = /^((?:in|at|on|for) [^,]+?) as (an? [^,]+?)(,.*| for \d.*)?$/i.exec(rest);
  const [, place = "", title = "", more = ""] = match ?? [];
  return match ? `${verbInTense("serve", tense)} as ${title} ${place}${more}` : null;
}

const NOT_SHARED =
  /^(?:the |all |some |many )?(?:[\w-]+ )?(?:bugs|issues|problems|faults|errors|patients|people|clients|customers|children|animals|horses|weekends?|weekdays|holidays|shifts?|saturdays|sundays|fridays|mondays|commission)\b/i;

export function workedOn(rest: string, tense: Tense): string | null {
  const shared =
    /\b(?:with|as part of|alongside) (?:the |a |an |my |our |two |three |four |\d+ )?(?:[\w-]+ )?(?:team|colleagues?|people|others|developers?|devs?|programmers?|engineers?|students?|friends?|classmates?|managers?|director|chef|nurses?|doctors?|teachers?|designers?|consultants?|controller|supervisor|head|owner|department)\b/i.test(
      rest,
    );
  if (shared) return `${verbInTense("contribute to", tense)} ${rest}`;
  const told = isNominal(rest) ? null : asVerbPhrase(rest, tense);
  if (told !== null) return told;
  if (
    /^(?:[\w-]+ ){0,2}(?:cars|trucks|vehicles|engines|motors|bikes|machines|brakes|lorries|buses)\b/i.test(
      rest,
    )
  )
    return `${verbInTense("service", tense)} ${rest}`;
  if (
    /^(?:the |a |an )?(?:[\w-]+ )?(?:farms?|boats|ships|estates|site|sites|ward|wards|floor|line|ship|island|estate|door|doors|railway|boat|rig|rigs|trains|nights|tills?|checkouts?|counter|bar|reception|desk|call)\b(?! (?:page|pages|system|app|process|software|flow)\b)/i.test(
      rest,
    )
  )
    return null;
  // Who worked on bugs or on weekends contributed to neither.
  if (NOT_SHARED.test(rest)) return null;
  return `${verbInTense("contribute to", tense)} ${rest}`;
}

const PARTIES =
  /^(?:the |all |our |my |various |local |external )?(?:[\w-]+ )?(?:suppliers?|vendors?|hauliers?|brokers?|contractors?|subcontractors?|agents?|agencies|authorities|banks|lawyers|solicitors|insurers|partners|parents|landlords|councils?|stakeholders|manufacturers?|distributors|carriers?|couriers|departments?|press|media)\b/i;

/** Queries are handled, people are not. */
export function dealtWith(rest: string, tense: Tense): string {
  const whom = rest.split(/ (?:to|about|on|for|in) /i)[0] ?? "";
  return `${verbInTense(PARTIES.test(whom) ? "liaise with" : "handle", tense)} ${rest}`;
}
