/** Words that make a line the heading of a section, by the section that they open. */
export const HEADING_WORDS = {
  nice: `nice nice-to-have nice-to-haves bonus bonuses plus pluses preferred preferable desired desirable optional ideally ideal
  better extra advantage advantages advantageous helpful helps help apart stand-out beneficial`,
  other: `benefits benefit perks perk offer offers offering us company culture mission values story equal opportunity opportunities
  eeo physical environment property diversity inclusion compensation salary pay pays wage wages why apply applying application schedule hours shift shifts location
  package rewards love employer disclaimer privacy statement history awards statements organisation organization`,
  duties: `responsibilities responsibility duties duty tasks task do doing role job position description summary functions
  function overview day-to-day accountabilities assignment work`,
  must: `requirements requirement required requires require must must-have must-haves need needs needed qualifications qualification
  qualified skills skill bring have haves has essential essentials minimum looking look profile background experience education
  certifications certification licensure licenses licences license know expect competencies competences criteria seek seeking want stack knowledge
  abilities expertise credentials training`,
} as const;

/** Words that stand around those. */
export const HEADING_FILLERS = `what what's whats who who's you you'll you're you've youll your we we're we'll were the a an to in it it's
its for if is are and or of our this that will be would also even wanted about on points big key main core technical professional other
general basic more with things overview join set make credit good great here here's specific additional personal people ask day should
someone person candidate ideal essential primary major tech technology make makes makes-you stand out might fit right succeed love hear from does like typical look`;
