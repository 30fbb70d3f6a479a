/** Who supports somebody with a thing provides it. */
export const PROVIDING = 1.75;

/**
 * How much of a deed a verb claims. A suggestion may step down, or sideways; a step up of one or more is a claim that
 * nobody made. Managing things is a daily task; managing people is a rank.
 */
const RUNGS: readonly [level: number, verbs: string][] = [
  [0, "shadow observe attend learn"],
  [1, "assist help aid support participate join facilitate-for partake accompany"],
  [1.5, "contribute collaborate cooperate partner team"],
  [2.6, "liaise"],
  [PROVIDING, "provide give offer supply"],
  [2, "suggest propose recommend try attempt"],
  [2.75, "test"],
  [2.5, "trial experiment pilot explore draft research prototype"],
  [
    3.5,
    "resolve solve settle coordinate organize organise plan arrange facilitate co-lead co-found schedule moderate host mobilize",
  ],
  [4.25, "preside plead prosecute argue"],
  [4.5, "manage oversee supervise run govern control"],
  [
    5,
    "lead direct head spearhead chair captain command own champion pioneer orchestrate found co-found establish steer mastermind originate invent initiate launch institute architect transform revolutionize overhaul",
  ],
];

export const LEVEL_OF_VERB: ReadonlyMap<string, number> = new Map(
  RUNGS.flatMap(([level, verbs]) => verbs.split(" ").map((verb): [string, number] => [verb, level])),
);

/** Whoever made a thing began it too. */
export const MADE = 4;

/** What anyone does who does the work. */
export const DOING = 3;

/** What a line without any deed supports. */
export const BARE = 3.75;

