import type { Kysely } from "kysely";
import type { FactorList } from "../../contract/factors.ts";
import { AppError } from "../../domain/errors.ts";
import type { User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Secret } from "../security/secret.ts";
import { factorRepository, holdPerson } from "./factor-repository.ts";
import { passkeyRepository } from "./passkey-repository.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

export interface FactorService {
  list(user: User): Promise<Omit<FactorList, "passkeysOffered">>;
  /** Whether the password alone does not let this person in. */
  hasAny(userId: string): Promise<boolean>;
  /** Whether this person must set a factor up before going on. */
  isMissing(user: User): Promise<boolean>;
  /** Adds a factor, and with the first one recovery codes: whoever loses the device gets in by them. */
  add(userId: string, add: (transaction: Kysely<Schema>) => Promise<void>): Promise<string[] | null>;
  /** Takes a factor away, and with the last one the recovery codes. False when there was none. */
  remove(userId: string, remove: (transaction: Kysely<Schema>) => Promise<boolean>): Promise<boolean>;
  renewRecoveryCodes(userId: string): Promise<string[]>;
  takeRecoveryCode(userId: string, code: string): Promise<boolean>;
}

export function factorService(parts: {
  database: Database;
  secret: Secret;
  requiredForAdmins: boolean;
}): FactorService {
  const { database, secret, requiredForAdmins } = parts;
  const factors = factorRepository(database);
  const hashOf = (userId: string, code: string) =>
    secret.fingerprint(`recovery:${userId}`, code.replace("-", ""));

  async function hasAny(userId: string, query = database.query): Promise<boolean> {
    const { authenticator, passkeys } = await factorRepository({ query }).count(userId);
    return authenticator || passkeys > 0;
  }

  async function makeCodes(transaction: Kysely<Schema>, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes();
    const hashes = codes.map((code) => hashOf(userId, code));
    await factorRepository({ query: transaction }).replaceRecoveryCodes(userId, hashes);
    return codes;
  }

  function held<Result>(userId: string, work: (transaction: Kysely<Schema>) => Promise<Result>) {
    return database.query.transaction().execute(async (transaction) => {
      await holdPerson(transaction, userId);
      return work(transaction);
    });
  }

  const isRequired = (user: User) => requiredForAdmins && user.role === "admin";

  return {
    async list(user) {
      const authenticator = await factors.findAuthenticator(user.id);
      const passkeys = await passkeyRepository(database).list(user.id);
      return {
        authenticator: authenticator && { createdAt: authenticator.createdAt },
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt,
          lastUsedAt,
        })),
        recoveryCodesLeft: await factors.countRecoveryCodes(user.id),
        required: isRequired(user),
      };
    },

    hasAny: (userId) => hasAny(userId),
    isMissing: async (user) => isRequired(user) && !(await hasAny(user.id)),

    add: (userId, add) =>
      held(userId, async (transaction) => {
        const isFirst = !(await hasAny(userId, transaction));
        await add(transaction);
        return isFirst ? makeCodes(transaction, userId) : null;
      }),

    remove: (userId, remove) =>
      held(userId, async (transaction) => {
        if (!(await remove(transaction))) return false;
        if (!(await hasAny(userId, transaction)))
          await factorRepository({ query: transaction }).replaceRecoveryCodes(userId, []);
        return true;
      }),

    renewRecoveryCodes: (userId) =>
      held(userId, async (transaction) => {
        if (!(await hasAny(userId, transaction))) throw new AppError("no_second_factor");
        return makeCodes(transaction, userId);
      }),

    takeRecoveryCode: (userId, code) => factors.takeRecoveryCode(userId, hashOf(userId, code)),
  };
}
