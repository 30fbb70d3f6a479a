import { Document, Packer } from "docx";
import type { DocumentTree } from "../../domain/document/nodes.ts";
import { stablePackage } from "./stable-package.ts";
import { pageNumberFooter } from "./word-page-number.ts";
import { wordParagraphs } from "./word-paragraphs.ts";
import { bulletNumbering, twips, wordStyles } from "./word-styles.ts";

/**
 * A Word document of one column: tables and text boxes are what parsers of resumes stumble over. `carried` goes along as data
 * that no page shows.
 */
export async function renderDocx(tree: DocumentTree, carried: string | null = null): Promise<Uint8Array> {
  const { page } = tree.design;
  const side = twips(page.width - page.contentWidth) / 2;
  const document = new Document({
    title: tree.title,
    creator: tree.author,
    lastModifiedBy: tree.author,
    styles: wordStyles(tree.design, tree.language),
    numbering: { config: [bulletNumbering(tree.design)] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.marginTop),
              bottom: twips(page.marginBottom),
              left: Math.floor(side),
              right: Math.floor(side),
              ...(page.number && { footer: twips(page.number.fromBottom) }),
            },
          },
        },
        ...(page.number && { footers: { default: pageNumberFooter(tree.design) } }),
        children: wordParagraphs(tree),
      },
    ],
  });
  return stablePackage(new Uint8Array(await Packer.toArrayBuffer(document)), tree, carried);
}
