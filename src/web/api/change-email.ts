import type { z } from "zod";
import type { changeEmailRequest } from "../../contract/auth.ts";
import { propertyOf, readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const changeEmail = (body: z.input<typeof changeEmailRequest>) =>
  callApi({
    method: "POST",
    path: "/api/account/email",
    body,
    read: (answer) => {
      const userInfo = readUserInfo(answer);
      return userInfo && { userInfo, pending: propertyOf(answer, "pending") === true };
    },
  });
