import { flushSync } from "react-dom";

/** They were asked for with the resume, and mostly are a moment away. */
const DRAWN_WITHIN_MS = 250;
/** On a line that is slower, words in another font are better than none. */
const SHOWN_WITHIN_MS = 1500;

/**
 * Draws the page once its fonts are there: in others first, each of its lines would be measured, laid out and drawn a second time. Where
 * they take longer it is laid out meanwhile, which is what further fonts are asked for by, and not shown before they are there: its
 * lines would break anew before the reader's eyes. Answers the way to call it off.
 */
export function drawInFonts(host: HTMLElement, draw: () => void): () => void {
  let isOver = false;
  if (document.fonts.status === "loaded") draw();
  else
    void fontsWithin(DRAWN_WITHIN_MS).then(() => {
      if (isOver) return;
      // In the same frame as the room that it takes: else the page would be seen at another scale first.
      flushSync(draw);
      void showInFonts(host);
    });
  return () => {
    isOver = true;
  };
}

async function showInFonts(host: HTMLElement): Promise<void> {
  if (document.fonts.status === "loaded") return;
  host.style.visibility = "hidden";
  await fontsWithin(SHOWN_WITHIN_MS);
  host.style.visibility = "";
}

function fontsWithin(ms: number): Promise<unknown> {
  return Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, ms))]);
}
