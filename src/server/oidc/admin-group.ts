import type { Kysely } from "kysely";
import { isLastAdmin } from "../account/admin-lock.ts";
import { recordAction } from "../account/audit.ts";
import { type User, userRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { ProviderConfig } from "./provider-config.ts";

export interface GroupMembership {
  provider: Pick<ProviderConfig, "name">;
  isInAdminGroup: boolean;
}

export const isInAdminGroup = ({ adminGroup }: ProviderConfig, groups: readonly string[]) =>
  adminGroup !== null && groups.includes(adminGroup);

/**
 * Makes who is in the provider's group an administrator, and takes the right from who is not and has it by that group alone: never from one who was
 * made so by hand, and never from the last. Answers the person as they are now, and what became of them.
 */
export function applyAdminGroup(
  database: Database,
  user: User,
  { provider, isInAdminGroup }: GroupMembership,
  at: Date,
): Promise<{ user: User; change: "promoted" | "demoted" | null }> {
  const isAdmin = user.role === "admin";
  if (isInAdminGroup === isAdmin || (isAdmin && user.adminBy !== provider.name))
    return Promise.resolve({ user, change: null });
  return database.query.transaction().execute(async (transaction) => {
    // Held before it is looked at: of two administrators who lose the right at once, one stays.
    const isLast = await isLastAdmin(transaction, database.engine, user.id);
    const present = await userRepository({ query: transaction }).findById(user.id);
    if (!present) return { user, change: null };
    const gains = isInAdminGroup && present.role === "user";
    const loses = !isInAdminGroup && present.role === "admin" && present.adminBy === provider.name;
    if (!gains && (!loses || isLast)) return { user: present, change: null };
    if (loses) return { user: await endRightByGroup(transaction, present, at), change: "demoted" };
    const right = { role: "admin", admin_by: provider.name } as const;
    await transaction.updateTable("users").set(right).where("id", "=", user.id).execute();
    await recordAction(transaction, { actor: null, action: "promote-by-group", subject: present, at });
    return { user: { ...present, role: "admin", adminBy: provider.name }, change: "promoted" };
  });
}

/** For use within a transaction that holds the administrators: the last of them keeps the right. */
export async function endRightByGroup(transaction: Kysely<Schema>, user: User, at: Date): Promise<User> {
  await transaction
    .updateTable("users")
    .set({ role: "user", admin_by: null })
    .where("id", "=", user.id)
    .execute();
  await recordAction(transaction, { actor: null, action: "demote-by-group", subject: user, at });
  return { ...user, role: "user", adminBy: null };
}

/**
 * At the start: a provider that is configured no more, or names no group, cannot take back what it gave. The last administrator
 * keeps the right, from then on as if it had been given by hand, since no provider could wake it.
 */
export async function endForgottenGroups(
  database: Database,
  providers: readonly ProviderConfig[],
  at: Date,
): Promise<void> {
  const named = providers.filter(({ adminGroup }) => adminGroup !== null).map(({ name }) => name);
  const isForgotten = ({ adminBy }: Pick<User, "adminBy">) => adminBy !== null && !named.includes(adminBy);
  const rights = await database.query
    .selectFrom("users")
    .select(["id", "admin_by as adminBy"])
    .where("admin_by", "is not", null)
    .execute();
  for (const { id } of rights.filter(isForgotten)) {
    await database.query.transaction().execute(async (transaction) => {
      const isLast = await isLastAdmin(transaction, database.engine, id);
      const present = await userRepository({ query: transaction }).findById(id);
      if (!present || !isForgotten(present)) return;
      if (isLast) await userRepository({ query: transaction }).setRole(id, "admin");
      else await endRightByGroup(transaction, present, at);
    });
  }
}
