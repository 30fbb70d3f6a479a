import { isJsonObject } from "../../json/json-value.ts";
import { isLine } from "../../sections/line.ts";
import { withStatements } from "../identity/identify.ts";
import { contentId } from "../identity/ids.ts";
import { eachEntry, mapLists } from "../identity/list-places.ts";
import type { Resume } from "../resume.ts";

/**
 * The other version, with ids of its own for lines that only share one with a line here: both sides wrote into the same empty
 * line, and each statement must stay with its own. A line that both wrote alike has one id, so that statements of both name it.
 */
export function withIdsApart(base: Resume, mine: Resume, theirs: Resume): Resume {
  const before = textsById(base);
  const own = textsById(mine);
  const isNew = (id: string) => (before.get(id) ?? "").trim() === "";
  const written = new Map(
    [...own].flatMap(([id, text]) => (isNew(id) && text.trim() !== "" ? [[text, id]] : [])),
  );
  const renamed = new Map<string, string>();
  const used = new Set<string>();
  for (const [id, text] of textsById(theirs)) {
    if (!isNew(id) || text.trim() === "") continue;
    const twin = written.get(text);
    const here = own.get(id);
    if (twin !== undefined && twin !== id && here === undefined && !used.has(twin)) renamed.set(id, twin);
    else if (here !== undefined && here.trim() !== "" && here !== text)
      renamed.set(id, contentId("theirs", `${id} ${text}`, 0));
    if (twin !== undefined) used.add(twin);
  }
  return renamed.size === 0 ? theirs : renamedLines(theirs, (id) => renamed.get(id) ?? id);
}

function textsById(resume: Resume): Map<string, string> {
  const texts = new Map<string, string>();
  eachEntry(resume, (entry) => isLine(entry) && texts.set(entry.id, entry.text));
  return texts;
}

function renamedLines(resume: Resume, idFor: (id: string) => string): Resume {
  const renamed = mapLists({ ...resume }, (list) =>
    list.map((entry) => {
      if (!isJsonObject(entry)) return entry;
      const named = isLine(entry) ? { ...entry, id: idFor(entry.id) } : { ...entry };
      return withStatements(named, idFor);
    }),
  );
  return renamed as Resume;
}
