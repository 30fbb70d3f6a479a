const NOTHING =
  /^(?:[-–.?/\s]*|n\/?a|n\.a\.?|none|nil|no|nope|nah|zero|0|nothing|idk|dunno|tbc|tbd|x+|pass|skip|unknown|unsure|various|varies|varied|depends|lots|loads|many|plenty|some|tons|a lot|a few|quite a few|quite a lot|enough|never counted)$/;
const ASKED =
  "how (?:many|much|often|long)(?: [\\w']+){0,5}|the (?:exact )?(?:numbers?|figures?|amount|name)|an? (?:exact )?(?:number|figure|system|tool)|any(?:thing|more)?|any (?:figures|numbers|tools?|systems?|software)|one|it|them|that|these|those|tools|software|figures|numbers|systems?";
const FILLER =
  "sorry|really|tbh|to be honest|honestly|i'm afraid|exactly|for sure|at all|either|now|right now|offhand|off hand|off the top of my head|much|a lot|i think|with that|of that|for that|it was (?:a )?long (?:time )?ago|it was before my time";
/** What somebody says who has no answer. More than that beside it is one: "no change in sickness, but morale rose". */
const PARTS = [
  "(?:(?:i|we|you) )?(?:really |honestly )?(?:don'?t|do not|didn'?t|did not|can'?t|cannot|couldn'?t|wouldn'?t|not|never) (?:really |actually )?(?:know|remember|recall|sure|certain|applicable|say|count|tell|have|use|any|keep track|keep count|recorded|counted|relevant|measured?|track|think of)",
  "(?:i have |i've |i've got |got )?no (?:idea|clue|answer|figures?|number|numbers|system|tools?|result|results|change)",
  "(?:it |that |this )?(?:all )?(?:varies|varied|depends|depended|changes|changed a lot)(?: (?:by|on|from|with|each|every|day|week) (?:the )?(?:to )?(?:day|week|month|season|year|time of year|shift|job|client|customer|project|site|weather)| on (?:what|how|who|which)(?: [\\w']+){1,4})?",
  "(?:nothing|none|no one)(?: (?:really|much|special|particular|in particular|that i know(?: of)?|i know(?: of)?|(?:that )?i can think of|comes to mind|specific))+",
  "(?:too many|more than i can|hard|impossible|difficult) to (?:count|say|tell)",
  "(?:i'?m |am )?(?:not (?:really |too |entirely )?|un)sure",
  "(?:i )?(?:can'?t|cannot) think(?: of (?:any|anything|one))?",
  "(?:lots|loads|plenty|tons|many|too many)(?: of (?:them|people))?",
].map((part) => new RegExp(`^${part}(?: (?:of )?(?:${ASKED}))?(?:[,.;]? (?:${FILLER}))*$`));

/** Whether somebody who was asked says that they have nothing to say: no figure, no name, no result. */
export function isNoAnswer(answer: string): boolean {
  const plain = answer
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[\s.!,;]+$/, "")
    .replace(/^(?:um+|erm?|well|oh|sorry|honestly|hmm+)[\s,.]+/, "")
    .replace(/,? (?:sorry|really|tbh|to be honest|i'm afraid)$/, "")
    .trim();
  return NOTHING.test(plain) || (!/\d/.test(plain) && PARTS.some((part) => part.test(plain)));
}
