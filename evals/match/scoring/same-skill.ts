/** Words around a skill that do not change which one it is. */
const AROUND = new Set(
  `a an the of and or in with for to your our own basic current active valid state strong good solid advanced skill skills experience
  knowledge certification certificate certified certificates license licence licensed card permit use using tool tools professional
  microsoft adobe apache`.split(/\s+/),
);
const ENDINGS = /(?:ations?|ings?|ions?|ments?|ers?|ed|ies|es|s|y|e)$/;

const KNOWN = new Map<string, ReadonlySet<string>>();

/** Each phrase is taken apart once: every label is held against every requirement. */
function roots(phrase: string): ReadonlySet<string> {
  const known = KNOWN.get(phrase) ?? rootsIn(phrase);
  KNOWN.set(phrase, known);
  return known;
}

function rootsIn(phrase: string): ReadonlySet<string> {
  const words = phrase
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/['’]s?\b/g, "")
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !AROUND.has(word));
  const kept = telling.length > 0 ? telling : words;
  return new Set(
    kept.map((word) => (word.length > 4 ? word.replace(ENDINGS, "") : word.replace(/(?<=\w{2})s$/, ""))),
  );
}

/** Whether two phrases name one skill: the same telling words, in any form and order. */
export function sameSkill(one: string, other: string): boolean {
  const [a, b] = [roots(one), roots(other)];
  return a.size === b.size && [...a].every((root) => b.has(root));
}

/** Whether a phrase says a skill and no other one: "3 years of bookkeeping in a shop" says bookkeeping. */
export function says(phrase: string, skill: string): boolean {
  const said = roots(phrase);
  return [...roots(skill)].every((root) => said.has(root));
}

export function names(label: readonly string[], skill: string): boolean {
  return label.some((wording) => sameSkill(wording, skill));
}

/** How many of the telling words of two phrases are in both, of the longer one. */
export function shareOfWords(one: string, other: string): number {
  const [a, b] = [roots(one), roots(other)];
  return [...a].filter((root) => b.has(root)).length / Math.max(a.size, b.size);
}
