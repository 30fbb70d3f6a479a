// Fetched when a reader asks for another theme or a closer look: the renderer is no part of the first load.
import "virtual:template-fonts.css";
import { compose } from "../../../domain/document/compose.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { planDocument } from "../../../renderers/flow/plan.ts";
import { pageMarkup, wholeDocument } from "../../../renderers/html/markup.ts";
import { stylesheet } from "../../../renderers/html/stylesheet.ts";
import { findTemplate, findTheme } from "../../../templates/registry.ts";
import { onePageTightness } from "./one-page.ts";

/** Draws the sample resume into the host's shadow root, so that neither the site's styles nor the sheet's leak. */
export function drawSheet(host: HTMLElement, templateId: string, themeId: string): void {
  const template = findTemplate(templateId);
  const theme = findTheme(themeId);
  if (!template || !theme) throw new Error(`There is no template ${templateId} in ${themeId}.`);
  const tightness = onePageTightness[theme.density];
  const plan = planDocument(compose(sampleResume, { template, theme, page: "a4", tightness }));
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet(plan));
  root.adoptedStyleSheets = [styles];
  root.innerHTML = `<article class="sheet paged first" lang="en" aria-label="${template.name} template, sample resume">${pageMarkup(plan, wholeDocument(plan))}</article>`;
}
