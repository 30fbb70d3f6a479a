import * as mupdf from "mupdf";

/** An element of a PDF's structure: its tag, the elements inside it, and how many pieces of content it holds itself. */
export type PdfTag = { tag: string; kids: PdfTag[]; pieces: number };

export function pdfStructure(pdf: Uint8Array): PdfTag {
  const document = mupdf.PDFDocument.openDocument(pdf, "application/pdf");
  if (!(document instanceof mupdf.PDFDocument)) throw new Error("not a PDF");
  const top = document.getTrailer().get("Root").get("StructTreeRoot").get("K");
  return element(top.isArray() ? top.get(0) : top);
}

function element(object: mupdf.PDFObject): PdfTag {
  const found: PdfTag = { tag: object.get("S").asName(), kids: [], pieces: 0 };
  const inside = object.get("K");
  const kids = inside.isArray() ? Array.from({ length: inside.length }, (_, at) => inside.get(at)) : [inside];
  for (const kid of kids) {
    if (kid.isDictionary() && kid.get("S").isName()) found.kids.push(element(kid));
    else if (kid.isNumber() || (kid.isDictionary() && kid.get("MCID").isNumber())) found.pieces += 1;
  }
  return found;
}

const BLOCKS = ["Document", "Div", "L", "LI", "LBody"];

/** What a screen reader would stumble over: text outside paragraphs, headings inside them, empty elements. */
export function structureFaults({ tag, kids, pieces }: PdfTag, path = ""): string[] {
  const here = `${path}/${tag}`;
  const faults = kids.flatMap((kid) => structureFaults(kid, here));
  if (pieces > 0 && BLOCKS.includes(tag)) faults.push(`${here} holds bare text`);
  // The items of a list without signs have an empty label.
  if (pieces === 0 && kids.length === 0 && tag !== "Lbl") faults.push(`${here} is empty`);
  for (const kid of kids) {
    if (BLOCKS.includes(tag) && ["Span", "Link"].includes(kid.tag)) faults.push(`${here} holds a ${kid.tag}`);
    if (tag === "P" && /^H\d$/.test(kid.tag)) faults.push(`${here} holds a heading`);
  }
  return faults;
}

export function countTags({ tag, kids }: PdfTag, wanted: string): number {
  return (tag === wanted ? 1 : 0) + kids.reduce((sum, kid) => sum + countTags(kid, wanted), 0);
}
