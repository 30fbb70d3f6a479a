import { baseOf } from "../../domain/language/inflect.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { articleFor } from "./article.ts";
import { tellDuties } from "./duties.ts";
import { inCharge, infinitive, simple, type Tell, tasked } from "./duty-tells.ts";
import { tellHelp } from "./helping.ts";
import { takesArticle } from "./lexicon/made-things.ts";
import { didThing, lookedAfter, madeThing } from "./making.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { turnedRound } from "./turned-round.ts";
import { asVerbPhrase } from "./verb-phrase.ts";
import { dealtWith, workedAs, workedAt, workedOn, workedWith } from "./working.ts";

const MODIFIER =
  "(?:also |mainly |mostly |primarily |solely |directly |fully |personally |usually |often |currently |generally |always |regularly |then |sometimes |largely )*";
const BEING = `(?:(?:i|i'm|i've|im) )?(?:(?:am|was|were|have been|had been|has been|been|being|is|got) )?${MODIFIER}`;
const OWN =
  "(?:(?:i had|i have|a big part of|a large part of|a part of|part of|one of|some of|most of|among|my|the|main|daily|key|general|primary|usual|core|day-to-day|day to day|other|various|typical|regular) )*";
const DUTIES =
  "(?:duties|tasks|responsibilities|responsibility|duty|task|work|job|role|position|day|activities|thing|focus|responsibilties|responsabilities|responsability)";
const ARE =
  "(?:was|were|is|are|included?|includes|including|involved|involves|consisted (?:of|in)|consists (?:of|in)|entailed|required|covered|comprised)";

/** Events that somebody takes part in; there is nothing to contribute to. */
const ATTENDED =
  /^(?:an?|the|several|\d+|two|three)? ?(?:[\w-]+ ){0,3}?(?:contests?|competitions?|hackathons?|tournaments?|races?|conferences?|courses?|seminars?|olympiad|fairs?)\b(?! project)/i;

