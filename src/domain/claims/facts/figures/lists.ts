import { tokensOf } from "./tokens.ts";

const JOINT = /^(?:,|;|\/|&|\+|and|or|then|plus|n|und|x)$/;
const END = /^[.!?:()\n–—]$/;
const LONGEST_ITEM = 4;
/** Lists further down a long text count nothing, for their cost. */
const READ = 3000;

/** How many things the lists of a text name: 2 and 3 for "me and Gil; tills, stock, windows". */
export function listLengths(text: string): ReadonlySet<number> {
  const lengths = new Set<number>();
  let items = 1;
  let words = 0;
  let and = false;
  const close = () => {
    if (items > 1) lengths.add(items);
    items = 1;
    words = 0;
  };
  const tokens = tokensOf(text.slice(0, READ));
  for (const [index, { text: word }] of tokens.entries()) {
    if (END.test(word)) close();
    else if (JOINT.test(word)) {
      if (JOINT.test(tokens[index - 1]?.text ?? "")) continue;
      if (word !== "," && word !== ";") lengths.add(2);
      if (and) lengths.add(items);
      and = /^(?:and|&|\+|or)$/.test(word);
      items += 1;
      words = 0;
    } else {
      words += 1;
      if (words > LONGEST_ITEM && items > 1) {
        // What grew too long was no item: "French, Arabic and English, patients ask for me".
        lengths.add(items - 1);
        close();
      }
    }
  }
  close();
  return lengths;
}
