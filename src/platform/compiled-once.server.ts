import type { CompiledQuery } from "kysely";
import type { Db, Tx } from "./db.server.ts";

type Built<Row> = { readonly compile: () => CompiledQuery<Row> };

/**
 * A query whose text is made once in a process: building it anew is a fifth of the work of a look-up by key. `build` must use each of its
 * parameters once and in their order, and nothing that changes between calls.
 */
export function compiledOnce<Row, Parameters extends readonly unknown[]>(
  build: (db: Db | Tx, ...parameters: Parameters) => Built<Row>,
): (db: Db | Tx, ...parameters: Parameters) => Promise<Row[]> {
  let text: CompiledQuery<Row> | null = null;
  return async (db, ...parameters) => {
    text ??= build(db, ...parameters).compile();
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
}
