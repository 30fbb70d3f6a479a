import type { z } from "zod";
import type { deleteAccountRequest } from "../../contract/auth.ts";
import { callApi, done } from "./call-api.ts";

export const deleteAccount = (body: z.input<typeof deleteAccountRequest>) =>
  callApi({ method: "DELETE", path: "/api/account", body, read: done });
