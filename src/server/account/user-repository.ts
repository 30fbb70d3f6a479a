import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { UserRow, UserUpdate } from "../db/schema.ts";
import { indexUser } from "../search/terms.ts";
import { isAccount, isRemoved } from "./removed-address.ts";

export type Role = UserRow["role"];

export interface User {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  plan: string;
  emailVerified: boolean;
  createdAt: string;
  lastSeenAt: string;
  /** Null unless an administrator has suspended the account. */
  suspendedAt: string | null;
  /** The password is one that somebody else chose or made up: nothing is open until the owner has chosen another. */
  mustChangePassword: boolean;
  /** False where the person signs in by an identity provider and has never chosen one: the hash is then of none. */
  hasPassword: boolean;
  /** The provider whose group made the person an administrator; null for one who was made so by hand. */
  adminBy: string | null;
}

type Defaulted = "mustChangePassword" | "hasPassword";
export type NewUser = Omit<User, "lastSeenAt" | "suspendedAt" | "adminBy" | Defaulted> &
  Partial<Pick<User, Defaulted>>;

export interface UserRepository {
  /** Null when the address has an account. */
  create(user: NewUser): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  findById(id: string): Promise<User | null>;
  rename(id: string, name: string): Promise<void>;
  /** Null when the person is gone or the password another one by now. Throws where the address has an account. */
  changeEmail(change: {
    id: string;
    email: string;
    verified: boolean;
    verifiedHash?: string;
  }): Promise<User | null>;
  /** By hand: no group takes it away again. */
  setRole(id: string, role: Role): Promise<void>;
  markVerified(id: string): Promise<void>;
  countAdmins(): Promise<number>;
}

export function userRepository({ query }: Pick<Database, "query">): UserRepository {
  const one = async (column: "id" | "email", value: string) => {
    const row = await query.selectFrom("users").selectAll().where(column, "=", value).executeTakeFirst();
    return row && !isRemoved(row.email) ? toUser(row) : null;
  };
  const change = async (id: string, values: UserUpdate) => {
    await query.updateTable("users").set(values).where("id", "=", id).execute();
  };

  return {
    create: (user) =>
      inTransaction(query, async (transaction) => {
        const row = await transaction
          .insertInto("users")
          .values({
            id: user.id,
            name: user.name,
            email: user.email,
            password_hash: user.passwordHash,
            role: user.role,
            plan: user.plan,
            email_verified: user.emailVerified ? 1 : 0,
            created_at: user.createdAt,
            last_seen_at: user.createdAt,
            must_change_password: user.mustChangePassword ? 1 : 0,
            has_password: user.hasPassword === false ? 0 : 1,
          })
          .onConflict((conflict) => conflict.column("email").doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        await indexUser(transaction, row);
        return toUser(row);
      }),
    findByEmail: (email) => one("email", email),
    findById: (id) => one("id", id),
    rename: (id, name) =>
      inTransaction(query, async (transaction) => {
        const renamed = await transaction
          .updateTable("users")
          .set({ name })
          .where("id", "=", id)
          .returning(["id", "name", "email"])
          .executeTakeFirst();
        if (renamed) await indexUser(transaction, renamed);
      }),
    changeEmail: ({ id, email, verified, verifiedHash }) =>
      inTransaction(query, async (transaction) => {
        const update = transaction
          .updateTable("users")
          .set({ email, email_verified: verified ? 1 : 0 })
          .where("id", "=", id)
          // A link that was opened at the moment at which its account was removed must not bring it back.
          .where(isAccount(sql.ref("email")))
          .returningAll();
        const row = await (verifiedHash === undefined
          ? update
          : update.where("password_hash", "=", verifiedHash)
        ).executeTakeFirst();
        if (!row) return null;
        await indexUser(transaction, row);
        return toUser(row);
      }),
    setRole: (id, role) => change(id, { role, admin_by: null }),
    markVerified: (id) => change(id, { email_verified: 1 }),
    async countAdmins() {
      const { admins } = await query
        .selectFrom("users")
        .select((expression) => expression.fn.countAll<number | string>().as("admins"))
        .where("role", "=", "admin")
        .executeTakeFirstOrThrow();
      return Number(admins);
    },
  };
}

/** What `toUser` needs of a row: each column more takes its time with every request. */
export const USER_COLUMNS = [
  "users.id",
  "users.name",
  "users.email",
  "users.password_hash",
  "users.role",
  "users.plan",
  "users.email_verified",
  "users.created_at",
  "users.last_seen_at",
  "users.suspended_at",
  "users.must_change_password",
  "users.has_password",
  "users.admin_by",
] as const;

export function toUser(row: Omit<UserRow, "name_key" | "resumes">): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    passwordHash: row.password_hash,
    role: row.role,
    plan: row.plan,
    emailVerified: row.email_verified === 1,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    suspendedAt: row.suspended_at,
    mustChangePassword: row.must_change_password === 1,
    hasPassword: row.has_password === 1,
    adminBy: row.admin_by,
  };
}
