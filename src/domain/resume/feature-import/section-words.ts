import { resumeLanguages } from "../../resume-language/registry.ts";
import { SECTION_KEYS, type SectionKey } from "../../sections/registry.ts";
import { keysOf } from "./vocabulary.ts";

/** What the lines under a heading are: a section of a resume, how to reach the person, or something of its own. */
export type SectionKind = SectionKey | "contact" | "other";

/** Whole headings as people write them, in lower case without marks. */
const HEADINGS: Readonly<Record<Exclude<SectionKind, "other">, RegExp>> = {
  summary:
    /^(?:(?:my |professional |career |executive |personal |work |brief )*(?:summary|profile|objectives?|statement|overview|introduction|bio|biography|synopsis)(?: summary| statement)?|summary of (?:qualifications|experience)|about(?: me| myself)?|who i am|in (?:brief|short)|(?:a bit|a little|more|some(?:thing|words)?) about me|who am i|snapshot|my background|nice to meet you|in a nutshell|(?:professional |executive )?snapshot|(?:career|professional) (?:goal|aim)s?|what i(?:m| am) about|hello|at a glance)$/,
  experience:
    /^(?:(?:my |other |previous |past |recent |further |additional |relevant |selected |key |main |paid |full time |part time |professional |clinical |teaching |industry |practical |work |working |employment |career |job |kitchen |site |sea |military |research |nursing |legal |sales |volunteer and work )*(?:experiences?|work|works|history|employment|employments|employers|career|careers|jobs?|positions?(?: held)?|roles?|appointments?|placements?|internships?|assignments|engagements|journey|background)(?: history| record| to date| experience| so far| summary| highlights| and internships| and placements)?|what i(?:ve| have)? (?:done|did|do)(?: so far)?|where i(?:ve| have) (?:been|worked)|where i worked|my (?:path|story|track record)|track record|(?:jobs|posts|positions|roles) i(?:ve| have) (?:held|had|done)|my working life|my work so far|what i(?:ve| have) been doing|where i(?:ve| have) been working|employment chronicle|chronicle of employment|(?:current|present) (?:position|role|post|job|employment)|earlier (?:work|career|roles|jobs)|(?:work|employment|career) (?:details|particulars|timeline|chronology)|occupational history|where (?:ive|i have) earned my keep|on the job|places i(?:ve| have) worked|life at work|in work|service record|(?:sea|military|naval|army) service|practice)$/,
  education:
    /^(?:(?:my |formal |further |higher |academic |general |school |educational |professional |college |university )*(?:education|schooling|school|schools|studies|study|academics|qualifications?|degrees?|learning|background|(?<=academic |educational )credentials)(?: and (?:training|qualifications?|professional development|courses|studies|development|apprenticeship))?(?: background| history| record| details| qualifications?)?|where i(?:ve| have)? (?:learned|learnt|studied|trained|went to school)(?: it| my trade)?|how i trained|what i(?:ve| have)? (?:learned|learnt|studied)|(?:college|school|university) and (?:college|school|university)|educational attainment|academia|academic (?:history|record|profile|achievements?)|scholastics?(?: (?:record|profile))?|training and (?:education|qualifications)|schools attended|what i studied|apprenticeship(?: and training)?)$/,
  skills:
    /^(?:(?:my |key |core |main |technical |professional |personal |relevant |other |additional |soft |hard |computer |it |digital |practical |clinical |culinary |trade |transferable |special |job |software |design |language and |areas of |lab |laboratory |hands on |work |strengths and )*(?:skills?|skill ?set|competenc(?:e|es|y|ies)|expertise|strengths?|abilities|tools|toolbox|toolkit|technologies|tech(?:nologies)? stack|stack|proficiencies|capabilities|know ?how|specialties|specialities|software|equipment|machines|machinery|techniques|knowledge|qualities|systems)(?: and (?:tools|technologies|abilities|competenc(?:e|es|ies)|expertise|software|strengths|equipment|knowledge|interests|methods|systems|machines|techniques))?(?: summary| profile| matrix)?|what i(?:m| am) good at|what i (?:can do|know|bring|use|work with)|good at|things i(?:m| am) good at|i can|tools of the trade|technical(?: proficiency| summary)?)$/,
  projects:
    /^(?:(?:my |personal |selected |side |key |academic |recent |notable |open source |major |research |sample |final year |student |featured )*(?:projects?|portfolio|things i(?:ve| have)? (?:made|built)|what i(?:ve| have)? (?:made|built)|case studies|selected work|works)(?: undertaken| work| experience| details)?)$/,
  certifications:
    /^(?:(?:my |professional |other |trade |safety |current |relevant |industry |additional |driving )*(?:certifications?|certificates?|certs|licen[cs]es?|licensure|tickets?|cards|accreditations?|registrations?|credentials|permits|short courses|courses|trainings?|seminars|workshops|seminars and (?:trainings?|workshops)|(?:trainings?|workshops) and seminars|eligibilit(?:y|ies)|professional bod(?:y|ies)|endorsements|memberships?|affiliations|cpd|continuing education|professional development)(?: (?:and|or) (?:certifications?|certificates|licen[cs]es|licensure|tickets|courses|training|cards|registrations?|memberships|accreditations?|credentials|qualifications|permits|affiliations))*(?: held| attended| completed)?)$/,
  languages:
    /^(?:(?:my |foreign |spoken )?(?:languages?|tongues)(?: skills| spoken| known| proficiency| i speak)?|i speak|linguistic skills)$/,
  volunteering:
    /^(?:(?:my )?(?:volunteering|volunteer|voluntary|unpaid)(?: work| experience| activities| roles?| service| positions?)?|community(?: work| service| involvement| engagement| roles?| activities)?|giving back|(?:charity|social|civic) (?:work|engagement|service)|helping out|(?:student |university |college )?(?:clubs|societies|committees)(?: and (?:clubs|societies|committees|activities))?|volunteering and community(?: work)?|community and volunteering|extra ?curricular(?: activities)?|leadership and service)$/,
  awards:
    /^(?:(?:my |key |academic |professional |career |selected )*(?:awards?|honou?rs|prizes|scholarships|distinctions|recognition|achievements?|accomplishments)(?: and (?:awards|honou?rs|prizes|scholarships|achievements|recognition|grants|distinctions|fellowships))*)$/,
  publications:
    /^(?:(?:my |selected |recent |peer reviewed |journal |list of |key )*(?:publications?|papers|articles|writing|books|presentations|conference papers|talks|patents)(?: and (?:presentations|talks|papers|patents|conferences|posters))?)$/,
  interests:
    /^(?:(?:my |personal |other |special )*(?:interests?|hobbies|hobby|pastimes|leisure|activities)(?: and (?:interests|hobbies|activities|pastimes|achievements))*|outside (?:of )?work|(?:in )?my (?:spare|free|own) time|what i (?:enjoy|love|like)(?: doing)?|things i (?:enjoy|love|like)|for fun|life outside work|my (?:life|journey) outside (?:of )?work|when i(?:m| am) not at work|just for fun|spare time|free time|when i(?:m| am) not working|away from work|off duty|off shift|off the clock|beyond work|after hours|outside the office)$/,
  references:
    /^(?:(?:my |professional |personal |character )*(?:references?|referees?)(?: available.*)?|people who know my work|who to ask|who can vouch for me|recommendations|testimonials|references? (?:and|&) referees?)$/,
  contact:
    /^(?:(?:my )?contact(?: me| details?| info| information)?|get in touch|reach me|how to reach me|find me(?: online)?|say hello|where to find me|links|online|address|coordinates|on the web|social|profiles)$/,
};

