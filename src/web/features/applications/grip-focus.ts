/** The application whose grip this is; undefined for anything else. */
export function gripOf(element: EventTarget): string | undefined {
  return element instanceof HTMLElement ? element.dataset.grip : undefined;
}

export function focusGrip(within: ParentNode | null, id: string): void {
  within?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus();
}

/** After a card was drawn in another column: what had the focus in it is gone. */
export function focusOnceDrawn(id: string): void {
  requestAnimationFrame(() => focusGrip(document, id));
}
