import type { z } from "zod";
import {
  identityList,
  pendingLink,
  type proveLinkRequest,
  startedIdentity,
  type startIdentityRequest,
} from "../../contract/oidc.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi, done } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

export const listIdentities = () =>
  callApi({ method: "GET", path: "/api/account/identities", read: parsedBy(identityList) });

export const connectPending = () =>
  callApi({ method: "POST", path: "/api/account/identities", read: readUserInfo });

export const startIdentity = (body: z.input<typeof startIdentityRequest>) =>
  callApi({ method: "POST", path: "/api/account/identities/start", body, read: parsedBy(startedIdentity) });

export const disconnectIdentity = (id: string) =>
  callApi({ method: "DELETE", path: `/api/account/identities/${encodeURIComponent(id)}`, read: done });

export const readPendingLink = () =>
  callApi({ method: "GET", path: "/api/auth/oidc/link", read: parsedBy(pendingLink) });

export const proveLink = (body: z.input<typeof proveLinkRequest>) =>
  callApi({ method: "POST", path: "/api/auth/oidc/link", body, read: readUserInfo });

export const mailLink = () => callApi({ method: "POST", path: "/api/auth/oidc/link/mail", read: done });
