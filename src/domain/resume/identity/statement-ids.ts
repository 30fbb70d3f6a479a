import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { textOfLine } from "../../sections/line.ts";
import { linePlaces } from "../statement-lines.ts";
import { withStatements } from "./identify.ts";
import { contentId } from "./ids.ts";

/** Letters that may be compared for a document, a tenth of each pair of lines: a made-up one must not hold up the server. */
const MOST_COMPARED = 100_000;

/**
 * Format 1 kept a statement with its line as it stood then. This names the line as it is now, the same or the one most like it; a
 * statement whose line is gone goes on naming none that is there, since it supports nothing in the others.
 */
export function statementsById(document: JsonObject): JsonObject {
  const { experience } = document;
  if (!Array.isArray(experience)) return document;
  let left = MOST_COMPARED;
  return {
    ...document,
    experience: experience.map((item: unknown) => {
      if (!isJsonObject(item) || !Array.isArray(item.statements) || !Array.isArray(item.bullets)) return item;
      const { bullets } = item;
      // More than an item can have is refused by the schema, and not worth a look.
      if (bullets.length > LIMITS.lines || item.statements.length > LIMITS.statements) return item;
      const ids = new Set(bullets.map((line: unknown) => (isJsonObject(line) ? line.id : null)));
      const texts = bullets.map((line: unknown) => textOfLine(line) ?? "");
      const placeOf = linePlaces(texts);
      return withStatements(item, (stood) => {
        if (ids.has(stood) || stood.length > LIMITS.bullet) return stood;
        const isSame = texts.includes(stood);
        if (!isSame) left -= (lettersOf(texts) + texts.length * stood.length) / 10;
        const line: unknown = isSame || left >= 0 ? bullets[placeOf(stood) ?? -1] : null;
        return isJsonObject(line) && typeof line.id === "string" ? line.id : contentId("gone", stood, 0);
      });
    }),
  };
}

function lettersOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
