/** Verbs that people begin a line of a list with, where their form does not tell. */
const VERBS = new Set(
  `led built wrote ran made took cut won kept held taught set sold grew drove brought began gave got met put saw sent spoke spent stood chose drew flew rebuilt rewrote oversaw
  answer build check clean coach cook count cover cut design develop drive fit fix handle help hold inspect install keep lead look maintain make manage mentor negotiate operate
  organise organize oversee own plan prepare produce provide report responsible review run schedule sell serve set supervise support take teach test train translate write work`.split(
    /\s+/,
  ),
);
/** A line that ends with one of these goes on. */
const OPEN_END =
  /(?:[,;:(&/–—+-]|\b(?:a|an|the|of|and|or|to|for|with|in|on|at|by|from|as|into|over|under|per|than|that|which|who|its|their|our|my|his|her|is|are|was|were|und|der|die|das|für|mit|von|de|du|des|la|le|et|y|del|el|los|las|para|con|em|da|do))$/iu;

/** Whether a line below the end of another, in a list without signs, begins an item of its own: by what both say. */
export function opensItem(above: string, line: string): boolean {
  if (!/^\p{Lu}/u.test(line) || OPEN_END.test(above)) return false;
  const word = (/^\p{L}+/u.exec(line)?.[0] ?? "").toLowerCase();
  return VERBS.has(word) || /.{2}(?:ed|ing)$/.test(word);
}
