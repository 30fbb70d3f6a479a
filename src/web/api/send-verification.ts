import { callApi, done } from "./call-api.ts";

export const sendVerification = () =>
  callApi({ method: "POST", path: "/api/account/verification", read: done });
