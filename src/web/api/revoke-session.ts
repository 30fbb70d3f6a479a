import { callApi, done } from "./call-api.ts";

export const revokeSession = (sessionId: string) =>
  callApi({
    method: "DELETE",
    path: `/api/account/sessions/${encodeURIComponent(sessionId)}`,
    read: done,
  });
