import { AlignmentType, Footer, PageNumber, Paragraph, TextRun } from "docx";
import type { Design } from "../../domain/document/design.ts";
import { wordColours } from "./word-colours.ts";
import { look } from "./word-styles.ts";

/** "2 / 3" at the foot of each page, as fields that Word counts. */
export function pageNumberFooter(design: Design): Footer {
  const number = new TextRun({
    ...look(design.styles.quiet, wordColours(design).soft),
    children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
  });
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { before: 0, after: 0 },
        children: [number],
      }),
    ],
  });
}
