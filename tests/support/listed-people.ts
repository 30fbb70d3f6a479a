import { expect } from "vitest";
import { adminResumesQuery, adminUsersQuery } from "../../src/contract/admin.ts";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { userRepository } from "../../src/server/account/user-repository.ts";
import { listResumes } from "../../src/server/admin/resume-list.ts";
import { listUsers } from "../../src/server/admin/user-list.ts";
import { type Database, openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import type { DatabasePlace } from "./databases.ts";
import { PLAIN_DESIGN } from "./plain-design.ts";

const NAMES = ["Ada Lovelace", "ada Byron", "Zoë Ångström", "Bob Stone", "Grace Hopper", "Éva Tardos"];

/** Thirty people with thirty resumes, as administrators list them. */
export async function listedPeople(create: () => Promise<DatabasePlace>) {
  const place = await create();
  const database = openDatabase(place);
  await migrate(database, migrations);
  for (let index = 0; index < 30; index++) await addPerson(database, index);
  return {
    database,
    add: (index: number) => addPerson(database, index),
    users: (query: object) => listUsers(database, adminUsersQuery.parse(query)),
    resumes: (query: object) => listResumes(database, adminResumesQuery.parse(query)),
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

export type ListedPeople = Awaited<ReturnType<typeof listedPeople>>;

async function addPerson(database: Database, index: number): Promise<void> {
  const id = `user-${String((index * 7) % 30).padStart(2, "0")}-${index}`;
  await userRepository(database).create({
    id,
    name: NAMES[index % NAMES.length] ?? "",
    email: `person${index}@${index % 2 ? "one" : "two"}.example`,
    passwordHash: "",
    role: "user",
    plan: index % 10 === 0 ? "pro" : "free",
    emailVerified: index % 3 === 0,
    createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 4))).toISOString(),
  });
  const resumes = resumeRepository(database, () => new Date(Date.UTC(2026, 1, 1 + (index % 5))));
  for (let nth = 0; nth < index % 3; nth++)
    await resumes.create({
      id: `resume-${index}-${nth}`,
      ownerId: id,
      title: nth ? "Über den Wolken" : `Engineer ${index % 4}`,
      ...PLAIN_DESIGN,
      template: index % 2 ? "google" : "meta",
      resume: { ...emptyResume(), summary: "x".repeat(index % 6) },
    });
}

/** Every page to the end, and back again. */
export async function walk<Page extends { next: string | null; previous: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
  idsOf: (page: Page) => string[],
): Promise<string[]> {
  const there: string[][] = [];
  let page = await read(undefined);
  expect(page.previous).toBeNull();
  for (;;) {
    there.push(idsOf(page));
    if (page.next === null) break;
    page = await read(page.next);
  }
  const back: string[][] = [idsOf(page)];
  while (page.previous !== null) {
    page = await read(page.previous);
    back.unshift(idsOf(page));
  }
  expect(back.flat()).toEqual(there.flat());
  return there.flat();
}
