import { expect, test } from "vitest";
import { watchStatement, watchStream } from "./statement-watch.ts";

function openWatch() {
  const heard: unknown[] = [];
  return {
    heard,
    watch: { took: (sql: string) => heard.push(sql), failed: (error: unknown) => heard.push(error) },
  };
}

test("a statement is heard of when it has answered, and with its fault when it fails", async () => {
  const { heard, watch } = openWatch();
  expect(await watchStatement(watch, "select 1", async () => 1)).toBe(1);
  expect(heard).toEqual(["select 1"]);
  const fault = new Error("no such table");
  await expect(watchStatement(watch, "select 2", () => Promise.reject(fault))).rejects.toBe(fault);
  expect(heard).toEqual(["select 1", fault, "select 2"]);
});

test("a stream is heard of when it has ended, also where nobody reads to its end", async () => {
  const { heard, watch } = openWatch();
  async function* pieces() {
    yield 1;
    yield 2;
  }
  for await (const piece of watchStream(watch, "select 3", pieces())) if (piece === 1) break;
  expect(heard).toEqual(["select 3"]);
  const fault = new Error("damaged");
  async function* damaged() {
    yield 1;
    throw fault;
  }
  const readToItsEnd = async () => {
    for await (const _piece of watchStream(watch, "select 4", damaged()));
  };
  await expect(readToItsEnd()).rejects.toBe(fault);
  expect(heard).toEqual(["select 3", fault, "select 4"]);
});
