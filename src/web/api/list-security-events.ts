import { SECURITY_EVENTS, type SecurityEventEntry } from "../../contract/security-events.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

export const listSecurityEvents = () =>
  callApi({
    method: "GET",
    path: "/api/account/events",
    read: (answer) => fieldsOf(answer).list("events", eventOf),
  });

function eventOf(entry: unknown): SecurityEventEntry[] {
  const { text } = fieldsOf(entry);
  const what = SECURITY_EVENTS.find((known) => known === text("what"));
  if (!what || text("id") === "") return [];
  return [{ id: text("id"), at: text("at"), what, from: text("from"), device: text("device") }];
}
