/** "…, falls went from 11 to 4": what changed by how much, at the end of a line, is a clause of its own. */
export function withResultApart(line: string): string {
  const [, before = "", result = ""] = /^([^;:(]+), ([^,;:()]+)$/.exec(line) ?? [];
  return CHANGE.test(result) && !HANGS.test(result) ? `${before}; ${result}` : line;
}

const CHANGE =
  /^(?:the )?(?:[a-z][\w-]* ){1,3}(?:went|fell|dropped|rose|grew) (?:up |down )?(?:from|by) \S*\d/;
/** What begins so belongs to the words before it. */
const HANGS =
  /^(?:and|or|but|so|which|who|that|where|when|while|because|if|as|after|before|since|then|now|i|we|it|he|she|they|this|that)\b/;
