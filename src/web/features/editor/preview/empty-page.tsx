import { resolveDesign } from "../../../../domain/document/resolve-design.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../../../templates/registry.ts";
import { isBlank } from "../../../drafts/is-blank.ts";
import { useContent, useGuide, useResume } from "../editor-context.tsx";

/** Holds an empty page's place, in the ink of its template: some paper is white, some black. */
export function EmptyPage() {
  const guided = useGuide() !== null;
  const blank = useResume(isBlank);
  const template = useContent((content) => findTemplate(content.template)) ?? DEFAULT_TEMPLATE;
  const theme = useContent((content) => findTheme(content.theme)) ?? themes[0];
  const style = useContent((content) => content.style);
  if (!blank || guided || !theme) return null;
  const { color } = resolveDesign(template, theme, "a4", 0, style).styles.subtitle;
  return (
    <p
      className="pointer-events-none absolute inset-x-0 top-[28%] px-6 text-center font-serif text-18"
      style={{ color }}
    >
      Your page takes shape here as you type.
    </p>
  );
}
