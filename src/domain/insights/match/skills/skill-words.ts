import { type Token, tokens } from "../../../language/tokens.ts";
import { longestSpelling } from "./skill-index.ts";
import { spoken } from "./spoken-form.ts";

/** A word of a text in the form in which spellings are compared. */
export interface SkillWord extends Token {
  readonly said: string;
}

/** The words of a text; "HTML/CSS" is two, "CI/CD" is one. */
export function skillWords(text: string): SkillWord[] {
  return tokens(text)
    .flatMap(apart)
    .map((token) => ({ ...token, said: spoken(token.lower) }));
}

function apart(token: Token): Token[] {
  if (!token.text.includes("/") || longestSpelling(spoken(token.lower)) > 0) return [token];
  let start = token.start;
  return token.text
    .split("/")
    .map((text) => {
      const part = { ...token, text, lower: text.toLowerCase(), start, end: start + text.length };
      start += text.length + 1;
      return part;
    })
    .filter(({ text }) => text !== "");
}
