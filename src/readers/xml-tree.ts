import { unescaped } from "./xml-text.ts";

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const TAG = /<(\/?)([\w.:-]{1,80})((?:\s+[\w.:-]{1,80}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<[!?][^<>]*>/g;
const ATTRIBUTE = /([\w.:-]{1,80})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const MOST_NODES = 20_000;
const DEEPEST = 40;

/** The elements of an XML document without their prefixes; no entity but the five of XML and numbers is ever resolved. */
export function xmlTree(document: string): XmlNode | null {
  const xml = withoutSections(document);
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlNode[] = [root];
  let from = 0;
  let count = 0;
  for (const found of xml.matchAll(TAG)) {
    const [tag, closes, name = "", attributes = "", empty] = found;
    const node = open.at(-1) ?? root;
    node.text += unescaped(xml.slice(from, found.index));
    from = found.index + tag.length;
    if (name === "") continue;
    if (closes) {
      if (open.length > 1) open.pop();
      continue;
    }
    count += 1;
    // What nests deeper, or holds more, is no resume.
    if (count > MOST_NODES || open.length > DEEPEST) return null;
    const child: XmlNode = { name: bare(name), attributes: attributesOf(attributes), children: [], text: "" };
    node.children.push(child);
    if (!empty) open.push(child);
  }
  return root.children[0] ?? null;
}

const [OPENS, CLOSES] = ["<![CDATA[", "]]>"];

/** Sections of plain data as any other text; each is looked for once, from where the last one ended. */
function withoutSections(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = xml.indexOf(OPENS); at >= 0; at = xml.indexOf(OPENS, from)) {
    const end = xml.indexOf(CLOSES, at);
    if (end < 0) break;
    const data = xml
      .slice(at + OPENS.length, end)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;");
    parts.push(xml.slice(from, at), data.replaceAll(">", "&gt;"));
    from = end + CLOSES.length;
  }
  return parts.join("") + xml.slice(from);
}

function bare(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [
      bare(name),
      unescaped(double ?? single ?? ""),
    ]),
  );
}
