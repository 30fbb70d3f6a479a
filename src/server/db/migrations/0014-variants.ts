import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/**
 * A resume may inherit from another one of its owner. No foreign key: a backup brings rows in the order of their ids, a variant
 * perhaps before its source. Whoever removes a source sees to its variants.
 */
export const createVariants: Migration = {
  name: "0014-variants",
  async up(query) {
    const resumes = () => query.schema.alterTable("resumes");
    await resumes().addColumn("source_id", "text").execute();
    await resumes()
      .addColumn("source_revision", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await resumes()
      .addColumn("differences", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    // Of most resumes nobody asks for variants: only those that have a source are in it.
    await sql`create index resumes_by_source on resumes (source_id) where source_id is not null`.execute(
      query,
    );
  },
};
