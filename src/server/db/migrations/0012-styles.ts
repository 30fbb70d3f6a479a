import type { Migration } from "../migrate.ts";

/** Where a resume departs from its template and theme; the versions that are there had nothing of it. */
export const createStyles: Migration = {
  name: "0012-styles",
  async up(query) {
    for (const table of ["resumes", "resume_versions"] as const)
      await query.schema
        .alterTable(table)
        .addColumn("style", "text", (column) => column.notNull().defaultTo("{}"))
        .execute();
  },
};
