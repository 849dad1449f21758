import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Milliseconds } from "#kernel/duration.ts";
import { guardedPool } from "./guarded-pool.server.ts";
import { statementPreparer } from "./prepared-statements.server.ts";

/** A store names its own tables with `db.withTables<…>()`; the platform knows none. */
type Tables = Record<never, never>;
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = { readonly db: Db; readonly close: () => Promise<void> };

export type DatabaseOptions = {
  readonly poolSize?: number;
  /** Hears once of every connection that is lost, idle or at work. */
  readonly onError?: (error: Error) => void;
  /** How long a caller waits for a connection while all are in use; null, as usual: as long as it takes. */
  readonly patience?: Milliseconds | null;
};

const INT8_OID = 20;

/** Whole numbers beyond 2^53 do not occur here: prices, counts and 52-bit Morton codes are safe as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)),
};

/** Callers who may wait at once for each connection of a pool that serves visitors: some tenths of a second for the last of them. */
const WAITING_PER_CONNECTION = 100;

/**
 * Opens a pool. Connections are made when first used; one that is lost is replaced when the next one is needed. What cannot be asked for want of a
 * connection fails with `DatabaseUnreachable`: at once where the server refuses, within 2 s where it says nothing.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { poolSize = 10, onError = () => undefined, patience = null } = options;
  const pool = guardedPool({
    ...{ connectionString: url, max: poolSize, types, application_name: "machinone" },
    patienceMs: patience,
    mostWaiting: patience === null ? Number.POSITIVE_INFINITY : poolSize * WAITING_PER_CONNECTION,
    onLost: onError,
    onOpened: statementPreparer(),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: pool.end };
}
