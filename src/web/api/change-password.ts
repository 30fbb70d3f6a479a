import type { z } from "zod";
import type { changePasswordRequest } from "../../contract/auth.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const changePassword = (body: z.input<typeof changePasswordRequest>) =>
  callApi({ method: "POST", path: "/api/account/password", body, read: readUserInfo });
