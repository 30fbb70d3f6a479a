import { baseOf } from "../../../domain/language/inflect.ts";
import { isDetail } from "../plan/details.ts";
import { itemsOf } from "../plan/noun-phrase.ts";
import type { Statement } from "../read/statement.ts";
import { type Word, withPost, wordOf } from "../read/word.ts";

/** Whether a line only names things: no deed, nobody who does one. */
export function isListOfThings(statements: readonly Statement[]): boolean {
  return statements.every(({ kind, agent }) => kind === "phrase" && agent === "none");
}

const LONGEST_ITEM = 6;

/** "passes, bags, evacuation drills" → "passes, bags and evacuation drills": a list of things, closed as one. */
export function withClosedList(words: readonly Word[]): Word[] {
  const items = itemsOf(words);
  const last = items.at(-1) ?? [];
  const at = words.length - last.length;
  const before = words[at - 1];
  const isPlain =
    items.length > 2 &&
    // "CTGs and reduced movements" would tell of a deed.
    baseOf(last[0]?.lower ?? "", "past") === null &&
    last.length <= LONGEST_ITEM &&
    items.every((item) => !/ing$/.test(item[0]?.lower ?? "")) &&
    items
      .slice(-2)
      .every(
        (item) =>
          !isDetail(item) &&
          item.every(
            ({ lower, pre }) => !/^(?:and|or|&|then|plus|to|from|so|which|who)$/.test(lower) && pre === "",
          ),
      );
  if (!isPlain || !before || words.some(({ post }) => /[;:.]$/.test(post))) return [...words];
  return [...words.slice(0, at - 1), withPost(before, before.post.replace(/,$/, "")), wordOf("and"), ...last];
}
