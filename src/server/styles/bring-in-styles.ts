import { randomUUID } from "node:crypto";
import { styleText } from "../../domain/document/style/custom-style.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Database } from "../db/database.ts";
import type { AdmittedStyle } from "../resumes/gate-messages.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { type StyleLook, styleRepository } from "./style-repository.ts";

/** Adds the styles of an archive that the account does not have, as many as it has room for; answers how many had none. */
export async function bringInStyles(
  database: Database,
  ownerId: string,
  given: readonly AdmittedStyle[],
): Promise<number> {
  if (given.length === 0) return 0;
  return withOwnerLock(database, ownerId, async (query) => {
    const styles = styleRepository({ query });
    const present = await styles.list(ownerId);
    const known = new Set(present.map(wordingOf));
    const missing = given.filter((style) => !known.has(wordingOf(style)));
    const room = Math.max(0, KEEPING.namedStyles - present.length);
    for (const style of missing.slice(0, room))
      await styles.put({ ownerId, id: randomUUID() }, style, style.updatedAt);
    return Math.max(0, missing.length - room);
  });
}

function wordingOf({ name, template, theme, style }: StyleLook): string {
  return JSON.stringify([name, template, theme, styleText(style)]);
}
