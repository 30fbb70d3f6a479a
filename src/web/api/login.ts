import type { z } from "zod";
import type { loginRequest } from "../../contract/auth.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const login = (body: z.input<typeof loginRequest>) =>
  callApi({ method: "POST", path: "/api/auth/login", body, read: readUserInfo });
