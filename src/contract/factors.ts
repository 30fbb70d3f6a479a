import { z } from "zod";
import {
  codeProblem,
  FACTORS,
  normalCode,
  normalRecoveryCode,
  passkeyNameProblem,
  recoveryCodeProblem,
} from "../domain/account/second-factor.ts";
import { cleanLine } from "../domain/text/clean-text.ts";

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, "is not base64url");

/** Measured first: a text of any length must not be cleaned. Then cleaned, then judged. */
function ruled(most: number, clean: (value: string) => string, rule: (value: string) => string | null) {
  return z
    .string()
    .max(most, { abort: true })
    .overwrite(clean)
    .check((context) => {
      const problem = rule(context.value);
      if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
    });
}

const code = ruled(20, normalCode, codeProblem);
const recoveryCode = ruled(40, normalRecoveryCode, recoveryCodeProblem);
const passkeyName = ruled(200, (typed) => cleanLine(typed).trim(), passkeyNameProblem);

const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

/** What the browser answers when a passkey has signed a challenge. */
export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8000),
      authenticatorData: base64url(8000),
      signature: base64url(8000),
      userHandle: base64url(200).optional(),
    }),
  })
  .meta({ id: "PasskeyAnswer" });

/** What the browser answers when it has made a passkey. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .max(7)
      .optional(),
  }),
});

export const addPasskeyRequest = z.object({ name: passkeyName, passkey: newPasskey });
export const renamePasskeyRequest = z.object({ name: passkeyName });
export const passkeyParams = z.object({ passkeyId: z.string().max(100) });
export const passkeySignInRequest = z.object({ passkey: passkeyAnswer });

export const secondStepRequest = z.union([
  z.object({ code }),
  z.object({ recoveryCode }),
  z.object({ passkey: passkeyAnswer }),
]);
export const secondStepWays = z
  .object({
    authenticator: z.boolean().describe("A code of the authenticator app is taken"),
    passkey: z.boolean().describe("A passkey is taken"),
  })
  .meta({ id: "SecondStepWays" });

export const challengeRequest = z.object({
  purpose: z.enum(["sign-in", "second-step", "proof"]).describe("What the passkey is asked for"),
});

const knownCredential = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** PublicKeyCredentialRequestOptionsJSON of the Web Authentication standard. */
export const passkeyChallenge = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.enum(["required", "preferred"]),
    allowCredentials: z
      .array(knownCredential)
      .describe("Empty: any passkey that the device has for this site"),
  })
  .meta({ id: "PasskeyChallenge" });

/** PublicKeyCredentialCreationOptionsJSON of the same standard. */
export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
    timeout: z.number(),
    attestation: z.literal("none"),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    excludeCredentials: z.array(knownCredential),
  })
  .meta({ id: "PasskeyCreation" });

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: "Passkey" });

export const factorList = z
  .object({
    authenticator: z.object({ createdAt: z.string() }).nullable(),
    passkeys: z.array(passkey).max(FACTORS.passkeys),
    passkeysOffered: z
      .boolean()
      .describe("Whether this server can take passkeys at the address that was asked"),
    recoveryCodesLeft: z.number(),
    required: z.boolean().describe("Whether this account needs a second factor for what it may do"),
  })
  .meta({ id: "Factors" });

export const authenticatorSetup = z
  .object({
    setup: z.string().describe("To be sent back with the first code; lasts 15 minutes"),
    secret: z.string().describe("Base 32, to be typed into the app"),
    address: z.string().describe("otpauth:// address, for apps on the same device"),
    qr: z
      .object({ size: z.number(), path: z.string() })
      .describe("The same address as squares of an SVG path"),
  })
  .meta({ id: "AuthenticatorSetup" });

export const confirmAuthenticatorRequest = z.object({ setup: base64url(2000), code });

const codes = z.array(z.string());
export const recoveryCodes = z.object({ recoveryCodes: codes });
/** Null where the account has recovery codes already. */
export const newRecoveryCodes = z.object({ recoveryCodes: codes.nullable() });
export const addedPasskey = z.object({ passkey, recoveryCodes: codes.nullable() });

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type SecondStepRequest = z.infer<typeof secondStepRequest>;
export type SecondStepWays = z.infer<typeof secondStepWays>;
export type FactorList = z.infer<typeof factorList>;
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;
export type ChallengePurpose = z.infer<typeof challengeRequest>["purpose"];
