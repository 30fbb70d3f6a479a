import { splitOutsideBrackets } from "../../text/split-outside-brackets.ts";
import { isPeriodEnd } from "./find-period.ts";
import { LONGEST_RESUME } from "./measured-lines.ts";
import { cellsOf, isSentence, type StyledLine } from "./styled-line.ts";
import { isLanguageName, keysOf } from "./vocabulary.ts";

export interface ListEntry {
  text: string;
  keywords?: string[];
}

const SEPARATORS = /[,;|·•∙\t]|\s\/\s/gu;
const GROUP = /^([^:,;]{2,40}):\s+(.+)$/u;

/** Skills, interests and the like: one in each line, several in one, or groups under a name. */
export function readList(lines: readonly StyledLine[]): ListEntry[] {
  return joinOpen(lines).flatMap((text): ListEntry[] => {
    const [, name, rest] = GROUP.exec(text) ?? [];
    if (name !== undefined && rest !== undefined && keysOf(name).length <= 5)
      return [{ text: name, keywords: entriesOf(rest) }];
    return entriesOf(text).map((entry) => ({ text: entry }));
  });
}

function entriesOf(text: string): string[] {
  const entries = splitOutsideBrackets(text, SEPARATORS)
    .map((entry) => entry.replace(/^[\s–—-]+|[\s.]+$/gu, "").trim())
    .filter((entry) => /[\p{L}\d]/u.test(entry));
  const isProse = isSentence(text) && entries.some((entry) => keysOf(entry).length > 7);
  return isProse ? [text] : entries;
}

/** A line that ends with a comma goes on in the next. */
function joinOpen(lines: readonly StyledLine[]): string[] {
  const texts: string[] = [];
  for (const { text, bullet } of lines) {
    const last = texts.at(-1);
    if (last?.endsWith(",") && !bullet && last.length <= LONGEST_RESUME.line)
      texts[texts.length - 1] = `${last} ${text}`;
    else texts.push(text);
  }
  return texts;
}

const LEVEL =
  /^\s*(?:[ABC][12]\b|native|fluent|mother|basic|conversational|intermediate|advanced|beginner|bilingual|proficient|professional|working|limited|elementary|good|excellent|spoken|written|toe|ielts)/iu;

/** "Irish, fluent": what follows a language and is none says how well. */
export function readLanguages(lines: readonly StyledLine[]): ListEntry[] {
  const found: string[] = [];
  for (const { text } of lines) {
    const words = text.replace(/^(?:spoken )?languages?(?: known| spoken| skills)?\s*[:\t]\s*/i, "");
    const leveled = withLevels(words);
    if (leveled) found.push(...leveled);
    for (const entry of leveled ? [] : splitOutsideBrackets(words, /[,;|·•∙\t]| and |\s\/\s/gu)) {
      const word = /\p{L}+/u.exec(entry)?.[0] ?? "";
      if (entry.trim() === "" || word === "") continue;
      const isLevel =
        found.length > 0 && LEVEL.test(entry) && !isLanguageName(word) && isLanguage(found.at(-1) ?? "");
      if (isLevel) found[found.length - 1] += `, ${entry.trim()}`;
      else found.push(entry.trim());
    }
  }
  return found.map((text) => ({ text }));
}

/** "French, mother tongue; Italian, kitchen level", or a language in a cell and how well in the next; null where no sign says so. */
function withLevels(text: string): string[] | null {
  const [first = "", second, ...more] = cellsOf(text);
  const isRow = second !== undefined && more.length === 0 && !isLanguage(second);
  const entries = isRow ? [`${first}, ${second}`] : splitOutsideBrackets(text, /;/gu).filter(Boolean);
  const areLeveled = isRow || (entries.length > 1 && entries.some((entry) => entry.includes(",")));
  const areOne = entries.every(
    (entry) =>
      isLanguage(entry) &&
      splitOutsideBrackets(entry, /,/gu)
        .slice(1)
        .every((part) => !isLanguage(part)),
  );
  return areLeveled && areOne && isLanguage(first) && !/[,;]/.test(isRow ? first : "") ? entries : null;
}

function isLanguage(text: string): boolean {
  return isLanguageName(/\p{L}+/u.exec(text)?.[0] ?? "");
}

/** "CPR, renewed 02/24", "Proficiency Test, Level 2, November 2017": some parts only say more of what stands before them. */
function isListed(text: string, entries: readonly string[]): boolean {
  return (
    entries.length >= 3 &&
    !/^[^,;|]{2,30}:\s/.test(text) &&
    entries.every(
      (entry) =>
        keysOf(entry).length <= 6 &&
        /^\p{Lu}.*\p{L}{2}|^\p{Lu}{2}/u.test(entry) &&
        !MORE.test(entry) &&
        !isPeriodEnd(entry),
    )
  );
}

const MORE =
  /^(?:level|grade|class|category|no\.?|number|valid|expires?|issued|renewed|part|module|unit) ?\b/i;

function isShort(entry: string): boolean {
  return keysOf(entry).length <= 4 && !/\d{4}/.test(entry);
}

const SHORT_LIST = /[,;|·•\t]/gu;

/** One certificate in each line; several short ones in a line; who gave it in the line below a strong one. */
export function readCertificates(lines: readonly StyledLine[]): ListEntry[] {
  const found: string[] = [];
  const hasTitles =
    lines.some(({ strong }) => strong) && lines.some(({ strong, bullet }) => !strong && !bullet);
  for (const [index, { text, strong }] of lines.entries()) {
    const flat = text.replaceAll("\t", ", ");
    const entries = splitOutsideBrackets(text, SHORT_LIST).filter((entry) => entry !== "");
    const isShortList = isListed(text, entries) && (lines.length === 1 || entries.every(isShort));
    if (hasTitles && !strong && lines[index - 1]?.strong && found.length > 0)
      found[found.length - 1] += `, ${flat}`;
    else if (isShortList) found.push(...entries);
    else found.push(flat);
  }
  return found.map((text) => ({ text }));
}
