import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const readSession = () => callApi({ method: "GET", path: "/api/auth/session", read: readUserInfo });
