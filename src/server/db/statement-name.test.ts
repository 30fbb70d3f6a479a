import { expect, test } from "vitest";
import { nameStatement } from "./statement-name.ts";

test.each([
  ['select "id" from "resumes" where "owner_id" = ?', "select resumes"],
  ['insert into "resume_saves" ("resume_id") values (?)', "insert resume_saves"],
  ['update "resumes" set "content" = \'of Ada\'', "update resumes"],
  ["delete from users where email = 'ada@example.org'", "delete users"],
  [
    "with given as (select * from unnest($1)), owners as (select id from users for no key update), saved as (update resumes set content = $2)",
    "update resumes",
  ],
  ["with recursive above as (select id from resumes) select * from above", "with resumes"],
  ["begin immediate", "begin"],
  ["", ""],
])("%s is %s", (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
