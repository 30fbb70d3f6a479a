import type { Resume } from "../resume/resume.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../resume-language/registry.ts";
import { entry, paragraphs } from "./blocks.ts";
import { type ComposeOptions, documentTitle, headerOf } from "./compose.ts";
import type { DocumentTree } from "./nodes.ts";
import { resolveDesign } from "./resolve-design.ts";
import { directionOf, languageOf } from "./text.ts";

const POINTER = "/coverLetter";

/** The letter kept with a resume, under the same head and in the same design, in one column. */
export function composeLetter(resume: Resume, options: ComposeOptions): DocumentTree {
  const { template, theme, page, tightness = 0, style } = options;
  const { coverLetter = "" } = resume;
  const chosen = options.language === undefined ? undefined : findResumeLanguage(options.language);
  const written = chosen ?? DEFAULT_LANGUAGE;
  const header = headerOf(resume);
  const name = header.name?.text ?? "";
  // An entry without a head: the room between entries parts paragraphs, and lines of one paragraph stay together.
  const blocks = coverLetter
    .split(/\n\s*\n/)
    .flatMap((part) => entry(POINTER, { title: ["", POINTER], body: paragraphs(part, POINTER) }));
  return {
    title: documentTitle(name, "coverLetter", written),
    author: name,
    language: options.language ?? languageOf(coverLetter.slice(0, 4000)),
    direction: chosen?.direction ?? directionOf(coverLetter),
    header,
    main:
      blocks.length > 0
        ? [{ id: "coverLetter", heading: written.documents.coverLetter, pointer: POINTER, blocks }]
        : [],
    side: [],
    design: { ...resolveDesign(template, theme, page, tightness, style), columns: null },
  };
}
