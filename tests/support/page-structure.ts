import { hash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { effort } from "./effort.ts";

/** Every kind of element that axe has looked at, with what decides about it: in this worker, and in all where they keep one list. */
const examined = new Set<string>();
const sharedList = process.env.CANDOR_EXAMINED;
let listRead = 0;

/** Takes in what other workers have added since; a line that is still being written waits for the next time. */
function readSharedList(): void {
  if (!sharedList || !existsSync(sharedList)) return;
  const added = readFileSync(sharedList).subarray(listRead);
  const whole = added.subarray(0, added.lastIndexOf("\n") + 1);
  listRead += whole.length;
  for (const line of whole.toString().split("\n")) if (line) examined.add(line);
}

/** What the page shows that axe has not looked at, by kind; none of it where every part was looked at before. */
export interface Unexamined {
  kinds: string[];
  /** Looks at the whole page again, as the proof does. */
  wholly: boolean;
}

/**
 * A kind is an element with its classes, attributes and states under another one with its own, or an order of headings and landmarks.
 * Most tests end on a screen whose parts were all looked at before.
 */
export async function unexaminedOn(page: Page): Promise<Unexamined | null> {
  readSharedList();
  const kinds = (await kindsOn(page)).filter((kind) => !examined.has(digestOf(kind)));
  const wholly = effort(0, 1) === 1;
  return wholly || kinds.length > 0 ? { kinds, wholly } : null;
}

export function rememberExamined({ kinds }: Unexamined): void {
  const digests = kinds.map(digestOf);
  for (const digest of digests) examined.add(digest);
  if (sharedList) appendFileSync(sharedList, digests.map((digest) => `${digest}\n`).join(""));
}

function digestOf(kind: string): string {
  return hash("sha256", kind).slice(0, 24);
}

/** The kinds on the page; it keeps under `elementsByKind` which elements are of which. */
async function kindsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OF_NO_WEIGHT = new Set(["id", "for", "value", "href", "src", "d", "key"]);
    const STATES = new Set(["role", "type", "lang", "dir", "tabindex", "autocomplete", "scope"]);
    const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const look = `${document.documentElement.dataset.theme ?? scheme} ${window.innerWidth}`;
    const describe = (element: Element) => {
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
      return `${element.tagName} ${attributes.sort().join(" ")} ${hasWords}`;
    };
    // Every element is asked for once more by each of its children.
    const described = new Map<Element, string>();
    const ownKind = (element: Element) => {
      const known = described.get(element);
      if (known !== undefined) return known;
      const kind = describe(element);
      described.set(element, kind);
      return kind;
    };
    const elementsByKind = new Map<string, Element[]>();
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        const parent = element.parentElement ? ownKind(element.parentElement) : "";
        const kind = `${look} | ${parent} > ${ownKind(element)}`;
        const same = elementsByKind.get(kind);
        if (same) same.push(element);
        else elementsByKind.set(kind, [element]);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    const frame = document.querySelectorAll(
      "h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, [role], dialog[open]",
    );
    elementsByKind.set(
      `${look} | ${[...frame].map(({ tagName, role }) => `${tagName}${role ?? ""}`).join(" ")}`,
      [],
    );
    Reflect.set(globalThis, "elementsByKind", elementsByKind);
    return [...elementsByKind.keys()];
  });
}
