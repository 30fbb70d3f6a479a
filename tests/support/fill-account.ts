import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../src/server/db/database.ts";
import { PLAIN_DESIGN } from "./plain-design.ts";

const AT = "2026-01-01T00:00:00.000Z";

interface Filling {
  resumes: number;
  /** Of each. */
  versions: number;
  /** Of each resume and version. */
  characters: number;
  applications?: number;
  files?: number;
}

/** Gives a person as much as that, past the gate and quickly. */
export async function fillAccount(
  { query }: Pick<Database, "query">,
  ownerId: string,
  { resumes, versions, characters, applications = 0, files = 0 }: Filling,
): Promise<void> {
  const content = () => randomBytes(characters / 2).toString("hex");
  const { fit: _, style: __, ...design } = PLAIN_DESIGN;
  const drawn = { ...design, fit: 0, style: "{}" };
  await query.transaction().execute(async (transaction) => {
    for (let nth = 0; nth < resumes; nth++) {
      const id = randomUUID();
      const head = { id, owner_id: ownerId, title: `No ${nth}`, ...drawn, content: content() };
      const times = { created_at: AT, updated_at: AT, deleted_at: null, created_by: null };
      await transaction
        .insertInto("resumes")
        .values({ ...head, ...times, revision: 1 })
        .execute();
      await transaction.insertInto("resume_terms").values({ resume_id: id, term: "no" }).execute();
      for (let version = 0; version < versions; version++) {
        const kept = { id: randomUUID(), resume_id: id, kind: "automatic", name: null } as const;
        const values = { ...kept, ...drawn, content: content(), saved_at: AT, kept_at: AT };
        await transaction
          .insertInto("resume_versions")
          .values({ ...values, revision: 1, created_by: null })
          .execute();
      }
    }
    for (let nth = 0; nth < applications; nth++) {
      const said = {
        employer: "St. Olav",
        role: "",
        place: "",
        link: "",
        ad: content(),
        letter: "",
        notes: "",
      };
      const id = `${ownerId} ${nth}`;
      await transaction
        .insertInto("applications")
        .values({
          ...{
            id,
            owner_id: ownerId,
            ...said,
            next_step: "",
            next_step_on: null,
            history: "[]",
            archived: 0,
          },
          ...{ resume_id: null, resume_title: "", text_bytes: characters, revision: 1, saves: "[]" },
          ...{ created_by: null, created_at: AT, updated_at: AT },
        })
        .execute();
      for (let file = 0; nth === 0 && file < files; file++)
        await transaction
          .insertInto("application_files")
          .values({
            ...{ id: randomUUID(), application_id: id, owner_id: ownerId, person: "Ada", format: "pdf" },
            ...{ part: "resume", template: "google", resume_title: "", made_at: AT, bytes: 1, sha256: "" },
            data: content(),
          })
          .execute();
    }
  });
}
