import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { removeFactors } from "../factors/factor-repository.ts";
import { disconnectProviders } from "./disconnect-providers.ts";
import { replacePassword } from "./replace-password.ts";
import { type User, userRepository } from "./user-repository.ts";

/**
 * A person who reads the address sets the password: every way in that was there before ends, also the providers', since a thief may have
 * connected one of their own. Where nobody had confirmed the address yet, a stranger may have opened the account with it; then their second
 * factors, AI service, what they agreed to and their links end too. Resumes stay: the
 * person can delete them, while nobody could bring back their own.
 */
export async function proveAddress(
  transaction: Kysely<Schema>,
  { user, newHash, hasPassword = true }: { user: User; newHash: string; hasPassword?: boolean },
): Promise<void> {
  await replacePassword(transaction, { userId: user.id, newHash, hasPassword });
  await disconnectProviders(transaction, user.id);
  if (user.emailVerified) return;
  await userRepository({ query: transaction }).markVerified(user.id);
  await removeFactors(transaction, user.id);
  for (const table of ["mail_tokens", "assist_consents", "own_ai_endpoints"] as const)
    await transaction.deleteFrom(table).where("user_id", "=", user.id).execute();
}
