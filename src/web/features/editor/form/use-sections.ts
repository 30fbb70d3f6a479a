import { useEffect, useMemo } from "react";
import type { Resume } from "../../../../domain/resume/resume.ts";
import {
  countOf,
  type ListedSection,
  listSections,
  sectionNamed,
} from "../../../../domain/resume/section-list.ts";
import { columnsOf, inOwnOrder } from "../../../../domain/resume/section-order.ts";
import { findTemplate } from "../../../../templates/registry.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import { useContent, useEditor, useResume, useView } from "../editor-context.tsx";

/** The keys of the sections that the form shows, in the order of the page. */
export function useSectionKeys(): readonly string[] {
  const { view } = useEditor();
  const added = useView((state) => state.added);
  const filled = useResume((resume) => keysOf(listSections(resume).filter(isAsked).filter(countOf)));
  const shown = useContent(({ resume, template, style }) => {
    const listed = listSections(resume).filter(
      (section) => !isAsked(section) || countOf(section) > 0 || added.includes(section.key),
    );
    return inPageOrder(
      resume,
      { template, style },
      listed.map(({ key }) => key),
    ).join(" ");
  });
  // A section whose last entry is being typed over is empty for a moment: it would be gone from under the hands.
  useEffect(() => {
    const missing = filled.split(" ").filter((key) => key !== "" && !view.read().added.includes(key));
    if (missing.length > 0) view.show({ added: [...view.read().added, ...missing] });
  }, [view, filled]);
  return useMemo(() => shown.split(" "), [shown]);
}

/** What a card says of its section. */
export interface SectionHead
  extends Pick<ListedSection, "kind" | "pointer" | "title" | "hidden" | "startsPage"> {
  readonly count: number;
}

/** Drawn again only when one of these changes, not at each key. */
export function useSectionHead(key: string): SectionHead | null {
  const head = useResume((resume) => {
    const section = sectionNamed(resume, key);
    if (!section) return "null";
    const { kind, pointer, title, hidden, startsPage } = section;
    return JSON.stringify({ kind, pointer, title, hidden, startsPage, count: countOf(section) });
  });
  return useMemo((): SectionHead | null => JSON.parse(head), [head]);
}

/** A section that was built in later: the form shows it where it holds something or is asked for. */
export function isAsked({ definition, isCustom }: ListedSection): boolean {
  return definition.isFurther === true && !isCustom;
}

function inPageOrder(
  resume: Resume,
  { template, style }: Pick<DraftContent, "template" | "style">,
  keys: readonly string[],
): readonly string[] {
  const layout = findTemplate(template)?.layout ?? { main: [], side: [] };
  const { main, side } = columnsOf(resume, layout, style?.columns);
  const page = [...main, ...side];
  const known = keys.toSorted((one, other) => page.indexOf(one) - page.indexOf(other));
  return inOwnOrder(known, resume.sectionOrder);
}

function keysOf(sections: readonly ListedSection[]): string {
  return sections.map(({ key }) => key).join(" ");
}
