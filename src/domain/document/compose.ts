import { rememberedWith } from "../remembered.ts";
import type { Resume } from "../resume/resume.ts";
import { type ListedSection, listSections } from "../resume/section-list.ts";
import { columnsOf, inOwnOrder } from "../resume/section-order.ts";
import { shownContent } from "../resume/shown-dates.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../resume-language/registry.ts";
import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import { textsOf } from "../sections/line.ts";
import type { Section } from "../sections/section.ts";
import { link } from "./blocks.ts";
import type { Design, PageFormat, Template, Theme } from "./design.ts";
import { emailHref, phoneHref, shownAddress, websiteHref } from "./links.ts";
import type { Block, DocumentTree, HeaderNode, PhotoNode, SectionNode, TextNode } from "./nodes.ts";
import { resolveDesign } from "./resolve-design.ts";
import { type CustomStyle, NO_STYLE } from "./style/custom-style.ts";
import { directionOf, laidOut, languageOf, textNode } from "./text.ts";

export type ComposeOptions = {
  template: Template;
  theme: Theme;
  page: PageFormat;
  /** Where the resume departs from both. */
  style?: CustomStyle | undefined;
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
  { template, theme, page, style = NO_STYLE, language = resume.language }: Omit<ComposeOptions, "tightness">,
): (tightness: number) => DocumentTree {
  const chosen = language === undefined ? undefined : findResumeLanguage(language);
  const written = chosen ?? DEFAULT_LANGUAGE;
  const nodes = new Map(sectionNodes(resume, written, style).map((section) => [section.id, section]));
  const pick = (ids: readonly string[]): SectionNode[] =>
    inOwnOrder(ids, resume.sectionOrder).flatMap((id) => nodes.get(id) ?? []);
  const { main: mainKeys, side: sideKeys } = columnsOf(resume, template.layout, style.columns);
  const main = pick(mainKeys);
  const side = pick(sideKeys);
  const oneColumn = side.length === 0 || main.length === 0;
  const header = { ...headerOf(resume), photo: photoOf(resume) };
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
  const levels = designs(template, theme, page, style, oneColumn);
  return (tightness) => {
    const design = levels.get(tightness) ?? designAt(template, theme, page, style, tightness, oneColumn);
    levels.set(tightness, design);
    return { ...content, design };
  };
}

function designAt(
  template: Template,
  theme: Theme,
  page: PageFormat,
  style: CustomStyle,
  tightness: number,
  oneColumn: boolean,
): Design {
  const design = resolveDesign(template, theme, page, tightness, style);
  return oneColumn ? { ...design, columns: null } : design;
}

/** While nobody changes the design, it is the same object at every key: what was laid out for it is known by it. */
const designs = rememberedWith(
  (_template: Template, _theme: Theme, _page: PageFormat, _style: CustomStyle, _oneColumn: boolean) =>
    new Map<number, Design>(),
);

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

function sectionNodes(resume: Resume, language: ResumeLanguage, { dates }: CustomStyle): SectionNode[] {
  return listSections(resume).flatMap((section) => {
    const { kind, title, content, hidden } = section;
    if (hidden || content === undefined) return [];
    const heading = laidOut(title ?? language.titles[kind]);
    if (typeof content === "string") return textSection(section, content, heading);
    const { definition, key, pointer, startsPage } = section;
    const shown = dates ? shownContent(content, definition, dates, language) : content;
    return listSection(shown, definition, key, pointer, heading, startsPage);
  });
}

function textSection(section: ListedSection, content: string, heading: string): SectionNode[] {
  const { key, definition, pointer, marks, startsPage } = section;
  return nodeOf(key, heading, pointer, definition.blocks(content, pointer, marks), startsPage);
}

/** A letter that is typed into one section leaves the nodes of all others as they are, and what is made of them. */
const listSection = rememberedWith(
  (
    content: readonly object[],
    definition: Section,
    key: string,
    pointer: string,
    heading: string,
    startsPage: boolean,
  ) => nodeOf(key, heading, pointer, definition.blocks(content, pointer), startsPage),
);

function nodeOf(
  id: string,
  heading: string,
  pointer: string,
  blocks: Block[],
  startsPage: boolean,
): SectionNode[] {
  return blocks.length > 0 ? [{ id, heading, pointer, blocks, ...(startsPage && { startsPage }) }] : [];
}

/** Who it is from, at the head of every document. A letter has no photo, so that it is not here. */
export function headerOf(resume: Resume): HeaderNode {
  const contacts: (TextNode | null)[] = [
    textNode(resume.location, "/location"),
    textNode(resume.email, "/email", emailHref(laidOut(resume.email))),
    textNode(resume.phone, "/phone", phoneHref(laidOut(resume.phone))),
    link([resume.website, "/website"]),
    ...(resume.links ?? []).map(({ label, url }, at) => labelledLink(label, url, `/links/${at}`)),
  ];
  return {
    name: textNode(resume.name, "/name"),
    role: textNode(resume.role, "/role"),
    contacts: contacts.filter((contact) => contact !== null),
    photo: null,
  };
}

function photoOf({ photo, name }: Resume): PhotoNode | null {
  if (!photo || photo.hidden) return null;
  const shown = laidOut(name);
  return { data: photo.data, alt: shown === "" ? "Photo" : `Photo of ${shown}`, pointer: "/photo" };
}

/** A label that the address says already is not said twice: "LinkedIn" before linkedin.com. */
function labelledLink(label: string, url: string, pointer: string): TextNode | null {
  const [name, address] = [laidOut(label), shownAddress(laidOut(url))];
  const isSaid = address.toLowerCase().includes(name.toLowerCase().replaceAll(" ", ""));
  const text =
    name === "" || (isSaid && address !== "") ? address : [name, address].filter(Boolean).join(": ");
  return textNode(text, pointer, websiteHref(laidOut(url)));
}

function sampleText(resume: Resume): string {
  const bullets = resume.experience.flatMap((entry) => [entry.title, ...textsOf(entry.bullets)]);
  return [resume.name, resume.role, resume.summary, ...bullets].join(" ").slice(0, 4000);
}
