import { certainInterval } from "../../dates/parse-interval.ts";
import type { Resume } from "../../resume/resume.ts";
import { spokenWords } from "../../text/spoken-words.ts";
import type { DocumentReading, ReaderId } from "./document-reading.ts";
import { type FieldKind, type ShownField, shownFields } from "./shown-fields.ts";

/** `unclear`: a date that is there and that no program can count with. */
export type SeenStatus = "read" | "differs" | "unclear" | "lost";

/** What one program would put into a field. */
export interface SeenBy {
  readonly reader: ReaderId;
  readonly seen: string;
  readonly status: SeenStatus;
}

/** A field of the resume, and what each program would put into it. */
export interface SeenField {
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly written: string;
  /** Of the programs that have such a field. */
  readonly by: readonly SeenBy[];
}

export interface ParserView {
  readonly fields: readonly SeenField[];
  readonly texts: readonly {
    readonly reader: ReaderId;
    readonly text: string;
    readonly leftOver: readonly string[];
  }[];
}

/** Fields that a program does not look for: the published algorithm has none of them. */
const UNSOUGHT: Readonly<Partial<Record<ReaderId, RegExp>>> = {
  features: /^\/(?:role|projects|certifications|languages)(?:\/|$)/,
};

/** What programs see: each reading of the real document beside what was written. */
export function parserView(resume: Resume, readings: readonly DocumentReading[]): ParserView {
  const written = shownFields(resume);
  const { language } = resume;
  const readers = readings.map(({ reader, text, resume: seen }) => ({
    reader,
    found: new Map(
      seen === null ? [] : shownFields(seen).map(({ pointer, text: words }) => [pointer, words]),
    ),
    links: seen?.links ?? [],
    isThere: finderIn(spokenWords(text)),
  }));
  return {
    fields: written.map((field) => ({
      pointer: field.pointer,
      kind: field.kind,
      written: field.text,
      by: readers.flatMap(({ reader, found, links, isThere }): SeenBy[] => {
        if (UNSOUGHT[reader]?.test(field.pointer)) return [];
        const seen =
          found.get(field.shownAt) ?? (field.shownAt === "/website" ? linkIn(links, field.text) : "");
        return [{ reader, seen, status: statusOf(field, seen, isThere, language) }];
      }),
    })),
    texts: readings.map(({ reader, text, leftOver }) => ({ reader, text, leftOver })),
  };
}

function statusOf(
  { kind, text }: ShownField,
  seen: string,
  isThere: (words: string) => boolean,
  language: string | undefined,
): SeenStatus {
  const words = spokenWords(text);
  const isThereAtAll = isThere(words);
  if (kind === "date") {
    const meant = certainInterval(text.trim(), language);
    // A page may show a date in another style than it was typed in: what counts is what it says.
    const understood = certainInterval(seen.trim(), language);
    if (meant === null) return seen === "" && !isThereAtAll ? "lost" : "unclear";
    if (understood !== null) return JSON.stringify(meant) === JSON.stringify(understood) ? "read" : "differs";
    return seen === "" && !isThereAtAll ? "lost" : "differs";
  }
  if (spokenWords(seen) === words) return "read";
  return seen === "" && !isThereAtAll ? "lost" : "differs";
}

/** A profile is an address of the person all the same: many programs keep it among their links. */
function linkIn(links: NonNullable<Resume["links"]>, website: string): string {
  const address = spokenWords(website);
  return links.find(({ url }) => spokenWords(url) === address)?.url ?? "";
}

/** Looks on from where the last one was found: fields come in the order of the page, and each look from the top would read it all. */
function finderIn(all: string): (words: string) => boolean {
  let from = 0;
  return (words) => {
    const onwards = all.indexOf(words, from);
    const at = onwards >= 0 ? onwards : all.lastIndexOf(words, from);
    if (at >= 0) from = at;
    return at >= 0;
  };
}
