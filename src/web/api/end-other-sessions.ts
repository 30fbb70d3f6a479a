import { endedSessions } from "../../contract/auth.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

export const endOtherSessions = () =>
  callApi({
    method: "DELETE",
    path: "/api/account/sessions",
    read: parsedBy(endedSessions.transform(({ ended }) => ended)),
  });
