import {
  type ColumnName,
  type CustomStyle,
  withField,
} from "../../../../../domain/document/style/custom-style.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { countOf, type ListedSection, listSections } from "../../../../../domain/resume/section-list.ts";
import { columnsOf, inOwnOrder } from "../../../../../domain/resume/section-order.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../../../../../domain/resume-language/registry.ts";

export type ColumnKeys = Record<ColumnName, readonly string[]>;
type LayoutColumns = { main: readonly string[]; side: readonly string[] };

/** The sections that the page shows in each column, in its order. */
export function shownColumns(resume: Resume, layout: LayoutColumns, style: CustomStyle): ColumnKeys {
  const shown = new Set(
    listSections(resume)
      .filter((section) => !section.hidden && countOf(section) > 0)
      .map(({ key }) => key),
  );
  const columns = columnsOf(resume, layout, style.columns);
  const inColumn = (keys: readonly string[]) =>
    inOwnOrder(keys, resume.sectionOrder).filter((key) => shown.has(key));
  return { main: inColumn(columns.main), side: inColumn(columns.side) };
}

/** The columns with a section put at a place of one of them. */
export function movedTo(columns: ColumnKeys, key: string, to: ColumnName, index: number): ColumnKeys {
  const without = (name: ColumnName) => columns[name].filter((other) => other !== key);
  const moved = { main: without("main"), side: without("side") };
  return { ...moved, [to]: moved[to].toSpliced(index, 0, key) };
}

/** The style with a section in a column; one that stands where the template has it needs no word. */
export function styleWithColumn(
  style: CustomStyle,
  key: string,
  column: ColumnName,
  { resume, layout }: { resume: Resume; layout: LayoutColumns },
): CustomStyle {
  const own = columnsOf(resume, layout).side.includes(key) ? "side" : "main";
  const { [key]: _before, ...others } = style.columns ?? {};
  return withField(style, "columns", own === column ? others : { ...others, [key]: column });
}

/** What a section is called on the page. */
export function titleOf(resume: Resume, { title, kind }: Pick<ListedSection, "title" | "kind">): string {
  return title ?? (findResumeLanguage(resume.language ?? "") ?? DEFAULT_LANGUAGE).titles[kind];
}
