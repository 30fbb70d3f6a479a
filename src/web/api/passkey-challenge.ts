import type { z } from "zod";
import type { challengeRequest, PasskeyChallenge } from "../../contract/factors.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

export const passkeyChallenge = (body: z.input<typeof challengeRequest>) =>
  callApi({ method: "POST", path: "/api/auth/passkey/challenge", body, read: challengeOf });

function challengeOf(answer: unknown): PasskeyChallenge | null {
  const fields = fieldsOf(answer);
  const challenge = fields.text("challenge");
  const allowCredentials = fields.list("allowCredentials", credentialOf);
  if (challenge === "" || !allowCredentials) return null;
  return {
    challenge,
    rpId: fields.text("rpId"),
    timeout: fields.number("timeout"),
    userVerification: fields.text("userVerification") === "required" ? "required" : "preferred",
    allowCredentials,
  };
}

function credentialOf(entry: unknown): PasskeyChallenge["allowCredentials"] {
  const fields = fieldsOf(entry);
  const transports = fields.list("transports", (name) => (typeof name === "string" ? [name] : [])) ?? [];
  return [{ id: fields.text("id"), type: "public-key", transports }];
}
