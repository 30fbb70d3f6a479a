import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Placed = { text: string; left: number; right: number; baseline: number; ends: boolean };

async function placedItems(pdf: Uint8Array): Promise<Placed[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [, , , , left = 0, baseline = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, baseline, ends: item.hasEOL }];
  });
}

/** Of the letters in runs as high as most are: what such readers take for the width of a letter. */
function usualLetter(items: readonly Placed[]): number {
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  return items.reduce((sum, { left, right }) => sum + right - left, 0) / letters;
}

/**
 * The lines of a first page as readers see them that drop blank runs and join what stands closer than a letter is wide, without
 * a blank: some parsers of resumes do so.
 */
export async function joinedRuns(pdf: Uint8Array): Promise<string[][]> {
  const items = await placedItems(pdf);
  const written = items.filter(({ text }) => text.trim() !== "");
  const closest = usualLetter(written);
  const lines: Placed[][] = [];
  for (const item of written) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (!line || !last || Math.abs(last.baseline - item.baseline) > 1) lines.push([{ ...item }]);
    else if (item.left - last.right <= closest)
      Object.assign(last, { text: last.text + item.text, right: item.right });
    else line.push({ ...item });
  }
  return lines.map((line) => line.map(({ text }) => text.trim()));
}
