import type { z } from "zod";
import type { verifyEmailRequest } from "../../contract/auth.ts";
import { callApi, done } from "./call-api.ts";

export const verifyEmail = (body: z.input<typeof verifyEmailRequest>) =>
  callApi({ method: "POST", path: "/api/auth/verify-email", body, read: done });
