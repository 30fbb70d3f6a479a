import { useDeferredValue, useMemo } from "react";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { templates, themes } from "../../../../templates/registry.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import { isBlank } from "../../../drafts/is-blank.ts";
import { SheetThumbnail } from "../../../sheets/sheet-thumbnail.tsx";
import { useContent, useEditor } from "../editor-context.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { papers } from "./papers.ts";
import { SavedStyles } from "./saved-styles/saved-styles.tsx";
import { StyleControls } from "./style/style-controls.tsx";

/** Template, language, paper, own style and theme; how it looks is shown with the person's own words. */
export function DesignPanel() {
  const { store } = useEditor().session;
  const content = useContent((whole) => whole);
  const { template, theme, page } = content;
  // The pictures may lag behind the typing; the page itself does not.
  const resume = useDeferredValue(isBlank(content.resume) ? sampleResume : content.resume);

  return (
    <div className="grid gap-8">
      <fieldset className="min-w-0">
        <legend className="font-serif text-18 font-semibold">Template</legend>
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {templates.map(({ id, name, description }) => (
            <Choice
              key={id}
              group="template"
              checked={id === template}
              label={name}
              hint={description}
              onChoose={() => store.design({ template: id })}
            >
              <Picture resume={resume} template={id} theme={theme} page={page} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <LanguageChoice />
      <fieldset className="min-w-0">
        <legend className="font-serif text-18 font-semibold">Paper</legend>
        <div className="mt-3 flex gap-2">
          {papers.map(({ id, label }) => (
            <label
              key={id}
              className="relative flex min-h-10 pointer-coarse:min-h-11 items-center rounded-control border border-line bg-surface px-4 text-14 text-ink-soft transition-colors hover:border-edge has-checked:border-proof has-checked:bg-proof-tint has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
            >
              <input
                type="radio"
                name="paper"
                checked={page === id}
                onChange={() => store.design({ page: id })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <StyleControls />
      <SavedStyles />
      <fieldset className="min-w-0">
        <legend className="font-serif text-18 font-semibold">Theme</legend>
        <div className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4">
          {themes.map(({ id, name }) => (
            <Choice
              key={id}
              group="theme"
              checked={id === theme}
              label={name}
              onChoose={() => store.design({ theme: id })}
            >
              <Picture resume={resume} template={template} theme={id} page={page} small />
            </Choice>
          ))}
        </div>
      </fieldset>
      <p className="text-12 text-ink-soft">
        The names are styles, not affiliations: no company had a part in them or endorses them.
      </p>
    </div>
  );
}

interface ChoiceProps {
  group: string;
  checked: boolean;
  label: string;
  hint?: string;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ group, checked, label, hint, onChoose, children }: ChoiceProps) {
  return (
    <label className="group relative flex min-w-0 flex-col overflow-hidden rounded-control border border-line bg-surface transition-[border-color,box-shadow] hover:border-edge has-checked:border-proof has-checked:ring-1 has-checked:ring-proof has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof forced-colors:has-checked:border-[Highlight]">
      <input
        type="radio"
        name={`draft-${group}`}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <span className="flex justify-center overflow-hidden bg-desk pt-3">{children}</span>
      <span className="grow border-t border-line px-2.5 py-1.5 group-has-checked:bg-proof-tint">
        <span className="block truncate text-12 font-medium">{label}</span>
        {hint && <span className="block text-12 text-ink-soft max-sm:sr-only">{hint}</span>}
      </span>
    </label>
  );
}

type PictureProps = Pick<DraftContent, "resume" | "template" | "theme" | "page"> & { small?: boolean };

function Picture({ resume, template, theme, page, small = false }: PictureProps) {
  const content = useMemo(() => ({ resume, template, theme, page }), [resume, template, theme, page]);
  const size = small ? "max-h-24 [--still-scale:0.125]" : "max-h-44 [--still-scale:0.19]";
  return <SheetThumbnail content={content} className={`rounded-t-[3px] shadow-resting ${size}`} />;
}
