import type { Resume } from "../../resume/resume.ts";
import { countOf, listSections } from "../../resume/section-list.ts";
import { columnsOf, inOwnOrder } from "../../resume/section-order.ts";
import { SECTION_KEYS, type SectionKey } from "../../sections/registry.ts";
import { type AtsFinding, type AtsOptions, finding } from "./finding.ts";

/** Sections that a reader expects, the first before the second; what is not named may stand anywhere. */
const USUAL: readonly (readonly [first: SectionKey, second: SectionKey])[] = [
  ["summary", "experience"],
  ["experience", "certifications"],
  ["experience", "languages"],
  ["experience", "projects"],
  ["education", "languages"],
];
const MOST_PAGES = 2;

export function layoutFindings(resume: Resume, { template, columns, pageCount }: AtsOptions): AtsFinding[] {
  const findings = [
    ...missingSections(resume),
    ...orderFindings(resume, columnsOf(resume, template.layout, columns)),
  ];
  if (pageCount !== undefined && pageCount > MOST_PAGES)
    findings.push(finding("many-pages", "medium", "", { pages: pageCount, limit: MOST_PAGES }));
  return findings;
}

function isFilled(resume: Resume, key: SectionKey): boolean {
  return listSections(resume).some((section) => section.kind === key && countOf(section) > 0);
}

function missingSections(resume: Resume): AtsFinding[] {
  const needed = [
    ["experience", "medium"],
    ["education", "low"],
    ["skills", "medium"],
  ] as const;
  return needed
    .filter(([section]) => !isFilled(resume, section))
    .filter(([section]) => section !== "experience" || !isFilled(resume, "projects"))
    .map(([section, severity]) => finding("missing-section", severity, `/${section}`, { section }));
}

/** A side column stands beside the main one and has no place in its order. */
function orderFindings(
  resume: Resume,
  { main, side }: { main: readonly string[]; side: readonly string[] },
): AtsFinding[] {
  const known = (keys: readonly string[]) => SECTION_KEYS.filter((key) => keys.includes(key));
  const inMain = inOwnOrder(
    known(main).toSorted((one, other) => main.indexOf(one) - main.indexOf(other)),
    resume.sectionOrder,
  ).filter((key) => !side.includes(key) && isFilled(resume, key));
  return USUAL.flatMap(([first, second]) => {
    const [at, before] = [inMain.indexOf(first), inMain.indexOf(second)];
    return at > before && before >= 0
      ? [finding("uncommon-order", "low", `/${second}`, { section: second, before: first })]
      : [];
  });
}
