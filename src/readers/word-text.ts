import { CARRIED_LETTERS, CARRIED_NAMESPACE, readCarried } from "../domain/files/carried-resume.ts";
import { LONGEST_RESUME, LongerThanAnyResume } from "../domain/resume/feature-import/measured-lines.ts";
import type { StyledLine } from "../domain/resume/feature-import/styled-line.ts";
import type { Resume } from "../domain/resume/resume.ts";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { zipFiles } from "./bounded-inflate.ts";
import { withMargins } from "./layout/page-margins.ts";
import { styledParagraphs } from "./layout/styled-paragraphs.ts";
import { wordParts } from "./word-parts.ts";
import { unescaped } from "./xml-text.ts";

const DOCUMENT = "word/document.xml";
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 20_000;
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
    lines.push(...read);
    // The gate refuses so many: what follows would only cost time.
    if (lines.length > LONGEST_RESUME.lines) break;
    gapBefore = read.length === 0;
  }
  return lines;
}

const STYLES = "word/styles.xml";
const RELATIONS = "word/_rels/document.xml.rels";
/** Above and below its pages nobody has so much. */
const MOST_PART_BYTES = 1024 * 1024;
/** Names of styles that only our own documents have. */
const OWN_STYLE = /<w:pStyle w:val="(?:EntrySubtitle|EntryKeywords|EntryTitle)"/;

/** The paragraphs of a DOCX with how they look, and whether it is one of ours; null where it is no such file. */
export function wordParagraphs(bytes: Uint8Array): { lines: StyledLine[]; isOwn: boolean } | null {
  const files = zipFiles(bytes, (name) => name === DOCUMENT || name === STYLES || name === RELATIONS, {
    bytes: MOST_BYTES,
    files: 3,
  });
  const document = files.get(DOCUMENT);
  if (!document) return null;
  const decode = (part: Uint8Array | undefined) => new TextDecoder().decode(part ?? new Uint8Array());
  const xml = decode(document);
  const parts = wordParts(xml, decode(files.get(RELATIONS)));
  const wanted = new Set([parts.header, ...parts.others]);
  const found = zipFiles(bytes, (name) => wanted.has(name), {
    bytes: MOST_PART_BYTES,
    files: wanted.size,
    // Left out, its words would be missed only when somebody looks for them.
    over: (name) => {
      throw new LongerThanAnyResume(`${name} has more than 1 MB`);
    },
  });
  const styles = decode(files.get(STYLES));
  const linesOf = (part: string) => styledParagraphs(decode(found.get(part)), styles);
  const body = styledParagraphs(xml, styles);
  return {
    lines: withMargins(
      body,
      parts.header === undefined ? [] : linesOf(parts.header),
      parts.others.flatMap(linesOf),
    ),
    isOwn: OWN_STYLE.test(xml),
  };
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
    if (parts.length >= MOST_PARTS) throw new LongerThanAnyResume("one paragraph of it has too many parts");
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