/** Words that, anywhere in a heading, say what stands below it. */
const KEYWORDS: readonly (readonly [SectionKind, RegExp])[] = [
  ["interests", /outside|away from|spare time|free time|not (?:at work|working)|beyond|\b(?:enjoy|love)\b/],
  ["volunteering", /volunt|charit|communit|societ|\bclubs?\b/],
  ["references", /referee|references/],
  ["certifications", /certif|licen[cs]e|ticket|accredit|training|courses|membership|registration/],
  ["education", /educat|school|stud(?:y|ies|ied)|academ|qualif|learn|universit|degree/],
  ["languages", /languages/],
  ["publications", /publication|papers|conference/],
  ["awards", /award|honou?rs|prize|achievement/],
  ["projects", /project|portfolio|\b(?:made|built|making)\b/],
  ["skills", /skill|competen|expert|tools|strength|technolog|software|\bgood (?:at|with)\b/],
  [
    "experience",
    /experience|employ|\bwork|career|teaching|\bjobs?\b|\bheld\b|practice|\bjobs?\b|journey|history|position|internship|\brole|appointment|\bservice\b/,
  ],
  ["interests", /interest|hobb/],
  ["summary", /profile|summary|objective|about|highlights|facts/],
  ["contact", /contact/],
];

/** Nouns that say what stands below a heading that ends with them, whatever stands before: "Kitchen skills", "Academic appointments". */
const NOUNS: Readonly<Partial<Record<SectionKind, string>>> = {
  experience:
    "experience experiences employment employments career jobs job positions posts roles appointments placements placement internships internship assignments contracts deployments voyages gigs engagements traineeships",
  education:
    "education schooling school schools studies degrees academics qualifications qualification diplomas schooldays",
  skills:
    "skills competencies competences competencias expertise tools toolbox toolkit technologies software proficiency proficiencies abilities programs programmes apps equipment machinery machines systems techniques methods stack instruments knowledge",
  projects: "projects portfolio builds productions commissions",
  certifications:
    "certifications certificates certs licences licenses licence license tickets cards accreditations registrations registration permits courses training trainings memberships membership affiliations credentials endorsements admissions inductions clearances checks qualifs",
  languages: "languages",
  volunteering: "volunteering",
  awards:
    "awards award honours honors prizes scholarships grants fellowships funding bursaries recognition achievements distinctions medals",
  publications: "publications papers articles presentations talks patents books",
  interests: "interests hobbies pastimes",
  references: "references referees",
  summary: "summary profile objective overview",
};
const KIND_OF_NOUN: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(NOUNS).flatMap(([kind, nouns]) =>
    nouns.split(" ").map((noun) => [noun, kind as SectionKind] as const),
  ),
);

