/** What the keyboard of a phone leaves of the window. Whoever has zoomed in sees a part of their own choice. */
export function visiblePart(): { top: number; bottom: number } {
  const screen = window.visualViewport;
  if (!screen || screen.scale > 1.01) return { top: 0, bottom: window.innerHeight };
  return { top: screen.offsetTop, bottom: screen.offsetTop + screen.height };
}

/** Where the bars end that stay at the top of the window. */
export function barsBottom(): number {
  const bars = [...document.querySelectorAll("[data-bar]")].filter((bar) => bar.checkVisibility());
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
