import { type ComposeOptions, compose } from "../../domain/document/compose.ts";
import { composeLetter } from "../../domain/document/compose-letter.ts";
import type { PageFormat } from "../../domain/document/design.ts";
import type { DocumentTree } from "../../domain/document/nodes.ts";
import type { CustomStyle } from "../../domain/document/style/custom-style.ts";
import { CARRIED_NAME, carriedText } from "../../domain/files/carried-resume.ts";
import type { DocumentPart, FileFormat } from "../../domain/files/file-format.ts";
import { exportJsonResume } from "../../domain/resume/json-resume/export-json-resume.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import { renderDocx } from "../docx/render-docx.ts";
import type { Fit } from "../flow/fit.ts";
import { unwrittenScripts } from "../fonts/unwritten.ts";
import { renderHtml } from "../html/render-html.ts";
import { withAttachment } from "../pdf/attach-file.ts";
import type { PdfRenderer } from "../pdf/render-pdf.ts";
import { renderText } from "../text/render-text.ts";

/** What a file is made from: plain data, so that it can be handed to another thread. */
export type RenderOrder = {
  resume: Resume;
  template: string;
  theme: string;
  page: PageFormat;
  /** Tighten the document, within legible bounds, until it takes one page. */
  fit: boolean;
  /** Where it departs from template and theme. */
  style?: CustomStyle | undefined;
  /** The resume itself where it says nothing. As JSON both are one. */
  part?: DocumentPart;
  /** Whether a PDF or DOCX of the resume carries it as data, to be imported again; it does where this says nothing. */
  data?: boolean;
  format: FileFormat;
};

/** What an order is where it says nothing: the first template, as its designer drew it. */
export const DEFAULT_DESIGN = { template: DEFAULT_TEMPLATE.id, theme: "signature", page: "a4" } as const;

export type RenderedFile = {
  bytes: Uint8Array;
  /** Known for PDF alone: the others have no pages until someone opens them. */
  pages: number | null;
  /** Null where no fit was asked for. Known for PDF alone, as the pages are; the others are as tight as the PDF. */
  fit: Fit | null;
  /** Scripts of the resume that no font of a PDF writes; readers of the other formats bring their own fonts. */
  unwritten: string[];
};

/** `pdf` is called only when something has to be laid out, since the engine takes a moment to start. */
export async function renderFile(
  order: RenderOrder,
  pdf: () => Promise<Pick<PdfRenderer, "render">>,
): Promise<RenderedFile> {
  const { resume, fit, format } = order;
  const treeAt = treesOf(order);
  const isCarried = order.data !== false && order.part !== "cover-letter";
  const carried = isCarried ? carriedText(resume) : null;
  switch (format) {
    case "pdf": {
      const drawn = await (await pdf()).render(treeAt, { fit });
      const unwritten = unwrittenScripts(JSON.stringify(resume, onlyDrawnTexts));
      return {
        bytes: carried === null ? drawn.pdf : withData(drawn.pdf, carried),
        pages: drawn.pages,
        fit: drawn.fit,
        unwritten,
      };
    }
    case "json":
      return textFile(`${JSON.stringify(exportJsonResume(resume), null, 2)}\n`);
    case "txt":
      return textFile(renderText(treeAt(0)));
    case "html":
      return textFile(renderHtml(treeAt(fit ? await levelOf(treeAt, pdf) : 0)));
    case "docx": {
      const tree = treeAt(fit ? await levelOf(treeAt, pdf) : 0);
      return { bytes: await renderDocx(tree, carried), pages: null, fit: null, unwritten: [] };
    }
  }
}

/** The document at each tightness. */
export function treesOf(order: Omit<RenderOrder, "format" | "fit">): (tightness: number) => DocumentTree {
  const { resume, template, theme, page, part, style } = order;
  const composed = part === "cover-letter" ? composeLetter : compose;
  const design = { template: findTemplate(template), theme: findTheme(theme) };
  if (!design.template || !design.theme) throw new RangeError(`There is no design ${template}, ${theme}.`);
  const options: ComposeOptions = { template: design.template, theme: design.theme, page, style };
  return (tightness) => composed(resume, { ...options, tightness });
}

/** Only the PDF is laid out by us: the others are made as tight as it is, whatever pages their readers make of them. */
async function levelOf(
  treeAt: (tightness: number) => DocumentTree,
  pdf: () => Promise<Pick<PdfRenderer, "render">>,
): Promise<number> {
  return (await (await pdf()).render(treeAt, { fit: true })).fit?.level ?? 0;
}

function withData(pdf: Uint8Array, text: string): Uint8Array {
  return withAttachment(pdf, { name: CARRIED_NAME, text, description: "This resume as data" });
}

function textFile(text: string): RenderedFile {
  return { bytes: new TextEncoder().encode(text), pages: null, fit: null, unwritten: [] };
}

/** What is drawn nowhere, or is no text: no font has to write it. */
function onlyDrawnTexts(key: string, value: unknown): unknown {
  return key === "statements" || key === "photo" || key === "foreign" ? undefined : value;
}
