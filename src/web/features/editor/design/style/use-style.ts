import { useMemo } from "react";
import {
  type CustomStyle,
  NO_STYLE,
  type StyleField,
  withField,
} from "../../../../../domain/document/style/custom-style.ts";
import { templateStyle } from "../../../../../domain/document/style/template-style.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../../../../templates/registry.ts";
import { useContent, useEditor } from "../../editor-context.tsx";

export interface StyleEditing {
  readonly style: CustomStyle;
  /** Undefined gives the field back to the template. */
  set<Field extends StyleField>(field: Field, value: CustomStyle[Field] | undefined): void;
}

/** The style of the resume that is open, to be changed field by field. What a slider is drawn over is one step to undo. */
export function useStyle(): StyleEditing {
  const { store } = useEditor().session;
  const style = useContent((content) => content.style) ?? NO_STYLE;
  return useMemo(
    () => ({
      style,
      set: (field, value) =>
        store.design(
          { style: withField(store.read().content.style ?? NO_STYLE, field, value) },
          `style ${field}`,
        ),
    }),
    [store, style],
  );
}

/** Template and theme of the resume that is open. */
export function useTemplateAndTheme() {
  const template = useContent((content) => findTemplate(content.template)) ?? DEFAULT_TEMPLATE;
  const theme = useContent((content) => findTheme(content.theme)) ?? themes[0];
  if (!theme) throw new Error("There is no theme to draw in.");
  return { template, theme };
}

/** What the controls stand at where the style says nothing. */
export function useTemplateStyle(): ReturnType<typeof templateStyle> {
  const { template, theme } = useTemplateAndTheme();
  return useMemo(() => templateStyle(template, theme), [template, theme]);
}
