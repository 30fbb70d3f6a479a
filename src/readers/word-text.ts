import { CARRIED_NAMESPACE, readCarried } from "../domain/files/carried-resume.ts";
import { LIMITS } from "../domain/limits.ts";
import type { Resume } from "../domain/resume/resume.ts";
import { zipFiles } from "./bounded-inflate.ts";

const DOCUMENT = "word/document.xml";
const MOST_BYTES = 16 * 1024 * 1024;
const CUSTOM_XML = /^customXml\/item\d{1,3}\.xml$/;
// What stands around the data.
const XML_BYTES = 1024;

/** The words of a DOCX, a paragraph in each line, list items with a bullet; null where it is no such file. */
export function wordText(bytes: Uint8Array): string | null {
  const xml = zipFiles(bytes, (name) => name === DOCUMENT, { bytes: MOST_BYTES, files: 1 }).get(DOCUMENT);
  if (!xml) return null;
  const paragraphs = new TextDecoder()
    .decode(xml)
    .split(/<w:p(?=[\s>/])/)
    .slice(1);
  return paragraphs.map(paragraphText).join("\n");
}

/** The resume that a DOCX carries as custom XML, if it does. */
export function carriedInWord(bytes: Uint8Array): Resume | null {
  const items = zipFiles(bytes, (name) => CUSTOM_XML.test(name), {
    bytes: LIMITS.documentBytes + XML_BYTES,
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

/** Read by its tags alone: no entity but the five of XML and numbers is ever resolved. */
function paragraphText(xml: string): string {
  const listed = /<w:numPr\b|<w:pStyle w:val="(?:List|Bullet)/i.test(xml);
  const text = [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\b[^>]*\/?>/g)]
    .map(([, words, mark]) => (words !== undefined ? unescaped(words) : mark === "tab" ? "\t" : "\n"))
    .join("");
  const heading = /<w:pStyle w:val="Heading/i.test(xml) ? "\n" : "";
  return `${heading}${listed && text.trim() !== "" ? "• " : ""}${text}`;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
