import type { SectionKey } from "../../sections/registry.ts";

const WORDS: readonly (readonly [SectionKey, RegExp])[] = [
  ["summary", /^(?:professional |career |executive )?(?:summary|profile|objective)$|^about(?: me)?$/],
  [
    "experience",
    /^(?:(?:work|professional|relevant|employment|career) )?(?:experience|history)$|^employment$|^work experience and internships$/,
  ],
  ["education", /^education(?: and training)?$|^academic (?:background|history)$/],
  [
    "skills",
    /^(?:(?:technical|key|core|professional) )?(?:skills|competencies|competences)$|^technologies$|^skills and tools$/,
  ],
  ["projects", /^(?:(?:personal|selected|side|key|open-source) )?projects$/],
  [
    "certifications",
    /^(?:certifications?|certificates|licenses|licences)(?: and (?:certifications|licenses|licences|courses))?$/,
  ],
  ["languages", /^languages?(?: skills)?$/],
  [
    "volunteering",
    /^(?:volunteering|volunteer (?:work|experience)|voluntary work|community (?:service|involvement))$/,
  ],
  ["awards", /^(?:awards?|honou?rs)(?: and (?:awards|honou?rs|prizes|scholarships))?$/],
  ["publications", /^(?:(?:selected|recent) )?publications$/],
  ["interests", /^(?:(?:personal )?interests|hobbies)(?: and (?:interests|hobbies))?$/],
  ["references", /^references?$|^referees$/],
];

const LONGEST = 40;

/** The section that a line opens, by the usual words for it; null for any other line. */
export function headingOf(line: string): SectionKey | null {
  if (line.length > LONGEST) return null;
  const words = line
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L} -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
