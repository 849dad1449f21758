import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.server.ts";
import { migrate } from "#platform/migrate.server.ts";

/** Runs `work` on a new, migrated, throw-away database. */
export async function withMigratedDatabase<T>(work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-gen-"));
  const server = await startEmbeddedPostgres({ folder, durable: false });
  const { db, close } = openDatabase(server.url);
  try {
    await migrate(db, path.resolve(import.meta.dirname, "../db/migrations"));
    return await work(db, server.url);
  } finally {
    await close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
