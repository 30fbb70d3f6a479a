import type { AdminResumeList } from "../../contract/admin.ts";

/** Where a page of a list stands among the others; every list of administrators says it alike. */
export type Paging = Omit<AdminResumeList, "resumes">;

export interface ListPage<Row> extends Paging {
  rows: Row[];
}
