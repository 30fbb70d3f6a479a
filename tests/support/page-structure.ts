import type { Page } from "playwright-core";
import { effort } from "./effort.ts";

/** Every kind of element that axe has looked at in this worker, with what decides about it. */
const examined = new Set<string>();

/**
 * Whether the page shows something that axe has not looked at: an element with other classes, attributes or states, or under another
 * one, or another order of headings and landmarks. Most tests end on a screen whose parts were all looked at before. The proof looks at every page.
 */
export async function showsSomethingNew(page: Page): Promise<boolean> {
  const kinds = await kindsOn(page);
  return effort(0, 1) === 1 || kinds.some((kind) => !examined.has(kind));
}

export async function rememberExamined(page: Page): Promise<void> {
  for (const kind of await kindsOn(page)) examined.add(kind);
}

async function kindsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OF_NO_WEIGHT = new Set(["id", "for", "value", "href", "src", "d", "key"]);
    const STATES = new Set(["role", "type", "lang", "dir", "tabindex", "autocomplete", "scope"]);
    const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const look = `${document.documentElement.dataset.theme ?? scheme} ${window.innerWidth}`;
    const ownKind = (element: Element) => {
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
    const kinds = new Set<string>();
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        const parent = element.parentElement ? ownKind(element.parentElement) : "";
        kinds.add(`${look} | ${parent} > ${ownKind(element)}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    const frame = document.querySelectorAll(
      "h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, [role], dialog[open]",
    );
    kinds.add(`${look} | ${[...frame].map(({ tagName, role }) => `${tagName}${role ?? ""}`).join(" ")}`);
    return [...kinds];
  });
}
