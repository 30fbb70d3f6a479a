import type { z } from "zod";
import type { sessionList } from "../../contract/auth.ts";
import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export type OwnSession = z.infer<typeof sessionList>["sessions"][number];

export const listSessions = () => callApi({ method: "GET", path: "/api/account/sessions", read: sessionsOf });

function sessionsOf(answer: unknown): OwnSession[] | null {
  const sessions = propertyOf(answer, "sessions");
  return Array.isArray(sessions) ? sessions.flatMap(sessionOf) : null;
}

function sessionOf(entry: unknown): OwnSession[] {
  const id = propertyOf(entry, "id");
  const device = propertyOf(entry, "device");
  const createdAt = propertyOf(entry, "createdAt");
  const lastSeenAt = propertyOf(entry, "lastSeenAt");
  if (typeof id !== "string" || typeof device !== "string") return [];
  if (typeof createdAt !== "string" || typeof lastSeenAt !== "string") return [];
  return [{ id, device, createdAt, lastSeenAt, current: propertyOf(entry, "current") === true }];
}
