// Fetched when a thumbnail comes into sight: the renderer is no part of a page's first load.
import "virtual:template-full-fonts.css";
import { compose } from "../../domain/document/compose.ts";
import { PAGE_SIZES } from "../../domain/document/design.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { planDocument } from "../../renderers/flow/plan.ts";
import { pageMarkup, wholeDocument } from "../../renderers/html/markup.ts";
import { stylesheet } from "../../renderers/html/stylesheet.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../templates/registry.ts";
import type { DraftContent } from "../drafts/draft-content.ts";

/** More than one page of lines is never seen. */
const MOST = 40;

/** Draws the head of the first page, at its true size, into the host's shadow root. */
export function drawThumbnail(host: HTMLElement, content: Omit<DraftContent, "title" | "fit">): void {
  const template = findTemplate(content.template) ?? DEFAULT_TEMPLATE;
  const theme = findTheme(content.theme) ?? themes[0];
  if (!theme) return;
  const { page } = content;
  const plan = planDocument(compose(firstPage(content.resume), { template, theme, page }));
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet(plan));
  root.adoptedStyleSheets = [styles];
  root.innerHTML = `<div class="sheet paged first" lang="${plan.language}" dir="${plan.direction}">${pageMarkup(plan, wholeDocument(plan))}</div>`;
  host.style.setProperty("width", `${PAGE_SIZES[page].width}px`);
}

function firstPage(resume: Resume): Resume {
  return {
    ...resume,
    summary: resume.summary.slice(0, 2000),
    experience: resume.experience
      .slice(0, 8)
      .map((item) => ({ ...item, bullets: item.bullets.slice(0, 12) })),
    education: resume.education.slice(0, 12),
    skills: resume.skills.slice(0, MOST),
    projects: resume.projects.slice(0, 8).map((item) => ({ ...item, desc: item.desc.slice(0, 12) })),
    certifications: resume.certifications.slice(0, MOST),
    languages: resume.languages.slice(0, MOST),
  };
}
