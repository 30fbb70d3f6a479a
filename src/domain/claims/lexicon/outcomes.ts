/** Words for an effect: "claims : what else supports them". A claim needs one word of its line in the source. */
export const EFFECTS: readonly string[] = [
  "increase boost grow maximize higher greater growth uplift surge scale expand elevate : raise lift gain rise more bigger double triple quadruple up climb exceed added rose",
  "eliminate eradicate : no none never nobody nothing zero without stop stopped end ended remove removed rid gone get-rid all",
  "reduce decrease lower minimize shrink fewer curb slash lessen mitigate shorten cheaper : cut save less shorter drop fall fell down halve trim decline remove dropped end ended stopped prevent avoid no without bring never nobody none zero stop",
  "improve enhance strengthen optimize streamline refine modernize perfect improvement revitalize transform better stronger : happier satisfied nicer upgrade easier simplify smoother cleaner fix clearer faster quicker revamp smooth tidier fixed fewer less rose went redesign rework",
  "accelerate expedite faster quicker hasten : speed quick sooner shorter fast shorten sped cut",
  "achieve attain : grew growth gpa rating got get receive received gain earn score scored result grade mark success",
  "achieve attain : beat reach hit met meet top accomplish above over pass win exceed surpass outperform",
  "exceed surpass outperform : beat top above over pass win past ahead more",
  "earn recognize award : rating rated did doctorate degree scholarship prize grant fellowship medal pay paid win promote recognition praise commend named honored voted chosen selected rewarded won winner got gained",
  "win : won get got gain obtain close sign award earn bring prize first place beat succeed back came bought",
  "secure : get got gain obtain close sign land win lock security safe guard fix fasten protect alarm",
  "approve authorize authorise : decide decided approval okay okayed sign signed authorisation authorization",
  "advise counsel : advice talk talked spoke speak spoken offer offered right recommend suggest consult guide tell told inform help explain guidance answer",
  "prevent avoid mitigate safeguard : not dont don't doesn't stop protect fewer ended no without nothing nobody none never less",
  "ensure guarantee : nothing nobody never no none make sure check keep maintain responsible",
  "calm pacify soothe placate : calm quiet settle down",
  "invent : invention idea came new made designed developed created",
  "present : presentation presentations talk talks talked spoke show showed slides pitch pitched gave demo demonstrate explain lecture lectured deliver poster speak display",
  "control : responsible charge manage ran oversee checked monitor inspect check keep kept watch direct",
  "diagnose prescribe : diagnosis prescription diagnostic doctor treat find found fault faults troubleshoot identify",
  "elect : voted vote chosen election became named",
  "publish : paper papers article articles blog post posts posted newsletter magazine publication print printed online uploaded journal put book content wrote social",
  "finalise finalize : finish finished final complete completed close closed end done",
  "persuade convince : got agree agreed accept accepted won talked",
  "pass : cleared finding findings passed exam exams result results certified qualified got",
  "solve resolve : fix handle deal sort settle answer address repair clear",
];

