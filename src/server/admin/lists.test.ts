import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../../tests/support/databases.ts";
import { type ListedPeople, listedPeople, walk } from "../../../tests/support/listed-people.ts";
import { RESUME_SORTS, USER_FILTERS, USER_SORTS } from "../../contract/admin.ts";
import { emptyResume } from "../../domain/resume/resume.ts";

for (const { engine, create } of ENGINES) {
  describe(`the lists of administrators on ${engine}`, () => {
    let people: ListedPeople;
    beforeAll(async () => {
      people = await listedPeople(create);
    });
    afterAll(() => people.close());

    const users: ListedPeople["users"] = (query) => people.users(query);
    const resumes: ListedPeople["resumes"] = (query) => people.resumes(query);

    test.each(USER_SORTS)("people by %s: each once, in order, both ways", async (sort) => {
      for (const direction of ["asc", "desc"])
        for (const filter of USER_FILTERS) {
          const ids = await walk(
            (cursor) => users({ sort, direction, filter, limit: 4, cursor }),
            (page) => page.users.map(({ id }) => id),
          );
          const { total, counts } = await users({ filter });
          expect(new Set(ids).size).toBe(ids.length);
          expect([total, counts[filter]]).toEqual([ids.length, ids.length]);
        }
      const key = (user: Awaited<ReturnType<typeof users>>["users"][number]) =>
        ({
          name: user.name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
          email: user.email,
          plan: user.plan,
          registered: user.registeredAt,
          lastSeen: user.lastSeenAt,
          resumes: user.resumes,
        })[sort];
      const keys = (await users({ sort, direction: "asc", limit: 100 })).users.map(key);
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    });

    test.each(RESUME_SORTS)("resumes by %s: each once, both ways", async (sort) => {
      for (const direction of ["asc", "desc"]) {
        const ids = await walk(
          (cursor) => resumes({ sort, direction, limit: 4, cursor }),
          (page) => page.resumes.map(({ id }) => id),
        );
        expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
      }
      expect((await resumes({})).total).toBe(30);
    });

    test.each([...RESUME_SORTS, undefined])(
      "resumes of one template by %s: those, each once, both ways",
      async (sort) => {
        for (const direction of ["asc", "desc"]) {
          const found: string[] = [];
          const ids = await walk(
            (cursor) => resumes({ template: "meta", sort, direction, limit: 4, cursor }),
            (page) => {
              found.push(...page.resumes.map(({ template }) => template));
              return page.resumes.map(({ id }) => id);
            },
          );
          expect([ids.length, new Set(ids).size, ...new Set(found)]).toEqual([15, 15, "meta"]);
        }
        expect((await resumes({ template: "meta" })).total).toBe(15);
        expect((await resumes({ template: "meta", search: "byron" })).total).toBe(0);
        expect((await resumes({ template: "google", search: "byron" })).total).toBe(5);
      },
    );

    test.each([
      ["lovel", 5],
      ["LOVELACE ada", 5],
      ["ada", 10],
      ["zoe angs", 5],
      ["éva", 5],
      ["person7", 1],
      ["person7@one.example", 1],
      ["ada one.example", 5],
      ["", 30],
      ["nobody", 0],
      ["%", 0],
      ["_", 0],
      ["' or 1=1 --", 0],
      ["ovelace", 0],
    ])("a search for %j finds %i people", async (search, found) => {
      const page = await users({ search, limit: 100 });
      expect([page.users.length, page.total]).toEqual([found, found]);
    });

    test("a search goes together with a filter, an order and pages", async () => {
      const query = { search: "ada", filter: "verified", sort: "email", direction: "asc", limit: 2 };
      const ids = await walk(
        (cursor) => users({ ...query, cursor }),
        (page) => page.users.map(({ email }) => email),
      );
      expect(ids).toEqual([...ids].sort());
      expect((await users(query)).total).toBe(5);
      expect(ids).toHaveLength(5);
    });

    test("a resume shows its size in bytes and nothing that it says", async () => {
      const [smallest] = (await resumes({ sort: "size", direction: "asc", limit: 1 })).resumes;
      expect(smallest?.size).toBe(Buffer.byteLength(JSON.stringify({ ...emptyResume(), summary: "x" })));
      expect(Object.keys(smallest ?? {}).sort()).toEqual(
        [
          "id",
          "title",
          "ownerId",
          "ownerName",
          "ownerEmail",
          "template",
          "size",
          "createdAt",
          "editedAt",
        ].sort(),
      );
    });
  });
}
