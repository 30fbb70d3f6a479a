import type { SectionKey } from "../sections/registry.ts";
import { addItem, type Edit, removeItem, setField } from "./edits.ts";
import type { Resume } from "./resume.ts";
import { type ListedSection, sectionNamed } from "./section-list.ts";

type Options = Partial<Pick<ListedSection, "title" | "hidden" | "startsPage">>;

/** Changes a section's title, whether it is hidden, or whether it begins a page. An empty title is the usual one again. */
export function setSectionOptions(resume: Resume, key: string, options: Options): Edit[] {
  const section = sectionNamed(resume, key);
  if (!section) return [];
  if (section.isCustom) {
    const { hidden, startsPage, ...always } = { ...resume.custom?.[placeOf(section)], ...options };
    return [setField(`/custom/${placeOf(section)}`, { ...always, ...withoutEmpty({ hidden, startsPage }) })];
  }
  const all = resume.sectionOptions ?? {};
  const own = { ...Object(Reflect.get(all, key)), ...options };
  return [setField("/sectionOptions", withoutEmpty({ ...all, [key]: withoutEmpty(own) }))];
}

/** The sections in the order of these keys. */
export function orderSections(keys: readonly string[]): Edit {
  return setField("/sectionOrder", keys);
}

export function addCustomSection(title: string, kind: SectionKey): Edit {
  return addItem("/custom", undefined, { title, kind });
}

/** Takes a section away with everything in it, its title and its place in the order. */
export function removeSection(resume: Resume, key: string): Edit[] {
  const section = sectionNamed(resume, key);
  if (!section) return [];
  const { sectionOrder, sectionOptions = {} } = resume;
  const { [key]: own, ...others }: Record<string, unknown> = sectionOptions;
  return [
    section.isCustom ? removeItem("/custom", placeOf(section)) : setField(section.pointer, []),
    ...(own ? [setField("/sectionOptions", others)] : []),
    ...(sectionOrder?.includes(key)
      ? [
          setField(
            "/sectionOrder",
            sectionOrder.filter((one) => one !== key),
          ),
        ]
      : []),
  ];
}

/** Where a custom section stands among the others of its kind. */
function placeOf({ pointer }: ListedSection): number {
  return Number(pointer.split("/")[2]);
}

function withoutEmpty(values: object): object {
  const kept = Object.entries(values).filter(([, value]) => {
    if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
    return Boolean(value);
  });
  return Object.fromEntries(kept);
}
