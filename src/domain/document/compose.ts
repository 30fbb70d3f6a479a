import type { Resume } from "../resume/resume.ts";
import { inOwnOrder } from "../resume/section-order.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../resume-language/registry.ts";
import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import { textsOf } from "../sections/line.ts";
import { sections } from "../sections/registry.ts";
import type { PageFormat, Template, Theme } from "./design.ts";
import { emailHref, phoneHref, websiteHref } from "./links.ts";
import type { DocumentTree, HeaderNode, SectionNode, TextNode } from "./nodes.ts";
import { resolveDesign } from "./resolve-design.ts";
import { directionOf, laidOut, languageOf, textNode } from "./text.ts";

export type ComposeOptions = {
  template: Template;
  theme: Theme;
  page: PageFormat;
  /** BCP 47: titles, direction and what files say of their language. Without it titles are English and the rest is judged from the text. */
  language?: string;
  /** 0 as designed, up to TIGHTEST, for a document that is to fit one page. */
  tightness?: number;
};

export function compose(resume: Resume, options: ComposeOptions): DocumentTree {
  return composer(resume, options)(options.tightness ?? 0);
}

/** Composes the content once, for whoever tries it at several levels of tightness. */
export function composer(
  resume: Resume,
  { template, theme, page, language }: Omit<ComposeOptions, "tightness">,
): (tightness: number) => DocumentTree {
  const chosen = language === undefined ? undefined : findResumeLanguage(language);
  const written = chosen ?? DEFAULT_LANGUAGE;
  const nodes = new Map(sectionNodes(resume, written).map((section) => [section.id, section]));
  const pick = (ids: readonly string[]): SectionNode[] =>
    inOwnOrder(ids, resume.sectionOrder).flatMap((id) => nodes.get(id) ?? []);
  const main = pick(template.layout.main);
  const side = pick(template.layout.side);
  const oneColumn = side.length === 0 || main.length === 0;
  const header = headerOf(resume);
  const sample = sampleText(resume);
  const name = header.name?.text ?? "";
  const content = {
    title: documentTitle(name, "resume", written),
    author: name,
    language: language ?? languageOf(sample),
    direction: chosen?.direction ?? directionOf(resume.summary || sample),
    header,
    main: oneColumn ? [...main, ...side] : main,
    side: oneColumn ? [] : side,
  };
  return (tightness) => {
    const design = resolveDesign(template, theme, page, tightness);
    return { ...content, design: oneColumn ? { ...design, columns: null } : design };
  };
}

/** What a reader of the file calls the document; English alone writes its name small after the person's. */
export function documentTitle(
  name: string,
  kind: keyof ResumeLanguage["documents"],
  language: ResumeLanguage,
): string {
  const document = language.documents[kind];
  if (name === "") return document;
  return `${name}: ${language === DEFAULT_LANGUAGE ? document.toLowerCase() : document}`;
}

function sectionNodes(resume: Resume, { titles }: ResumeLanguage): SectionNode[] {
  return sections.flatMap((section) => {
    const blocks = section.blocks(resume);
    return blocks.length > 0
      ? [{ id: section.key, heading: titles[section.key], pointer: `/${section.key}`, blocks }]
      : [];
  });
}

/** Who it is from, at the head of every document. */
export function headerOf(resume: Resume): HeaderNode {
  const contacts: (TextNode | null)[] = [
    textNode(resume.location, "/location"),
    textNode(resume.email, "/email", emailHref(laidOut(resume.email))),
    textNode(resume.phone, "/phone", phoneHref(laidOut(resume.phone))),
    textNode(shownAddress(resume.website), "/website", websiteHref(laidOut(resume.website))),
  ];
  return {
    name: textNode(resume.name, "/name"),
    role: textNode(resume.role, "/role"),
    contacts: contacts.filter((contact) => contact !== null),
  };
}

/** An address as people write it: the scheme is the link's business. */
function shownAddress(website: string): string {
  return laidOut(website)
    .replace(/^https?:\/\/(?=\S)/i, "")
    .replace(/(?<=\S)\/$/, "");
}

function sampleText(resume: Resume): string {
  const bullets = resume.experience.flatMap((entry) => [entry.title, ...textsOf(entry.bullets)]);
  return [resume.name, resume.role, resume.summary, ...bullets].join(" ").slice(0, 4000);
}
