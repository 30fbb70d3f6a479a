const SPACE = /[ \t\r\n]*/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

type Expected = "value" | "first item" | "key" | "first key" | "colon" | "separator";

/** Where a text stops being JSON. Browsers tell it in words of their own, or not at all. */
export function jsonFaultAt(text: string): number | null {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";
  let at = 0;
  for (;;) {
    at = end(SPACE, text, at) ?? at;
    const sign = text[at];
    if (sign === undefined) return expected === "separator" && open.length === 0 ? null : at;
    const inside = open.at(-1);
    const closes = sign === (inside === "{" ? "}" : "]");
    const wantsKey: boolean = expected === "key" || expected === "first key";
    const mayClose: boolean =
      expected === "separator" || expected === "first item" || expected === "first key";
    if (inside && closes && mayClose) {
      open.pop();
      expected = "separator";
      at += 1;
    } else if (expected === "separator") {
      if (sign !== "," || !inside) return at;
      expected = inside === "{" ? "key" : "value";
      at += 1;
    } else if (expected === "colon") {
      if (sign !== ":") return at;
      expected = "value";
      at += 1;
    } else if (sign === '"') {
      const string = endOfString(text, at);
      if (!string.closed) return string.at;
      expected = wantsKey ? "colon" : "separator";
      at = string.at;
    } else if (wantsKey) {
      return at;
    } else if (sign === "{" || sign === "[") {
      open.push(sign);
      expected = sign === "{" ? "first key" : "first item";
      at += 1;
    } else {
      const plain = end(PLAIN, text, at);
      if (plain === null) return at;
      expected = "separator";
      at = plain;
    }
  }
}

function end(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function endOfString(text: string, start: number): { closed: boolean; at: number } {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return { closed: true, at: at + 1 };
    if (sign < " ") return { closed: false, at };
    if (sign !== "\\") continue;
    const escaped = end(ESCAPE, text, at + 1);
    if (escaped === null) return { closed: false, at };
    at = escaped - 1;
  }
  return { closed: false, at: text.length };
}
