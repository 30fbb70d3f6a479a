import type { ClaimKind } from "../claim.ts";

type Pair = readonly [kind: ClaimKind, stated: RegExp, said: RegExp];

const GOAL = "(?:[\\w'-]+ ){0,3}(?:targets?|quotas?|goals?)\\b";

/** Two words of which neither can stand for the other. */
export const EITHER_WAY: readonly Pair[] = [
  [
    "outcome",
    /\b(?:turned down|rejected|unsuccessful)\b/gi,
    /\b(?:secured|won|awarded|gained|obtained|successful)\b/gi,
  ],
  ["outcome", /\bhalf[- ]empty\b/gi, /\b(?:sold[- ]out|full|packed)\b/gi],
  [
    "outcome",
    /(?<!\b(?:none|nobody|no|never|had|have|who|not|without)\b[^.;]{0,32})\bfail(?:ed|ing)\b/gi,
    /\bpass(?:ed|ing)\b/gi,
  ],
  ["outcome", /\b(?:lost|losing)\b/gi, /\b(?:gained|won|gaining|winning)\b/gi],
  [
    "outcome",
    /\b(?:cancell?ed|called off|scrapped|abandoned|rolled back|broke down|fell through|collapsed)\b/gi,
    /\b(?:completed|delivered|finished|launched|concluded|finali[sz]ed)\b/gi,
  ],
  [
    "scope",
    /\b(?:resigned|stepped down|sacked|dismissed|demoted)\b/gi,
    /\b(?:promoted|appointed|elected)\b/gi,
  ],
  ["scope", /\b(?:competed|competing) (?:against|with)\b/gi, /\bpartner(?:ed|ing)\b/gi],
  ["time", /\b(?:temporar(?:y|ily)|temp|fixed-term|casual|seasonal)\b/gi, /\bpermanent(?:ly)?\b/gi],
  [
    "time",
    /\b(?:late|overdue|behind schedule|after the deadline|delayed)\b/gi,
    /\b(?:on time|early|on schedule|ahead of (?:time|schedule)|before the deadline)\b/gi,
  ],
  ["time", /\bearly(?= (?:in )?(?:19|20)\d\d)/gi, /\blate(?= (?:in )?(?:19|20)\d\d)/gi],
  ["time", /\b(?:left|quit|resigned from)\b/gi, /\b(?:joined|started at|began at)\b/gi],
  ["time", /\b(?:began|started|halfway|begun)\b/gi, /\b(?:completed|finished|finalised|finalized)\b/gi],
  ["scope", /\b(?:under|with) supervision\b/gi, /\b(?:without supervision|unsupervised|independently)\b/gi],
  [
    "outcome",
    /\b(?:(?:went|was|were) up|rose|increased|grew|climbed)\b/gi,
    /\b(?:cut|reduced|lowered|decreased|fell|dropped|down|less|fewer|shrank|saved|halved|trimmed|slashed)\b/gi,
  ],
  [
    "number",
    /(?<=\d ?(?:m|cm|mm|ft|feet|foot|met(?:re|er)s?|inch(?:es)?) )deep\b/gi,
    /(?<=\d ?(?:m|cm|mm|ft|feet|foot|met(?:re|er)s?|inch(?:es)?) )(?:wide|long|high|tall)\b/gi,
  ],
  [
    "number",
    /(?<=\d ?(?:m|cm|mm|ft|feet|foot|met(?:re|er)s?|inch(?:es)?) )(?:high|tall)\b/gi,
    /(?<=\d ?(?:m|cm|mm|ft|feet|foot|met(?:re|er)s?|inch(?:es)?) )(?:wide|long)\b/gi,
  ],
  ["number", /\bpart(?:ly|ially)\b/gi, /\b(?:fully|completely|entirely|wholly)\b/gi],
  ["time", /\bhalf[- ]days?\b/gi, /\bfull[- ]days?\b/gi],
  ["number", /\bminority\b/gi, /\bmajority\b/gi],
  ["number", /\bover budget\b/gi, /\b(?:under|within|on) budget\b/gi],
];

