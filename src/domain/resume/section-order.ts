import { customKey } from "../sections/custom-sections.ts";
import type { Resume } from "./resume.ts";

/** The same keys in the person's order; those it does not name follow in their own. */
export function inOwnOrder<Key extends string>(
  keys: readonly Key[],
  order: readonly string[] | undefined,
): readonly Key[] {
  if (!order) return keys;
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return keys.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The sections of both columns, custom ones after those that the layout names, in the column of their kind. Where the layout has two,
 * `placed` says which stand in another one than that.
 */
export function columnsOf(
  { custom = [] }: Resume,
  { main, side }: { main: readonly string[]; side: readonly string[] },
  placed: Readonly<Record<string, "main" | "side">> | undefined = undefined,
): { main: string[]; side: string[] } {
  const keysIn = (column: readonly string[]) => [
    ...column,
    ...custom.filter(({ kind }) => column.includes(kind)).map(({ id }) => customKey(id)),
  ];
  const columns = { main: keysIn(main), side: keysIn(side) };
  if (!placed || side.length === 0) return columns;
  const staying = (column: "main" | "side") =>
    columns[column].filter((key) => (placed[key] ?? column) === column);
  const coming = (from: "main" | "side", to: "main" | "side") =>
    columns[from].filter((key) => placed[key] === to);
  return {
    main: [...staying("main"), ...coming("side", "main")],
    side: [...staying("side"), ...coming("main", "side")],
  };
}
