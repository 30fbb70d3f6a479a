import { baseOf, gerund } from "../../domain/language/inflect.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { verbForDoing, verbForMaking } from "./choose-verb.ts";
import { tellDuties } from "./duties.ts";
import { tellHelp } from "./helping.ts";
import { inTense, type Tense } from "./tense.ts";
import { asVerbPhrase } from "./verb-phrase.ts";

type Tell = (rest: string, tense: Tense, request: ImproveRequest) => string | null;

const MODIFIER =
  "(?:also |mainly |mostly |primarily |solely |partly |directly |fully |personally |usually |often |currently |generally |always |regularly |then |sometimes )*";
const BEING = `(?:(?:i|i'm|i've|im) )?(?:(?:am|was|were|have been|had been|has been|been|is|got) )?${MODIFIER}`;
const OWN = "(?:(?:i had|i have|my|the|main|daily|key|general|primary|usual|core|day-to-day|other) )*";
const SERVED =
  /^(?:the |all |our |my |new |many )?(?:[\w-]+ )?(?:customers|clients|guests|shoppers|patrons|diners)\b/i;
const CARED =
  /^(?:the |all |our |my |\d+ )?(?:[\w-]+ )?(?:children|kids|residents|patients|elderly|adults|students|pupils|toddlers)\b/i;
const PEOPLE =
  /\b(?:team|teams|staff|manager|managers|engineers?|developers?|designers?|doctors?|nurses?|controller|colleagues?|department|departments|people|partners?|teachers?|parents|director|directors|suppliers|vendors|client|architects?|analysts?|group|chef|owner|lawyers?|students|others|company|contractors?|scientists?|police|agency|agencies)\b/i;

function verb(base: string, tense: Tense): string {
  const [head = "", ...particle] = base.split(" ");
  return [inTense(head, tense), ...particle].join(" ");
}

function simple(base: string): Tell {
  return (rest, tense) => `${verb(base, tense)} ${rest}`;
}

/** Weak beginnings and how to tell the rest; the first that matches and has an answer is taken. */
const OPENERS: readonly [pattern: string, tell: Tell][] = [
  [
    `${BEING}(?:responsible|accountable) (?:for|of)|${BEING}in charge of|${OWN}responsibility for|${BEING}given responsibility for`,
    (rest, tense, { seniority }) => tellDuties(rest, tense, "manage", seniority),
  ],
  [
    `${BEING}(?:tasked|charged|entrusted) (?:with|to)|${BEING}assigned to|${OWN}(?:duties|tasks|responsibilities|responsibility|work|job|role|position|day)(?: at work| there| duties)?:? (?:was|were|is|are|included?|includes|including|involved|involves|consisted of|consists of|entailed|required)(?: mainly| mostly| also)?|${OWN}(?:duties|tasks|responsibilities):`,
    (rest, tense, { seniority }) => tellDuties(rest, tense, "handle", seniority),
  ],
  [`${BEING}(?:help(?:ed|ing)?)(?: out)?`, (rest, tense, { tone }) => tellHelp(rest, tense, tone)],
  [
    `${BEING}(?:involved (?:in|with)|participat(?:ed|ing) in|taking part in)|(?:i )?took part in|(?:i )?had a (?:part|hand|role) in|(?:i )?played a (?:part|role) in`,
    simple("contribute to"),
  ],
  [
    `${BEING}(?:part of|a part of|a member of|member of) (?=(?:a|the) (?:[\\w-]+ )?(?:team|group|crew)\\b)`,
    simple("contribute to"),
  ],
  [
    `${BEING}(?:work(?:ed|ing)?) (?:closely |together |directly )?(?:with|alongside)`,
    (rest, tense) => workedWith(rest, tense),
  ],
  [`${BEING}work(?:ed|ing)? on`, (rest, tense) => workedOn(rest, tense)],
  [
    `${BEING}(?:did|doing|do)(?= \\w)`,
    (rest, tense) => asVerbPhrase(rest, tense) ?? `${verb(verbForDoing(rest), tense)} ${rest}`,
  ],
  [`${BEING}(?:making sure|made sure|make sure|makes sure)(?: that)?`, simple("ensure")],
  [
    `${BEING}(?:took care of|taking care of|take care of|looked after|looking after|look after)`,
    (rest, tense) =>
      CARED.test(rest) ||
      /\b(?:people|clients|animals|dogs|horses|parents|mother|father|man|woman|lady|gentleman)\b/i.test(rest)
        ? `${verb("care for", tense)} ${rest}`
        : `${verb("maintain", tense)} ${rest}`,
  ],
  [`${BEING}(?:dealt with|dealing with|deal with)`, simple("handle")],
  [`${BEING}(?:kept track of|keeping track of|keep track of)`, simple("track")],
  [`${BEING}(?:came up with|coming up with|come up with)`, simple("devise")],
  [`${BEING}(?:talked to|talking to|talk to|talked with|talking with)`, simple("speak with")],
  [
    `${BEING}(?:was able to|able to|had to|got to|used to|would|could) (?=\\w)`,
    (rest, tense) => bareVerb(rest, tense),
  ],
  [
    `(?:my |the |this |our )(?:\\w+ )?project (?:was|is)(?: about| to)?|(?:this|it) (?:is|was)`,
    (rest, tense) => madeThing(rest, tense),
  ],
  [
    `${BEING}(?:made|make|making) (?=(?:an? |new |\\d|some |several ))`,
    (rest, tense) => madeThing(rest, tense),
  ],
  [`i (?:have |had )?${MODIFIER}`, (rest, tense) => plainDeed(rest, tense)],
  ["(?:was|were|am|been) (?=\\w+ing\\b)", (rest, tense) => asVerbPhrase(rest, tense)],
  ["", (rest, tense) => (/^[a-z-]+ing$/i.test(rest.split(" ")[0] ?? "") ? gerundStart(rest, tense) : null)],
];

