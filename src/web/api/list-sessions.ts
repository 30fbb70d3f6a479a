import type { z } from "zod";
import { sessionList } from "../../contract/auth.ts";
import { callApi } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const ownSession = sessionList.shape.sessions.element;
const ownSessions = sessionList
  .extend({ sessions: knownOf(ownSession) })
  .transform(({ sessions }) => sessions);

export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = () =>
  callApi({ method: "GET", path: "/api/account/sessions", read: parsedBy(ownSessions) });