/** Things that people claim to have changed, in the same form. */
export const RESULTS: readonly string[] = [
  "revenue turnover : sales earnings income",
  "profit profitability margin margins profits",
  "savings : cost costs expense expenses spend spending overhead saved saving money cheaper save",
  "efficiency productivity throughput : efficient productive faster quicker streamlined output efficiently time hours",
  "satisfaction csat nps loyalty : satisfied happy happier complaint complaints feedback ratings reviews pleased survey score",
  "retention attrition churn : retain retained turnover stayed stay kept left renewals renewed",
  "engagement involvement : engaged participation participate",
  "growth : grew grow grown increase",
  "accuracy precision : right wrong accurate accurately error errors mistake mistakes precise correct correctly",
  "morale motivation",
  "downtime uptime reliability availability stability : outage outages reliable crash crashes stable",
  "latency : speed faster slow quicker load response ms",
  "turnaround : wait waiting waits delays delay backlog late fast",
  "compliance compliant : regulations regulatory regulation standards rules policy policies law hipaa osha gdpr sox code codes guidelines comply protocol rule",
  "safety : safe safely accident accidents incident incidents injury injuries hazard hazards",
  "waste : trash rubbish garbage litter bins bin scrap spoilage leftovers shrinkage shrink thrown",
  "conversion conversions : converted convert leads",
  "awareness visibility reputation : brand exposure reach known",
  "recovery attainment : outcomes results scores grades recovered recover",
  "teamwork : team together collaboration",
  "trust rapport relationships : touch contact liaise relationship know accounts",
  "scalability : scalable scale",
  "breach vulnerabilities : security secure",
  "success successes : successful won pass passed",
  "adoption : adopted uptake adopt",
  "deadlines : deadline on-time timely schedule late overdue prompt promptly time",
  "winner champion medal medalist medallist : won win first place prize",
  "finalist runner-up : second 2nd final finals finalist finalists won place",
  "roi : return",
  "bottlenecks bottleneck",
  "excellence : exceptional outstanding excellent",
  "impact impactful",
  "continuity disruption disruptions : interruptions uninterrupted interrupted",
  "liability risk risks : liable risky hazard",
  "competitiveness advantage",
  "workload : work",
  "wellbeing well-being comfort : comfortable",
  "confidence : confident",
  "transparency alignment clarity",
  "demand",
  "popular acclaimed sought-after in-demand well-received best-selling bestselling high-performing renowned successful highly-rated profitable profitably : success won favourite favorite liked loved profit",
];

/** After one of these, a text tells what came of it. */
export const OUTCOME_MARKERS =
  /\b(?:(?:which |that |and |thereby |thus )?(?:result(?:ing|ed) in|lead(?:ing)? to|led to|contribut(?:ing|ed) to|translat(?:ing|ed) (?:in)?to|culminat(?:ing|ed) in)|thereby|thus|so that|in turn|enabling|allowing|ensuring|to ensure|driving|yielding|fostering|promoting|guaranteeing|making sure|earning|winning|securing|generating|delivering|achieving|exceeding|saving|freeing|preventing|empowering|speeding up|creating|facilitating|supporting|strengthening|helping|giving|providing|bringing|restoring|building|keeping|maintaining|raising|setting)\b/gi;

