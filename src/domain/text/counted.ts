import { grouped } from "./grouped.ts";

/** "1 resume", "2 resumes", "1 entry", "1,200 entries". */
export function counted(count: number, one: string): string {
  return `${grouped(count)} ${count === 1 ? one : pluralOf(one)}`;
}

export function pluralOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}