/** Weak beginnings and how to tell the rest; the first that matches and has an answer is taken. */
const OPENERS: readonly [pattern: string, tell: Tell][] = [
  [
    `(?:a lot|most|much|half) of my (?:time|days?|shifts?|week) (?:went|was spent|were spent|is spent)(?: on| in)?(?= \\w+ing\\b)|my (?:time|days?|shifts?) (?:was|were|is) (?:mostly |mainly )?spent(?: on)?(?= \\w+ing\\b)|(?:i )?(?:was |am )?kept (?:myself )?busy (?:with |by )?(?=\\w+ing\\b)`,
    tasked,
  ],
  [
    `(?:they|the boss|my boss|the manager|my manager) (?:had|made) me(?= (?!to\\b)[a-z]+ )|(?:they|the boss|my boss|the manager|my manager) got me to|(?:i )?(?:was|got|am) made to`,
    infinitive,
  ],
  [
    `it (?:was|is) up to me to|what i (?:mostly |mainly )?did (?:most |mostly |mainly |there |all day )?(?:was|is) (?:to )?(?=(?!\\w+ing\\b)[a-z]+ )`,
    infinitive,
  ],
  [
    `there,? i (?:was|am)(?= \\w+ing\\b)|what i (?:mostly |mainly )?(?:did|was doing) (?:most |mostly |mainly |there |all day )?(?:was|is)(?= \\w+ing\\b)`,
    tasked,
  ],
  [`(?:the|this|my) (?:[\\w-]+ )?project (?:involved|included|consisted of|meant)(?= \\w+ing\\b)`, tasked],
  [
    `${BEING}(?:the (?:person|one|main person) )?(?:who (?:was|is) )?(?:responsible|responsable|reponsible|resposible|accountable) (?:for|of|with|in|towards?):?|${BEING}(?:put |placed |left )?in charge (?:of|for)|${OWN}responsibility for|${BEING}given (?:the )?responsibility (?:for|of)|(?:i )?(?:had|have|having|held|took|taking|with) (?:the |full |sole |overall )?responsibility (?:for|of)`,
    inCharge,
  ],
  [
    `${BEING}(?:responsible|accountable|tasked|assigned|required|expected|supposed|asked|hired|trusted|employed|brought in|there|needed) to`,
    infinitive,
  ],
  [
    `${BEING}(?:tasked|charged|entrusted|trusted|occupied|busy) with|${BEING}assigned (?:to|with)|${BEING}given the (?:job|task|role) of|(?:i )?had the (?:job|task) of(?= \\w+ing\\b)|(?:it was )?${OWN}${DUTIES}(?: at work| there| duties| here)?:? ${ARE}(?: mainly| mostly| also| all about| about| things like)*:?|${OWN}(?:duties|tasks|responsibilities|activities)(?: ?[:–—-]| such as| like)`,
    tasked,
  ],
  [
    `${BEING}(?:help(?:ed|ing)?)(?: out)?(?! ?-?desk)`,
    (rest, tense, { tone }) => tellHelp(rest, tense, tone),
  ],
  [
    `(?:it (?:was|is) )?my (?:main |daily )?(?:job|task|role|responsibility|duty) (?:was it )?to|${BEING}given the (?:job|task|role) to`,
    infinitive,
  ],
  [
    `we (?:were|are) (?:all |jointly )?(?:responsible for|in charge of)|(?:i )?(?:(?:am|was) )?(?:jointly|equally) (?:responsible for|in charge of)`,
    (rest, tense) => `${verbInTense("share", tense)} responsibility for ${rest}`,
  ],
  [
    `${BEING}(?:involved (?:in|with)|participat(?:ed|ing) in|taking part in)|(?:i )?took part in|(?:i )?had a (?:[\\w-]+ )?(?:part|hand|role) in|(?:i )?played a (?:[\\w-]+ )?(?:part|role) in|(?:i )?was there for`,
    (rest, tense) =>
      `${verbInTense(ATTENDED.test(rest) ? "participate in" : "contribute to", tense)} ${rest}`,
  ],
  [
    `${BEING}(?:part of|a part of)(?= (?:an?|the|our|my) (?!(?:[\\w-]+ )?(?:job|role|work|day|duties|tasks|shift)\\b))`,
    simple("contribute to"),
  ],
  [
    `(?:i )?(?:was|am|been) (?:a member of|member of) (?=(?:a|the) (?:[\\w-]+ )?(?:team|group|crew)\\b)`,
    simple("contribute to"),
  ],
  [
    `${BEING}work(?:ed|ing)? (?:on|in|within|as part of)(?= (?:a|the|an) (?:[\\w-]+ )?(?:team|group|crew)\\b)`,
    (rest, tense, { tone }) =>
      `${verbInTense(tone === "confident" ? "contribute to" : "collaborate in", tense)} ${rest}`,
  ],
  [`${BEING}(?:work(?:ed|ing)?|employed) as(?= an? (?!team\\b|group\\b|pair\\b))`, simple("serve as")],
  [`${BEING}work(?:ed|ing)? for(?= )`, (rest, tense) => workedAs(`for ${rest}`, tense)],
  [`${BEING}work(?:ed|ing)?(?= (?:in|at|on|behind) )`, (rest, tense) => workedAt(rest, tense)],
  [`(?:i )?(?:was|am) on call\\b`, (rest, tense) => `${verbInTense("work", tense)} on call ${rest}`],
  [`being(?= (?:an?|the) )`, simple("serve as")],
  [
    `(?:i )?(?:was|am) (?:on|in)(?= (?:an?|the) (?:[\\w-]+ )?(?:crew|team|committee|panel|squad)\\b)`,
    simple("contribute to"),
  ],
  [`(?:i )?(?:was|am) on(?= )`, (rest, tense) => workedAt(`on ${rest}`, tense)],
  [
    `${BEING}(?=(?:promoted|selected|chosen|nominated|elected|appointed|awarded|invited|recogni[sz]ed|named|voted|trained (?:to|in|on)|certified|licensed) )(?:(?<=\\w )|(?=$))`,
    (rest) => rest,
  ],
  [
    `(?:(?:i )?(?:was|am)|i'm) the (?:one|person|guy|woman|man|girl)(?= [a-z]+ing\\b)`,
    (rest, tense) =>
      /^doing /i.test(rest) ? didThing(rest.replace(/^doing /i, ""), tense) : asVerbPhrase(rest, tense),
  ],
  [
    `(?:(?:i )?(?:was|am)|i'm) the (?:one|person|guy|woman|man|girl) (?:who|that)|it (?:is|was) me who`,
    (rest, tense) => plainDeed(rest, tense) ?? thirdPerson(rest),
  ],
  [
    `(?:i )?(?:am|was) an? (?=(?:fully )?(?:trained|qualified|certified|registered|licensed|experienced|skilled|chartered|accredited) )`,
    (rest) => rest,
  ],
  [
    `(?:i )?(?:was|am|have been)(?= (?:an?(?! (?:candidate|finalist|runner-up))|one of|the (?:go[ -]to|main|first|only|single|sole|point)) )`,
    (rest, tense) => `${verbInTense("serve", tense)} as ${rest.replace(/\bgo to\b/i, "go-to")}`,
  ],
  [
    `(?:i )?(?:was|am) (?=(?!\\w+(?:ed|ing)\\b)(?:[\\w-]+ )?(?:barista|cashier|waiter|waitress|cook|chef|nurse|driver|cleaner|receptionist|clerk|assistant|teacher|tutor|manager|bartender|porter|picker|operator|technician|engineer|developer|intern|apprentice|trainee|volunteer|pa)(?:,| (?:at|for|to|in|with)\\b|$))`,
    simple("serve as"),
  ],
  [
    `(?:i )?(?:was|am) (?:also )?(?=(?:the )?(?:[\\w-]+ )?(?:treasurer|captain|secretary|president|leader|head|chair|chairman|chairperson|editor|representative|rep|steward|warden|marshal|coordinator|supervisor|mentor|lead|foreman|contact)\\b)`,
    (rest, tense) => `${verbInTense("serve", tense)} as ${rest}`,
  ],
  [`${BEING}(?:got|get)(?= (?:\\d|new |several ))`, simple("gain")],
  [
    `${BEING}(?:put together|putting together|puts together)`,
    (rest, tense) =>
      `${verbInTense(/\b(?:newsletter|report|reports|list|lists|schedule|clippings|documents?|data|statistics|figures|presentation|binder)\b/i.test(rest) ? "compile" : "assemble", tense)} ${rest}`,
  ],
  [
    `${BEING}(?:managed to|succeeded in)(?= \\w)`,
    (rest, tense) => asVerbPhrase(rest, tense) ?? asVerbPhrase(`to ${rest}`, tense),
  ],
  [
    `${BEING}(?:work(?:ed|ing)?) (?:closely |together |directly |side by side |mainly |mostly |regularly |often )*(?:with|alongside)`,
    (rest, tense, { tone }) => workedWith(rest, tense, tone),
  ],
  [`${BEING}work(?:ed|ing)? on(?! call\\b)`, (rest, tense) => workedOn(rest, tense)],
  [`(?:i (?:have )?)?done(?= \\w+)`, (rest, tense) => didThing(rest, tense)],
  [
    `${BEING}(?:did|doing|do)(?= (?!not\\b|my best|n't|everything|anything|nothing)\\w)`,
    (rest, tense) => didThing(rest, tense),
  ],
  [`${BEING}(?:making sure|made sure|make sure|makes sure)(?: that)?`, simple("ensure")],
  [
    `${BEING}(?:took care of|taking care of|take care of|looked after|looking after|look after)`,
    (rest, tense, { seniority }) => lookedAfter(rest, tense, seniority),
  ],
  [`${BEING}(?:dealt with|dealing with|deal with)`, (rest, tense) => dealtWith(rest, tense)],
  [
    `${BEING}(?:looked at|looking at|look at)(?= (?:[\\w,.-]+ ){0,6}(?:data|results|records|figures|statistics|datasets?|answers|logs|prices|tweets|reviews|samples)\\b)`,
    simple("examine"),
  ],
  [`${BEING}(?:kept track of|keeping track of|keep track of)`, simple("track")],
  [`${BEING}(?:came up with|coming up with|come up with)`, simple("devise")],
  [`${BEING}(?:talked to|talking to|talk to|talked with|talking with)`, simple("speak with")],
  [
    `${BEING}(?:was able to|able to|had to|have to|got to|used to|would|could|had the (?:chance|opportunity) to) (?=\\w)`,
    infinitive,
  ],
  [`on call(?= )`, (rest, tense) => `${verbInTense("work", tense)} on call ${rest}`],
  // "to lock up, and to walk the dogs": duties as an advertisement has them.
  [`to(?= [a-z]+ )(?=.*(?:,| and|, and) to )`, infinitive],
  [`(?:i )?spent (?:most of )?(?:my|the) (?:time|days?|shifts?)(?= \\w+ing\\b)`, tasked],
  [
    `(?:i )?(?:have|had|having|gained|got) (?:[\\w-]+ )?experience (?:of|in|with)(?= \\w+ing\\b)|experienced? in(?= \\w+ing\\b)`,
    (rest, tense) => asVerbPhrase(rest, tense),
  ],
  [
    `(?:my |the |this |our )(?:[\\w-]+ )?project (?:was|is)(?: about| to| on)?`,
    (rest, tense) => madeThing(rest, tense),
  ],
  [`(?:this|it)(?: is| was|'s)(?: about)?`, (rest, tense) => madeThing(rest, tense, true)],
  [
    `${BEING}(?:made|make|making) (?=(?:an? |new |\\d|some |several ))`,
    (rest, tense) => madeThing(rest, tense),
  ],
  [`my (?:own )?(?=\\w)`, (rest, tense) => ownThing(rest, tense)],
  [
    `i (?:have|hold|had|got) (?=(?:my|an?|the) (?:[\\w-]+ ){0,4}?(?:licen[cs]e|certificate|degree|diploma|card|qualification|badge|ticket)\\b)`,
    (rest, tense) =>
      `${verbInTense("hold", tense)} ${rest.replace(/^my (?=([\w-]+))/i, (_, word: string) => `${articleFor(word)} `)}`,
  ],
  [`i (?:have |had )?${MODIFIER}`, (rest, tense) => plainDeed(rest, tense)],
  [
    `(?:(?:i|i'm|im) (?:(?:was|am|have been) )?|i've been (?!.* (?:since|for (?:over |about |nearly |almost |the (?:last|past) )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|some) (?:yrs?|years?|months?))\\b)|(?:was|were|am|been|have been) )${MODIFIER}(?=\\w+ing\\b)`,
    (rest, tense) =>
      asVerbPhrase(rest, tense) ??
      (/^\w+ing(?:,| and) \w+ing\b/i.test(rest) ? tellDuties(rest, tense, "handle", "mid") : null),
  ],
];

