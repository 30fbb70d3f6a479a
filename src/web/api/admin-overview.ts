import { overview } from "../../contract/admin.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

export const readOverview = (days: number) =>
  asUser(() =>
    callApi({ method: "GET", path: `/api/admin/overview?days=${days}`, read: parsedBy(overview) }),
  );
