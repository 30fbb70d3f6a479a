import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { DocumentTree } from "../../domain/document/nodes.ts";
import { withCustomXml } from "./custom-xml.ts";
import { withRoundCorners } from "./word-photo.ts";

const CORE = "docProps/core.xml";
const BODY = "word/document.xml";
const LINKS = "word/_rels/document.xml.rels";
const DATES = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g;

/**
 * The same resume gives the same bytes: no time of writing, no random names of links. It also adds the language,
 * and round corners of the photo, which the engine has no option for.
 */
export function stablePackage(
  docx: Uint8Array,
  { language, design }: Pick<DocumentTree, "language" | "design">,
  carried: string | null,
): Uint8Array {
  const files = unzipSync(docx);
  const rename = linkNames(text(files, LINKS));
  const fixed: Record<string, string> = {
    [CORE]: text(files, CORE)
      .replace(DATES, "")
      .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`),
    [BODY]: withRoundCorners(rename(text(files, BODY)), design),
    [LINKS]: rename(text(files, LINKS)),
  };
  for (const [name, xml] of Object.entries(fixed)) files[name] = strToU8(xml);
  const parts = carried === null ? files : withCustomXml(files, carried);
  return zipSync(parts, { mtime: new Date(1980, 0, 1), level: 6 });
}

function linkNames(relationships: string): (xml: string) => string {
  const ids = [...relationships.matchAll(/<Relationship\b[^>]*\bTargetMode="External"[^>]*>/g)].flatMap(
    ([element]) => /\bId="([\w-]+)"/.exec(element)?.[1] ?? [],
  );
  const names = new Map(ids.map((id, index) => [id, `link${index + 1}`]));
  return (xml) => xml.replace(/(?<=\b(?:r:id|Id)=")[\w-]+(?=")/g, (id) => names.get(id) ?? id);
}

function text(files: Record<string, Uint8Array>, name: string): string {
  const bytes = files[name];
  if (!bytes) throw new Error(`The DOCX engine wrote no ${name}.`);
  return strFromU8(bytes);
}
