// Fetched when a thumbnail comes into sight: the renderer is no part of a page's first load.
import "./template-fonts.ts";
import { compose } from "../../domain/document/compose.ts";
import { PAGE_SIZES } from "../../domain/document/design.ts";
import { parsePointer, putAt } from "../../domain/json/json-pointer.ts";
import { isResume, type Resume } from "../../domain/resume/resume.ts";
import { listSections } from "../../domain/resume/section-list.ts";
import { planDocument } from "../../renderers/flow/plan.ts";
import { pageMarkup, wholeDocument } from "../../renderers/html/markup.ts";
import { stylesheet } from "../../renderers/html/stylesheet.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../templates/registry.ts";
import type { DraftContent } from "../drafts/draft-content.ts";

/** More than one page of lines is never seen. */
const MOST = 40;
const MOST_ITEMS = 12;

/** Draws the head of the first page, at its true size, into the host's shadow root; of what it says all, or these places alone. */
export function drawThumbnail(
  host: HTMLElement,
  content: Omit<DraftContent, "title" | "fit">,
  only?: readonly string[],
): void {
  const template = findTemplate(content.template) ?? DEFAULT_TEMPLATE;
  const theme = findTheme(content.theme) ?? themes[0];
  if (!theme) return;
  const { page, style } = content;
  const plan = planDocument(compose(firstPage(content.resume), { template, theme, page, style }));
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet(plan));
  root.adoptedStyleSheets = only ? [styles, leavingOnly(only)] : [styles];
  root.innerHTML = `<div class="sheet paged first" lang="${plan.language}" dir="${plan.direction}">${pageMarkup(plan, wholeDocument(plan))}</div>`;
  host.style.setProperty("width", `${PAGE_SIZES[page].width}px`);
}

/** What is hidden keeps its room: the rest stays where a reader finds it on the page. */
function leavingOnly(places: readonly string[]): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  const kept = places.map((place) => `[data-pointer="${CSS.escape(place)}"]`).join(",");
  styles.replaceSync(`[data-pointer]{visibility:hidden}${kept === "" ? "" : `${kept}{visibility:visible}`}`);
  return styles;
}

function firstPage(resume: Resume): Resume {
  let first: unknown = { ...resume, summary: resume.summary.slice(0, 2000) };
  for (const { definition, content, pointer } of listSections(resume)) {
    if (content === undefined || typeof content === "string") continue;
    const most = definition.form.kind === "items" ? MOST_ITEMS : MOST;
    first = putAt(first, parsePointer(pointer) ?? [], content.slice(0, most).map(withFewLines));
  }
  return isResume(first) ? first : resume;
}

function withFewLines(item: object): object {
  const fields = Object.entries(item).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value,
  ]);
  return Object.fromEntries(fields);
}
