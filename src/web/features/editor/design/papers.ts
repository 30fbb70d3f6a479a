import type { PageFormat } from "../../../../domain/document/design.ts";

export const papers: readonly { id: PageFormat; label: string }[] = [
  { id: "a4", label: "A4" },
  { id: "letter", label: "US Letter" },
];

export function paperName(format: PageFormat): string {
  return papers.find(({ id }) => id === format)?.label ?? format;
}
