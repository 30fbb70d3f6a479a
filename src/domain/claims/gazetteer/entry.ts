export const ENTRY_KINDS = ["technology", "credential", "degree", "nation", "term"] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One known thing that has a name. */
export interface Entry {
  /** The name as it is usually written. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly spellings: readonly Spelling[];
  /** Names of wider things: who has this one has those. */
  readonly isA: readonly string[];
}

export interface Spelling {
  readonly text: string;
  /** `everyday`: a word of every day too, a name only where it is written as one. `code`: a name only in capitals. */
  readonly mark: "plain" | "everyday" | "code";
}

/** Parses lines "Name = other spellings > wider names"; "~" marks an everyday word, "!" a code. "|" parts entries of one line. */
export function parseEntries(lines: string, kind: EntryKind): Entry[] {
  return lines
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((line) => {
      const [names = "", wider = ""] = line.split(" > ");
      const [name = "", others = ""] = names.split(" = ");
      const spellings = [name, ...others.split(", ")].filter(Boolean).map(parseSpelling);
      return { id: spellings[0]?.text ?? "", kind, spellings, isA: wider.split(", ").filter(Boolean) };
    });
}

function parseSpelling(written: string): Spelling {
  if (written.startsWith("~")) return { text: written.slice(1), mark: "everyday" };
  if (written.startsWith("!")) return { text: written.slice(1), mark: "code" };
  return { text: written, mark: "plain" };
}
