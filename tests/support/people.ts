import { userRepository } from "../../src/server/account/user-repository.ts";
import type { Database } from "../../src/server/db/database.ts";

/** Puts a person with this id into the database, for tests below the level of sign-in. */
export async function addPerson(database: Database, id: string): Promise<void> {
  await userRepository(database).create({
    id,
    name: "Test Person",
    email: `${id.replace(/\W/g, "_")}@example.com`,
    passwordHash: "",
    role: "user",
    plan: "free",
    emailVerified: false,
    createdAt: "2026-01-01T00:00:00.000Z",
  });
}
