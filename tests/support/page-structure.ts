import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { effort } from "./effort.ts";

/** Where the workers of a run tell each other what axe has looked at; without it each keeps that to itself. */
const shared = process.env.CANDOR_EXAMINED;

/** Every kind of element that axe has looked at, with what decides about it. */
const examined = new Set<string>();

/** What of a page axe has to look at. */
export interface Unseen {
  /** All kinds of the page; those of its elements that are new, by their place in it. */
  kinds: string[];
  newKinds: number[];
  /** Whether headings and landmarks stand in an order that was not seen. */
  isNewFrame: boolean;
}

/**
 * What the page shows that axe has not looked at: elements with other classes, attributes or states, or under another one, or another
 * order of headings and landmarks. Most tests end on a screen whose parts were all looked at before. The proof looks at every page whole.
 */
export async function unseenOn(page: Page): Promise<Unseen> {
  const { frame, kinds: elements } = await kindsOn(page);
  for (const kind of toldByOthers()) examined.add(kind);
  const isNew = (kind: string) => effort(0, 1) === 1 || !examined.has(kind);
  return {
    kinds: [...elements, frame],
    newKinds: elements.flatMap((kind, at) => (isNew(kind) ? [at] : [])),
    isNewFrame: isNew(frame),
  };
}

export function rememberExamined({ kinds }: Unseen): void {
  const added = kinds.filter((kind) => !examined.has(kind));
  for (const kind of added) examined.add(kind);
  if (shared) appendFileSync(shared, added.map((kind) => `${JSON.stringify(kind)}\n`).join(""));
}

let readSoFar = 0;
function toldByOthers(): string[] {
  if (!shared || !existsSync(shared)) return [];
  const told = readFileSync(shared);
  // What another worker is writing this moment ends without its line break.
  const whole = told.lastIndexOf("\n") + 1;
  const lines = told.toString("utf8", readSoFar, whole).split("\n").filter(Boolean);
  readSoFar = whole;
  return lines.map((line) => JSON.parse(line));
}

/** The kinds of elements on a page, and the order of its headings and landmarks. The page keeps the elements of each kind, in the same order. */
async function kindsOn(page: Page): Promise<{ kinds: string[]; frame: string }> {
  return page.evaluate(() => {
    const OF_NO_WEIGHT = new Set(["id", "for", "value", "href", "src", "d", "key"]);
    const STATES = new Set(["role", "type", "lang", "dir", "tabindex", "autocomplete", "scope"]);
    const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const look = `${document.documentElement.dataset.theme ?? scheme} ${window.innerWidth}`;
    const known = new Map<Element, string>();
    const ownKind = (element: Element) => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const attributes = [...element.attributes]
        // Which place of a resume it is, say, decides about nothing.
        .filter(({ name, value }) => !name.startsWith("data-") || /^[a-z-]{0,12}$/.test(value))
        .map(({ name, value }) => {
          if (name === "style") return /color|background|opacity|font/.test(value) ? value : name;
          if (OF_NO_WEIGHT.has(name)) return name;
          const isState = STATES.has(name) || /^(true|false|mixed|page|\d)?$/.test(value);
          return name === "class" || name.startsWith("data-") || isState ? `${name}=${value}` : name;
        });
      const hasWords = (element.textContent ?? "").trim() !== "";
      const kind = `${element.tagName} ${attributes.sort().join(" ")} ${hasWords}`;
      known.set(element, kind);
      return kind;
    };
    const kinds = new Map<string, Element[]>();
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        const parent = element.parentElement ? ownKind(element.parentElement) : "";
        const kind = `${look} | ${parent} > ${ownKind(element)}`;
        const alike = kinds.get(kind);
        if (alike) alike.push(element);
        else kinds.set(kind, [element]);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    const frame = document.querySelectorAll(
      "h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, [role], dialog[open]",
    );
    Reflect.set(globalThis, "elementsByKind", [...kinds.values()]);
    return {
      kinds: [...kinds.keys()],
      frame: `${look} | ${[...frame].map(({ tagName, role }) => `${tagName}${role ?? ""}`).join(" ")}`,
    };
  });
}
