import type { Mark } from "../marks/mark.ts";
import { customKey } from "../sections/custom-sections.ts";
import { findSection, SECTION_KEYS, type SectionKey } from "../sections/registry.ts";
import type { Section } from "../sections/section.ts";
import type { Resume } from "./resume.ts";

/** A section of a resume, built in or custom, in the one way in which everything else looks at both. */
export interface ListedSection {
  /** What it is called in the order of sections. */
  readonly key: string;
  readonly kind: SectionKey;
  /** What the kind answers for itself. */
  readonly definition: Section;
  readonly isCustom: boolean;
  /** Where its content stands. */
  readonly pointer: string;
  /** The person's own title; of a section that is built in there may be none. */
  readonly title: string | undefined;
  readonly hidden: boolean;
  readonly startsPage: boolean;
  /** A text or a list; none where the section is not there. */
  readonly content: string | readonly object[] | undefined;
  /** Marks of a content that is a text. */
  readonly marks: readonly Mark[] | undefined;
}

/** Every section that a resume has or could have: those that are built in by the registry's order, then its own. */
export function listSections(resume: Resume): ListedSection[] {
  const builtIn = SECTION_KEYS.flatMap((key) => {
    const options = resume.sectionOptions?.[key] ?? {};
    const marks = key === "summary" ? resume.summaryMarks : undefined;
    return listed({ key, isCustom: false, pointer: `/${key}` }, key, {
      ...options,
      content: resume[key],
      marks,
    });
  });
  const custom = (resume.custom ?? []).flatMap((section, at) =>
    listed(
      { key: customKey(section.id), isCustom: true, pointer: `/custom/${at}/content` },
      section.kind,
      section,
    ),
  );
  return [...builtIn, ...custom];
}

/** The section that is called so, where the resume has it. */
export function sectionNamed(resume: Resume, key: string): ListedSection | undefined {
  return listSections(resume).find((section) => section.key === key);
}

/** How many items or entries it has; a text that says something is one. */
export function countOf({ content = "" }: Pick<ListedSection, "content">): number {
  return typeof content === "string" ? Number(content.trim() !== "") : content.length;
}

interface Given {
  readonly title?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly startsPage?: boolean | undefined;
  readonly content?: string | readonly object[] | undefined;
  readonly marks?: readonly Mark[] | undefined;
}

function listed(
  named: Pick<ListedSection, "key" | "isCustom" | "pointer">,
  kind: SectionKey,
  { title, hidden = false, startsPage = false, content, marks }: Given,
): ListedSection[] {
  const definition = findSection(kind);
  return definition ? [{ ...named, kind, definition, title, hidden, startsPage, content, marks }] : [];
}
