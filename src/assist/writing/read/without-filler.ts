/** Words that say nothing, and what says the same in fewer. Each row holds by itself; "also", "really" and "various" tell something. */
const FILLER: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^(?:(?:so|well|basically|basicly|obviously|also),? )+(?=\S)/i, ""],
  [/(?<!\b(?:not|never)|n't),? \b(?:lol|haha|tbh|to be honest)(?=$|[,.;)]| (?:and|but)\b)/gi, ""],
  [/(?<!\b(?:not|never)|n't) (?:basically|basicly|actually|obviously|literally)(?= [a-z])/gi, ""],
  [/,? (?:and )?(?:etc|ect)\b\.?(?=$|[,;)]| and\b)/gi, ""],
  [/,? and (?:stuff|so on|so forth|all that|whatnot)(?=$|[,.;)])/gi, ""],
  [/\bin order to\b/gi, "to"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bon a (dai|week|month)ly basis\b/gi, "$1ly"],
];

export function withoutFiller(text: string): string {
  return FILLER.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text).trim();
}