const LONGEST = 48;

function plainHeading(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[’'`]/g, "")
      .replaceAll("&", " and ")
      .replace(/\+/g, " and ")
      .replace(/[^\p{L}\p{M}]+/gu, " ")
      // "E X P E R I E N C E" is one word with room between its letters.
      .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(" ", ""))
      .trim()
  );
}

let foreign: ReadonlyMap<string, SectionKind> | null = null;

/** The titles that the languages of a resume have for their sections, and other usual ones. */
function foreignHeadings(): ReadonlyMap<string, SectionKind> {
  foreign ??= new Map<string, SectionKind>([
    ...resumeLanguages.flatMap(({ titles }) =>
      SECTION_KEYS.map((key) => [plainHeading(titles[key]), key] as const),
    ),
    ...Object.entries(USUAL).flatMap(([kind, words]) =>
      words.split("|").map((word) => [plainHeading(word), kind as SectionKind] as const),
    ),
  ]);
  return foreign;
}

const USUAL = {
  summary:
    "profil|kurzprofil|über mich|zusammenfassung|à propos|profil professionnel|perfil|perfil profesional|sobre mí|resumo|resumo profissional|objetivo|o mnie|profil zawodowy|profilo|profiel|profil personnel|podsumowanie",
  experience:
    "berufserfahrung|beruflicher werdegang|berufspraxis|praktische erfahrung|werdegang|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|doświadczenie|doświadczenie zawodowe|esperienza|esperienze lavorative|esperienza professionale|werkervaring|arbeidserfaring|arbetslivserfarenhet|erhvervserfaring|praktika",
  education:
    "ausbildung|bildung|bildungsweg|schulbildung|studium|schule|formation|formations|éducation|diplômes|études|educación|formación|formación académica|estudios|educação|formação|formação acadêmica|escolaridade|edukacja|wykształcenie|istruzione|istruzione e formazione|formazione|opleiding|opleidingen|utdanning|utbildning|uddannelse",
  skills:
    "kenntnisse|fähigkeiten|kompetenzen|edv kenntnisse|it kenntnisse|compétences|savoir faire|informatique|habilidades|competencias|conocimientos|competências|umiejętności|kompetencje|competenze|capacità e competenze|vaardigheden|ferdigheter|kompetens|færdigheder",
  languages: "sprachen|sprachkenntnisse|langues|idiomas|línguas|języki|języki obce|lingue|talen|språk|sprog",
  certifications:
    "zertifikate|weiterbildung|weiterbildungen|fortbildungen|führerschein|certifications|certificats|certificaciones|cursos|certificações|certyfikaty|kursy|szkolenia|certificazioni|permis|patente|habilitations|permis de conduire|führerscheine|carnets|uprawnienia|licencias|licenças",
  volunteering:
    "ehrenamt|ehrenamtliches engagement|engagement|bénévolat|voluntariado|wolontariat|volontariato|vrijwilligerswerk|frivillig",
  projects: "projekte|projets|proyectos|projetos|projekty|progetti|projecten",
  interests:
    "interessen|hobbys|hobbies|centres d'intérêt|loisirs|intereses|aficiones|interesses|zainteresowania|interessi|interesser",
  references: "referenzen|références|referencias|referências|referencje|referenze|referenties",
  awards: "auszeichnungen|prix|premios|prêmios|nagrody|premi",
  publications:
    "publikationen|veröffentlichungen|publications|publicaciones|publicações|publikacje|pubblicazioni",
  contact: "kontakt|kontaktdaten|coordonnées|contacto|contato|contatti",
} as const satisfies Partial<Record<SectionKind, string>>;

