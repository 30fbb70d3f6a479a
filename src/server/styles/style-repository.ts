import { styleName } from "../../contract/styles.ts";
import { type CustomStyle, parseStyleText, styleText } from "../../domain/document/style/custom-style.ts";
import { AppError } from "../../domain/errors.ts";
import { designIssues } from "../../templates/design-issues.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import type { Database } from "../db/database.ts";
import type { NamedStyleRow } from "../db/schema.ts";
import { storedStyleName, storedTime } from "../resumes/stored-values.ts";

/** Template, theme and what departs from them. */
export interface StyleLook {
  name: string;
  template: string;
  theme: string;
  style: CustomStyle;
}

export interface NamedStyle extends StyleLook {
  id: string;
  updatedAt: string;
}

export interface StyleKey {
  ownerId: string;
  id: string;
}

export interface StyleRepository {
  /** By their names. */
  list(ownerId: string): Promise<NamedStyle[]>;
  /** Adds it, or puts it in the place of the one with its id. */
  put(key: StyleKey, look: StyleLook, updatedAt: string): Promise<NamedStyle>;
  remove(key: StyleKey): Promise<boolean>;
}

export function styleRepository({ query }: Pick<Database, "query">): StyleRepository {
  return {
    async list(ownerId) {
      const rows = await query
        .selectFrom("named_styles")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .execute();
      return rows.map(toStyle).toSorted((one, other) => one.name.localeCompare(other.name, "en"));
    },

    async put({ ownerId, id }, look, updatedAt) {
      const { name, template, theme, style } = admitted(look);
      const columns = { name, template, theme, style: styleText(style), updated_at: updatedAt };
      const row = await query
        .insertInto("named_styles")
        .values({ owner_id: ownerId, id, ...columns })
        .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doUpdateSet(columns))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toStyle(row);
    },

    async remove({ ownerId, id }) {
      const { numDeletedRows } = await query
        .deleteFrom("named_styles")
        .where("owner_id", "=", ownerId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Whatever way it comes, a name is cleaned and a design is one that there is. */
function admitted(look: StyleLook): StyleLook {
  const name = styleName.safeParse(look.name);
  const issues = designIssues(look);
  if (!name.success)
    issues.push({ code: "wrong-type", pointer: "/name", message: "This must be a name of a few words." });
  if (!name.success || issues.length > 0) throw new AppError("invalid_input", { issues });
  return { ...look, name: name.data };
}

function toStyle({ id, name, template, theme, style, updated_at }: NamedStyleRow): NamedStyle {
  return {
    id,
    name: storedStyleName(name),
    template: findTemplate(template) ? template : DEFAULT_TEMPLATE.id,
    theme: findTheme(theme) ? theme : "signature",
    style: parseStyleText(style),
    updatedAt: storedTime(updated_at),
  };
}
