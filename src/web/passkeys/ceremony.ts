import type { z } from "zod";
import type { NewPasskey, PasskeyAnswer, passkeyChallenge, passkeyCreation } from "../../contract/factors.ts";

/** The browser speaks in bytes and our server in base64url: here one becomes the other. Fetched when a passkey is used. */

/** Null where the person, or the device, did not want to. */
export async function askForPasskey(asked: z.infer<typeof passkeyChallenge>): Promise<PasskeyAnswer | null> {
  const { challenge, allowCredentials, ...rest } = asked;
  const publicKey = { ...rest, challenge: toBytes(challenge), allowCredentials: allowCredentials.map(known) };
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...named(credential),
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle && { userHandle: toText(userHandle) }),
    },
  };
}

/** Null where the person did not want to, "known" where the device has one for this account already. */
export async function makePasskey(
  asked: z.infer<typeof passkeyCreation>,
): Promise<NewPasskey | "known" | null> {
  const { challenge, user, excludeCredentials, ...rest } = asked;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: excludeCredentials.map(known),
  };
  const credential = await navigator.credentials
    .create({ publicKey })
    .catch((error: unknown) =>
      error instanceof DOMException && error.name === "InvalidStateError" ? ("known" as const) : null,
    );
  if (credential === "known") return credential;
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return null;
  const transports = TRANSPORTS.filter((name) => response.getTransports().includes(name));
  return {
    ...named(credential),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: [...transports],
    },
  };
}

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

function named({ rawId }: PublicKeyCredential) {
  const id = toText(rawId);
  return { id, rawId: id, type: "public-key" as const };
}

function known({ id, transports }: { id: string; transports: string[] }): PublicKeyCredentialDescriptor {
  const reached = TRANSPORTS.filter((name) => transports.includes(name));
  // The types of the browser lag behind its names.
  return { id: toBytes(id), type: "public-key", transports: reached as unknown as AuthenticatorTransport[] };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
