import type { Resume } from "../../src/domain/resume/resume.ts";
import { textsOf } from "../../src/domain/sections/line.ts";
import { type GivenResume, resumeOf } from "./given-resume.ts";
import type { VariedResume } from "./varied-resumes.ts";

/** What the further fields say. */
interface Lexicon {
  readonly places: readonly string[];
  readonly people: readonly string[];
  readonly words: readonly string[];
  readonly sentences: readonly string[];
  readonly houses: readonly string[];
  readonly subjects: readonly string[];
  readonly grades: readonly string[];
  readonly titles: readonly string[];
  readonly levels: readonly string[];
  /** Until when something holds. */
  readonly ends: readonly string[];
}

const PLACES = ["Leeds, United Kingdom", "Kraków", "Remote", "São Paulo"];
const LINKS = [
  "example.org/projects/falls-register",
  "https://www.example.com",
  "doi.example.org/10.1000/182",
];
const PEOPLE = ["Anna Smith", "José Ñúñez", "Zoë Müller-Ångström", "Bo Li"];
const DATES = ["2021", "Jun 2023", "March 2019", "2015"];
const PERIODS = ["2019 – 2021", "Mar 2021 – Present", "2016", "Sep 2015 – Jun 2017"];
const WORDS = ["Pharmacology", "Research methods", "CI/CD", "R", "C++", "Ward rounds", "Statistics I and II"];
const SENTENCES = [
  "For the falls register, which two hospitals use today.",
  "Ran the night shelter's first-aid desk for 30 guests a night and trained nine others to do so.",
  "Fewer falls where reports were read aloud; the effect held for three years on all four wards.",
  "Sees what others miss, and says so kindly.",
];
const HOUSES = [
  "Shelter North",
  "Royal College of Nursing",
  "Journal of Ward Care",
  "AT&T Labs",
  "Łódź Press",
];

const ENGLISH: Lexicon = {
  places: PLACES,
  people: PEOPLE,
  words: WORDS,
  sentences: SENTENCES,
  houses: HOUSES,
  subjects: ["Nursing", "Physics", "Fine art"],
  grades: ["First class", "GPA 3.8", "1,3"],
  titles: [
    "Falls on medical wards: a register of three years and what it took to keep it",
    "Best Paper Award, ward care track",
    "What patients count",
  ],
  levels: ["Expert", "C1"],
  ends: ["Mar 2026"],
};

/** In the words of the resume itself, whatever it is written in. */
function lexiconOf({ name, role, location, skills, experience }: Resume): Lexicon {
  const sentences = textsOf(experience.flatMap(({ bullets }) => bullets));
  // Lines of two directions are for another test: readers of PDF text put them in orders of their own.
  const words = textsOf(skills).filter((word) => !/^[A-Z]+$/.test(word));
  return {
    places: [location],
    people: [name],
    words,
    sentences,
    houses: [location],
    subjects: words,
    grades: ["1,3"],
    titles: [role, words[0] ?? role],
    levels: words,
    ends: ["2026"],
  };
}

/** The resume with all that its items and sections may have beside the fields of the first format. */
function withEveryField(
  resume: Resume,
  seed: number,
  { places, people, words, sentences, houses, subjects, grades, titles, levels, ends }: Lexicon = ENGLISH,
): Resume {
  const from = <Item>(items: readonly Item[], at: number): Item => {
    const found = items[(seed + at) % items.length];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const some = (items: readonly string[], at: number, count: number): string[] =>
    Array.from({ length: count }, (_, index) => from(items, at + index));
  const given: GivenResume = {
    ...resume,
    links: [
      { label: "LinkedIn", url: "https://linkedin.com/in/someone-with-a-name" },
      { label: from(["Portfolio", "GitHub", "ORCID"], 0), url: from(LINKS, 0) },
    ],
    experience: resume.experience.map((item, at) => ({
      ...item,
      ...((seed + at) % 2 === 0 && { location: from(places, at) }),
      ...((seed + at) % 3 === 0 && { link: from(LINKS, at) }),
      ...(at > 0 && (seed + at) % 3 === 1 && { sameEmployer: true }),
    })),
    education: resume.education.map((item, at) => ({
      ...item,
      subject: from(subjects, at),
      grade: from(grades, at),
      location: from(places, at + 1),
      ...((seed + at) % 2 === 0 && { link: from(LINKS, at) }),
      courses: some(words, at, 1 + ((seed + at) % 7)),
    })),
    skills: [
      ...resume.skills,
      { text: from(words, 0), level: from(levels, 0), keywords: some(words, 2, 4) },
      { text: from(words, 1), keywords: some(words, 4, 7) },
    ],
    projects: resume.projects.map((item, at) => ({
      ...item,
      role: from(words, at),
      period: from(PERIODS, at),
      link: from(LINKS, at),
      keywords: some(words, at, 2),
    })),
    certifications: [
      ...resume.certifications,
      {
        text: from(words, 1),
        issuer: from(houses, 0),
        date: from(DATES, 0),
        expiry: from(ends, 0),
        link: from(LINKS, 1),
      },
    ],
    languages: [...resume.languages, { text: from(words, 0), level: from(levels, 1) }],
    volunteering: [
      {
        organization: from(houses, 0),
        role: from(titles, 2),
        period: from(PERIODS, 0),
        location: from(places, 2),
        link: from(LINKS, 2),
        bullets: some(sentences, 0, seed % 3),
      },
    ],
    awards: some(houses, 1, 1 + (seed % 2)).map((awarder, at) => ({
      title: from(titles, at + 1),
      awarder,
      date: from(DATES, at),
      summary: from(sentences, at),
      ...(seed % 2 === 0 && { link: from(LINKS, at) }),
    })),
    publications: some(houses, 2, 1 + (seed % 3)).map((publisher, at) => ({
      name: from(titles, at),
      publisher,
      date: from(DATES, at + 1),
      summary: from(sentences, at + 1),
      authors: some(people, at, 3).join(", "),
      link: from(LINKS, at),
    })),
    interests: [{ text: from(words, 2), keywords: some(words, 3, 2) }, from(words, 5)],
    references: some(people, 1, 1 + (seed % 2)).map((name, at) => ({
      name,
      role: from(words, 2),
      contact: from(["anna@example.com", "On request"], at),
      reference: from(sentences, at + 2),
    })),
    custom: [
      {
        title: "Talks",
        kind: "publications",
        content: [{ name: from(titles, 2), publisher: from(houses, 3), date: "2024", summary: "" }],
      },
      { title: "Tools", kind: "skills", content: ["REDCap", "Excel"] },
    ],
    ...(seed % 4 === 1 && { sectionOptions: { projects: { startsPage: true } } }),
  };
  return resumeOf(given);
}

/** Those in other scripts have their further fields in them too. */
export function everyField(resumes: readonly VariedResume[]): VariedResume[] {
  return resumes.map(({ name, resume }, seed) => ({
    name: `${name}-full`,
    resume: withEveryField(resume, seed, name.startsWith("latin") ? ENGLISH : lexiconOf(resume)),
  }));
}
