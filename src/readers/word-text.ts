import { CARRIED_LETTERS, CARRIED_NAMESPACE, readCarried } from "../domain/files/carried-resume.ts";
import type { Resume } from "../domain/resume/resume.ts";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { zipFiles } from "./bounded-inflate.ts";

const DOCUMENT = "word/document.xml";
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_LINES = 20_000;
const CUSTOM_XML = /^customXml\/item\d{1,3}\.xml$/;
// What stands around the data.
const XML_BYTES = 1024;

/** The paragraphs of a DOCX; null where it is no such file. */
export function wordLines(bytes: Uint8Array): TextLine[] | null {
  const xml = zipFiles(bytes, (name) => name === DOCUMENT, { bytes: MOST_BYTES, files: 1 }).get(DOCUMENT);
  if (!xml) return null;
  const paragraphs = new TextDecoder()
    .decode(xml)
    .split(/<w:p(?=[\s>/])/)
    .slice(1);
  const lines: TextLine[] = [];
  let gapBefore = false;
  for (const paragraph of paragraphs) {
    const read = paragraphLines(paragraph, gapBefore);
    // No resume has so many: what follows would only cost time.
    if (lines.length + read.length > MOST_LINES) break;
    lines.push(...read);
    gapBefore = read.length === 0;
  }
  return lines;
}

/** The resume that a DOCX carries as custom XML, if it does. */
export function carriedInWord(bytes: Uint8Array): Resume | null {
  const items = zipFiles(bytes, (name) => CUSTOM_XML.test(name), {
    bytes: CARRIED_LETTERS + XML_BYTES,
    files: 8,
  });
  for (const item of items.values()) {
    const resume = readCarried(dataIn(new TextDecoder().decode(item)));
    if (resume) return resume;
  }
  return null;
}

/** The text of the one element, as it was written here or as another program writes it again. */
function dataIn(xml: string): string {
  const named = xml.indexOf(CARRIED_NAMESPACE);
  if (named < 0) return "";
  const text = xml.slice(xml.indexOf(">", named) + 1, xml.lastIndexOf("</"));
  const isCdata = text.startsWith("<![CDATA[") && text.endsWith("]]>");
  return isCdata ? text.slice("<![CDATA[".length, -"]]>".length) : unescaped(text);
}

/** A tag ends before the next one begins: one that does not end must not be looked for through the whole file. */
const TEXT_OR_MARK = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\b[^<>]*>/g;

/** Bold words before any others. */
const BOLD_START =
  /^[^<]*(?:<w:pPr>.{0,2000}?<\/w:pPr>)?<w:r><w:rPr><w:b\/>(?:<(?!w:t[ >])[^<>]*>){0,20}<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/;

const RANKS: Readonly<Record<string, TextLine["rank"]>> = {
  EntrySubtitle: "subtitle",
  Heading3: "position",
  EntryKeywords: "keywords",
};

/** Read by its tags alone: no entity but the five of XML and numbers is ever resolved. */
function paragraphLines(xml: string, gapBefore: boolean): TextLine[] {
  const bullet = /<w:numPr\b|<w:pStyle w:val="(?:List|Bullet)/i.test(xml);
  const [, type = ""] = /<w:pStyle w:val="(\w{1,100})"/.exec(xml) ?? [];
  const strong = /^Heading/i.test(type);
  const [, bold = ""] = BOLD_START.exec(xml) ?? [];
  const label = cleanText(unescaped(bold)).trim();
  const parts: string[] = [];
  for (const [, words, mark] of xml.matchAll(TEXT_OR_MARK)) {
    if (parts.length >= MOST_LINES) break;
    parts.push(words !== undefined ? unescaped(words) : mark === "tab" ? "\t" : "\n");
  }
  const text = parts.join("");
  return text.split("\n").flatMap((line, index) => {
    const [words = "", ...rest] = line.split("\t").map((part) => cleanText(part).trim());
    const aside = rest.join(" ").trim();
    if (words === "" && aside === "") return [];
    const look = { bullet: bullet && index === 0, gapBefore: gapBefore || strong, strong, type, whole: true };
    return [
      {
        text: words || aside,
        ...look,
        ...(words === "" || aside === "" ? {} : { aside }),
        ...(RANKS[type] && { rank: RANKS[type] }),
        ...(label !== "" && index === 0 && words.startsWith(label) && words !== label && { label }),
      },
    ];
  });
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
