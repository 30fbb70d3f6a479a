import { removeItem, setField } from "../../../resume/edits.ts";
import { setSectionOptions } from "../../../resume/section-edits.ts";
import { countOf } from "../../../resume/section-list.ts";
import { columnsOf, inOwnOrder } from "../../../resume/section-order.ts";
import { headingOf } from "../../../resume/text-import/headings.ts";
import { SECTION_KEYS, type SectionKey } from "../../../sections/registry.ts";
import { countWords } from "../../../suggestions/form.ts";
import type { CheckReading } from "../check-reading.ts";
import type { Problem, Rule } from "../rule.ts";
import { monthOf, monthsIn, stretchOf } from "../stretch.ts";

/** Sections that a reader expects, the first before the second; what is not named may stand anywhere. */
const USUAL: readonly (readonly [first: SectionKey, second: SectionKey])[] = [
  ["summary", "experience"],
  ["experience", "certifications"],
  ["experience", "languages"],
  ["experience", "projects"],
  ["education", "languages"],
];
const NEEDED = ["experience", "education", "skills"] as const;
const SUMMARY_WORDS = { least: 8, most: 80 };
const SKILLS = { least: 3, most: 30 };
const SKILL_WORDS = 6;
const PAGES = { most: 2, mostOfBeginners: 1 };
/** Years of work from which a second page is usual. */
const SECOND_PAGE_YEARS = 5;
/** From the second number on, every layout of ours needs a third page, as a test of real files measures. */
const WORDS = { least: 100, most: 800 };
const ON_REQUEST = /\breferences?\b[^.\n]{0,30}\b(?:on|upon) request\b\.?/iu;

function isFilled({ sections }: CheckReading, key: SectionKey): boolean {
  return sections.some((section) => section.kind === key && !section.hidden && countOf(section) > 0);
}

function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count > most || count < least;
}

export const wholeRules: readonly Rule[] = [
  {
    id: "missing-section",
    group: "whole",
    severity: "medium",
    check: (reading) =>
      NEEDED.filter((section) => !isFilled(reading, section))
        .filter((section) => section !== "experience" || !isFilled(reading, "projects"))
        .map((section) => ({ pointer: `/${section}`, params: { section } })),
  },
  {
    id: "section-order",
    group: "whole",
    severity: "low",
    check: (reading) => {
      const inMain = mainOrder(reading);
      return USUAL.flatMap(([first, second]): Problem[] => {
        const [at, before] = [inMain.indexOf(first), inMain.indexOf(second)];
        const isUnusual = at > before && before >= 0;
        return isUnusual ? [{ pointer: `/${second}`, params: { section: second, before: first } }] : [];
      });
    },
  },
  {
    id: "section-title",
    group: "whole",
    severity: "low",
    isEnglish: true,
    check: ({ sections, whole }) =>
      sections.flatMap(({ key, title, isCustom, hidden, pointer, definition, ...section }): Problem[] => {
        if (isCustom || hidden || !title || countOf(section) === 0 || headingOf(title) === key) return [];
        const fix = setSectionOptions(whole, key, { title: "" });
        return [{ pointer, params: { title, usual: definition.label }, fix }];
      }),
  },
  {
    id: "summary-length",
    group: "whole",
    severity: "low",
    check: ({ resume: { summary } }) => {
      const words = countWords(summary);
      if (words === 0) return null;
      return isOutside(words, SUMMARY_WORDS)
        ? [{ pointer: "/summary", params: { words, ...SUMMARY_WORDS } }]
        : [];
    },
  },
  {
    id: "skills-count",
    group: "whole",
    severity: "low",
    check: ({ resume: { skills } }) => {
      const written = skills.filter(({ text }) => text.trim() !== "").length;
      if (written === 0) return null;
      return isOutside(written, SKILLS)
        ? [{ pointer: "/skills", params: { skills: written, ...SKILLS } }]
        : [];
    },
  },
  {
    id: "skill-long",
    group: "whole",
    severity: "low",
    check: ({ resume: { skills } }) => {
      if (skills.length === 0) return null;
      return skills.flatMap(({ text }, at): Problem[] =>
        countWords(text) > SKILL_WORDS ? [{ pointer: `/skills/${at}`, params: { text } }] : [],
      );
    },
  },
  {
    id: "repeated-skill",
    group: "whole",
    severity: "low",
    check: ({ resume: { skills } }) => {
      if (skills.length === 0) return null;
      const seen = new Set<string>();
      return skills.flatMap(({ text }, at): Problem[] => {
        // "C" and "C++" are two: only what is written alike is one.
        const key = text.trim().toLowerCase();
        const isNew = key === "" || !seen.has(key);
        seen.add(key);
        return isNew
          ? []
          : [{ pointer: `/skills/${at}`, params: { text }, fix: [removeItem("/skills", at)] }];
      });
    },
  },
  {
    id: "references",
    group: "whole",
    severity: "low",
    isEnglish: true,
    check: ({ texts, sections, whole }) => {
      const lines = texts.flatMap(({ text, pointer }): Problem[] => {
        if (!ON_REQUEST.test(text)) return [];
        const rest = text.replace(ON_REQUEST, "").trim();
        return [{ pointer, ...(rest !== "" && { fix: [setField(pointer, rest)] }) }];
      });
      const listed = sections.flatMap((section): Problem[] => {
        const isShown = section.key === "references" && !section.hidden && countOf(section) > 0;
        if (!isShown || lines.some(({ pointer }) => pointer.startsWith("/references"))) return [];
        return [{ pointer: section.pointer, fix: setSectionOptions(whole, section.key, { hidden: true }) }];
      });
      return [...lines, ...listed];
    },
  },
  {
    id: "pages",
    group: "whole",
    severity: "medium",
    check: (reading) => {
      const { pageCount } = reading;
      if (pageCount === undefined) return null;
      const limit = isBeginner(reading) ? PAGES.mostOfBeginners : PAGES.most;
      return pageCount > limit ? [{ pointer: "", params: { pages: pageCount, limit } }] : [];
    },
  },
  {
    id: "words",
    group: "whole",
    severity: "low",
    check: ({ texts, pageCount }) => {
      const words = texts.reduce((sum, text) => sum + text.words, 0);
      if (words === 0) return null;
      // Where the pages are counted, too much is told as pages, once.
      if (pageCount !== undefined && words > WORDS.most) return [];
      return isOutside(words, WORDS) ? [{ pointer: "", params: { words, ...WORDS } }] : [];
    },
  },
];

/** Somebody whose dates are known to be of few years. */
function isBeginner({ positions, today }: CheckReading): boolean {
  if (positions.length === 0 || positions.some(({ parsed }) => parsed.kind !== "interval")) return false;
  const stretches = positions.flatMap(({ parsed }) =>
    parsed.kind === "interval" ? (stretchOf(parsed.interval, monthOf(today)) ?? []) : [],
  );
  return monthsIn(stretches) < SECOND_PAGE_YEARS * 12;
}

/** Filled sections of the main column. A side column stands beside it and has no place in its order. */
function mainOrder(reading: CheckReading): SectionKey[] {
  const { resume, template, style } = reading;
  const { main, side } = columnsOf(resume, template.layout, style?.columns);
  const known = SECTION_KEYS.filter((key) => main.includes(key));
  return inOwnOrder(
    known.toSorted((one, other) => main.indexOf(one) - main.indexOf(other)),
    resume.sectionOrder,
  ).filter((key) => !side.includes(key) && isFilled(reading, key));
}
