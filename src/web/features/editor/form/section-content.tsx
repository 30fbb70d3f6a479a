import { useMemo } from "react";
import { findSection } from "../../../../domain/sections/registry.ts";
import type { FieldForm, FormField } from "../../../../domain/sections/section.ts";
import { useEditor } from "../editor-context.tsx";
import { Confirmed } from "../statements/confirmed.tsx";
import { ChipsControl } from "./chips-control.tsx";
import { ItemsControl } from "./items-control.tsx";
import { LinesControl } from "./lines-control.tsx";
import { TextControl } from "./text-control.tsx";
import type { SectionHead } from "./use-sections.ts";

/** The fields of a section, by its kind and wherever it stands. */
export function SectionContent({ kind, pointer, title }: Pick<SectionHead, "kind" | "pointer" | "title">) {
  const form = findSection(kind)?.form;
  if (!form) return null;
  if (form.kind === "items") return <ItemsControl pointer={pointer} form={form} />;
  return <FieldContent pointer={pointer} form={form} title={title} />;
}

/** The field is called like its section: there may be two of a kind. What is an example in one is none in another. */
function called(label: string, { example: _others, ...field }: FormField): FormField {
  return { ...field, label };
}

interface FieldContentProps {
  pointer: string;
  form: FieldForm;
  title: string | undefined;
}

function FieldContent({ pointer, form, title }: FieldContentProps) {
  const { assist } = useEditor();
  const field = useMemo(() => (title ? called(title, form.field) : form.field), [form, title]);
  if (field.kind === "chips") return <ChipsControl pointer={pointer} field={field} details={form.details} />;
  if (field.kind === "lines") return <LinesControl pointer={pointer} field={field} />;
  if (pointer !== "/summary") return <TextControl pointer={pointer} field={field} />;
  return (
    <div>
      <TextControl pointer={pointer} field={field} aside={assist.summary?.()} />
      <Confirmed subject={{ section: "summary" }} />
    </div>
  );
}
