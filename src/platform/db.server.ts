import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { statementPreparer } from "./prepared-statements.server.ts";

/** A store names its own tables with `db.withTables<…>()`; the platform knows none. */
type Tables = Record<never, never>;
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = { readonly db: Db; readonly close: () => Promise<void> };

const INT8_OID = 20;

/** Whole numbers beyond 2^53 do not occur here: prices, counts and 52-bit Morton codes are safe as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)),
};

/** Opens a pool. Connections are made when first used; one that is lost, idle or at work, is reported to `onError` and replaced. */
export function openDatabase(
  url: string,
  options: { readonly poolSize?: number; readonly onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10, types, application_name: "machinone" });
  pool.on("connect", statementPreparer());
  const { onError = () => undefined } = options;
  // What loses a connection is told more than once, and of one at work by the connection alone: unheard, it would end the process.
  pool.on("connect", (client) => client.once("error", onError).on("error", () => undefined));
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
