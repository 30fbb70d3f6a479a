/** On a line that is slower, words in another font are better than none. */
const WITHIN_MS = 1500;

/**
 * Shows what is drawn once its fonts are there: drawn in others first, its lines would break anew before the reader's eyes. It is
 * laid out meanwhile, which is what its fonts are asked for by.
 */
export async function showInFonts(host: HTMLElement): Promise<void> {
  if (document.fonts.status === "loaded") return;
  host.style.visibility = "hidden";
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, WITHIN_MS))]);
  host.style.visibility = "";
}