/** Set phrases of success, each with what in the source would support it. */
export const PRAISE: readonly [said: RegExp, supported: RegExp][] = [
  [
    /\b(?:ahead of (?:schedule|time|(?:the |its )?deadlines?)|before (?:the )?deadlines?)\b/i,
    /\b(?:ahead of|earl(?:y|ier)|before (?:the )?deadline|sooner|deadline was)\b/i,
  ],
  [
    /\b(?:on[- ]time|on schedule|by deadline|to deadline)\b/i,
    /\b(?:on[- ]time|deadlines?|schedule|late|prompt\w*|timely)\b/i,
  ],
  [
    /\bin (?:senior |middle )?management\b|\bmanagement (?:experience|position|role|career)\b/i,
    /\b(?:manag|supervis|head|direct|lead|led\b|in charge|ran\b|run\b)/i,
  ],
  [/\b(?:under|within|on) budget\b/i, /\bbudget\b/i],
  [
    /\bon track (?:for|to)\b/i,
    /\b(?:on track|on course|predicted|expect\w*|average\w*|so far|heading|hope|aim\w*)\b/i,
  ],
  [
    /\bfluent(?:ly)?\b/i,
    /\b(?:fluen\w*|native|bilingual|mother tongue|first language|c1|c2|proficien\w*|perfect\w*)\b/i,
  ],
  [
    /^(?:highly )?experienced\b/i,
    /\b(?:experience\w*|years?|yrs?|months?|since|seasoned|long|decades?)\b|\b(?:19|20)\d\d\b/i,
  ],
  [
    /\b(?:award-|prize-)?winning\b/i,
    /^(?!.*\b(?:submitted|entered|entry|entries|nominat|shortlist|applied|finalist)).*\b(?:award|prize|medal)|\b(?:won|wins?|winning|winners?|first|1st|gold|champion\w*|awarded)\b/is,
  ],
  [
    /\b(?:error-free|zero (?:errors|defects)|flawless(?:ly)?|without (?:errors?|incidents?))\b/i,
    /\b(?:error|mistake|incident|flaw|defect|no problems)/i,
  ],
  [
    /\b(?:award-winning|best-in-class|world-class|industry-leading|top-performing|top-rated|renowned|acclaimed|cutting-edge|state-of-the-art)\b/i,
    /\b(?:award|best|top|leading|world|won|new)\b/i,
  ],
  [
    /\b(?:strong|excellent|great|positive|outstanding|exceptional|impressive|remarkable|measurable|significant) (?:results?|success|outcomes?|feedback|performance|growth|reviews|impact)\b/i,
    /\b(?:results?|success\w*|feedback|reviews?|grew|growth|good|best|praise\w*|rated?|ratings?)\b/i,
  ],
  [
    /\b(?:top|best|leading|number one|no\. 1|#1)[- ](?:seller|performer|producer|sales\w*|student|agent|employee|team)\b/i,
    /\b(?:top|best|first|leading|1st|number (?:one|1)|no\.? 1|won)\b|#\s?1 (?:[a-z]+ )?(?:sell|sales|rep|performer|agent|student|in\b)/i,
  ],
  [
    /\b(?:new|repeat|additional|more) (?:business|revenue|sales|leads|opportunities)\b/i,
    /\b(?:business|revenue|sales|leads|deals?|clients?|customers?) ?(?:new|up|came|grew|won)?|\b(?:won|new|more|repeat|sold)\b/i,
  ],
  [/\bto (?:the|a|an) (?:highest|high|excellent|exacting) standards?\b/i, /\bstandards?\b/i],
  [
    /\b(?:high|large|great) (?:volumes?|quantit(?:y|ies)|amounts?|numbers?)\b/i,
    /\b(?:busy|lots?|many|tons|loads|heaps|plenty|masses|hundreds|thousands|volumes?|numbers?|large|high|\d{3,})\b|\d,\d{3}|\dk\b/i,
  ],
  [/\bunanimous(?:ly)?\b/i, /\b(?:unanimous\w*|all|everyone|everybody|each)\b/i],
  [
    /\bsold out\b/i,
    /\b(?:sold out|all|every|everything|nothing left|none left|no (?:stock|tickets|seats))\b/i,
  ],
  [/\bfull coverage\b/i, /\b(?:full|coverage|covered|all|100|every)\b/i],
  [/\b(?:at all times)\b/i, /\b(?:all times|always|24|clock|every|day and night|never)\b/i],
  [
    /\bin (?:full |strict )?(?:line|accordance|compliance|keeping) with\b|\bto (?:[a-z]+ )?(?:specifications?|regulations|code|standards?)\b/i,
    /\b(?:line|accordance|complian\w*|comply|keeping|spec\w*|regulat\w*|code|standards?|rules?|guidelines?|laws?|polic(?:y|ies)|protocols?|procedures?|plans?)\b/i,
  ],
  [/\bproven (?:track record|ability|success|record)\b/i, /\bproven\b/i],
  [/\btrack record\b/i, /\btrack record\b/i],
  [/\btook (?:the )?initiative\b/i, /\b(?:initiative|own idea|unasked|on my own)\b/i],
  [/\bwidely[- ](?:read|used|shared|known|praised|adopted)\b/i, /\b(?:widely|many|lots?)\b/i],
  [
    /\bexceed(?:ed|ing)? (?:expectations|targets|goals|quotas?)\b/i,
    /\b(?:exceed|beat|above|over|surpass|top|past)\w*\b|\b1\d\d(?:\.\d+)? ?(?:%|percent|per cent)/i,
  ],
];
