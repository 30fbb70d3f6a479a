import { fileNameOf } from "../../../../domain/files/file-name.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { save } from "./download-file.ts";

/** The resume as it is kept, to be opened here or elsewhere again. It needs no server, so it can be had offline too. */
export function saveOwnFile(resume: Resume): void {
  const bytes = new Blob([`${JSON.stringify(resume, null, 2)}\n`], { type: "application/json" });
  // Beside a JSON Resume of the same person it must not be taken for it.
  save(bytes, fileNameOf(resume.name, "json").replace(/json$/, "candor.json"));
}
