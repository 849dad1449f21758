import path from "node:path";
import type { Config } from "./config.server.ts";
import { type Db, openDatabase } from "./db.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { type Log, openLog } from "./log.server.ts";
import { migrate } from "./migrate.server.ts";
import { folderStorage, type Storage } from "./storage.server.ts";

/** What every entry point stands on. */
export type Platform = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly storage: Storage;
  readonly log: Log;
  readonly close: () => Promise<void>;
};

const MIGRATIONS = path.resolve(import.meta.dirname, "../../db/migrations");

/** Opens the database (starting the embedded one where none is configured), brings its schema up to date, and the storage folder. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = openLog(config.logLevel);
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ folder: path.join(config.dataDir, "postgres") }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase(databaseUrl, {
    poolSize: config.databasePool,
    // The whole error holds the connection, and every statement it has prepared.
    onError: ({ name, stack }) => log.warn({ reason: name, stack }, "database connection lost"),
  });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(database.db, MIGRATIONS);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: database.db, databaseUrl, storage: folderStorage(path.join(config.dataDir, "storage")), log, close };
}
