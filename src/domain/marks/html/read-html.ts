import { cleanLine } from "../../text/clean-text.ts";
import type { Range } from "../change-marks.ts";
import { cleanMarks } from "../clean-marks.ts";
import type { Mark } from "../mark.ts";
import type { MarkedText } from "../marked-text.ts";
import { decodeEntities } from "./html-entities.ts";
import { type HtmlLook, lookInside, PLAIN_LOOK } from "./html-look.ts";
import { htmlTokens } from "./html-tokens.ts";

/** What is longer is not looked at: what a word processor copies with a page of text has a fourth of it. */
export const LONGEST_HTML = 256 * 1024;

/** The same for very many short pieces: each costs more than its letters. */
const MOST_PIECES = 15_000;

const BLOCKS = new Set(
  "address article aside blockquote body br center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const BLANKS = /[\s\u00a0]+/g;

/**
 * The lines of a text that was copied with its formatting, as people see them: bold, italic and links as marks, everything else as
 * plain words. Null where it holds no marks or is too long: then its plain words say as much.
 */
export function readHtml(html: string): MarkedText[] | null {
  if (html === "" || html.length > LONGEST_HTML) return null;
  const writer = new LineWriter();
  const open: { name: string; look: HtmlLook }[] = [];
  const opened = new Map<string, number>();
  let look = PLAIN_LOOK;
  let pieces = 0;
  for (const token of htmlTokens(html)) {
    pieces += 1;
    if (pieces > MOST_PIECES) return null;
    if (token.kind === "text") {
      if (!look.isHidden) writer.write(decodeEntities(token.text), look);
      continue;
    }
    const { name } = token;
    if (BLOCKS.has(name)) writer.endLine();
    else if (CELLS.has(name)) writer.write(" ", PLAIN_LOOK);
    if (VOID.has(name)) continue;
    if (token.kind === "open") {
      open.push({ name, look });
      opened.set(name, (opened.get(name) ?? 0) + 1);
      look = lookInside(look, name, token.attributes);
    } else if ((opened.get(name) ?? 0) > 0) {
      // What was opened inside and not ended, ends with it.
      for (let last = open.pop(); last; last = open.pop()) {
        opened.set(last.name, (opened.get(last.name) ?? 1) - 1);
        look = last.look;
        if (last.name === name) break;
      }
    }
  }
  const lines = writer.lines();
  return lines.some(({ marks }) => marks.length > 0) ? lines : null;
}

/** Puts words together to lines, with one blank where there are several. */
class LineWriter {
  readonly #lines: MarkedText[] = [];
  #parts: string[] = [];
  #length = 0;
  #endsInBlank = true;
  #marks: Mark[] = [];

  write(text: string, look: HtmlLook): void {
    if (look.isPre && text.includes("\n")) {
      for (const [at, line] of text.split("\n").entries()) {
        if (at > 0) this.endLine();
        this.#add(line, look);
      }
    } else this.#add(text, look);
  }

  endLine(): void {
    const text = this.#parts.join("").trimEnd();
    if (text !== "") this.#lines.push({ text, marks: cleanMarks(text, this.#marks) });
    this.#parts = [];
    this.#length = 0;
    this.#endsInBlank = true;
    this.#marks = [];
  }

  lines(): MarkedText[] {
    this.endLine();
    return this.#lines;
  }

  #add(given: string, look: HtmlLook): void {
    const single = cleanLine(given).replace(BLANKS, " ");
    const text = this.#endsInBlank && single.startsWith(" ") ? single.slice(1) : single;
    if (text === "") return;
    const [from, to] = [this.#length, this.#length + text.length];
    this.#parts.push(text);
    this.#length = to;
    this.#endsInBlank = text.endsWith(" ");
    this.#marks.push(...marksOf(look, { from, to }));
  }
}

function marksOf({ bold, italic, href }: HtmlLook, range: Range): Mark[] {
  return [
    ...(bold ? [{ ...range, kind: "bold" as const }] : []),
    ...(italic ? [{ ...range, kind: "italic" as const }] : []),
    ...(href === null ? [] : [{ ...range, kind: "link" as const, href }]),
  ];
}
