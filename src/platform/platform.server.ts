import path from "node:path";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Config } from "./config.server.ts";
import { type Db, openDatabase } from "./db.server.ts";
import { type EmbeddedOptions, startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { type Log, openLog } from "./log.server.ts";
import { limited } from "./log-limit.ts";
import { migrate } from "./migrate.server.ts";
import { folderStorage, type Storage } from "./storage/storage.server.ts";
import { requireTenantScope } from "./tenant-scope.server.ts";

/** What every entry point stands on. */
export type Platform = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly storage: Storage;
  readonly log: Log;
  readonly close: () => Promise<void>;
};

const MIGRATIONS = path.resolve(import.meta.dirname, "../../db/migrations");

/** How long a visitor waits for a connection while others use them all. */
const VISITORS_PATIENCE: Milliseconds = seconds(10);

type Opening = {
  /** How long a caller waits for a connection while all are in use; null for a command, which has all the time there is. */
  readonly patience: Milliseconds | null;
};

/** Opens the database (starting the embedded one where none is configured), brings its schema up to date, and the storage folder. Fails where tenants would not be kept apart. */
export async function openPlatform(config: Config, { patience }: Opening = { patience: VISITORS_PATIENCE }): Promise<Platform> {
  const log = openLog(config.logLevel);
  const folder = path.join(config.dataDir, "postgres");
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ folder, tell: toldTo(log) }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase(databaseUrl, {
    ...{ poolSize: config.databasePool, patience },
    // The whole error holds the connection, and every statement it has prepared.
    onError: ({ name, stack }) => limited(log).warn("connection lost", { reason: name, stack }, "database connection lost"),
  });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(database.db, MIGRATIONS);
    await requireTenantScope(database.db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: database.db, databaseUrl, storage: folderStorage(path.join(config.dataDir, "storage")), log, close };
}

const NEWS = {
  gone: "the embedded database ended; it is started again",
  failed: "the embedded database could not be started again; another try follows",
  back: "the embedded database answers again",
} as const;

function toldTo(log: Log): NonNullable<EmbeddedOptions["tell"]> {
  return (news, error) => limited(log).warn(`embedded database ${news}`, error === undefined ? {} : { err: error }, NEWS[news]);
}
