const NOTHING =
  /^(?:[-–.?/\s]*|n\/?a|n\.a\.?|none|nil|no|nope|nah|zero|0|nothing|idk|dunno|tbc|tbd|x+|pass|skip|unknown|unsure|various|varies|varied|depends|lots|loads|many|plenty|some|tons|a lot|a few|quite a few|quite a lot|enough|never counted)$/;
const PARTS = [
  // "don't know", "no idea", "not sure": whoever says so has no answer, whatever they say beside it.
  /^(?:(?:i|we|you) )?(?:really |honestly )?(?:don'?t|do not|didn'?t|did not|can'?t|cannot|couldn'?t|wouldn'?t|not) (?:really |actually )?(?:know|remember|recall|sure|certain|applicable|say|count|tell|have|use|any|keep track|recorded|counted|relevant)\b/,
  /^(?:i have |i've |i've got |got )?no (?:idea|clue|answer|figures?|number|numbers|system|tools?|result|results|change)\b/,
  /^(?:it |that |this )?(?:all )?(?:varies|varied|depends|depended|changes|changed a lot)\b/,
  /^(?:nothing|none|no one) (?:really|much|special|particular|in particular|that i know|i know|i can think|comes to mind|specific)\b/,
  /^(?:too many|more than i can|hard|impossible|difficult) to (?:count|say|tell)\b/,
  /^(?:i'?m |am )?(?:not|un)\s?sure\b/,
  /^(?:can'?t|cannot) think\b/,
  /^(?:lots|loads|plenty|tons|many|too many)(?: of (?:them|people))?$/,
];

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
