import type { KeepStyleRequest } from "../../contract/styles.ts";
import { type NamedStyle, readNamedStyle } from "../drafts/named-style.ts";
import { callApi, done } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

const at = (id: string) => `/api/styles/${encodeURIComponent(id)}` as const;

export const listStyles = () => callApi({ method: "GET", path: "/api/styles", read: readList });

export const keepStyle = (id: string, body: KeepStyleRequest) =>
  callApi({ method: "PUT", path: at(id), body, read: readNamedStyle });

export const deleteStyle = (id: string) => callApi({ method: "DELETE", path: at(id), read: done });

function readList(answer: unknown): NamedStyle[] | null {
  return fieldsOf(answer).list("styles", (style) => readNamedStyle(style) ?? []);
}