/** Phrases that say the same as a verb of the ladder. */
export const LEVEL_OF_PHRASE: readonly [pattern: RegExp, level: number][] = [
  [
    /\b(?:back(?:s|ed)? up|deputi[sz](?:e|es|ed|ing) for|cover(?:s|ed|ing)? for|(?:stand|stands|standing|stood) in for|fill(?:s|ed|ing)? in for|step(?:s|ped|ping)? in for|substitut(?:e|es|ed|ing) for) (?:the|an?|my|our)\b/,
    1.5,
  ],
  [
    /\b(?:in charge(?: of)?|(?<!(?:for|to|under|with|by|assist\w*|help\w*|support\w*) (?:the |a |our |my )?|(?:deputy|assistant|vice|junior) )head of|took over|headed up|drove (?:the |an? )?(?:change|adoption|project|initiative|effort|transition|switch|move|rollout)|took charge of|at the helm of|under my (?:leadership|direction|command|lead)|held the reins of|hold the reins of|called the shots|(?<!(?:for|to|under|with|by|assist\w*|help\w*|support\w*) (?:the |a |our |my )?)(?:team|shift|project|crew|tech) (?:lead|leader)|leader of|(?:^|\bas (?:an? )?|\bwas (?:the |an? )?|\bam (?:the |an? )?)fore(?:man|woman|person)|(?:^|\bas (?:an? |the )?|\bwas (?:the |an? )?|\bam (?:the |an? )?)(?:co-)?(?:founder|initiator) of|promoted (?:\w+ ){0,5}to (?:an? )?(?:team|shift|project|crew|tech|section) (?:lead|leader)|chair(?:man|woman|person)? of|(?<!vice[- ])president of|captain of|boss of|hod|(?:was|as) (?:the )?(?:lead|leader|head))\b/,
    5,
  ],
  [
    /\bwatched (?:how|others|(?:\w+ )?(?:operations?|surger\w+|procedures?)|as|him|her|them|(?:the|a|my) (?:\w+ )?(?:surgeons?|doctors?|nurses?|chefs?|engineers?|teachers?|lawyers?|managers?|operations?|surgery|experts?)|(?:the|an?|my) \w+ (?:do|doing|work|working|perform|performing|make|making)|(?:the|an?|my) (?:trainer|teacher|manager|boss|chef|nurse|doctor|vet|surgeon|electrician|plumber|coach|engineer|lawyer|colleague)s? \w+)\b/,
    0,
  ],
  [/\b(?:served (?:on|as|in) (?:an?|the|our|my|one of)|sat on)\b/, 1.5],
  [/\bworked (?:on|in|as part of|with) (?:an?|the|our|my) (?:[\w-]+ )?(?:team|crew|group|squad)\b/, 1.5],
  [/\b(?:watched over|watch over|kept an eye on|keep an eye on)\b/, 4],
  [/\b(?:looked after|look after|took care of|take care of)\b/, 4],
  [
    /\b(?:under me|report(?:ed|s|ing)? (?:in |directly |straight )?to me|work(?:ed|s|ing)? (?:for|under) me|had the (?:final )?say|gave (?:the )?orders|told them what to do$|my (?:team|staff|crew)(?: of|(?=:))|answer(?:ed|s|ing)? to me|answer(?:ed|s|ing)? for the|my (?:part|job|task|role|area)(?: (?:in|on|of) (?:the|an?|our) [\w ]{2,24}?)? (?:was|is) (?!to (?:help|assist|support|shadow|watch))|(?:was|were|is|are) mine|(?<!under (?:the )?)(?:oversight|supervision|management) of|responsible for|accountable for|responsibility for|responsibilities? includ\w+)\b/,
    4.5,
  ],
  [
    /\b(?:part of (?:a|the|an)|member of|involved in|took part in|exposure to|exposed to|candidate for|(?<!\bmy )role in|sat in on|applied for|listened in|on (?:a|the) team|(?<!every |each )one of (?:the|\d+)|present at|pitched in|(?:gave|give|lent|lend) (?:[\w'-]+ ){1,3}a hand|gave input|had a say|gave (?:my )?(?:feedback|comments|opinions?) on|commented on|input (?:on|to|into)|lent a hand)\b/,
    1.5,
  ],
  [
    /\b(?:some|a bit of|a little|occasional) (?:help|support|assistance)\b|^(?:help|assistance) (?:for|with|to)\b/,
    1,
  ],
  [/\b(?:made|had|gave) (?:some |a few |many )?(?:suggestions?|ideas|proposals?)\b/, 2],
  [/\btook (?:the )?(?:minutes|notes)\b/, 2.5],
  [/\b(?:we (?:were|are)|incl(?:uding)? (?:me|myself))\b/, 2.5],
  [
    /\b(?:pass|hand|forward|refer|escalat|redirect|transfer|report)(?:ed|s|ing)? (?:[\w-]+ ){0,4}(?:to (?:the|my|a|an|our|his|her)|on|over|up)\b/,
    2.5,
  ],
  [/\b(?:alongside|together with|worked (?:closely )?with|working (?:closely )?with|as a team)\b/, 2.25],
  [
    /\b(?:started|began|set up|opened|created|founded|introduced|built|from scratch|kicked off|(?:got|get|getting) (?:[\w-]+ ){1,5}off the ground|put together|came up with|invented|designed|my (?:own )?idea)\b/,
    MADE,
  ],
];

/** Verbs of the top rung that say who began a thing rather than whom somebody led. */
export const BEGINNING = new Set(
  "found establish pioneer originate invent initiate launch institute co-found".split(" "),
);

/** Objects that make "manage" a rank. */
export const LED = new Set(
  "team staff employee people person nurse crew department division group volunteer intern worker member associate agent engineer developer technician assistant representative rep teacher student-teacher colleague personnel analyst cook server driver project program programme initiative organization company business branch unit squad committee contractor subcontractor trainee apprentice aide operation workforce strategy effort transition rollout lab laboratory shop store kitchen clinic office restaurant bar hotel studio farm warehouse bakery cafe café salon library gym garage pharmacy nursery pub canteen depot".split(
    " ",
  ),
);

/** Deeds of their own weight: said beside another, each needs its support. */
export const STRONG_DEEDS = new Set(
  "design develop build create lead launch implement program programme recruit train teach negotiate prescribe medicate diagnose invent plan architect found publish audit approve".split(
    " ",
  ),
);
