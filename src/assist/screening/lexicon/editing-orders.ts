/**
 * Where a sentence begins. Inside one, "add figures" and "make it look better" are somebody's work. Nobody says please more often
 * than that: without a bound, each of a thousand would be the beginning of all that follow.
 */
const START = String.raw`(?:^|[.!?;(\n]\s*|, but |\b(?:please|pls|plz|kindly|you to) )(?:(?:please|pls|plz|kindly|also|just|now|then|can you|could you) ){0,8}`;
const THIS =
  "(?:it|this|that|these|them|everything|(?:my|the|this|that) (?:text|bullets?|bullet points?|lines?|sentences?|summary|description|resume|cv|wording|following))";
const EXTRA =
  "(?:numbers?|figures?|metrics?|percent(?:age)?s?|stat(?:istic)?s|results?|achievements?|accomplishments?|buzz ?words?|keywords?|impact|awards?)";
const BETTER =
  "(?:better|best|good|great|nice(?:r)?|stronger|strong|impressive|professional|senior|important|amazing|awesome|fancy|fancier|smarter|longer|shorter|bigger|cooler|convincing|attractive|concise|catchy|executive|punchy|punchier|detailed|formal)";
const MANY = "(?:(?:in |some|a few|more|any|lots of|big|bigger|good|nice|great|the|fake|random|real) ?)*";

function order(rest: string): RegExp {
  return new RegExp(START + rest, "i");
}

/** Orders to make a text better or larger than it is: what the buttons around the text are for. */
export const EDITING_ORDERS: readonly RegExp[] = [
  order(`make ${THIS} (?:(?:sound|look|read|seem|appear|feel|more|much|a lot|a bit|very|as) )*${BETTER}\\b`),
  order(
    `(?:add|insert|include|throw in|put in|fill in|sprinkle|give it) ${MANY}${EXTRA}(?=\\s*(?:[.!:]|$)|[^.\\n]{0,30}\\b(?:make|makes|so (?:that )?(?:it|this|i) (?:looks?|sounds?|seems?|reads?|appears?|stands?)|where (?:you|possible|needed)|if (?:you|possible|needed)|as you|impress\\w*|recruiters?|for me|you can)\\b)`,
  ),
  new RegExp(`, (?:please )?add ${MANY}${EXTRA} (?:where|if|as|so) (?:you|possible|it|needed)`, "i"),
  order(`(?:use|choose|pick) (?:stronger|better|bigger|fancier|more \\w+|action|power) (?:verbs?|words?)\\b`),
  order(
    `(?:turn|split|convert|expand|transform|break) ${THIS} (?:up )?(?:in)?to (?:\\w+ )?(?:bullets?|bullet points?|sentences?|lines?|paragraphs?|a (?:paragraph|story|poem|list))\\b`,
  ),
  order(
    `(?:spice|jazz|dress|beef|spruce|pump|polish|punch) ${THIS} up\\b|${START}(?:spice|jazz) up ${THIS}\\b`,
  ),
  order(
    `(?:rewrite|rephrase|reword|paraphrase|polish|embellish|exaggerate) ?:|${START}improve ?: (?:i |[a-z]+ed )`,
  ),
  order(`(?:enhance|upgrade|elevate|strengthen|boost) ${THIS} ?[:.!]`),
  order("(?:write|put|phrase|word) (?:it|this) so (?:that )?(?:it|i) (?:sounds?|looks?|seems?|reads?)\\b"),
  order(`put ${MANY}${EXTRA} in(?:to)? (?:it|this|there)\\b`),
  order("give me (?:an? |some )?(?:better|bigger|higher|senior|fancier|impressive|nicer) "),
  /\b(?:please|pls|plz|kindly) (?:rewrite|rephrase|reword|improve|enhance|embellish|exaggerate|polish|boost|shorten|lengthen|upgrade)\b/i,
  /\bfeel free to (?:add|embellish|exaggerate|invent|change|make|improve|elaborate)\b/i,
];

/** A turn of a conversation behind a text. In a list of posts "Assistant:" is a post. */
const TURN =
  /\n(?:ai assistant|assistant|chatgpt|gpt(?:-?\d[\w.]*)?|claude|gemini|copilot|chatbot|bot|human|ai model|language model) ?: ?\S/i;
const POST = /^[\p{L} ]{2,30}: /u;

export function hasTurn(text: string): boolean {
  const at = TURN.exec(text)?.index;
  return (
    at !== undefined &&
    !text
      .slice(0, at)
      .split("\n")
      .some((line) => POST.test(line))
  );
}

/** Whoever tests such systems names the orders that they were tested with. */
const TESTING =
  /\b(?:prompt[- ]injections?|jailbreak\w*|red[- ]team\w*|adversarial|attacks?|guardrails?|(?:phrases?|inputs?|prompts?|messages?|requests?|strings?|texts?|orders?) (?:like|such as))\b/i;
const QUOTATION = /(?<![\p{L}\d])(?:"[^"\n]{3,80}"|“[^”\n]{3,80}”|'[^'\n]{3,80}'|‘[^’\n]{3,80}’)/gu;

/** A text without the orders that it only quotes. */
export function withoutQuoted(text: string): string {
  return text.replace(QUOTATION, (quoted, at: number) => (TESTING.test(text.slice(0, at)) ? "…" : quoted));
}
