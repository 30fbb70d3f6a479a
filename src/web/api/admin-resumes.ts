import { adminResume, adminResumeList } from "../../contract/admin.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const resumePage = adminResumeList
  .extend({ resumes: knownOf(adminResume) })
  .transform(({ resumes, ...paging }) => ({ rows: resumes, ...paging }));

export const listResumes = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/resumes?${query}`, read: parsedBy(resumePage) }));