const COMPILED = OPENERS.map(([pattern, tell]): [RegExp, Tell] => [
  new RegExp(`^(?:${pattern})(?:\\s+|(?<=[:\\s])|$)`, "i"),
  tell,
]);

/** A sentence without its weak beginning; null where it has none. */
export function tellDirectly(sentence: string, tense: Tense, request: ImproveRequest): string | null {
  const turned = turnedRound(sentence, tense, request);
  if (turned !== null) return turned;
  for (const [pattern, tell] of COMPILED) {
    const match = pattern.exec(sentence);
    const rest = match ? sentence.slice(match[0].length).trim() : "";
    if (!match || rest === "") continue;
    const told = tell(rest, tense, request);
    if (told !== null) return told;
  }
  return null;
}

function plainDeed(rest: string, tense: Tense): string | null {
  const [first = ""] = rest.split(" ");
  if (baseOf(first, "past", "participle") ?? /ed$/i.test(first)) return rest;
  // "nearly doubled the membership" is no doubling: the word stays.
  if (/^(?:nearly|almost|roughly|single-handedly)$/i.test(first) && baseOf(rest.split(" ")[1] ?? "", "past"))
    return rest;
  if (!baseOf(first, "base")) return null;
  return tense === "present" ? rest : tellDuties(`to ${rest}`, tense, "handle", "mid");
}

/** "the one who opens the shop and trains staff" goes on today. */
function thirdPerson(rest: string): string | null {
  const [first = "", second] = rest.split(" ");
  return baseOf(first, "third") === null || second === undefined
    ? null
    : tellDuties(rest, "present", "handle", "mid", "third");
}

/** "my own blog about fashion": a thing that somebody made. */
function ownThing(rest: string, tense: Tense): string | null {
  const [first = ""] = rest.split(" ");
  if (/^(?:project|role|job|work|duties|tasks|responsibilit\w+|main|team|name|goal|aim)$/i.test(first))
    return null;
  const article = takesArticle(first) ? `${articleFor(first)} ` : "";
  return / (?:was|were|is|are|has|have|had|can|could|will|would) |^(?:[\w-]+ ){1,4}?(?:gets|lets|helps|allows|shows|makes|does|turns|sends|reads|gives|tells|keeps|finds|takes|uses|looks|deals|asks|covers|explores|examines|compares|focuses|investigates|describes|argues) /i.test(
    rest,
  )
    ? null
    : madeThing(`${article}${rest}`, tense, true);
}
