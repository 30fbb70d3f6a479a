import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { type NamedStyle, type StyleKey, type StyleLook, styleRepository } from "./style-repository.ts";

export interface StyleService {
  list(ownerId: string): Promise<NamedStyle[]>;
  put(key: StyleKey, look: StyleLook): Promise<NamedStyle>;
  remove(key: StyleKey): Promise<void>;
}

/** Designs that a person keeps under names. */
export function styleService(database: Database, clock: Clock): StyleService {
  return {
    list: (ownerId) => styleRepository(database).list(ownerId),

    // In the owner's turn: else two requests would both find room for the last one.
    put: (key, look) =>
      withOwnerLock(database, key.ownerId, async (query) => {
        const styles = styleRepository({ query });
        const present = await styles.list(key.ownerId);
        const isNew = !present.some(({ id }) => id === key.id);
        if (isNew && present.length >= KEEPING.namedStyles) throw new AppError("too_many_styles");
        return styles.put(key, look, clock.latest().toISOString());
      }),

    async remove(key) {
      if (!(await styleRepository(database).remove(key))) throw new AppError("not_found");
    },
  };
}
