import { unzipSync } from "fflate";

const DOCUMENT = "word/document.xml";
const MOST_BYTES = 16 * 1024 * 1024;

/** The words of a DOCX, a paragraph in each line, list items with a bullet; null where it is no such file. */
export function wordText(bytes: Uint8Array): string | null {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === DOCUMENT && originalSize <= MOST_BYTES,
  });
  const xml = files[DOCUMENT];
  if (!xml) return null;
  const paragraphs = new TextDecoder()
    .decode(xml)
    .split(/<w:p(?=[\s>/])/)
    .slice(1);
  return paragraphs.map(paragraphText).join("\n");
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
