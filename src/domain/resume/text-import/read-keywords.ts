import { splitOutsideBrackets } from "../../text/split-outside-brackets.ts";
import type { TextLine } from "./text-lines.ts";

const DOT = " · ";
const SEPARATORS = /[,;|·•]/gu;
const LEVEL = /^(.+) \(([^()]+)\)$/;

export interface FoundKeyword {
  text: string;
  level?: string;
  keywords?: string[];
}

/** Short entries: one in each line, or several with commas, dots or bars between them; groups under a bold name. */
export function readKeywords(lines: readonly TextLine[] = []): FoundKeyword[] {
  const found: FoundKeyword[] = [];
  let plain: TextLine[] = [];
  const endPlain = () => {
    found.push(...severalOf(plain).map((text) => ({ text })));
    plain = [];
  };
  for (const line of lines) {
    const group = groupOf(line);
    if (!group) plain.push(line);
    else {
      endPlain();
      found.push(group);
    }
  }
  endPlain();
  return found;
}

/** "Statistics (Advanced): R, SPSS", with the name in bold: without it, it is a skill that has a colon. */
function groupOf({ text, label }: TextLine): FoundKeyword | null {
  if (label === undefined || !text.startsWith(`${label}: `)) return null;
  const rest = text.slice(label.length + 2);
  const [, name = label, level] = LEVEL.exec(label) ?? [];
  const keywords = rest.split(rest.includes("; ") ? "; " : ", ");
  return { text: name, ...(level !== undefined && { level }), keywords };
}

function severalOf(lines: readonly TextLine[]): string[] {
  const texts = lines.map(({ text }) => text);
  if (lines.every(({ whole }) => whole)) {
    // A page lists them in lines of their own, or in one, with one mark throughout.
    if (texts.length > 1) return texts;
    if (texts[0]?.includes(DOT)) return texts[0].split(DOT);
  }
  const listed = lines.some(({ bullet }) => bullet) || texts.every((text) => !/[,·|;]/.test(text));
  return (listed ? texts : [texts.join(" ")]).flatMap((text) => splitOutsideBrackets(text, SEPARATORS));
}
