import type { AdminReset, AdminUser } from "../../contract/admin.ts";
import type { UserChange } from "../../contract/audit-actions.ts";
import { asUser } from "../session.ts";
import { propertyOf } from "../user-info.ts";
import { callApi, done } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";
import { type ListPage, readPaging } from "./read-paging.ts";

const at = (id: string) => `/api/admin/users/${encodeURIComponent(id)}` as const;

export const listUsers = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/users?${query}`, read: readUsers }));

export const changeUser = (id: string, change: UserChange) =>
  asUser(() => callApi({ method: "POST", path: `${at(id)}/${change}`, read: readUser }));

export const resetUserPassword = (id: string) =>
  asUser(() => callApi({ method: "POST", path: `${at(id)}/reset-password`, read: readReset }));

export const deleteUser = (id: string) =>
  asUser(() => callApi({ method: "DELETE", path: at(id), read: done }));

function readUsers(answer: unknown): ListPage<AdminUser> | null {
  const rows = fieldsOf(answer).list("users", (entry) => {
    const user = readUser(entry);
    return user ? [user] : [];
  });
  return rows && { rows, ...readPaging(answer) };
}

function readUser(answer: unknown): AdminUser | null {
  const { text, textOrNull, number, flag } = fieldsOf(answer);
  if (text("id") === "") return null;
  return {
    id: text("id"),
    name: text("name"),
    email: text("email"),
    role: text("role") === "admin" ? "admin" : "user",
    emailVerified: flag("emailVerified"),
    plan: text("plan"),
    suspendedAt: textOrNull("suspendedAt"),
    registeredAt: text("registeredAt"),
    lastSeenAt: text("lastSeenAt"),
    resumes: number("resumes"),
  };
}

function readReset(answer: unknown): AdminReset | null {
  const user = readUser(propertyOf(answer, "user"));
  const { flag, textOrNull } = fieldsOf(answer);
  return user && { user, mailed: flag("mailed"), password: textOrNull("password") };
}
