import type { z } from "zod";
import type { changeNameRequest } from "../../contract/auth.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const changeName = (body: z.input<typeof changeNameRequest>) =>
  callApi({ method: "PATCH", path: "/api/account", body, read: readUserInfo });
