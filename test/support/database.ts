import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { migrate } from "#platform/migrate.server.ts";

export type TestDatabase = { readonly db: Db; readonly url: string };

/** What the test file at work has opened: a worker runs one file after the other in the same modules. */
const opened: (() => Promise<void>)[] = [];

/** A copy of the migrated template database, for the calling test file alone, dropped when the file is done. May be asked for anywhere in it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { db, url } = await copyOf("template_machinone");
  return { db, url };
}

/** Fills one database and answers how to get copies of it: for tests that each begin with the same that takes long to make. */
export async function databasesLike(fill: (db: Db) => Promise<void>): Promise<() => Promise<TestDatabase>> {
  const { db, name, close } = await copyOf("template_machinone");
  await fill(db);
  // Nobody may be connected to what is copied.
  await close();
  return () => copyOf(name);
}

async function copyOf(template: string) {
  const adminUrl = inject("adminDatabaseUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  // By its files and not by the log of the server, in a third of the time.
  await asAdmin(adminUrl, (admin) => sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin));
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  const database = openDatabase(url, { poolSize: 4 });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  opened.push(async () => {
    await close();
    await asAdmin(adminUrl, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin));
  });
  return { db: database.db, url, name, close };
}

/**
 * A database of a user who may do nothing else in the server, migrated by that user, as an operator's hoster gives it out. `grant` makes the user a member of
 * a role, as somebody has to who may.
 */
export async function databaseOfPlainUser(): Promise<TestDatabase & { readonly grant: (role: string) => Promise<unknown> }> {
  const adminUrl = inject("adminDatabaseUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdmin(adminUrl, async (admin) => {
    await sql`create role ${sql.id(name)} login nosuperuser nobypassrls nocreaterole password 'plain'`.execute(admin);
    await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(admin);
  });
  const address = Object.assign(new URL(adminUrl), { username: name, password: "plain", pathname: `/${name}` });
  const { db, close } = openDatabase(address.href, { poolSize: 4 });
  opened.push(async () => {
    await close();
    await asAdmin(adminUrl, async (admin) => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await sql`drop role ${sql.id(name)}`.execute(admin);
    });
  });
  await migrate(db, "db/migrations");
  const grant = (role: string) => asAdmin(adminUrl, (admin) => sql`grant ${sql.id(role)} to ${sql.id(name)}`.execute(admin));
  return { db, url: address.href, grant };
}

/** Part of the set-up of every file of store tests: an `afterAll` of a test that runs already would never be called. */
export function dropDatabasesAfterEachFile(): void {
  afterAll(async () => {
    for (const drop of opened.splice(0)) await drop();
  });
}

async function asAdmin(url: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  const admin = openDatabase(url, { poolSize: 1 });
  try {
    await work(admin.db);
  } finally {
    await admin.close();
  }
}
