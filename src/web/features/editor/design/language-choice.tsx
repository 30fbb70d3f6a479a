import { useId } from "react";
import { setField } from "../../../../domain/resume/edits.ts";
import { findResumeLanguage, resumeLanguages } from "../../../../domain/resume-language/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { useContent, useEditor, useResume } from "../editor-context.tsx";
import { paperName } from "./papers.ts";

/** The language that the resume is written in: its titles, and what files say of it. The site's own stays as it is. */
export function LanguageChoice() {
  const { session } = useEditor();
  const id = useId();
  const code = useResume(({ language }) => language ?? "");
  const page = useContent((content) => content.page);
  const language = findResumeLanguage(code);
  const choose = (chosen: string) =>
    session.store.putAll([setField("/language", chosen === "" ? undefined : chosen)]);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-serif text-18 font-semibold">
        Language of the resume
      </label>
      <select
        id={id}
        value={code}
        aria-describedby={`${id}hint`}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="min-h-11 w-full max-w-md rounded-control border border-edge bg-surface px-3 text-16 text-ink transition-colors hover:border-ink md:text-14"
      >
        <option value="">As it is written (English titles)</option>
        {resumeLanguages.map(({ code: own, name }) => (
          <option key={own} value={own} lang={own}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}hint`} className="text-12 text-ink-soft">
        Section titles follow it, and files say it to readers. What you wrote stays as it is.
      </p>
      {language && language.page !== page && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14">
          <span>
            Many resumes in <span lang={language.code}>{language.name}</span>
            {` are printed on ${paperName(language.page)}.`}
          </span>
          <Button
            size="small"
            variant="secondary"
            onClick={() => session.store.design({ page: language.page })}
          >
            {`Use ${paperName(language.page)}`}
          </Button>
        </p>
      )}
    </div>
  );
}
