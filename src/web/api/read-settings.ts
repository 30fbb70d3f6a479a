import type { z } from "zod";
import type { settingsAnswer } from "../../contract/settings.ts";
import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const readSettings = () => callApi({ method: "GET", path: "/api/settings", read: settingsOf });

function settingsOf(answer: unknown): z.infer<typeof settingsAnswer> | null {
  const mail = propertyOf(answer, "mail");
  return typeof mail === "boolean" ? { mail } : null;
}
