import type { z } from "zod";
import { changeEmailAnswer, type changeEmailRequest } from "../../contract/auth.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

const changed = changeEmailAnswer.transform(({ user, pending }) => ({ userInfo: { user }, pending }));

export const changeEmail = (body: z.input<typeof changeEmailRequest>) =>
  callApi({ method: "POST", path: "/api/account/email", body, read: parsedBy(changed) });
