import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readConfig } from "./env.ts";
import { explainStartFailure } from "./start-failure.ts";

const config = readConfig({ DATA_DIR: "/srv/candor" });

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("a database that another process holds is told from one that cannot be written", () => {
  const file = `file:${Math.random()}?mode=memory&cache=shared`;
  const [holder, other] = [new DatabaseSync(file), new DatabaseSync(file)];
  holder.exec("create table t (x); begin immediate; insert into t values (1)");
  const locked = failureOf(() => other.exec("insert into t values (2)"));
  expect(explainStartFailure(locked, config)).toBe(
    "the database in /srv/candor is held by another process: stop that one or wait until it is done",
  );
});

test("a full disk is called a full disk", () => {
  const small = new DatabaseSync(":memory:");
  small.exec("pragma max_page_count = 2; create table t (x)");
  const full = failureOf(() => small.exec(`insert into t values (zeroblob(100000))`));
  expect(explainStartFailure(full, config)).toBe(
    "the disk of the data folder /srv/candor is full: make room or set DATA_DIR",
  );
});
