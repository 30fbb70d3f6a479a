import type { z } from "zod";
import {
  type addPasskeyRequest,
  authenticatorSetup,
  type confirmAuthenticatorRequest,
  type FactorList,
  factorList,
  newRecoveryCodes,
  passkeyCreation,
} from "../../contract/factors.ts";
import { callApi, done } from "./call-api.ts";
import { parsedBy } from "./parse-answer.ts";

export type Passkey = FactorList["passkeys"][number];

/** None where the account keeps those it has. */
const codes = newRecoveryCodes.transform(({ recoveryCodes }) => recoveryCodes ?? []);

export const listFactors = () =>
  callApi({ method: "GET", path: "/api/account/factors", read: parsedBy(factorList) });

export const beginAuthenticator = () =>
  callApi({ method: "POST", path: "/api/account/authenticator/setup", read: parsedBy(authenticatorSetup) });

export const confirmAuthenticator = (body: z.input<typeof confirmAuthenticatorRequest>) =>
  callApi({ method: "POST", path: "/api/account/authenticator", body, read: parsedBy(codes) });

export const removeAuthenticator = () =>
  callApi({ method: "DELETE", path: "/api/account/authenticator", read: done });

export const renewRecoveryCodes = () =>
  callApi({ method: "POST", path: "/api/account/recovery-codes", read: parsedBy(codes) });

export const beginPasskey = () =>
  callApi({ method: "POST", path: "/api/account/passkeys/setup", read: parsedBy(passkeyCreation) });

export const addPasskey = (body: z.input<typeof addPasskeyRequest>) =>
  callApi({ method: "POST", path: "/api/account/passkeys", body, read: parsedBy(codes) });

export const renamePasskey = (id: string, name: string) =>
  callApi({ method: "PATCH", path: `/api/account/passkeys/${id}`, body: { name }, read: done });

export const removePasskey = (id: string) =>
  callApi({ method: "DELETE", path: `/api/account/passkeys/${id}`, read: done });
