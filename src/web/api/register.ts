import type { z } from "zod";
import type { registerRequest } from "../../contract/auth.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const register = (body: z.input<typeof registerRequest>) =>
  callApi({ method: "POST", path: "/api/auth/register", body, read: readUserInfo });
