import type { z } from "zod";
import type { forgotPasswordRequest } from "../../contract/auth.ts";
import { callApi, done } from "./call-api.ts";

export const forgotPassword = (body: z.input<typeof forgotPasswordRequest>) =>
  callApi({ method: "POST", path: "/api/auth/forgot-password", body, read: done });
