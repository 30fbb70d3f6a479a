import {
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type Kysely,
  type RawBuilder,
  sql,
} from "kysely";
import type { Schema } from "./schema.ts";

/** Stands in a statement for a value that comes with each run. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const names = new Map<string, string>();

/** By which name PostgreSQL is asked to remember a statement of ours; undefined for those that are built where they are used. */
export const nameOf = (sql: string): string | undefined => names.get(sql);

type Value = string | number | null;
/** A list is for PostgreSQL alone. */
type Values<Given> = { readonly [Name in keyof Given]: Value | readonly Value[] };
type SlotOf<Given> = <Name extends keyof Given & string>(name: Name) => RawBuilder<Given[Name]>;

/**
 * A statement that Kysely builds once for each database and that is only bound from then on: to build a short one takes ten times as
 * long as to run it. For those that every save or every request makes. Answers the rows.
 */
export function statement<Given extends Values<Given>>() {
  return <Row>(build: (query: Kysely<Schema>, slot: SlotOf<Given>) => Pick<Compilable<Row>, "compile">) => {
    const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
    return async (query: Kysely<Schema>, given: Given): Promise<Row[]> => {
      const executor = query.getExecutor();
      let known = compiled.get(executor.adapter);
      if (!known) {
        known = build(query, (name) => sql`${new Slot(name)}`).compile();
        compiled.set(executor.adapter, known);
        if (!names.has(known.sql)) names.set(known.sql, `candor_${names.size}`);
      }
      const parameters = known.parameters.map((each) =>
        each instanceof Slot ? Reflect.get(given, each.name) : each,
      );
      const bound = { ...known, parameters };
      // Not `query.executeQuery`, which takes twice as many steps to the same connection.
      const { rows } = await executor.provideConnection((connection) => connection.executeQuery<Row>(bound));
      return rows;
    };
  };
}