const COMPILED = OPENERS.map(([pattern, tell]): [RegExp, Tell] => [
  new RegExp(`^(?:${pattern})(?:\\s+|(?<=[:\\s])|$)`, "i"),
  tell,
]);

/** A sentence without its weak beginning; null where it has none. */
export function tellDirectly(sentence: string, tense: Tense, request: ImproveRequest): string | null {
  for (const [pattern, tell] of COMPILED) {
    const match = pattern.exec(sentence);
    const rest = match ? sentence.slice(match[0].length).trim() : "";
    if (!match || rest === "") continue;
    const told = tell(rest, tense, request);
    if (told !== null) return told;
  }
  return null;
}

function workedWith(rest: string, tense: Tense): string | null {
  if (SERVED.test(rest)) return `${verb("serve", tense)} ${rest}`;
  if (CARED.test(rest)) return `${verb("support", tense)} ${rest}`;
  if (PEOPLE.test(rest.split(/ (?:to|on|for|in) /)[0] ?? ""))
    return `${verb("collaborate with", tense)} ${rest}`;
  return /^[A-Z\d]|^(?:tools?|software|machines?|equipment)/.test(rest)
    ? `${verb("use", tense)} ${rest}`
    : `${verb("handle", tense)} ${rest}`;
}

function workedOn(rest: string, tense: Tense): string {
  const shared =
    /\b(?:with|as part of|alongside) (?:the |a |an |my |our )?(?:[\w-]+ )?(?:team|colleagues?|people|others|developers?|engineers?)\b/i.test(
      rest,
    );
  if (shared) return `${verb("contribute to", tense)} ${rest}`;
  const told = asVerbPhrase(rest, tense);
  if (told !== null) return told;
  if (
    /^(?:[\w-]+ ){0,2}(?:cars|trucks|vehicles|engines|motors|bikes|machines|brakes|lorries|buses)\b/i.test(
      rest,
    )
  )
    return `${verb("service", tense)} ${rest}`;
  const making = verbForMaking(rest);
  return `${verb(making === "build" || making === "create" ? "develop" : (making ?? "contribute to"), tense)} ${rest}`;
}

function madeThing(rest: string, tense: Tense): string | null {
  if (/^(?:good|great|fun|hard|easy|very|because|when|that)\b/i.test(rest)) return null;
  const told = asVerbPhrase(rest, tense);
  return told ?? `${verb(verbForMaking(rest) ?? "create", tense)} ${rest}`;
}

function bareVerb(rest: string, tense: Tense): string | null {
  const [first = "", ...others] = rest.split(" ");
  return baseOf(first, "base") ? [inTense(first.toLowerCase(), tense), ...others].join(" ") : null;
}

function plainDeed(rest: string, tense: Tense): string | null {
  const [first = "", ...others] = rest.split(" ");
  if (baseOf(first, "past", "participle") ?? /ed$/i.test(first)) return rest;
  if (baseOf(first, "base")) return [inTense(first.toLowerCase(), tense), ...others].join(" ");
  return null;
}

/** "Managing a team" as a line of its own. */
function gerundStart(rest: string, tense: Tense): string | null {
  const [first = ""] = rest.split(" ");
  if (asVerbPhrase(rest, tense) === null || gerund(first) === first) return null;
  return tellDuties(rest.charAt(0).toLowerCase() + rest.slice(1), tense, "handle", "mid");
}
