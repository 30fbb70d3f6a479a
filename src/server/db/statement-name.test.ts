import { expect, test } from "vitest";
import { nameStatement } from "./statement-name.ts";

test.each([
  ['select "id" from "resumes" where "owner_id" = ?', "select resumes"],
  ['insert into "resume_saves" ("resume_id") values (?)', "insert resume_saves"],
  ['update "resumes" set "content" = \'of Ada\'', "update resumes"],
  ["delete from users where email = 'ada@example.org'", "delete users"],
  ["begin immediate", "begin"],
  ["", ""],
])("%s is %s", (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
