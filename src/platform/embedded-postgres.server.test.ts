import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./db.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts";

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const { db, close } = openDatabase(url, { poolSize: 1 });
  try {
    return (await sql.raw<T>(statement).execute(db)).rows;
  } finally {
    await close();
  }
}

describe("the embedded PostgreSQL server", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "embedded-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("keeps its rows over a restart", async () => {
    const first = await startEmbeddedPostgres({ folder, durable: false });
    await ask(first.url, "create table kept as select 42 as answer");
    await first.stop();

    const second = await startEmbeddedPostgres({ folder, durable: false });
    const rows = await ask(second.url, "select answer from kept");
    await second.stop();

    expect(rows).toEqual([{ answer: 42 }]);
  });

  it("is used as it is when it already runs, and left running by the one who only used it", async () => {
    const owner = await startEmbeddedPostgres({ folder, durable: false });
    const guest = await startEmbeddedPostgres({ folder, durable: false });
    await guest.stop();

    const rows = await ask(owner.url, "select 1 as alive");
    await owner.stop();

    expect(guest.url).toBe(owner.url);
    expect(rows).toEqual([{ alive: 1 }]);
  });

  it("listens on this machine only, asks for a password, and keeps it in a file of its owner", async () => {
    const server = await startEmbeddedPostgres({ folder, durable: false });
    const listening = await ask(server.url, "show listen_addresses");
    const withoutPassword = ask(server.url.replace(/:[^:@]+@/, ":wrong@"), "select 1");
    await expect(withoutPassword).rejects.toThrow("password authentication failed");
    await server.stop();

    expect(listening).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect((await stat(path.join(folder, "password"))).mode & 0o777).toBe(0o600);
  });

  it("finds Japanese trigrams", async () => {
    const server = await startEmbeddedPostgres({ folder, durable: false });
    await ask(server.url, "create extension if not exists pg_trgm");
    const rows = await ask<{ n: number }>(server.url, "select cardinality(show_trgm('豊洲三丁目')) as n");
    await server.stop();

    expect(rows[0]?.n).toBeGreaterThan(3);
  });
});
