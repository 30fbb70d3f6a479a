import type { NewPasskey, PasskeyAnswer } from "../../contract/factors.ts";
import { AppError } from "../../domain/errors.ts";
import type { StoredPasskey } from "./passkey-repository.ts";
import type { RelyingParty } from "./relying-party.ts";

/** EdDSA, ECDSA with P-256 and RSA: every authenticator knows one of them. */
export const ALGORITHMS: number[] = [-8, -7, -257];

/** A third of a second of reading code: the server does so before it listens, and whatever never sees a passkey not at all. */
export const loadPasskeyVerifier = () => import("@simplewebauthn/server");

interface Expected {
  challenge: string;
  site: RelyingParty;
}

export async function verifyNewPasskey(
  passkey: NewPasskey,
  { challenge, site }: Expected,
): Promise<{ credentialId: string; publicKey: string; counter: number }> {
  const { verifyRegistrationResponse } = await loadPasskeyVerifier();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response: withoutGaps(passkey.response), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!registrationInfo) throw new AppError("passkey_refused");
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** Answers its new count. One that does not go up is refused: somebody else may have a copy of the key. */
export async function verifyPasskey(
  answer: PasskeyAnswer,
  stored: StoredPasskey,
  expected: Expected & { userVerified: boolean },
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadPasskeyVerifier();
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(stored.userId))
    throw new AppError("passkey_refused");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: withoutGaps(answer.response), clientExtensionResults: {} },
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.site.origin,
    expectedRPID: expected.site.id,
    requireUserVerification: expected.userVerified,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
      counter: stored.counter,
    },
  }).catch(refuse);
  if (!verified) throw new AppError("passkey_refused");
  return authenticationInfo.newCounter;
}

/** What the authenticator keeps to say whose passkey it is. The id is random and says nothing about the person. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** The library says by throwing what is wrong with an answer. */
function refuse(cause: unknown): never {
  throw new AppError("passkey_refused", { cause });
}

type WithoutGaps<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** Leaves out what is undefined, which the types of the library tell apart from absent. */
function withoutGaps<Fields extends object>(fields: Fields): WithoutGaps<Fields> {
  return JSON.parse(JSON.stringify(fields));
}
