/** Words for an effect, in groups that support each other. One in a suggestion needs one of its group in the source. */
export const EFFECTS: readonly string[] = [
  "increase boost grow raise expand maximize lift gain rise higher more bigger growth double triple quadruple up uplift climb scale surge exceed added",
  "reduce cut decrease lower minimize eliminate shrink shorten save fewer less shorter drop fall fell down halve trim decline curb slash remove lessen mitigate dropped end ended stopped prevent avoid",
  "improve enhance strengthen optimize streamline refine upgrade modernize better easier simplify elevate perfect smoother cleaner fix improvement clearer faster quicker revamp revitalize smooth organized tidier fixed",
  "accelerate expedite speed faster quicker quick sooner shorter hasten fast shorten sped",
  "achieve exceed surpass outperform attain beat reach hit met meet top accomplish",
  "earn win award recognize promote recognition praise commend named honored voted chosen selected rewarded won winner",
  "prevent avoid stop protect mitigate fewer ended",
];

/** Things that people claim to have changed. The words of one line support each other. */
export const RESULTS: readonly string[] = [
  "revenue sales income turnover earnings",
  "profit profitability margin profits",
  "cost costs expense expenses savings spend spending overhead saved saving money cheaper",
  "efficiency efficient efficiently productivity productive throughput faster quicker streamlined output",
  "satisfaction satisfied happy happier csat nps complaint complaints loyalty feedback ratings reviews pleased",
  "retention retain retained attrition churn turnover stayed kept",
  "engagement engaged participation involvement",
  "growth grew grow grown increase",
  "accuracy accurate accurately error errors mistake mistakes precise precision correct correctly error-free",
  "quality defect defects standards",
  "morale motivation culture",
  "downtime uptime outage outages reliability reliable availability crash crashes",
  "performance speed faster latency slow quicker load",
  "turnaround wait waiting waits lead-time delays delay backlog late",
  "compliance compliant regulations regulatory regulation standards rules policy policies law hipaa osha gdpr sox code codes guidelines",
  "safety safe safely accident accidents incident incidents injury injuries hazard hazards",
  "waste scrap spoilage leftovers shrinkage shrink",
  "conversion conversions conversion-rate leads converted",
  "traffic visitors visits views",
  "awareness visibility brand exposure reach",
  "outcomes results recovery scores grades attainment",
  "collaboration teamwork communication",
  "trust rapport relationships relationship",
  "experience experiences",
  "scalability scalable scale",
  "security secure secured breach vulnerabilities vulnerability",
  "success successful successes",
  "innovation innovative innovations",
  "adoption adopted uptake",
  "deadline deadlines on-time timely schedule late overdue prompt promptly",
  "budget under-budget",
  "market-share share",
  "roi return",
  "bottlenecks bottleneck",
  "excellence exceptional outstanding excellent",
  "impact impactful",
  "continuity disruption disruptions interruptions uninterrupted",
  "consistency consistent",
];

/** After one of these, a text tells what came of it. */
export const OUTCOME_MARKERS =
  /\b(?:(?:which |that |and |thereby |thus )?(?:result(?:ing|ed) in|lead(?:ing)? to|led to|contribut(?:ing|ed) to|translat(?:ing|ed) (?:in)?to|culminat(?:ing|ed) in)|thereby|thus|so that|in turn|enabling|allowing|ensuring|to ensure|driving|yielding|fostering|promoting|guaranteeing|making sure|earning|winning|securing|generating|delivering|achieving|exceeding|saving|freeing|preventing|empowering|creating|facilitating|supporting|strengthening|helping|giving|providing|bringing|restoring|building|keeping|maintaining|raising|setting)\b/gi;

/** Set phrases of success, each with what in the source would support it. */
export const PRAISE: readonly [said: RegExp, supported: RegExp][] = [
  [/\bahead of (?:schedule|time|deadline)\b/i, /\b(?:ahead of|early|before (?:the )?deadline)\b/i],
  [/\b(?:on[- ]time|on schedule|by deadline|to deadline)\b/i, /\b(?:on[- ]time|deadlines?|schedule|late|prompt\w*|timely)\b/i],
  [/\b(?:under|within|on) budget\b/i, /\bbudget\b/i],
  [/\b(?:error-free|zero (?:errors|defects)|flawless(?:ly)?|without (?:errors?|incidents?))\b/i, /\b(?:error|mistake|incident|flaw|defect|no problems)/i],
  [/\b(?:award-winning|best-in-class|world-class|industry-leading|top-performing|top-rated|renowned|acclaimed|cutting-edge|state-of-the-art)\b/i, /\b(?:award|best|top|leading|world|won|new)\b/i],
  [/\bproven (?:track record|ability|success|record)\b/i, /\bproven\b/i],
  [/\btrack record\b/i, /\btrack record\b/i],
  [/\bexceed(?:ed|ing)? (?:expectations|targets|goals|quotas?)\b/i, /\b(?:exceed|beat|above|over|surpass|top|past)\w*\b/i],
];
