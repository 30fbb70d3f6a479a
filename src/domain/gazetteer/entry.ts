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

/** What people do and know ("menu planning"): a skill to be asked for, which can be told in any words. */
export interface Practice extends Omit<Entry, "kind"> {
  /** Entries that name it too: "SEO" is a name, and what somebody does. Their spellings are not repeated here. */
  readonly namedBy: readonly string[];
}

export interface Spelling {
  readonly text: string;
  /** `everyday`: a word of every day too, a name only where it is written as one. `code`: a name only in capitals. */
  readonly mark: "plain" | "everyday" | "code";
  /** An everyday word that ads and resumes have far more often as a word than as the name: "go", "rest". */
  readonly frequent: boolean;
  /** It names a language that people speak. */
  readonly tongue: boolean;
  /** A name that in a job ad may be anything: nobody asks for a skill by it. */
  readonly nameOnly: boolean;
}

/**
 * Parses lines "Name = other spellings > wider names"; "|" parts entries of one line. Before a spelling "~" marks an
 * everyday word, "~~" a frequent one, "!" a code, "^" a language, "-" a name only.
 */
export function parseEntries(lines: string, kind: EntryKind): Entry[] {
  return linesOf(lines).map(({ written, isA }) => {
    const spellings = written.map(parseSpelling);
    return { id: spellings[0]?.text ?? "", kind, spellings, isA };
  });
}

/** The same lines; "@" stands for a named entry with all its spellings. */
export function parsePractices(lines: string): Practice[] {
  return linesOf(lines).map(({ written, isA }) => ({
    id: written[0]?.replace(/^@/, "") ?? "",
    spellings: written.filter((each) => !each.startsWith("@")).map(parseSpelling),
    isA,
    namedBy: written.filter((each) => each.startsWith("@")).map((each) => each.slice(1)),
  }));
}

function linesOf(lines: string): { written: string[]; isA: string[] }[] {
  return lines
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((line) => {
      const [names = "", wider = ""] = line.split(" > ");
      const [name = "", others = ""] = names.split(" = ");
      return {
        written: [name, ...others.split(", ")].filter(Boolean),
        isA: wider.split(", ").filter(Boolean),
      };
    });
}

const MARKED = /^(\^?)(-?)(~{1,2}|!)?(?=\S)/;

function parseSpelling(written: string): Spelling {
  const [signs = "", tongue = "", only = "", mark = ""] = MARKED.exec(written) ?? [];
  return {
    text: written.slice(signs.length),
    mark: mark === "" ? "plain" : mark === "!" ? "code" : "everyday",
    frequent: mark === "~~",
    tongue: tongue !== "",
    nameOnly: only !== "",
  };
}
