import { callApi, done } from "./call-api.ts";

export const endSession = () =>
  callApi({ method: "POST", path: "/api/auth/logout", keepalive: true, read: done });
