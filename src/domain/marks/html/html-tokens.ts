/** A piece of HTML: words, the start of an element, or its end. */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: "close"; readonly name: string };

/** What is inside is no text for people, whatever stands in it. */
const RAW = new Set(["script", "style", "title", "xml", "iframe", "noembed", "noframes", "noscript", "svg"]);
const NAME = /[a-z][^\s/>]*/iy;
const BETWEEN = /[\s/=]*/y;
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/y;
const LONGEST_TAG = 16 * 1024;

/**
 * HTML cut into tokens, from its start to its end, each letter looked at a bounded number of times. No document is made of it: one
 * would cost more than its length says (elements that are opened again in every paragraph), and could ask for pictures.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start !== at) yield { kind: "text", text: html.slice(at, start < 0 ? undefined : start) };
    if (start < 0) return;
    const isClosing = html.charAt(start + 1) === "/";
    const name = nameAt(html, start + (isClosing ? 2 : 1));
    if (name === "") {
      const next = html.charAt(start + 1);
      const isText = next !== "!" && next !== "?" && next !== "/";
      if (isText) yield { kind: "text", text: "<" };
      at = isText ? start + 1 : endOfComment(html, start);
      continue;
    }
    const inside = start + (isClosing ? 2 : 1) + name.length;
    const tag = isClosing ? { end: endOfTag(html, inside) } : readAttributes(html, inside);
    at = tag.end;
    const lower = name.toLowerCase();
    if (!("attributes" in tag)) yield { kind: "close", name: lower };
    else if (RAW.has(lower)) at = endOfRaw(html, at, lower);
    else yield { kind: "open", name: lower, attributes: tag.attributes };
  }
}

function nameAt(html: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(html)?.[0].slice(0, 64) ?? "";
}

/** A comment, a declaration, or one of Word's conditions. What never ends takes the rest with it. */
function endOfComment(html: string, start: number): number {
  const isComment = html.startsWith("<!--", start);
  const end = html.indexOf(isComment ? "-->" : ">", start + (isComment ? 4 : 2));
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

function endOfTag(html: string, at: number): number {
  const end = html.indexOf(">", at);
  return end < 0 ? html.length : end + 1;
}

function endOfRaw(html: string, at: number, name: string): number {
  const closing = new RegExp(`</${name}[\\s/>]`, "gi");
  closing.lastIndex = at;
  const end = closing.exec(html);
  return end ? endOfTag(html, end.index) : html.length;
}

interface OpenTag {
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
}

function readAttributes(html: string, at: number): OpenTag {
  const attributes = new Map<string, string>();
  const most = Math.min(html.length, at + LONGEST_TAG);
  let place = afterBlanks(html, at);
  while (place < most && html.charAt(place) !== ">") {
    ATTRIBUTE.lastIndex = place;
    const [whole = " ", name = "", ...values] = ATTRIBUTE.exec(html) ?? [];
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? "");
    place = afterBlanks(html, place + whole.length);
  }
  return { attributes, end: html.charAt(place) === ">" ? place + 1 : endOfTag(html, place) };
}

function afterBlanks(html: string, at: number): number {
  BETWEEN.lastIndex = at;
  return at + (BETWEEN.exec(html)?.[0].length ?? 0);
}
