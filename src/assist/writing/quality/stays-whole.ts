/** A tone writes "three" for 3, or 3 for "three". */
const IN_WORDS: ReadonlyMap<string, string> = new Map(
  "two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50"
    .split(" ")
    .map((pair): [string, string] => {
      const [word = "", figure = ""] = pair.split(":");
      return [word, figure];
    }),
);
const FIGURE = /\d+(?:[.,]\d+)*/g;
const DOUBLED = /\b(\p{L}{2,}) \1\b/giu;
const DANGLING = /\b(?:and|or|the|an?|of|with|for|by|from|which|because)(?=[,;.]|$)/gimu;
const BRACKETS = /[()[\]]/g;

/** Whether what was written has the figures of its source, and breaks nothing that was whole in it. Each edit has its own licence; this holds for all together. */
export function staysWhole(source: string, lines: readonly string[]): boolean {
  const said = lines.join("\n");
  const isSame = (left: readonly string[], right: readonly string[]): boolean =>
    left.length === right.length && left.every((one, at) => one === right[at]);
  return (
    isSame(figuresIn(source), figuresIn(said)) &&
    found(said, DOUBLED).length <= found(source, DOUBLED).length &&
    found(said, DANGLING).length <= found(source, DANGLING).length &&
    found(said, BRACKETS).length % 2 === found(source, BRACKETS).length % 2
  );
}

function figuresIn(text: string): string[] {
  return found(
    text.toLowerCase().replace(/[a-z]+/g, (word) => IN_WORDS.get(word) ?? word),
    FIGURE,
  );
}

function found(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}
