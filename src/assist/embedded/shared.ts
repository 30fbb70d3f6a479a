const PERSON =
  "(?:team|teams|group|friends?|mates?|classmates?|flatmates?|colleagues?|students?|brother|sister|cousin|dad|mum|mom|father|mother|uncle|aunt|wife|husband|partner|others|people|developers?|devs?|band|crew)";
const HELPED =
  /\b(?:i|and|was|only) (?:was |only )?(?:help(?:ed|ing)|assist(?:ed|ing))\b|\bmy part\b|\bi only did\b/i;
const TOGETHER = new RegExp(
  `\\b(?:we|us|ours)\\b|^our [\\w-]+|\\bour (?:team|group|band|crew)\\b|\\b(?:group|team|pair|class) (?:project|work)\\b|\\b(?:team|group) of (?:\\d|two|three|four|five|six)|\\b(?:with|w/|alongside|and) (?:(?:my|our|the|an?|one|two|three|four|five|six|\\d+) (?:other |best )?${PERSON}|friends|mates|classmates|colleagues|others)\\b|\\b${PERSON} (?:did|made|wrote|drew|built|coded|designed|does|makes)\\b`,
  "i",
);

/** How to lead a line that names a thing where others had a hand in it; null where nothing says so. */
export function sharedLead(line: string): string | null {
  if (HELPED.test(line)) return "contribute to";
  return TOGETHER.test(line) ? "collaborate on" : null;
}
