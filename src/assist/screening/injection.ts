import { unmask } from "./unmask.ts";

/** Where an order to a reader may begin: a resume tells of deeds and gives none. */
const ORDER = String.raw`(?:^|[.!?:;\n"'“(\[#*>-]\s*|\bplease |\bnow |\band |\bthen |\bmust |\bshould |\bto )`;
const RULES =
  "(?:instructions?|rules?|prompts?|guidelines?|limits?|restrictions?|constraints?|commands?|directions|guardrails|polic(?:y|ies)|everything|anything|all (?:of )?(?:that|this))";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`${ORDER}(?:ignore|disregard|forget|override|bypass|skip|drop|dismiss) (?:[\w'’]+ ){0,4}?${RULES}`,
    "i",
  ),
  /\b(?:ignor|disregard|forget|overrid|bypass)\w* (?:[\w'’]+ ){0,3}?(?:previous|prior|above|earlier|preceding|your|system)\b/i,
  /\b(?:previous|prior|above|earlier|preceding) (?:instructions?|prompts?)\b/i,
  /\byou are (?:now|no longer)\b|\bfrom now on,? (?:you|answer|act|respond|reply|write)\b|\byou(?:'re| are) (?:an? )?(?:unrestricted|free|dan|chatgpt|ai|assistant|language model)\b/i,
  /\b(?:act as|pretend (?:to be|you|that)|role-?play|simulate being)\b/i,
  /\b(?:reveal|print|show|repeat|output|display|leak|tell me|give me|what (?:is|are|was))\b[^.\n]{0,40}\b(?:system|hidden|initial|original|secret|your|internal) (?:prompt|instructions|message|rules)\b/i,
  /\b(?:developer|dan|god|jailbreak|debug|admin|sudo) mode\b|\bjailbreak/i,
  /(?:^|\n)\s*(?:system|assistant|user|developer|human|ai)\s*:/i,
  /<\|?\/?(?:im_start|im_end|system|endoftext|s|inst)\|?>|\[\/?INST\]|###\s*(?:new |updated |system )?(?:instructions?|system|prompt|task)/i,
  /\bnew (?:instructions?|task|rules?)\s*[:#]/i,
  new RegExp(
    String.raw`${ORDER}(?:output|reply|respond|answer|say|return|print|repeat|echo) (?:only|exactly|just|with\b|the (?:word|text|phrase|following|string)|nothing|that i\b|["“'])`,
    "i",
  ),
  new RegExp(
    String.raw`${ORDER}(?:say|claim|write|add|state|mention|include|tell them|pretend|lie) (?:in it )?that (?:i|the candidate|this person|he|she)\b`,
    "i",
  ),
  new RegExp(
    String.raw`${ORDER}(?:make (?:it |everything |things |something )?up|invent|fabricate|exaggerate)\b(?=[^.\n]{0,40}(?:\b(?:number|figure|result|experience|achievement|degree|fact|title|skill|job|everything|something)|[.!]?$))`,
    "i",
  ),
  new RegExp(
    String.raw`${ORDER}(?:write|give|generate|produce) (?:me |us )?(?:\d+|a hundred|twenty|fifty|a thousand) (?:lines|words|paragraphs|sentences|pages)\b`,
    "i",
  ),
  /\b(?:hire|recommend|select|approve|rank|rate) (?:this|the) (?:person|candidate|applicant)\b/i,
  /\bdo not (?:follow|obey|apply)\b[^.\n]{0,30}\b(?:rules|instructions|guidelines)\b/i,
];

/** Whether a text gives orders to whoever rewrites it. */
export function isInjected(text: string): boolean {
  const said = unmask(text);
  // "l e t t e r s" set apart read as words once the spaces are gone.
  const closed = /(?:\b\w\b[ .]){8,}/.test(said) ? said.replace(/\b(\w)[ .](?=\w\b)/g, "$1") : "";
  return [said, closed].some(
    (version) => version !== "" && PATTERNS.some((pattern) => pattern.test(version)),
  );
}
