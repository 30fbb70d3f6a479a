import { adminReset, adminUser, adminUserList } from "../../contract/admin.ts";
import type { UserChange } from "../../contract/audit-actions.ts";
import { asUser } from "../session.ts";
import { callApi, done } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const userPage = adminUserList
  .omit({ counts: true })
  .extend({ users: knownOf(adminUser) })
  .transform(({ users, ...paging }) => ({ rows: users, ...paging }));

const at = (id: string) => `/api/admin/users/${encodeURIComponent(id)}` as const;

export const listUsers = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/users?${query}`, read: parsedBy(userPage) }));

export const changeUser = (id: string, change: UserChange) =>
  asUser(() => callApi({ method: "POST", path: `${at(id)}/${change}`, read: parsedBy(adminUser) }));

export const resetUserPassword = (id: string) =>
  asUser(() => callApi({ method: "POST", path: `${at(id)}/reset-password`, read: parsedBy(adminReset) }));

export const deleteUser = (id: string) =>
  asUser(() => callApi({ method: "DELETE", path: at(id), read: done }));
