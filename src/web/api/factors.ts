import type { z } from "zod";
import type {
  AuthenticatorSetup,
  addPasskeyRequest,
  confirmAuthenticatorRequest,
  FactorList,
  PasskeyCreation,
} from "../../contract/factors.ts";
import { callApi, done } from "./call-api.ts";
import { credentialOf } from "./passkey-challenge.ts";
import { fieldsOf } from "./read-fields.ts";

export type Passkey = FactorList["passkeys"][number];

export const listFactors = () => callApi({ method: "GET", path: "/api/account/factors", read: factorsOf });

export const beginAuthenticator = () =>
  callApi({ method: "POST", path: "/api/account/authenticator/setup", read: setupOf });

export const confirmAuthenticator = (body: z.input<typeof confirmAuthenticatorRequest>) =>
  callApi({ method: "POST", path: "/api/account/authenticator", body, read: codesOf });

export const removeAuthenticator = () =>
  callApi({ method: "DELETE", path: "/api/account/authenticator", read: done });

export const renewRecoveryCodes = () =>
  callApi({ method: "POST", path: "/api/account/recovery-codes", read: codesOf });

export const beginPasskey = () =>
  callApi({ method: "POST", path: "/api/account/passkeys/setup", read: creationOf });

export const addPasskey = (body: z.input<typeof addPasskeyRequest>) =>
  callApi({ method: "POST", path: "/api/account/passkeys", body, read: codesOf });

export const renamePasskey = (id: string, name: string) =>
  callApi({ method: "PATCH", path: `/api/account/passkeys/${id}`, body: { name }, read: done });

export const removePasskey = (id: string) =>
  callApi({ method: "DELETE", path: `/api/account/passkeys/${id}`, read: done });

function factorsOf(answer: unknown): FactorList | null {
  const fields = fieldsOf(answer);
  const passkeys = fields.list("passkeys", passkeyOf);
  const createdAt = fields.of("authenticator").textOrNull("createdAt");
  return (
    passkeys && {
      authenticator: createdAt === null ? null : { createdAt },
      passkeys,
      passkeysOffered: fields.flag("passkeysOffered"),
      recoveryCodesLeft: fields.number("recoveryCodesLeft"),
      required: fields.flag("required"),
    }
  );
}

function passkeyOf(entry: unknown): Passkey[] {
  const { text, textOrNull } = fieldsOf(entry);
  return [
    {
      id: text("id"),
      name: text("name"),
      createdAt: text("createdAt"),
      lastUsedAt: textOrNull("lastUsedAt"),
    },
  ];
}

function setupOf(answer: unknown): AuthenticatorSetup {
  const { text, of } = fieldsOf(answer);
  const qr = of("qr");
  return {
    setup: text("setup"),
    secret: text("secret"),
    address: text("address"),
    qr: { size: qr.number("size"), path: qr.text("path") },
  };
}

/** The new recovery codes; none where the account keeps those it has. */
function codesOf(answer: unknown): string[] {
  return fieldsOf(answer).list("recoveryCodes", (code) => (typeof code === "string" ? [code] : [])) ?? [];
}

function creationOf(answer: unknown): PasskeyCreation | null {
  const fields = fieldsOf(answer);
  const [rp, user] = [fields.of("rp"), fields.of("user")];
  const pubKeyCredParams = fields.list("pubKeyCredParams", (entry) => [
    { alg: fieldsOf(entry).number("alg"), type: "public-key" as const },
  ]);
  const excludeCredentials = fields.list("excludeCredentials", credentialOf);
  if (!pubKeyCredParams || !excludeCredentials) return null;
  return {
    challenge: fields.text("challenge"),
    rp: { id: rp.text("id"), name: rp.text("name") },
    user: { id: user.text("id"), name: user.text("name"), displayName: user.text("displayName") },
    pubKeyCredParams,
    timeout: fields.number("timeout"),
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials,
  };
}
