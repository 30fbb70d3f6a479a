import { securityEventList } from "../../contract/security-events.ts";
import { callApi } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const shownEvents = securityEventList
  .extend({ events: knownOf(securityEventList.shape.events.element) })
  .transform(({ events }) => events);

export const listSecurityEvents = () =>
  callApi({ method: "GET", path: "/api/account/events", read: parsedBy(shownEvents) });