/** What a source states, and what says more. */
export const ONE_WAY: readonly Pair[] = [
  [
    "credential",
    /\b(?:hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|want(?:s|ed)?|wish(?:es|ed)?|intend(?:s|ed)?|meant|due|supposed|going|would (?:like|love)) to (?:start|begin|do|take|sit|get|gain|earn|pass|finish) (?:my|an?|the)\b/gi,
    /\b(?:currently|completing|pursuing|studying|enrolled|holding|holds|completed|qualified|certified|obtained|earned|gained|passed)\b/gi,
  ],
  [
    "scope",
    /^(?!.*\b(?:i|me|my|mine)\b).*?(?:\bbetween us\b|\bthe (?:two|three|four|five|six|seven|eight) of us\b|\ball of us\b)/gi,
    /^(?!.*\b(?:teams?|crew|group|part|jointly|together|with|colleagues?|contribut\w*|collaborat\w*|help\w*|assist\w*|support\w*|of us|one of|co-\w+|shared|we|our)\b)[a-z]+ed\b/gi,
  ],
  [
    "credential",
    /\b(?:prepar\w+|revis\w+|studied|studying|crammed|sat|booked|registered) for (?:the |my |an? )?(?:[\w-]+ ){0,3}(?:exams?|tests?|certificate|certification|licen[cs]e)\b/gi,
    /\b(?:passed|certified|licensed|qualified|hold(?:s|ing)?)\b/gi,
  ],
  [
    "scope",
    /\b(?:received|had|got|given) (?:[\w-]+ )?training (?:in|on)\b|\b(?:(?:took|taken|attended) (?:an?|the|some)|(?:did|doing) an?) (?:[\w-]+ ){0,2}(?:course|class|classes|workshop|lessons?|bootcamp|seminar|training)\b/gi,
    /\b(?:taught|teaching|deliver(?:ed|ing) (?:[\w-]+ )?training|gave|instructed|deployed|built|implemented|led)\b|\btrained (?!in\b|on\b|as\b|to\b|and\b|barista|[a-z]+er\b)/gi,
  ],
  [
    "credential",
    /^(?!.*\b(?:degree|b\.?a|b\.?sc|m\.?a|m\.?sc|diploma|graduat\w*|finish\w*|complet\w*|passed|2:1|2:2|first|honours|hons|llb|phd|mba)\b).*?\bstudied\b/gi,
    /\b(?:graduated?|graduate of|degree)\b/gi,
  ],
  ["name", /\bapplied (?:to|at)\b/gi, /\b(?:alumn\w+|graduate[ds]?|studied|attended|worked|employed)\b/gi],
  [
    "outcome",
    /\b(?:applied for|applying for|filed for|drafted|filed|wrote) (?:an? |the |my )?(?:[\w-]+ )?patents?\b(?!.*\bgrant)/gi,
    /\bpatented\b|\b(?:held|holds?) (?:an? )?patents?\b/gi,
  ],
  [
    "outcome",
    /^(?!.*\b(?:print\w*|out in|brought out|magazine|newspaper|paper|journal|column|spotify|online|put it|uploaded|accepted|appeared|release\w*|book by|press)\b).*?\b(?:submitted|wrote|composed|recorded)\b/gi,
    /\bpublished\b/gi,
  ],
  [
    "scope",
    /\binterested in\b|\bread (?:up )?(?:about|on)\b|\bcurious about\b/gi,
    /\b(?:experienced?|applied|skilled|used|practi[sc]ed|expert\w*)\b/gi,
  ],
  [
    "scope",
    /\boffered (?:the|an?) (?:role|position|post|job|place)\b(?!.*\b(?:accept\w*|took|taken)\b)/gi,
    /\b(?:served|worked|held|acted) (?:as|the)\b/gi,
  ],
  [
    "outcome",
    /\bhalf[- ](?:finished|done|built|wrote|written)\b/gi,
    /(?<!half[- ])\b(?:finished|completed|built|wrote)\b/gi,
  ],
  [
    "outcome",
    /^(?:i )?(?:started|began) (?:building|writing|making|developing|designing|restoring|learning|training|studying)\b(?!.*\b(?:in|since|from) (?:19|20)\d\d\b)[^.;,\n]*$/gi,
    /^(?:built|wrote|made|developed|designed|restored|learned|learnt|completed|finished)\b/gi,
  ],
  [
    "scope",
    /\b(?:planned|organised|organized) (?:an? |the |my |our )?(?:[\w-]+ )?(?:fundraiser|event|party|trip|wedding)$/gi,
    /^(?:ran|hosted|led)\b/gi,
  ],
  ["scope", /\b(?:was|were|got|been) audited\b/gi, /(?<!\b(?:was|were|got|been) )\baudited\b/gi],
  [
    "time",
    /\b(?:used to (?!(?:long|working|the|an?|being|it|dealing|early|hard|heavy|pressure|shift|night)\b)|formerly|former|previously|no longer|until (?!today|now|present))\b/gi,
    /\b(?:currently|at present|still|to date|to this day)\b/gi,
  ],
  ["time", /\b(?:first|second|third|1st|2nd|3rd)[- ]year\b/gi, /\b(?:final|last)-year\b/gi],
  ["credential", /\b(?:expired|lapsed|ran out)\b/gi, /\b(?:current|valid|active|holds?)\b/gi],
  ["credential", /\bmember\b/gi, /\bfellow\b/gi],
  [
    "outcome",
    /\b(?:short-?listed|nominated|finalist|runner[- ]up|(?:second|third|2nd|3rd) (?:place|prize)|came (?:second|third|2nd|3rd))\b/gi,
    /\b(?:won|winner|winning|champion|first (?:place|prize))\b/gi,
  ],
  [
    "outcome",
    new RegExp(`\\b(?:[1-9]?\\d)(?:\\.\\d+)? ?(?:%|percent|per cent) of ${GOAL}|\\bmissed ${GOAL}`, "gi"),
    new RegExp(`\\b(?:met|exceed\\w*|hit|beat|surpass\\w*|achiev\\w*|meeting) ${GOAL}`, "gi"),
  ],
  ["title", /\bassistant\b/gi, /\bassociate\b/gi],
  ["scope", /\bvolunteer(?:ed|ing)?\b/gi, /\b(?:employee|employed|staff member|member of staff|paid)\b/gi],
  ["scope", /\b(?:backup|back-up|reserve|stand-in)\b/gi, /\b(?:main|primary|lead)\b/gi],
  [
    "number",
    /\b(?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]|(?:one of|among) the )(?:\w+est|best|most)\b/gi,
    /(?<!\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|of the|among the)[- ])\b(?:largest|biggest|best|highest|busiest|oldest|fastest|most)\b/gi,
  ],
  ["number", /\bone of (?:the |my |our )?(?:two|2)\b/gi, /\bboth\b/gi],
  [
    "number",
    /\bfirst\b/gi,
    /\bonly(?= (?:[a-z-]+ )?(?:man|woman|person|member|student|pupil|trainee|employee|apprentice|[a-z]+(?:er|ist))\b)/gi,
  ],
  [
    "number",
    /\b(?:among|one of) the first\b/gi,
    /(?<!\b(?:among|of) the )\bfirst(?= (?:person|to|employee|member|hire|one)\b)/gi,
  ],
  [
    "outcome",
    /\bnot (?:yet )?(?:finished|done|complete[d]?|ready)\b|\bunfinished\b|\bhalf[- ](?:done|finished|built)\b|\bin progress\b/gi,
    /\b(?:fully|completed?|finished|finali[sz]ed)\b/gi,
  ],
  ["scope", /\binformal(?:ly)?\b/gi, /\b(?:appointed|official(?:ly)?|formal(?:ly)?)\b/gi],
];
