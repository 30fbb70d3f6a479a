/** Words that say nothing, and what says the same in fewer words. None of them carries a fact. */
const FILLER: readonly [pattern: RegExp, instead: string][] = [
  [/\bin order to\b/gi, "to"],
  [/\bfor the purpose of\b/gi, "for"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bon a daily basis\b/gi, "daily"],
  [/\bon a weekly basis\b/gi, "weekly"],
  [/\bon a monthly basis\b/gi, "monthly"],
  [/\bon a regular basis\b/gi, "regularly"],
  [/\ba total of (?=\d)/gi, ""],
  [/\bas well as\b/gi, "and"],
  [/\band also\b/gi, "and"],
  [/,? and (?:stuff|things|so on|so forth)(?: like that)?(?=[.,;]|$)/gi, ""],
  [/,? (?:stuff|things) like that(?=[.,;]|$)/gi, ""],
  [/, (?!.*,)((?:(?!\band\b)[^,;])+?) etc\.?$/gi, " and $1"],
  [/,? etc\.?(?=[,;]|$)/gi, ""],
  [
    /\b(?:basically|actually|really|very|(?<!\b(?:only|had|have|has|just|not|[a-z]+n['’]?t) )just|simply|literally|obviously|honestly|kind of|sort of)\s+/gi,
    "",
  ],
  [/\bmade use of\b/gi, "used"],
  [/\b(u|U)tili[sz]ed\b/g, "$1sed"],
  [/\b(u|U)tili[sz]ing\b/g, "$1sing"],
  [/\ba (?:wide )?variety of different\b/gi, "various"],
  [/\ba (?:wide )?variety of\b/gi, "various"],
  [/\ball of the\b/gi, "all"],
  [/\bthe whole of the\b/gi, "the whole"],
  [/\bw\/ ?(?=\S)/gi, "with "],
  [/\bw\/o ?(?=\S)/gi, "without "],
  [/\b(?:i think|i believe|i feel)(?: that)?\s+/gi, ""],
  [
    /\b(?:in my (?:last |previous |current )?(?:role|job|position)|in this (?:role|job|position)|(?:in|for|with|as part of) this project|at this job|in my time there|as part of my (?:job|role))\b,?\s*/gi,
    "",
  ],
  [/^(?:currently|at the moment|right now|nowadays|at present),? (?=i\b)/gi, ""],
  [/\bwas able to (?=\w)/gi, "could "],
  [/\bsuccessfully (?=\w+ed\b)/gi, ""],
];

const SECOND_SUBJECT =
  /(,|;|(?<!(?:^|[.;] )(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) [\w-]{1,20} )(?<!\b(?:he|she|they|who|friend|colleague|classmate|boss|manager|brother|sister|cousin|dad|mum|mom|wife|husband|partner|uncle|aunt|teacher|chef|team) [a-z]{2,15} )\band|\bbut|\bthen|\bso)( sometimes| usually| often| only)? (?:(?:mainly|mostly|also) )?(?:i|I) (?:also |then |usually |often |mostly |mainly )?(?=\w)/g;
/** Somebody or something else does the first deed. */
const OTHER_SUBJECT =
  /^(?:the|my|our|this|that|they|he|she|it|there|not many|nobody|an?) (?!(?:main |daily |usual )?(?:job|role|duties|duty|tasks?|work|responsibilit|project|part|thing|day))[^,;.]{2,40}? and (?:i|I) /i;

/** First person inside a sentence; "my team" becomes "the team". */
const FIRST_PERSON: readonly [pattern: RegExp, instead: string][] = [
  [/, (?:i|I) only (?=\w)/g, "; only "],
  // "a shop, where I sold shoes": without its subject the clause would hang.
  [
    /,? where (?:i|I) (?:also |then |usually |often |mostly |mainly )?(?=\w+ed\b|(?:sold|taught|ran|drove|made|did|built|wrote|kept|led|took|gave|spent|learnt|grew|held|met|saw|got)\b)/g,
    " and ",
  ],
  // "…, mainly I did the sanding" and "… and sometimes I cook"; "my mate and I" stays whole.
  [SECOND_SUBJECT, "$1$2 "],
  [
    /,? (?:that was |it was |so )?me and ((?:\d+|one|two|three|four|five|six) (?:other )?(?:others?|colleagues?|friends?|people|students?))$/gi,
    " with $1",
  ],
  [/\b(?:on my own|by myself)\b/gi, "alone"],
  [/\bmy own (?=\w)/gi, "own "],
  [/\bmy (?=(?:internship|apprenticeship)\b)/gi, "an "],
  [/\b(?:my|our) (?=(?:colleague|co-?worker|flatmate|classmate)\b)/gi, "a "],
  [/(,|;|\band|\bbut) (?:i|I)(?:['’]ve| have) (?=\w+ed\b)/g, "$1 "],
  [/\bmy (?=(?:final|last|first)(?: year)? project\b)/gi, "a "],
  [/\bmy (?=(?:placement|traineeship|degree|gap year|nursing degree|master's|bachelor's)\b)/gi, "a "],
  [
    /(?<!\b[Ii] (?:have|hold|had|got) )\b(?:[Oo]ur|[Mm]y) (?=[A-Z])(?!(?:English|French|German|Spanish|Italian|Polish|Dutch|Portuguese|Arabic|Russian|Chinese|Turkish|Welsh|Irish)\b)/g,
    "",
  ],
  [/\bour (?=[a-z])/g, "the "],
  [
    /\b(?:my|our) (?=(?:manager|boss|supervisor|team|department|store|shop|company|clients?|customers?|colleagues|coworkers|office|school|ward|unit|region|area|section|kitchen|site|group|director|lead|patients?|students?|class|classes|shift|targets?|quotas?|goals?|website|app|product|products|users?|crew|branch|hotel|restaurant)\b)/gi,
    "the ",
  ],
];

export function withoutFiller(text: string): string {
  let result = text;
  // "the client complained and I resolved it": without its "I" the client would have resolved it.
  for (const [pattern, instead] of [...FILLER, ...FIRST_PERSON])
    if (pattern !== SECOND_SUBJECT || !OTHER_SUBJECT.test(result)) result = result.replace(pattern, instead);
  return tidy(result);
}

/** Spaces and commas as they should be after something was taken out. */
export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ([,;.](?:\s|$))/g, "$1")
    .replace(/,{2,}|, ?,/g, ",")
    .replace(/^[\s,;:]+|[\s,;:]+$/g, "")
    .trim();
}
