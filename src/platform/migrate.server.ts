import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Db } from "./db.server.ts";
import { ensureLocks, withNamedLock } from "./named-lock.server.ts";

export type MigrationReport = { readonly applied: readonly string[]; readonly alreadyThere: number };

/**
 * Applies the numbered SQL files of `folder` that the database has not seen, in order, each in a transaction of its own.
 * Forward only: a file that was changed after it was applied is an error, and nothing is applied.
 */
export async function migrate(db: Db, folder: string): Promise<MigrationReport> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const scripts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(path.join(folder, name), "utf8") })));
  await ensureLocks(db);
  // Two starting servers migrate one after the other.
  return withNamedLock(db, "migrate", () => applyMissing(db, scripts));
}

async function applyMissing(db: Db, scripts: readonly { name: string; text: string }[]): Promise<MigrationReport> {
  await sql`create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from schema_migration`.execute(db);
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = scripts.find(({ name, text }) => known.has(name) && known.get(name) !== sha256(text));
  if (changed) throw new Error(`migration ${changed.name} was changed after it had been applied; add a new one instead`);
  const missing = scripts.filter(({ name }) => !known.has(name));
  for (const { name, text } of missing) {
    await db.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256(text)})`.execute(tx);
    });
  }
  return { applied: missing.map(({ name }) => name), alreadyThere: known.size };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
