import type { z } from "zod";
import { labelled, termsOf } from "../document/blocks.ts";
import type { Block, TextNode } from "../document/nodes.ts";
import { textNode } from "../document/text.ts";
import { LIMITS } from "../limits.ts";
import { entry, item, moreEntries, moreLine } from "./field-schema.ts";
import { textsOf } from "./line.ts";

/** A skill or an interest: a word or two, or the name of a group with its level and what belongs to it. */
export const keywordGroup = item(
  { text: entry(LIMITS.entry) },
  { level: moreLine(), keywords: moreEntries() },
);

/** The same without a level, as an interest has none. */
export const plainGroup = item({ text: entry(LIMITS.entry) }, { keywords: moreEntries() });

type KeywordGroup = z.infer<typeof keywordGroup>;

/** A keyword with a comma of its own is told apart by semicolons. */
export function joinKeywords(keywords: readonly string[]): string {
  return keywords.join(keywords.some((keyword) => keyword.includes(", ")) ? "; " : ", ");
}

/** Single words run on as terms; a group has a line of its own. Each keeps its place among the others. */
export function keywordBlocks(groups: readonly KeywordGroup[], pointer: string): Block[] {
  const blocks: Block[] = [];
  let single: TextNode[] = [];
  const endSingle = () => {
    blocks.push(...termsOf(single));
    single = [];
  };
  for (const [at, { text, level, keywords = [], hidden }] of groups.entries()) {
    if (hidden) continue;
    const name = level ? `${text} (${level})` : text;
    const place = `${pointer}/${at}`;
    if (keywords.length === 0) {
      const node = textNode(name, place);
      if (node) single.push(node);
      continue;
    }
    endSingle();
    const group = labelled(name, joinKeywords(textsOf(keywords)), place);
    if (group) blocks.push({ kind: "paragraph", text: group });
  }
  endSingle();
  return blocks;
}
