/** Where the page shows what stands at a pointer. What is empty is not drawn: then what stands before it in its list, or around it. */
export function placesOf(sheets: ParentNode, pointer: string): readonly Element[] {
  const all = (selector: string) => [...sheets.querySelectorAll(selector)];
  for (let at = pointer; at.lastIndexOf("/") > 0; at = at.slice(0, at.lastIndexOf("/"))) {
    const drawn = all(`[data-pointer="${CSS.escape(at)}"]`);
    if (drawn.length > 0) return drawn;
    const list = at.slice(0, at.lastIndexOf("/") + 1);
    const index = Number(at.slice(list.length));
    const beside = all(`[data-pointer^="${CSS.escape(list)}"]`);
    const near = Number.isNaN(index)
      ? beside[0]
      : beside.findLast((place) => Number.parseInt(pointerOf(place).slice(list.length), 10) < index);
    if (near) return beside.filter((place) => pointerOf(place) === pointerOf(near));
  }
  return all(`[data-pointer="${CSS.escape(pointer)}"]`);
}

function pointerOf(place: Element): string {
  return place.getAttribute("data-pointer") ?? "";
}

/** The letter before the caret: of a text that runs over two pages, the part that is being written. Without a caret, the first place. */
export function boxOf(places: readonly Element[], caret: number | null): DOMRect | null {
  const whole = places[0]?.getBoundingClientRect() ?? null;
  if (caret === null) return whole;
  let last: DOMRect | null = null;
  let left = caret;
  for (const place of places) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const length = node.textContent?.length ?? 0;
      last = boxInText(node, Math.min(left, length)) ?? last;
      if (left <= length) return last ?? whole;
      left -= length;
    }
  }
  return last ?? whole;
}

function boxInText(node: Node, caret: number): DOMRect | null {
  const range = document.createRange();
  range.setStart(node, Math.max(0, caret - 1));
  range.setEnd(node, caret);
  return [...range.getClientRects()].at(-1) ?? null;
}
