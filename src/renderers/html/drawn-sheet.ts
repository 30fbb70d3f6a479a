import type { Fragment, Page, PlacedRow } from "../flow/paginate.ts";
import { hasHeader, type Plan } from "../flow/rows.ts";
import { flowsMarkup, fragmentMarkup, headerMarkup, type PhotoAddress } from "./markup.ts";

/** One sheet of the preview. It knows what it shows by the rows it was made of, and touches only what is made of others. */
export interface DrawnSheet {
  readonly element: Element;
  draw(drawing: SheetDrawing): void;
  /** Draws everything at the next drawing, as after a font has come: rows that are the same may break elsewhere. */
  forget(): void;
}

export interface SheetDrawing {
  readonly plan: Plan;
  readonly page: Page;
  /** What stands below all rows, as markup. */
  readonly foot: string;
  readonly photo: PhotoAddress;
  /** The rows of a fragment as they are seen on this page: those that go over its end are cut. */
  readonly cut: (fragment: Fragment) => Fragment;
  /** The places that show a sample. */
  readonly guide: ReadonlySet<string>;
}

type Flow = "main" | "side";

export function createSheet(): DrawnSheet {
  const element = document.createElement("article");
  let header = "";
  let flows = "";
  let drawn: Record<Flow, readonly Fragment[]> = { main: [], side: [] };
  let isGuided = false;

  function drawFlow(flow: Flow, { page, cut, guide }: SheetDrawing): void {
    const into = element.querySelector(`.${flow}`);
    if (!into) return;
    const before = drawn[flow];
    page[flow].forEach((fragment, index) => {
      const known = before[index];
      if (known && !isGuided && isSame(known, fragment)) return;
      const next = parse(fragmentMarkup(cut(fragment), index), guide).firstElementChild;
      if (next) patchChild(into, index, next);
    });
    while (into.children.length > page[flow].length) into.lastElementChild?.remove();
  }

  return {
    element,
    draw(drawing) {
      const { plan, page, foot, photo, guide } = drawing;
      // What is a sample changes with every word that is written.
      isGuided ||= guide.size > 0;
      const nextHeader = page.header && hasHeader(plan) ? headerMarkup(plan, photo) : "";
      const nextFlows = flowsMarkup(plan) + foot;
      if (nextFlows !== flows || (nextHeader === "") !== (header === "")) {
        element.replaceChildren(parse(nextHeader + nextFlows, guide));
        drawn = { main: [], side: [] };
      } else if (nextHeader !== header || isGuided) {
        const next = parse(nextHeader, guide).firstElementChild;
        if (next) patchChild(element, 0, next);
      }
      drawFlow("side", drawing);
      drawFlow("main", drawing);
      [header, flows, drawn] = [nextHeader, nextFlows, page];
      isGuided = guide.size > 0;
    },
    forget() {
      drawn = { main: [], side: [] };
    },
  };
}

function isSame(one: Fragment, other: Fragment): boolean {
  return (
    one.frame.section === other.frame.section &&
    one.frame.gapBefore === other.frame.gapBefore &&
    one.frame.startsPage === other.frame.startsPage &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => isSameRow(row, other.rows[index]))
  );
}

function isSameRow({ row, from, to }: PlacedRow, other: PlacedRow | undefined): boolean {
  return row === other?.row && from === other.from && to === other.to;
}

function parse(markup: string, guide: ReadonlySet<string>): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = markup;
  if (guide.size > 0)
    for (const place of template.content.querySelectorAll("[data-pointer]"))
      place.toggleAttribute("data-guide", guide.has(place.getAttribute("data-pointer") ?? ""));
  return template.content;
}

/** Replaces only what changed, down to a single line: what the browser need not lay out again stays. */
function patchChild(into: Element, index: number, next: Element): void {
  const current = into.children[index];
  if (!current) into.append(next);
  else if (current.isEqualNode(next)) return;
  else if (isContainer(current) && isSameShell(current, next)) patchChildren(current, next);
  else current.replaceWith(next);
}

function patchChildren(into: Element, from: Element): void {
  const wanted = [...from.children];
  for (const [index, next] of wanted.entries()) patchChild(into, index, next);
  while (into.children.length > wanted.length) into.lastElementChild?.remove();
}

/** One section is never taken for another of the same looks. */
function isSameShell(one: Element, other: Element): boolean {
  return one.cloneNode(false).isEqualNode(other.cloneNode(false));
}

function isContainer(element: Element): boolean {
  // The head too: with the name a photo beside it would be loaded again at each key.
  return element.matches(".frame,.head,.person,.bullets,.items");
}
