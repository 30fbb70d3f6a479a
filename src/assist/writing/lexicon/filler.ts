import { phrase, phraseTable } from "../read/match.ts";

/** Phrases that say nothing, and what says the same in fewer words. None of them carries a fact. */
export const FILLER = phraseTable(
  [
    ["in order to", "to"],
    ["for the purpose of", "for"],
    ["due to the fact that", "because"],
    ["on a|an daily basis", "daily"],
    ["on a|an weekly basis", "weekly"],
    ["on a|an monthly basis", "monthly"],
    ["on a|an regular basis", "regularly"],
    ["as well as", "and"],
    ["and|& also", "and"],
    ["but also", "and"],
    ["also", ""],
    ["and stuff|things|that|whatnot|everything|etc|etc.", ""],
    ["and stuff|things like that|this", ""],
    ["and so on|forth", ""],
    ["and all that", ""],
    ["etc|etc.|ect|ect.", ""],
    ["stuff|things like that", ""],
    ["basically|basicly|actually|literally|obviously|honestly|lol|tbh|haha|really|simply|kinda", ""],
    ["you know", ""],
    ["to be honest", ""],
    ["of course", ""],
    ["needless to say", ""],
    ["made use of", "used"],
    ["utilised|utilized", "used"],
    ["utilising|utilizing", "using"],
    ["utilise|utilize", "use"],
    ["a wide? variety|range of different?", "various"],
    ["various different", "various"],
    ["all of the", "all the"],
    ["whole of the", "whole"],
    ["each and every", "every"],
    ["at that time", ""],
    ["in my last|previous|current|old job|role|position|company|work|place", ""],
    ["in my work|job|role|position place?", ""],
    ["in|at this|my|the role|job|position|work", ""],
    ["in|for|with this project", ""],
    ["as part of my job|role|work", ""],
    ["in my time there", ""],
    ["during my time there|here", ""],
    ["at the moment", ""],
    ["right now", ""],
    ["same|the same thing", "the same"],
    ["a lot of the time", "often"],
    ["most of the time", "mostly"],
    ["all the time", "constantly"],
    [
      "this|it is|was a|an|my|the small|group|side|personal|school|university|final? project where|in which?",
      "",
    ],
    ["it|this is|was", ""],
    ["by myself", "alone"],
    ["myself", "personally"],
    ["my self", "personally"],
    ["on my own", "alone"],
    ["all by myself", "alone"],
    ["all alone|myself", "alone"],
    ["my own", "own"],
    ["which i was|am quite|very|really|so? pleased|proud|happy with|of|about", ""],
    ["which is|was nice|good|great|fun", ""],
    ["this is what i am most? proud of", ""],
    ["while|when i was|worked there|here", ""],
    ["i was|worked there", ""],
    ["to be fair", ""],
    ["later on", "later"],
  ].map(([pattern = "", instead = ""]) => phrase(pattern, instead)),
);

/** Short forms that a resume writes out. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `i'm:i am|im:i am|i've:i have|ive:i have|i'd:i would|i'll:i will|we're:we are|we've:we have|it's:it is|that's:that is|they're:they are|there's:there is|he's:he is|she's:she is
  w/:with|w/o:without|b/c:because|cos:because|cuz:because|coz:because|bc:because|thru:through|ppl:people|yr:year|yrs:years|hr:hour|hrs:hours|min:minutes|mins:minutes|wk:week|wks:weeks|mth:month|mths:months|mnths:months
  approx:about|approx.:about|aprox:about|apx:about|appts:appointments|appt:appointment|incl:including|incl.:including|dept:department|depts:departments|mgr:manager|mgmt:management|xmas:Christmas|uni:university|gonna:going to
  mon:Monday|tue:Tuesday|tues:Tuesday|wed:Wednesday|weds:Wednesday|thu:Thursday|thur:Thursday|thurs:Thursday|fri:Friday|monday:Monday|tuesday:Tuesday|wednesday:Wednesday|thursday:Thursday|friday:Friday|saturday:Saturday|sunday:Sunday|mondays:Mondays|tuesdays:Tuesdays|wednesdays:Wednesdays|thursdays:Thursdays|fridays:Fridays|saturdays:Saturdays|sundays:Sundays|january:January|february:February|april:April|june:June|july:July|august:August|september:September|october:October|november:November|december:December|christmas:Christmas|easter:Easter|covid:COVID|
  u:you|ur:your|tho:though|w:with|nite:night|nites:nights|thx:thanks|wkend:weekend|wknd:weekend|wkends:weekends|prescrip:prescription|msgs:messages|msg:message|biz:business|avg:average|esp:especially|pts:patients|tel:telephone|&:and|+:and|->:to|→:to|-->:to|=>:to|n:and`
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [short = "", long = ""] = row.trim().split(/:(?=[^:]*$)/);
      return [short, long];
    }),
);
