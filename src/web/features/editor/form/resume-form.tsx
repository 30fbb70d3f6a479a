import { type FocusEvent, useRef, useState } from "react";
import { orderSections, setSectionOptions } from "../../../../domain/resume/section-edits.ts";
import { sectionNamed } from "../../../../domain/resume/section-list.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../../../../domain/resume-language/registry.ts";
import { header } from "../../../../domain/sections/header.ts";
import { useEditor } from "../editor-context.tsx";
import { PhotoField } from "../photo/photo-field.tsx";
import { AddSection } from "./add-section.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { SectionCard } from "./section-card.tsx";
import { useFirstSections } from "./use-first-sections.ts";
import { useGrownInView } from "./use-grown-in-view.ts";
import { useReorder } from "./use-reorder.ts";
import { useSectionKeys } from "./use-sections.ts";

const CONTACT = ["/links", "/photo", ...header.fields.map(({ key }) => `/${key}`)];

/** The whole form, drawn from the registry of sections. */
export function ResumeForm() {
  const { session, view } = useEditor();
  const keys = useSectionKeys();
  const drawn = useFirstSections(keys.length);
  const isWhole = drawn >= keys.length;
  const [renamed, setRenamed] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useGrownInView(form);
  const reorder = useReorder<HTMLUListElement>({
    count: keys.length,
    onMove(from, to) {
      const moved = keys[from];
      if (moved === undefined) return;
      session.store.edit(orderSections(keys.toSpliced(from, 1).toSpliced(to, 0, moved)));
      view.say(`Section moved to place ${to + 1} of ${keys.length}.`);
    },
  });
  const onFocus = (event: FocusEvent) => {
    const field = event.target.closest<HTMLElement>("[data-field]")?.dataset.field;
    if (field) view.show({ active: field });
  };

  return (
    // As long as a screen from the first paint on: a scroll bar that came with the rest would move everything.
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${isWhole ? "" : "min-h-dvh"}`}>
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
          {keys.slice(0, drawn).map((key, index) => (
            <FormSection
              key={key}
              sectionKey={key}
              reorder={{
                place: { index, count: keys.length },
                handle: reorder.handle(index),
                onMove: (by) => reorder.move(index, index + by),
              }}
              onRename={setRenamed}
              onRemoved={() => after.current?.querySelector("button")?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      </form>
      <div ref={after}>{isWhole && <AddSection shown={keys} />}</div>
      {renamed !== null && <Renaming sectionKey={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

/** The question is asked once: what is typed elsewhere meanwhile does not change it. */
function Renaming({ sectionKey, onClose }: { sectionKey: string; onClose: () => void }) {
  const { store } = useEditor().session;
  const { resume } = store.read().content;
  const section = sectionNamed(resume, sectionKey);
  if (!section) return null;
  const { titles } = findResumeLanguage(resume.language ?? "") ?? DEFAULT_LANGUAGE;
  return (
    <RenameDialog
      title={section.title ?? ""}
      usual={section.isCustom ? null : titles[section.kind]}
      onRename={(title) =>
        store.putAll(setSectionOptions(store.read().content.resume, sectionKey, { title }))
      }
      onClose={onClose}
    />
  );
}
