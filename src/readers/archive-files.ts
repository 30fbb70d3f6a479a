import { LongerThanAnyResume } from "../domain/resume/feature-import/measured-lines.ts";
import { ARCHIVE_FILES } from "../domain/resume/linkedin/read-archive.ts";
import { zipFiles } from "./bounded-inflate.ts";

/** A table of somebody's career is far smaller. */
const MOST_BYTES = 1024 * 1024;

/** The tables of a data archive from LinkedIn, by their names; none where the file is something else. */
export function archiveFiles(bytes: Uint8Array): [name: string, text: string][] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const wanted = new Set<string>(ARCHIVE_FILES);
  const found = zipFiles(bytes, (path) => wanted.has(nameOf(path)), {
    bytes: MOST_BYTES,
    // One may stand in two folders.
    files: ARCHIVE_FILES.length * 2,
    // Left out, it would be missed only when somebody looks for it.
    over: (path) => {
      throw new LongerThanAnyResume(`${nameOf(path)} has more than 1 MB`);
    },
  });
  return [...found].map(([path, content]) => [nameOf(path), new TextDecoder().decode(content)]);
}
