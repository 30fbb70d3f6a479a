import { isLastAdmin } from "../account/admin-lock.ts";
import { recordAction } from "../account/audit.ts";
import { type User, userRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
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
    await transaction
      .updateTable("users")
      .set(gains ? { role: "admin", admin_by: provider.name } : { role: "user", admin_by: null })
      .where("id", "=", user.id)
      .execute();
    const action = gains ? "promote-by-group" : "demote-by-group";
    await recordAction(transaction, { actor: null, action, subject: present, at });
    const changed = await userRepository({ query: transaction }).findById(user.id);
    return { user: changed ?? present, change: gains ? "promoted" : "demoted" };
  });
}