export interface HeadingWords {
  readonly kind: SectionKind;
  /** Whether the whole line is a heading that people write, and not only a word of it. */
  readonly sure: boolean;
  /** Whether it ends with a noun that headings end with. */
  readonly likely?: boolean;
  /** "Tools and tickets": what stands below it is of two kinds, or of either. */
  readonly also?: SectionKind;
}

/** Headings of sections that no kind of ours has. */
const OTHERS =
  /^(?:personal (?:details?|information|data|particulars|info|profile details)|particulars|declaration|bio ?data|additional information|other information|other|miscellaneous|further information|availability|notes|personliche daten|persönliche daten|dane osobowe|datos personales|informations? (?:personnelles?|complémentaires?)|dados pessoais|work authori[sz]ation|right to work|visa status|security clearance|service)$/;

/** Courses have their place among studies where the heading says so. */
const COURSES = / and (?:training|courses|professional development|development)$/;

/** What a heading says that stands below it; null where its words say nothing. */
export function headingWords(text: string): HeadingWords | null {
  if (text.length > LONGEST || !/\p{L}{2}/u.test(text) || /[@\d]/.test(text)) return null;
  const plain = plainHeading(text);
  if (OTHERS.test(plain)) return { kind: "other", sure: true };
  for (const [kind, pattern] of Object.entries(HEADINGS))
    if (pattern.test(plain))
      return {
        kind: kind as SectionKind,
        sure: true,
        ...(kind === "education" && COURSES.test(plain) && { also: "certifications" as const }),
      };
  const titled = foreignHeadings().get(plain);
  if (titled) return { kind: titled, sure: true };
  const parts = plain.split(/ (?:and|or|und|et|y|e|i|en|og|och) /);
  const two = parts.length === 2 ? twoKinds(parts) : null;
  if (two) return two;
  const noun = nounKind(plain);
  if (noun) return { kind: noun, sure: false, likely: true };
  if (keysOf(plain).length > 5) return null;
  const weak = KEYWORDS.find(([, pattern]) => pattern.test(plain));
  return weak ? { kind: weak[0], sure: false } : null;
}

/** "Skills & Languages": each part is a heading, and the first names the section. */
function twoKinds(parts: readonly string[]): HeadingWords | null {
  const [one, other] = parts.map((part) => {
    const words = headingWords(part);
    return words?.sure || words?.likely ? words : null;
  });
  if (!one || !other || one.kind === "other") return null;
  const isSure = one.sure && other.sure;
  return {
    kind: one.kind,
    sure: isSure,
    ...(!isSure && { likely: true }),
    ...(one.kind !== other.kind && { also: other.kind }),
  };
}

function nounKind(plain: string): SectionKind | null {
  const words = plain.split(" ");
  const kind = words.length <= 4 ? KIND_OF_NOUN.get(words.at(-1) ?? "") : undefined;
  // "Programming languages" are tools.
  if (kind === "languages" && /program|comput|coding|markup|script/.test(plain)) return "skills";
  return kind ?? null;
}
