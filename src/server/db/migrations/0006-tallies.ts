import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate.ts";
import type { Schema } from "../schema.ts";

/**
 * Counts that triggers keep with every change, whoever makes it. All in one row: a transaction waits for it at its end,
 * after the rows of its own, so that no two can wait for each other.
 */
export const createTallies: Migration = {
  name: "0006-tallies",
  async up(query, engine) {
    await query.schema
      .createTable("tallies")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("users", "integer", (column) => column.notNull())
      .addColumn("verified", "integer", (column) => column.notNull())
      .addColumn("subscribed", "integer", (column) => column.notNull())
      .addColumn("resumes", "integer", (column) => column.notNull())
      .execute();
    await sql`insert into tallies (id, users, verified, subscribed, resumes) values (1,
      (select count(*) from users),
      (select count(*) from users where email_verified = 1),
      (select count(*) from users where plan <> 'free'),
      (select count(*) from resumes where deleted_at is null))`.execute(query);
    await sql`update users set resumes =
      (select count(*) from resumes where owner_id = users.id and deleted_at is null)`.execute(query);
    for (const statement of engine === "postgres" ? POSTGRES : SQLITE) await run(query, statement);
  },
};

const run = (query: Transaction<Schema>, statement: string) => sql.raw(statement).execute(query);

const SQLITE = [
  `create trigger users_come after insert on users begin
    update tallies set users = users + 1, verified = verified + (new.email_verified = 1),
      subscribed = subscribed + (new.plan <> 'free');
  end`,
  `create trigger users_go after delete on users begin
    update tallies set users = users - 1, verified = verified - (old.email_verified = 1),
      subscribed = subscribed - (old.plan <> 'free');
  end`,
  `create trigger users_change after update of email_verified, plan on users
    when old.email_verified <> new.email_verified or old.plan <> new.plan begin
    update tallies set verified = verified + (new.email_verified = 1) - (old.email_verified = 1),
      subscribed = subscribed + (new.plan <> 'free') - (old.plan <> 'free');
  end`,
  `create trigger resumes_come after insert on resumes when new.deleted_at is null begin
    update users set resumes = resumes + 1 where id = new.owner_id;
    update tallies set resumes = resumes + 1;
  end`,
  `create trigger resumes_go after delete on resumes when old.deleted_at is null begin
    update users set resumes = resumes - 1 where id = old.owner_id;
    update tallies set resumes = resumes - 1;
  end`,
  `create trigger resumes_change after update of deleted_at on resumes
    when (old.deleted_at is null) <> (new.deleted_at is null) begin
    update users set resumes = resumes + (new.deleted_at is null) - (old.deleted_at is null) where id = new.owner_id;
    update tallies set resumes = resumes + (new.deleted_at is null) - (old.deleted_at is null);
  end`,
];

/** Once for each statement where many rows may come or go: the one row would be written as many times. */
const POSTGRES = [
  `create function count_users() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      update tallies set users = tallies.users + n.users, verified = tallies.verified + n.verified,
        subscribed = tallies.subscribed + n.subscribed
        from (select count(*) as users, count(*) filter (where email_verified = 1) as verified,
          count(*) filter (where plan <> 'free') as subscribed from changed) as n where n.users > 0;
    else
      update tallies set users = tallies.users - n.users, verified = tallies.verified - n.verified,
        subscribed = tallies.subscribed - n.subscribed
        from (select count(*) as users, count(*) filter (where email_verified = 1) as verified,
          count(*) filter (where plan <> 'free') as subscribed from changed) as n where n.users > 0;
    end if;
    return null;
  end $$`,
  `create function recount_user() returns trigger language plpgsql as $$ begin
    update tallies set
      verified = verified + (new.email_verified = 1)::int - (old.email_verified = 1)::int,
      subscribed = subscribed + (new.plan <> 'free')::int - (old.plan <> 'free')::int;
    return null;
  end $$`,
  `create function count_resumes() returns trigger language plpgsql as $$
    declare step int := case tg_op when 'INSERT' then 1 else -1 end;
    declare total int;
  begin
    update users set resumes = users.resumes + step * n.resumes
      from (select owner_id, count(*)::int as resumes from changed where deleted_at is null group by owner_id) as n
      where users.id = n.owner_id;
    select count(*)::int into total from changed where deleted_at is null;
    if total > 0 then update tallies set resumes = tallies.resumes + step * total; end if;
    return null;
  end $$`,
  `create function recount_resume() returns trigger language plpgsql as $$
    declare step int := (new.deleted_at is null)::int - (old.deleted_at is null)::int;
  begin
    update users set resumes = resumes + step where id = new.owner_id;
    update tallies set resumes = resumes + step;
    return null;
  end $$`,
  `create trigger users_come after insert on users referencing new table as changed
    for each statement execute function count_users()`,
  `create trigger users_go after delete on users referencing old table as changed
    for each statement execute function count_users()`,
  `create trigger users_change after update of email_verified, plan on users for each row
    when (old.email_verified <> new.email_verified or old.plan <> new.plan) execute function recount_user()`,
  `create trigger resumes_come after insert on resumes referencing new table as changed
    for each statement execute function count_resumes()`,
  `create trigger resumes_go after delete on resumes referencing old table as changed
    for each statement execute function count_resumes()`,
  `create trigger resumes_change after update of deleted_at on resumes for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function recount_resume()`,
];
