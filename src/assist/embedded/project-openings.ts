import { namesMade } from "./named-things.ts";

/** Ways round to a project's deed, and the plain way to say the same. What was only meant is not told as done. */
const OPENINGS: readonly [pattern: RegExp, instead: string][] = [
  [
    /^(?:so |well |ok |and |basically )*(?:this|it|that)(?:'s| is| was) (?:an?|my|the) (?:[\w-]+ ){0,3}project((?: (?:for|at|with) (?:[\w'-]+ ){1,4}?)?) ?(?:where|in which|for which) (i|we) (\w.*)$/i,
    "$2 $3$1",
  ],
  [
    /^what i (?:tried|was trying|wanted) to do (?:here |in this project |there )?was (?:to )?(?=[a-z]+ )/i,
    "Attempted to ",
  ],
  [
    /^what i (?:did|had to do|was doing) (?:here |in this project |there )?was (?:to )?(?=[a-z]+ing )/i,
    "I was ",
  ],
  [/^what i (?:did|had to do) (?:here |in this project |there )?was (?:to )?(?=[a-z]+ )/i, "I had to "],
  [
    /^(?:the|my) (?:main |basic )?(?:idea|plan) (?:here |behind it |of this project |of the project )?was to have (?=an? )/i,
    "Devised ",
  ],
  [
    /^(?:the|my) (?:main |basic )?(?:idea|aim|goal|plan|point|purpose|objective) (?:here |behind it |of this project |of the project )?was to (?=[a-z]+ )/i,
    "Aimed to ",
  ],
  [/^there(?:'s| is| was) (?:this|an?) (?=[^,;]{3,80} (?:that|which) i [a-z]+)/i, "this "],
];

const IT_IS =
  /^(?:so |well |ok |and |basically )*(?:it['’]?s|(?:it|this|this one|that|this project|that one) (?:is|was)|that's|this one's) (?:just |basically |only |really )*(?=an? (?!(?:[\w-]+ ){0,3}project\b))/i;

export function plainOpening(sentence: string): string {
  const thing = sentence.replace(IT_IS, "");
  if (thing !== sentence && namesMade(thing)) return thing;
  for (const [pattern, instead] of OPENINGS)
    if (pattern.test(sentence)) return sentence.replace(pattern, instead);
  return sentence;
}

interface Labelled {
  readonly label: string;
  readonly rest: string;
}

const LABEL =
  /^(?:(?:this|it) was )?(?:an? |my )?((?:[\w-]+ ){0,3}(?:project|assignment|coursework)(?: (?:at|in) [\w-]+)?)(?:, (\d+|two|three|four|five|six) of us)? ?[,:–-] ?(?=(?:i|we|our team|an?|my|the|[a-z]+(?:ed|ing)|[a-z]+) )(.+)$/i;
const OCCASION = /^(?:this|it) was (?:an? )?((?:[\w-]+ ){1,3}?)thing, (?=(?:i|we|our team) )(.+)$/i;

/** "hobby project, a chess clock made with Arduino": the kind of project, and what is said of it. */
export function labelOf(line: string): Labelled | null {
  const [, occasion = "", done = ""] = OCCASION.exec(line) ?? [];
  if (occasion !== "") return { label: occasion.trim(), rest: done };
  const [, kind = "", count, rest = ""] = LABEL.exec(line) ?? [];
  if (kind === "" || !/ /.test(kind)) return null;
  return { label: `${kind.toLowerCase()}${count === undefined ? "" : `, group of ${count}`}`, rest };
}
