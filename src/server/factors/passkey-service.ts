import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type {
  ChallengePurpose,
  NewPasskey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyCreation,
} from "../../contract/factors.ts";
import { FACTORS } from "../../domain/account/second-factor.ts";
import { AppError } from "../../domain/errors.ts";
import { PRODUCT_NAME } from "../../domain/product-name.ts";
import type { User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Challenges } from "./challenges.ts";
import type { FactorService } from "./factor-service.ts";
import { passkeyRepository, type StoredPasskey } from "./passkey-repository.ts";
import { relyingParty } from "./relying-party.ts";
import { ALGORITHMS, userHandleOf, verifyNewPasskey, verifyPasskey } from "./verify-passkey.ts";

const TIMEOUT_MS = 120_000;

/** Who is asked to prove what: the account is null where any passkey of the site signs its owner in. */
interface Asking {
  purpose: ChallengePurpose;
  userId: string | null;
}

export interface PasskeyService {
  challenge(request: FastifyRequest, reply: FastifyReply, asking: Asking): Promise<PasskeyChallenge>;
  /** Whose passkey answered; whoever it is not, or answers wrongly or twice, is refused. */
  check(request: FastifyRequest, asking: Asking, answer: PasskeyAnswer): Promise<string>;
  beginAdding(request: FastifyRequest, reply: FastifyReply, user: User): Promise<PasskeyCreation>;
  add(
    request: FastifyRequest,
    user: User,
    added: { name: string; passkey: NewPasskey },
  ): Promise<{ passkey: StoredPasskey; recoveryCodes: string[] | null }>;
  rename(userId: string, id: string, name: string): Promise<StoredPasskey | null>;
  remove(userId: string, id: string): Promise<boolean>;
}

export function passkeyService(parts: {
  database: Database;
  factors: Pick<FactorService, "add" | "remove">;
  challenges: Challenges;
  publicUrl: URL | null;
  now: () => Date;
}): PasskeyService {
  const { database, factors, challenges, publicUrl, now } = parts;
  const passkeys = passkeyRepository(database);

  return {
    async challenge(request, reply, asking) {
      const { id } = relyingParty(request, publicUrl);
      const own = asking.userId === null ? [] : await passkeys.list(asking.userId);
      return {
        challenge: challenges.give(reply, asking),
        rpId: id,
        timeout: TIMEOUT_MS,
        userVerification: isVerified(asking) ? "required" : "preferred",
        allowCredentials: own.map(named),
      };
    },

    async check(request, asking, answer) {
      const site = relyingParty(request, publicUrl);
      const challenge = challenges.read(request, asking);
      const stored = await passkeys.findByCredential(answer.id);
      if (!stored || (asking.userId !== null && stored.userId !== asking.userId))
        throw new AppError("passkey_refused");
      const expected = { challenge, site, userVerified: isVerified(asking) };
      const counter = await verifyPasskey(answer, stored, expected);
      await challenges.spend(challenge);
      if (!(await passkeys.countUse(stored, counter, now().toISOString())))
        throw new AppError("passkey_refused");
      return stored.userId;
    },

    async beginAdding(request, reply, user) {
      const { id } = relyingParty(request, publicUrl);
      const own = await passkeys.list(user.id);
      if (own.length >= FACTORS.passkeys) throw new AppError("too_many_passkeys");
      return {
        challenge: challenges.give(reply, { purpose: "register", userId: user.id }),
        rp: { id, name: PRODUCT_NAME },
        user: { id: userHandleOf(user.id), name: user.email, displayName: user.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
        timeout: TIMEOUT_MS,
        attestation: "none",
        // Found without a name and opened by a finger, a face or a PIN: then it is both factors at once.
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        excludeCredentials: own.map(named),
      };
    },

    async add(request, user, { name, passkey }) {
      const site = relyingParty(request, publicUrl);
      const challenge = challenges.read(request, { purpose: "register", userId: user.id });
      const verified = await verifyNewPasskey(passkey, { challenge, site });
      await challenges.spend(challenge);
      const added: StoredPasskey = {
        id: randomUUID(),
        userId: user.id,
        ...verified,
        transports: passkey.response.transports ?? [],
        name,
        createdAt: now().toISOString(),
        lastUsedAt: null,
      };
      const recoveryCodes = await factors.add(user.id, async (transaction) => {
        const stored = passkeyRepository({ query: transaction });
        if ((await stored.list(user.id)).length >= FACTORS.passkeys) throw new AppError("too_many_passkeys");
        if (!(await stored.add(added))) throw new AppError("passkey_refused");
      });
      return { passkey: added, recoveryCodes };
    },

    async rename(userId, id, name) {
      if (!(await passkeys.rename(userId, id, name))) return null;
      return (await passkeys.list(userId)).find((passkey) => passkey.id === id) ?? null;
    },

    remove: (userId, id) =>
      factors.remove(userId, (transaction) => passkeyRepository({ query: transaction }).remove(userId, id)),
  };
}

/** After the password, having the device is enough; alone, or before a change that matters, it must know its owner too. */
function isVerified({ purpose }: Asking): boolean {
  return purpose !== "second-step";
}

function named({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, type: "public-key" as const, transports };
}
