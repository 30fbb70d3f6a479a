import { type CustomStyle, readStyle } from "../../domain/document/style/custom-style.ts";
import { KEEPING } from "../../domain/limits.ts";
import { cleanLine } from "../../domain/text/clean-text.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import { fieldsOf } from "../api/read-fields.ts";
import { propertyOf } from "../user-info.ts";

/** Template, theme and what departs from them, under a name of one's own. */
export interface NamedStyle {
  readonly id: string;
  readonly name: string;
  readonly template: string;
  readonly theme: string;
  readonly style: CustomStyle;
}

/** What a server or this device kept; null where it has no id or no name. */
export function readNamedStyle(saved: unknown): NamedStyle | null {
  const { text } = fieldsOf(saved);
  const [id, name] = [text("id"), cleanStyleName(text("name"))];
  if (!/^[\w-]{8,64}$/.test(id) || name === "") return null;
  return {
    id,
    name,
    template: findTemplate(text("template"))?.id ?? DEFAULT_TEMPLATE.id,
    theme: findTheme(text("theme"))?.id ?? "signature",
    style: readStyle(propertyOf(saved, "style")),
  };
}

export function cleanStyleName(text: string): string {
  return cleanLine(text.slice(0, 10 * KEEPING.styleName))
    .trim()
    .slice(0, KEEPING.styleName);
}
