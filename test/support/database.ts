import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db.server.ts";

export type TestDatabase = { readonly db: Db; readonly url: string };

/** A copy of the migrated template database, alone for the calling test file, dropped when the file is done. Call it in `beforeAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("adminDatabaseUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const admin = openDatabase(adminUrl, { poolSize: 1 });
  await sql`create database ${sql.id(name)} template template_machinone`.execute(admin.db);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  const database = openDatabase(url, { poolSize: 4 });
  afterAll(async () => {
    await database.close();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
    await admin.close();
  });
  return { db: database.db, url };
}
