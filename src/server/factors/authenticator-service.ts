import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { AuthenticatorSetup } from "../../contract/factors.ts";
import { AppError } from "../../domain/errors.ts";
import { PRODUCT_NAME } from "../../domain/product-name.ts";
import type { User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "../security/secret.ts";
import { toBase32 } from "./base32.ts";
import { factorRepository } from "./factor-repository.ts";
import type { FactorService } from "./factor-service.ts";
import { qrPath } from "./qr-path.ts";
import { sealedNote } from "./sealed-note.ts";
import { stepBeyond, stepsOfCode } from "./totp.ts";

// RFC 4226 recommends 160 bits.
const SECRET_BYTES = 20;
const SETUP_MS = 15 * 60_000;

const setupForm = z.object({ userId: z.string(), secret: z.string() });

export interface AuthenticatorService {
  /** A secret that counts once a code shows that the app has it; until then it is kept by the page alone. */
  begin(user: User): Promise<AuthenticatorSetup>;
  /** Answers the recovery codes, where it is the account's first factor. */
  confirm(user: User, confirmation: { setup: string; code: string }): Promise<string[] | null>;
  remove(userId: string): Promise<boolean>;
  /** Uses the code up. */
  takeCode(userId: string, code: string): Promise<boolean>;
}

export function authenticatorService(parts: {
  database: Database;
  secret: Secret;
  factors: Pick<FactorService, "add" | "remove">;
  now: () => Date;
}): AuthenticatorService {
  const { database, secret, factors, now } = parts;
  const repository = factorRepository(database);
  const setups = sealedNote(parts, {
    purpose: "authenticator-setup",
    schema: setupForm,
    lifeMs: SETUP_MS,
  });
  // With the id: a row that is copied to another account opens nothing there.
  const sealingOf = (userId: string) => `authenticator:${userId}`;

  return {
    async begin(user) {
      if (await repository.findAuthenticator(user.id)) throw new AppError("authenticator_set");
      const bytes = randomBytes(SECRET_BYTES);
      const base32 = toBase32(bytes);
      const label = encodeURIComponent(`${PRODUCT_NAME}:${user.email}`);
      const address = `otpauth://totp/${label}?secret=${base32}&issuer=${encodeURIComponent(PRODUCT_NAME)}`;
      const setup = setups.seal({ userId: user.id, secret: bytes.toString("base64url") });
      return { setup, secret: base32, address, qr: qrPath(address) };
    },

    async confirm(user, { setup, code }) {
      const begun = setups.open(setup);
      if (begun?.userId !== user.id) throw new AppError("setup_expired");
      const at = now();
      const [step] = stepsOfCode(Buffer.from(begun.secret, "base64url"), code, at);
      if (step === undefined) throw new AppError("wrong_code");
      const sealedSecret = secret.seal(sealingOf(user.id), begun.secret);
      // The code that was shown here must not sign in as well.
      const added = { sealedSecret, lastStep: step, createdAt: at.toISOString() };
      return factors.add(user.id, async (transaction) => {
        const isNew = await factorRepository({ query: transaction }).addAuthenticator(user.id, added);
        if (!isNew) throw new AppError("authenticator_set");
      });
    },

    remove: (userId) =>
      factors.remove(userId, (transaction) =>
        factorRepository({ query: transaction }).removeAuthenticator(userId),
      ),

    async takeCode(userId, code) {
      const stored = await repository.findAuthenticator(userId);
      const key = stored && secret.open(sealingOf(userId), stored.sealedSecret);
      if (!stored || key === null) return false;
      const at = now();
      for (const step of stepsOfCode(Buffer.from(key, "base64url"), code, at)) {
        const use = { userId, sealedSecret: stored.sealedSecret, step, beyond: stepBeyond(at) };
        if (await repository.spendStep(use)) return true;
      }
      return false;
    },
  };
}
