import type { Share } from "./wilson.ts";

/** A share with its count and interval, as a cell of a table. */
export function cell({ hits, of, low, high }: Share): string {
  if (of === 0) return "–";
  const percent = (rate: number): string => (100 * rate).toFixed(1);
  return `${percent(hits / of)} % (${hits}/${of}; ${percent(low)}–${percent(high)})`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A text of a row, on one line. */
export function quote(text: string): string {
  return `\`${text.replaceAll("\n", " ⏎ ").replaceAll("`", "'")}\``;
}
