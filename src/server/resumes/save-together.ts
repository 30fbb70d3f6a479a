import { sql } from "kysely";
import type { z } from "zod";
import type { saveResumeRequest } from "../../contract/resumes.ts";
import { styleText } from "../../domain/document/style/custom-style.ts";
import { lacksIds } from "../../domain/resume/identity/identify.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { isOfValues } from "../db/failure.ts";
import type { ResumeRow } from "../db/schema.ts";
import { statement } from "../db/statement.ts";
import { together } from "../db/together.ts";
import { inOwnersOrder } from "./owner-lock.ts";
import { admitResume } from "./resume-gate.ts";
import { SUMMARY_COLUMNS } from "./resume-repository.ts";
import type { Near } from "./save-head.ts";
import { isForgettingDue } from "./save-repository.ts";
import { type DesignColumns, type ResumeKey, type ResumeSummary, toSummary } from "./stored-resume.ts";
import { nearNow } from "./version-keeping.ts";

type Given = z.output<typeof saveResumeRequest>;
type Change = ResumeKey & { content: string; base: number; saveId: string } & {
  [Column in keyof DesignColumns | "title"]: ({ title: string } & DesignColumns)[Column] | null;
};

/** Each a column of what is saved together. */
type Columns = { [Name in keyof Change]: Change[Name][] } & Near & { at: string };

const COLUMNS = sql.join(SUMMARY_COLUMNS.map((name) => sql.ref(`resumes.${name}`)));

/**
 * The saves of people at work, as PostgreSQL writes several in one statement: of each the content alone is another, no version is due, and
 * nobody saved in between. Where any of that is otherwise nothing is changed, and that save goes its own way of six statements. It takes
 * the owners' rows as those do, but waits for none: what is being changed elsewhere goes that way as well.
 * The plan is kept while tables grow: `any`, `coalesce` and `limit` lead it by the ids, where `exists` and `is null` read tables whole that
 * were empty when it was made.
 */
const saveContents = statement<Columns>()((query, given) => ({
  compile: () =>
    sql<ResumeRow>`
      with given as (
        select * from unnest(
          ${given("id")}::text[], ${given("ownerId")}::text[], ${given("base")}::int[], ${given("saveId")}::text[],
          ${given("content")}::text[], ${given("title")}::text[], ${given("template")}::text[], ${given("theme")}::text[],
          ${given("page")}::text[], ${given("fit")}::int[], ${given("style")}::text[]
        ) as given (id, owner_id, base, save_id, content, title, template, theme, page, fit, style)
      ), times as (
        select ${given("at")}::text as at, ${given("after")}::text as after, ${given("before")}::text as before
      ), owners as (
        select id from users where id = any (${given("ownerId")}) for no key update skip locked
      ), free as (
        select resumes.id from resumes join owners on owners.id = resumes.owner_id
        where resumes.id = any (${given("id")}) for no key update of resumes skip locked
      ), saved as (
        update resumes set content = given.content, revision = given.base + 1, updated_at = times.at
        from given join owners on owners.id = given.owner_id join free on free.id = given.id cross join times
        where resumes.id = any (${given("id")}) and resumes.id = given.id
          and resumes.owner_id = given.owner_id and resumes.revision = given.base
          and coalesce(resumes.source_id, resumes.deleted_at, 'plain') = 'plain'
          and resumes.title = coalesce(given.title, resumes.title)
          and resumes.template = coalesce(given.template, resumes.template)
          and resumes.theme = coalesce(given.theme, resumes.theme)
          and resumes.page = coalesce(given.page, resumes.page)
          and resumes.fit = coalesce(given.fit, resumes.fit)
          and resumes.style = coalesce(given.style, resumes.style)
          and coalesce((
            select revision from resume_saves as known
            where known.resume_id = given.id and known.save_id = given.save_id
            limit 1
          ), 0) = 0
          and (
            (resumes.created_at > times.after and resumes.created_at < times.before)
            or (
              select true from resume_versions as version
              where version.resume_id = given.id and (
                version.revision = given.base or (version.kept_at > times.after and version.kept_at < times.before)
              )
              limit 1
            )
          )
        returning ${COLUMNS}
      ), remembered as (
        insert into resume_saves (resume_id, save_id, revision)
        select saved.id, given.save_id, saved.revision
        from saved join given on given.id = saved.id and given.owner_id = saved.owner_id
      )
      select * from saved`.compile(query),
}));

/** Of all that goes in one statement: each list is escaped letter by letter while nothing else runs. */
const MOST_LETTERS = 100_000;
/** Ten times the sample. A longer one is quicker on its own. */
const LONGEST = 32_000;

/** Null where it is no such save: then nothing was written. */
export type SaveTogether = (
  key: ResumeKey,
  save: { resume: Resume; given: Given },
) => Promise<ResumeSummary | null>;

/** What comes at once is written with one statement and one commit. SQLite has no such statement, and no way to go for each. */
export function togetherSaver(database: Database, clock: Clock): SaveTogether {
  if (database.engine === "sqlite") return async () => null;
  const save = together<Change, ResumeSummary | null>({
    most: MOST_LETTERS,
    weigh: ({ content }) => content.length,
    work: (changes) => write(database, clock, changes),
  });
  return async (key, { resume, given }) => {
    const { baseRevision: base, saveId, keepReplaced } = given;
    if (saveId === undefined || keepReplaced || isForgettingDue(base + 1) || lacksIds(given.resume))
      return null;
    const content = admitResume(resume);
    if (content.length > LONGEST || key.id.includes("\0")) return null;
    const change: Change = {
      ...key,
      ...{ base, saveId, content },
      title: given.title ?? null,
      template: given.template ?? null,
      theme: given.theme ?? null,
      page: given.page ?? null,
      fit: given.fit === undefined ? null : Number(given.fit),
      style: given.style === undefined ? null : styleText(given.style),
    };
    return inOwnersOrder(database, key.ownerId, () => save(change));
  };
}

async function write(
  database: Database,
  clock: Clock,
  changes: readonly Change[],
): Promise<(ResumeSummary | null)[]> {
  const column = <Name extends keyof Change>(name: Name) => changes.map((change) => change[name]);
  try {
    const rows = await saveContents(database.query, {
      ...nearNow(clock),
      at: clock.latest().toISOString(),
      ...{ id: column("id"), ownerId: column("ownerId"), base: column("base"), saveId: column("saveId") },
      ...{ content: column("content"), title: column("title"), template: column("template") },
      ...{ theme: column("theme"), page: column("page"), fit: column("fit"), style: column("style") },
    });
    const saved = new Map(rows.map((row) => [row.id, toSummary(row, 0)]));
    return changes.map(({ id, ownerId }) => {
      const summary = saved.get(id);
      // Somebody else may have named the same resume at the same moment.
      return summary?.ownerId === ownerId ? summary : null;
    });
  } catch (error) {
    // What one of them broke must not fail the others: each goes its own way, and hears what is wrong with it there.
    if (!isOfValues(error)) throw error;
    return changes.map(() => null);
  }
}
