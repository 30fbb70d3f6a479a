import type { DraftContent } from "../../../drafts/draft-content.ts";
import { startPreview } from "../preview/drawn-preview.ts";

/** One sheet is one page of paper: the preview's gaps, shadows and scale are for the screen. */
const ON_PAPER =
  "@media print{.sheets{transform:none}.sheet.paged+.sheet.paged{margin-top:0}.sheet.paged{break-after:page;box-shadow:none}.sheet.paged:last-child{break-after:auto}}";

/**
 * Lays the finished pages out beside the page, whole and without the guide's words, for the printer alone (`.print-sheets` in app.css).
 * Answers how to take them away again.
 */
export function layOutForPrint(content: DraftContent): () => void {
  const host = document.createElement("div");
  host.className = "print-sheets";
  host.dataset.page = content.page;
  host.ariaHidden = "true";
  document.body.append(host);
  const preview = startPreview(host, () => {}, Number.POSITIVE_INFINITY);
  const onPaper = new CSSStyleSheet();
  onPaper.replaceSync(ON_PAPER);
  host.shadowRoot?.adoptedStyleSheets.push(onPaper);
  preview.draw(content, null);
  return () => {
    preview.stop();
    host.remove();
  };
}
