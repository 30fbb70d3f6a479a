const SEASONS: readonly [season: string, months: string][] = [
  ["springs?", "mar(?:ch)?|apr(?:il)?|may|easter"],
  ["summers?", "ss|june?|july?|aug(?:ust)?"],
  [
    "autumns?|fall (?:of )?(?:semester|term|20\\d\\d)|(?:in|each|every) (?:the )?fall",
    "fall|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?",
  ],
  ["winters?", "ws|wt|dec(?:ember)?|jan(?:uary)?|feb(?:ruary)?|christmas|xmas"],
];

/** What else supports "every morning" and the like. */
const ALSO: Record<string, string> = {
  weekend: "|\\bsat\\w* (?:and|&|\\+) sun|\\bwk?e?nds?\\b|\\bwkends?\\b",
  morning: "|\\bam\\b|\\ba\\.m\\b",
  afternoon: "|\\bpm\\b|\\bp\\.m\\b",
};

/** How often and how long, without a number: what a suggestion says and what in the source would support it. */
export const TIMES: readonly [said: RegExp, supported: RegExp][] = [
  [
    /\b(?:daily|every day|each day|per day|(?<!\b(?:in|within|over|for|after|under|than|of|about|nearly|almost) )a day)\b/gi,
    /\b(?:daily|day|days|shift|morning|nightly|every night|p\.?d)\b|p\/d\b/i,
  ],
  [
    /\b(?:weekly|every week|each week|per week|(?<!\b(?:in|within|over|for|after|under|than|of|about|nearly|almost) )a week)\b/gi,
    /\b(?:weekly|week|weeks|wks?|wkly|p\.?w|p\/w|out of (?:seven|7)|(?:\d|six|seven|five|four|three) days|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|thurs|fri|sat|sun)(?= ?(?:,|&|\/|and|to|-|mon|tue|wed|thu|fri|sat|sun)))\b/i,
  ],
  [/\b(?:bi-?weekly|fortnightly)\b/gi, /\b(?:bi-?weekly|fortnight\w*|every (?:two|2|other) weeks?)\b/i],
  [
    /\b(?:monthly|every month|each month|per month|(?<!\b(?:in|within|over|for|after|under|than|of|about|nearly|almost) )a month)\b/gi,
    /\b(?:monthly|months?|mth(?:s|ly)?|mo|pm|pcm|p\/m)\b/i,
  ],
  [
    /\b(?:quarterly|(?:every|each) quarter(?! of an hour)|per quarter)\b/gi,
    /\b(?:quarterly|quarters?|q[1-4])\b/i,
  ],
  [
    /\b(?:annual(?:ly)?|yearly|every year|each year|per year|(?<!\b(?:in|within|over|for|after|under|than|of|about|nearly|almost) )a year(?! and a half))\b/gi,
    /\b(?:annual\w*|annum|yrly|yearly|years?|yrs?|p\.?a|(?:per|each|a|every) quarter|quarterly)\b/i,
  ],
  [/\b(?:hourly|every hour|per hour|an hour)\b/gi, /\b(?:hourly|hours?|hrs?)\b|\/\s?h\b|\dhrs?\b/i],
  [
    /\b(?:throughout|all of|the whole of) (?:19|20)\d\d\b/gi,
    /\b(?:throughout|all of|all through|all year|whole|full year|12 months|jan\w*\b.*\bdec\w*)\b/i,
  ],
  [
    /\bweekdays?\b/gi,
    /\b(?:weekdays?|mon|tue|wed|thu|fri|(?:mon|tues|wednes|thurs|fri)days?|daily|every day|(?:5|five|6|six|7|seven) days|24\/7)\b/i,
  ],
  [
    /\bweekends?\b/gi,
    /\b(?:weekends?|wkends?|wknds?|sat|sun|(?:satur|sun)days?|daily|every day|(?:7|seven) days|24\/7)\b/i,
  ],
  ...SEASONS.map(([season, months]): [RegExp, RegExp] => [
    new RegExp(`\\b(?:${season})\\b(?! (?:boot|framework|mvc|cleaning|roll))`, "gi"),
    new RegExp(`\\b(?:${season}|seasons?|year-round|all year|${months})\\b`, "i"),
  ]),
  [
    /\b(?:year-round|all year(?: round)?|throughout the year)\b/gi,
    /\b(?:year-round|all year|throughout the year|(?:12|twelve) months)\b/i,
  ],
  [
    /\bnights?\b(?! (?:out|club))/gi,
    /\b(?:nights?|nightly|overnight|graveyard|late|midnight|wee hours|hotel stays?)\b|\d|round[- ]the[- ]clock/i,
  ],
  [
    /\bnightly\b/gi,
    /\b(?:nightly|every (?:night|evening)|each (?:night|evening)|a night|per night|all nights?)\b|(?<!\b(?:mon|tues|wednes|thurs|fri|satur|sun)day )\b(?:nights?|evenings?)\b/i,
  ],
  [/(?<!\b(?:\d|two|three|four) )\bdecades\b/gi, /\bdecades\b/i],
  [
    /\b(?:many|several|multiple|numerous) years\b|\byears of experience\b/gi,
    /\b(?:years?|yrs?|decade|since)\b/i,
  ],
  [
    /\b(?:long-standing|longstanding|long-term|longtime|long-time)\b/gi,
    /\b(?:long|years?|since (?!last)|decade)\b/i,
  ],
  [
    /\b(?:overnight|after-hours|after hours)\b/gi,
    /\b(?:nights?|overnight|after[- ]hours|evenings?|closing|closed|after work)\b/i,
  ],
  [
    /\b(?:real-time|real time|next[- ]day|immediately|instant(?:ly)?|within minutes|within hours)\b/gi,
    /\b(?:real[- ]time|live|same[- ]day|next[- ]day|instant\w*|at once|(?:straight|right) away|asap|short notice|immediate\w*|minutes?|hours?)\b/i,
  ],
  ...["week|wk", "month|mth", "quarter", "season", "year|yr"].map((unit): [RegExp, RegExp] => [
    new RegExp(`\\bof the (?:${unit})\\b`, "gi"),
    new RegExp(
      `\\bof (?:(?:the|my|our|that|his|her) )?(?:${unit})\\b|\\bhalf (?:the|my|our) (?:${unit})\\b|\\bH[12]\\b|\\bdays a week\\b`,
      "i",
    ),
  ]),
  ...["morning", "afternoon", "evening", "night", "weekend", "season", "summer", "winter"].map(
    (part): [RegExp, RegExp] => [
      new RegExp(`\\b(?:every|each) ${part}\\b`, "gi"),
      new RegExp(`\\b${part}s?\\b|\\bdaily\\b|\\bevery day\\b${ALSO[part] ?? ""}`, "i"),
    ],
  ),
  [
    /\bregular (?!expressions\b)(?=[a-z]+s\b)/gi,
    /\b(?:regular\w*|often|every|each|daily|weekly|monthly|routine\w*|frequent\w*)\b/i,
  ],
  [
    /(?<!% of |percent of )\bfull[- ]time\b/gi,
    /\b[Ff]ull[- ]?[Tt]ime|[Ff]\/[Tt]|(?<!\b0?\.\d+ ?)\b(?:FTE|fte|FT)s?\b|\d ft\b(?=.*\d pt\b)|\b(?:3[5-9]|4\d)\s?(?:h\b|hrs?|hours)/,
  ],
  [
    /\bpart[- ]time\b/gi,
    /\b[Pp]art[- ]?[Tt]ime|[Pp]\/[Tt]|\bPT\b|\d pt\b|\b[Hh]alf[- ]?(?:time|days?|post)\b|\b[1-9]0 ?% (?:post|job|contract|position|role)|\b0?\.\d ?FTE|\b(?:one|two|three|four|[1-4]) (?:days|evenings|mornings|afternoons|nights) (?:a|per) week|\b(?:[5-9]|[12]\d|30)\s?(?:h\b|hrs?|hours)|alongside|while stud|besides/,
  ],
  [
    /\byear[- ](?:over|on)[- ]year\b|\bsince day one\b|\bfrom day one\b/gi,
    /\b(?:year[- ](?:over|on)[- ]year|yoy|last year|previous year|year before|each year|every year|a year|annual\w*|start|beginning|opened|opening|first day|day one)\b/i,
  ],
  [/\bin record time\b/gi, /\brecord\b/i],
  [
    /\bsame[- ]day\b/gi,
    /\b(?:same[- ]day|within (?:the|a) day|hours?|at once|immediate\w*|(?:straight|right) away)\b/i,
  ],
  [
    /\bthe same (?:year|month|week|season|term)\b/gi,
    /\b(?:same|that (?:year|month|week|season|term)|also|both|within)\b/i,
  ],
  [/\bfor (?:many |several )?years\b/gi, /\b(?:years?|yrs?|since|decades?|(?:19|20)\d\d)\b/i],
  [
    /\bfor (?:many |several )?months\b/gi,
    /\b(?:months?|mths?|years?|since|season|summer|winter|(?:19|20)\d\d)\b/i,
  ],
  [
    /\bmornings?\b/gi,
    /\b(?:mornings?|a\.?m\b|(?:small|wee) hours|early|earlies|breakfast|dawn|daily|days?|sunrise|all day)\b|\d/i,
  ],
  [/\bafternoons?\b/gi, /\b(?:afternoons?|p\.?m|lunch|after school|daily|days?)\b|\d/i],
  [/\bevenings?\b/gi, /\b(?:evenings?|nights?|nightly|pm|lates?|dinner|after|daily|sunset|eves?)\b|\d/i],
  [
    /\b(?:on a regular basis|regularly|frequently|routinely)\b/gi,
    /\b(?:regular\w*|frequent\w*|routine\w*|often|most (?:days|weeks|nights|weekends|months)|every|each|daily|weekly|monthly|always|per|an? (?:day|week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|\/(?:day|wk|week)/i,
  ],
  [
    /\b(?:rotating|rotational|split|flexible) shifts?\b/gi,
    /\b(?:rotat\w*|split|flexible|changing|early and late|days and nights|all shifts)\b/i,
  ],
  [/\b(?:recently|last year|last month|this year)\b/gi, /\b(?:recent\w*|last|this year|new)\b/i],
  ...["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day): [RegExp, RegExp] => [
    new RegExp(`\\b${day}[a-z]*days?\\b`, "gi"),
    new RegExp(`\\b${day}(?:[a-z]*days?|s|rs|r)?\\b${day[0] === "s" ? "|weekend" : "|weekdays?"}`, "i"),
  ]),
];
