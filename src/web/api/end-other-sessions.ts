import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

export const endOtherSessions = () =>
  callApi({
    method: "DELETE",
    path: "/api/account/sessions",
    read: (answer) => fieldsOf(answer).number("ended"),
  });
