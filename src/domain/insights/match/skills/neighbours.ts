import { NEIGHBOURS } from "../lexicon/neighbours.ts";
import { skillNamed } from "./skill-index.ts";

const NEXT_TO = new Map<string, Set<string>>();

for (const line of NEIGHBOURS) {
  const names = line.split(", ");
  for (const name of names) {
    const known = NEXT_TO.get(name) ?? new Set();
    for (const other of names) if (other !== name) known.add(other);
    NEXT_TO.set(name, known);
  }
}

/** Names of the skills next to one. */
export function neighboursOf(name: string): readonly string[] {
  return [...(NEXT_TO.get(name) ?? [])];
}

/** Names of the skills that one is a kind of: whoever says "SQL" has a start in PostgreSQL. */
export function kindsOf(name: string): readonly string[] {
  return skillNamed(name)?.is ?? [];
}
