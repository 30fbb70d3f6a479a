import { type FocusEvent, useMemo, useRef } from "react";
import { setField } from "../../../../domain/resume/edits.ts";
import { inOwnOrder } from "../../../../domain/resume/section-order.ts";
import { header } from "../../../../domain/sections/header.ts";
import { SECTION_KEYS, type SectionKey, sections } from "../../../../domain/sections/registry.ts";
import type { FieldForm, Section } from "../../../../domain/sections/section.ts";
import { counted } from "../../../../domain/text/counted.ts";
import { findTemplate } from "../../../../templates/registry.ts";
import { useContent, useEditor, useGuided, useResume } from "../editor-context.tsx";
import { PhotoField } from "../photo/photo-field.tsx";
import { StatementList } from "../statements/statement-list.tsx";
import { ChipsControl } from "./chips-control.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { ItemsControl } from "./items-control.tsx";
import { LinesControl } from "./lines-control.tsx";
import { SectionCard } from "./section-card.tsx";
import { TextControl } from "./text-control.tsx";
import { useGrownInView } from "./use-grown-in-view.ts";
import { useReorder } from "./use-reorder.ts";

const CONTACT = ["/links", "/photo", ...header.fields.map(({ key }) => `/${key}`)];

/** The whole form, drawn from the registry of sections. */
export function ResumeForm() {
  const { session, view } = useEditor();
  const keys = useSectionOrder();
  const form = useRef<HTMLFormElement>(null);
  useGrownInView(form);
  const reorder = useReorder<HTMLUListElement>({
    count: keys.length,
    onMove(from, to) {
      const { resume } = session.store.read().content;
      const moved = keys[from];
      if (moved === undefined) return;
      const sectionOrder = keys.toSpliced(from, 1).toSpliced(to, 0, moved);
      const isFirst = resume.sectionOrder === undefined;
      // The whole resume is a large step to keep for undo, with a photo in it: after the first time the order alone is.
      session.store.edit(
        isFirst ? setField("", { ...resume, sectionOrder }) : setField("/sectionOrder", sectionOrder),
      );
      view.say(`Section moved to place ${to + 1} of ${keys.length}.`);
    },
  });
  const onFocus = (event: FocusEvent) => {
    const field = event.target.closest<HTMLElement>("[data-field]")?.dataset.field;
    if (field) view.show({ active: field });
  };

  return (
    <form
      ref={form}
      aria-label="Your resume"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onFocus}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        <SectionCard places={CONTACT} label={header.label} holds="Name, role and how to reach you">
          <ContactFields />
          <PhotoField />
        </SectionCard>
      </ul>
      <ul ref={reorder.list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {keys.map((key, index) => (
          <OneSection
            key={key}
            sectionKey={key}
            reorder={{
              place: { index, count: keys.length },
              handle: reorder.handle(index),
              onMove: (by) => reorder.move(index, index + by),
            }}
          />
        ))}
      </ul>
    </form>
  );
}

/** The sections in the order in which the page shows them. */
function useSectionOrder(): readonly SectionKey[] {
  const template = useContent((content) => content.template);
  const own = useResume((resume) => resume.sectionOrder);
  const layout = findTemplate(template)?.layout;
  const shown = layout ? [...layout.main, ...layout.side] : [];
  const known = SECTION_KEYS.toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
  return inOwnOrder(known, own);
}

type Reordering = NonNullable<Parameters<typeof SectionCard>[0]["reorder"]>;

function OneSection({ sectionKey, reorder }: { sectionKey: SectionKey; reorder: Reordering }) {
  const section: Section | undefined = sections.find(({ key }) => key === sectionKey);
  const count = useResume((resume) => {
    const value = resume[sectionKey] ?? [];
    return typeof value === "string" ? Number(value.trim() !== "") : value.length;
  });
  const guided = useGuided();
  const pointer = `/${sectionKey}`;
  const places = useMemo(() => [pointer], [pointer]);
  if (!section) return null;
  return (
    <SectionCard
      places={places}
      label={section.label}
      holds={holdsOf(section, count, guided)}
      reorder={reorder}
    >
      {section.form.kind === "items" ? (
        <ItemsControl pointer={pointer} form={section.form} />
      ) : (
        <FieldSection pointer={pointer} form={section.form} />
      )}
    </SectionCard>
  );
}

function FieldSection({ pointer, form }: { pointer: string; form: FieldForm }) {
  const { assist } = useEditor();
  const { field } = form;
  if (field.kind === "chips") return <ChipsControl pointer={pointer} field={field} details={form.details} />;
  if (field.kind === "lines") return <LinesControl pointer={pointer} field={field} />;
  if (pointer !== "/summary") return <TextControl pointer={pointer} field={field} />;
  return (
    <div>
      <TextControl pointer={pointer} field={field} aside={assist.summary?.()} />
      <StatementList subject={{ section: "summary" }} />
    </div>
  );
}

function holdsOf({ form }: Section, count: number, guided: boolean): string {
  if (count === 0) return guided ? "Empty: the sample is shown" : "Empty: not shown on the page";
  if (form.kind === "field") return form.field.kind === "text" ? "" : String(count);
  return counted(count, form.itemName);
}
