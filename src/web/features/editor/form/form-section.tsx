import { useMemo } from "react";
import { dateKeyOf, sortSection } from "../../../../domain/resume/date-edits.ts";
import type { Edit } from "../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { removeSection, setSectionOptions } from "../../../../domain/resume/section-edits.ts";
import { sectionNamed } from "../../../../domain/resume/section-list.ts";
import { findSection } from "../../../../domain/sections/registry.ts";
import type { Section } from "../../../../domain/sections/section.ts";
import { counted } from "../../../../domain/text/counted.ts";
import { useEditor, useGuide } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import { type CardReordering, SectionCard } from "./section-card.tsx";
import { SectionContent } from "./section-content.tsx";
import { type SectionHead, useSectionHead } from "./use-sections.ts";

interface FormSectionProps {
  sectionKey: string;
  reorder: CardReordering;
  onRename: (key: string) => void;
  /** Called once it is gone, with what it was called. */
  onRemoved: () => void;
}

/** One section of the form: its card, what can be done with it as a whole, and its fields. */
export function FormSection({ sectionKey, reorder, onRename, onRemoved }: FormSectionProps) {
  const { session, view } = useEditor();
  const head = useSectionHead(sectionKey);
  const guided = useGuide() !== null;
  const pointer = head?.pointer ?? "";
  const places = useMemo(() => [pointer], [pointer]);
  const definition = head && findSection(head.kind);
  if (!head || !definition) return null;
  const isCustom = pointer.startsWith("/custom/");
  const label = head.title ?? definition.label;
  const change = (edits: (resume: Resume) => readonly Edit[]) =>
    session.store.putAll(edits(session.store.read().content.resume));

  const sort = () => {
    const before = session.store.read().content;
    change((resume) => {
      const section = sectionNamed(resume, sectionKey);
      return section ? sortSection(resume, section) : [];
    });
    if (session.store.read().content === before)
      view.say(`${label} stands in the order of its dates already.`);
    else offerUndo(session.store, `${label} was sorted by date, newest first.`);
  };
  const remove = () => {
    change((resume) => removeSection(resume, sectionKey));
    view.show({ added: view.read().added.filter((key) => key !== sectionKey) });
    offerUndo(session.store, `${label} was removed.`);
    onRemoved();
  };

  return (
    <SectionCard
      places={places}
      label={label}
      holds={holdsOf(definition, head, guided)}
      reorder={reorder}
      actions={{
        hidden: head.hidden,
        startsPage: head.startsPage,
        onRename: () => onRename(sectionKey),
        onHide(hidden) {
          change((resume) => setSectionOptions(resume, sectionKey, { hidden }));
          view.say(hidden ? `${label} is hidden from the page.` : `${label} is on the page again.`);
        },
        onStartPage: (startsPage) =>
          change((resume) => setSectionOptions(resume, sectionKey, { startsPage })),
        onSort: head.count > 1 && dateKeyOf({ definition }) !== undefined ? sort : undefined,
        onRemove: isCustom || definition.isFurther ? remove : undefined,
      }}
    >
      <SectionContent kind={head.kind} pointer={pointer} title={head.title} />
    </SectionCard>
  );
}

function holdsOf({ form, isFurther }: Section, { count, pointer }: SectionHead, guided: boolean): string {
  const isGuided = guided && !isFurther && !pointer.startsWith("/custom/");
  if (count === 0) return isGuided ? "Empty: the sample is shown" : "Empty: not shown on the page";
  if (form.kind === "field") return form.field.kind === "text" ? "" : String(count);
  return counted(count, form.itemName);
}
