import type { AdminResume } from "../../contract/admin.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";
import { type ListPage, readPaging } from "./read-paging.ts";

export const listResumes = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/resumes?${query}`, read: readResumes }));

function readResumes(answer: unknown): ListPage<AdminResume> | null {
  const rows = fieldsOf(answer).list("resumes", readResume);
  return rows && { rows, ...readPaging(answer) };
}

function readResume(entry: unknown): AdminResume[] {
  const { text, number } = fieldsOf(entry);
  if (text("id") === "") return [];
  return [
    {
      id: text("id"),
      title: text("title"),
      ownerId: text("ownerId"),
      ownerName: text("ownerName"),
      ownerEmail: text("ownerEmail"),
      template: text("template"),
      size: number("size"),
      createdAt: text("createdAt"),
      editedAt: text("editedAt"),
    },
  ];
}
