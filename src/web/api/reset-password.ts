import type { z } from "zod";
import type { resetPasswordRequest } from "../../contract/auth.ts";
import { callApi, done } from "./call-api.ts";

export const resetPassword = (body: z.input<typeof resetPasswordRequest>) =>
  callApi({ method: "POST", path: "/api/auth/reset-password", body, read: done });
