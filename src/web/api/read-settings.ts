import type { z } from "zod";
import type { settingsAnswer } from "../../contract/settings.ts";
import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export type ServerSettings = z.infer<typeof settingsAnswer>;

export const readSettings = () => callApi({ method: "GET", path: "/api/settings", read: settingsOf });

function settingsOf(answer: unknown): ServerSettings | null {
  const mail = propertyOf(answer, "mail");
  if (typeof mail !== "boolean") return null;
  const signups = propertyOf(answer, "signups");
  const providers = propertyOf(answer, "providers");
  return {
    mail,
    signups: signups === "invite" || signups === "closed" ? signups : "open",
    passwordSignIn: propertyOf(answer, "passwordSignIn") !== false,
    providers: Array.isArray(providers) ? providers.flatMap(providerOf) : [],
  };
}

function providerOf(entry: unknown): ServerSettings["providers"] {
  const [name, label] = [propertyOf(entry, "name"), propertyOf(entry, "label")];
  return typeof name === "string" && typeof label === "string" ? [{ name, label }] : [];
}
