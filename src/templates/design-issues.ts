import type { Issue } from "../domain/issue.ts";
import { findTemplate, findTheme, templates, themes } from "./registry.ts";

/** What is wrong with a choice of design; what is left out is not looked at. */
export function designIssues({
  template,
  theme,
}: {
  template?: string | undefined;
  theme?: string | undefined;
}): Issue[] {
  return [
    ...(template === undefined || findTemplate(template) ? [] : [unknownDesign("/template", templates)]),
    ...(theme === undefined || findTheme(theme) ? [] : [unknownDesign("/theme", themes)]),
  ];
}

function unknownDesign(pointer: string, known: readonly { id: string }[]): Issue {
  const message = `This must be one of ${known.map(({ id }) => id).join(", ")}.`;
  return { code: "unknown-design", pointer, message };
}
