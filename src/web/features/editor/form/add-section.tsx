import { Plus } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { LIMITS } from "../../../../domain/limits.ts";
import { addCustomSection } from "../../../../domain/resume/section-edits.ts";
import { listSections } from "../../../../domain/resume/section-list.ts";
import { findSection, type SectionKey } from "../../../../domain/sections/registry.ts";
import { Menu } from "../../../ui/menu.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { CustomSectionDialog } from "./custom-section-dialog.tsx";
import { FieldNote } from "./text-control.tsx";
import { isAsked } from "./use-sections.ts";

/** Sections that not every resume has, and those of one's own. */
export function AddSection({ shown }: { shown: readonly string[] }) {
  const { session, view } = useEditor();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const isFull = useResume(({ custom = [] }) => custom.length >= LIMITS.customSections);
  const offered = useResume((resume) =>
    listSections(resume)
      .filter((section) => isAsked(section) && !shown.includes(section.key))
      .map(({ key }) => key)
      .join(" "),
  );
  const showNew = (title: string | undefined, place: string) => {
    view.say(`${title} added.`);
    view.goTo(place);
    // Else its name could lie under the bars: on a phone nothing else says which section it is.
    document.activeElement?.closest("section")?.scrollIntoView({ block: "nearest" });
  };
  const add = (key: string) => {
    flushSync(() => view.show({ added: [...view.read().added, key] }));
    showNew(findSection(key)?.label, `/${key}`);
  };
  const addCustom = (title: string, kind: SectionKey) => {
    const issue = session.store.putAll([addCustomSection(title, kind)]);
    flushSync(() => setAsking(false));
    setNote(issue?.message ?? null);
    const { custom = [] } = session.store.read().content.resume;
    if (!issue) showNew(title, `/custom/${custom.length - 1}/content`);
  };

  return (
    <div className="grid justify-items-start gap-1.5">
      <Menu
        label="Add section"
        icon={Plus}
        items={[
          ...offered
            .split(" ")
            .filter(Boolean)
            .map((key) => ({ label: findSection(key)?.label ?? key, onSelect: () => add(key) })),
          { label: "Custom section…", disabled: isFull, onSelect: () => setAsking(true) },
        ]}
      />
      <FieldNote>{isFull ? `Full: at most ${LIMITS.customSections} sections of your own.` : note}</FieldNote>
      {asking && <CustomSectionDialog onAdd={addCustom} onClose={() => setAsking(false)} />}
    </div>
  );
}
