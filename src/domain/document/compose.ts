import type { PageFormat, Template, Theme } from "./design.ts";
import { emailHref, phoneHref, websiteHref } from "./links.ts";
import type { DocumentTree, HeaderNode, SectionNode, TextNode } from "./nodes.ts";
import { resolveDesign } from "./resolve-design.ts";
import { type ResumeContent, sectionNodes } from "./section-blocks.ts";
import { cleanText, directionOf, languageOf, textNode } from "./text.ts";

export type ComposeOptions = {
  template: Template;
  theme: Theme;
  page: PageFormat;
  /** BCP 47; judged from the text where it is not given. */
  language?: string;
  /** 0 as designed, up to TIGHTEST, for a document that is to fit one page. */
  tightness?: number;
};

export function compose(resume: ResumeContent, options: ComposeOptions): DocumentTree {
  const { template, theme, page, tightness = 0 } = options;
  const sections = new Map(sectionNodes(resume).map((section) => [section.id, section]));
  const pick = (ids: readonly string[]): SectionNode[] => ids.flatMap((id) => sections.get(id) ?? []);
  const main = pick(template.layout.main);
  const side = pick(template.layout.side);
  const header = headerOf(resume);
  const sample = sampleText(resume);
  const design = resolveDesign(template, theme, page, tightness);
  const name = header.name?.text ?? "";
  const oneColumn = side.length === 0 || main.length === 0;
  return {
    title: name === "" ? "Resume" : `${name}: resume`,
    author: name,
    language: options.language ?? languageOf(sample),
    direction: directionOf(resume.summary || sample),
    header,
    main: oneColumn ? [...main, ...side] : main,
    side: oneColumn ? [] : side,
    design: oneColumn ? { ...design, columns: null } : design,
  };
}

function headerOf(resume: ResumeContent): HeaderNode {
  const contacts: (TextNode | null)[] = [
    textNode(resume.location, "/location"),
    textNode(resume.email, "/email", emailHref(cleanText(resume.email))),
    textNode(resume.phone, "/phone", phoneHref(cleanText(resume.phone))),
    textNode(resume.website, "/website", websiteHref(cleanText(resume.website))),
  ];
  return {
    name: textNode(resume.name, "/name"),
    role: textNode(resume.role, "/role"),
    contacts: contacts.filter((contact) => contact !== null),
  };
}

function sampleText(resume: ResumeContent): string {
  const bullets = resume.experience.flatMap((entry) => [entry.title, ...entry.bullets]);
  return [resume.name, resume.role, resume.summary, ...bullets].join(" ").slice(0, 4000);
}
