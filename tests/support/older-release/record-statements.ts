// Loaded into the older program before its own modules (--import): writes every statement that it sends to its database into a file.
import { appendFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

const file = process.env.STATEMENTS ?? "";

function record(sql: string, parameters: readonly unknown[]): void {
  appendFileSync(file, `${JSON.stringify({ sql, parameters })}\n`);
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function recorded(sql) {
  record(sql, []);
  return prepare.call(this, sql);
};

const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]): unknown {
    const [text, values] = args;
    if (typeof text === "string") record(text, Array.isArray(values) ? values : []);
    return query.apply(this, args);
  },
});
