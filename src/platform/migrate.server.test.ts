import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { Db } from "./db.server.ts";
import { migrate } from "./migrate.server.ts";

describe("migrate", () => {
  let db: Db;
  let folder: string;

  beforeAll(async () => {
    ({ db } = await testDatabase());
    folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await sql`delete from schema_migration where name like '9%'`.execute(db);
    await sql`drop table if exists pear, plum`.execute(db);
    await writeFile(path.join(folder, "9001_pear.sql"), "create table pear (id int);");
    await rm(path.join(folder, "9002_plum.sql"), { force: true });
  });

  it("applies what is missing, in order, and nothing the second time", async () => {
    await writeFile(path.join(folder, "9002_plum.sql"), "create table plum (id int); insert into plum select 1 from pear;");

    const first = await migrate(db, folder);
    const second = await migrate(db, folder);

    expect(first.applied).toEqual(["9001_pear.sql", "9002_plum.sql"]);
    expect(second.applied).toEqual([]);
  });

  it("refuses a file that was changed after it had been applied", async () => {
    await migrate(db, folder);
    await writeFile(path.join(folder, "9001_pear.sql"), "create table pear (id bigint);");

    await expect(migrate(db, folder)).rejects.toThrow("9001_pear.sql was changed");
  });

  it("keeps nothing of a file that fails half-way", async () => {
    await writeFile(path.join(folder, "9002_plum.sql"), "create table plum (id int); select 1 / 0;");

    await expect(migrate(db, folder)).rejects.toThrow("division by zero");

    const { rows } = await sql<{ found: boolean }>`select to_regclass('plum') is not null as found`.execute(db);
    expect(rows).toEqual([{ found: false }]);
  });

  it("lets two servers start at once", async () => {
    const reports = await Promise.all([migrate(db, folder), migrate(db, folder)]);

    expect(reports.flatMap((report) => report.applied)).toEqual(["9001_pear.sql"]);
  });
});
