import { strFromU8, unzipSync } from "fflate";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

function decoded(xml: string): string {
  return xml.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

export function docxPart(docx: Uint8Array, name: string): string {
  const bytes = unzipSync(docx)[name];
  if (!bytes) throw new Error(`the file has no ${name}`);
  return strFromU8(bytes);
}

/** The text of a DOCX by its XML alone: a line for each paragraph. */
export function docxText(docx: Uint8Array): string {
  const paragraphs = docxPart(docx, "word/document.xml").match(/<w:p\b.*?<\/w:p>/gs) ?? [];
  return paragraphs
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>|<w:tab\/>/g)]
        .map(([, text]) => (text === undefined ? "\t" : decoded(text)))
        .join(""),
    )
    .join("\n");
}

/** What a browser shows of an HTML document, without its layout. */
export function htmlText(html: string): string {
  const body = html.slice(html.indexOf("<body>"));
  return decoded(body.replace(/<wbr>/g, "").replace(/<[^>]*>/g, "\n"));
}
