import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./db.server.ts";
import { type EmbeddedOptions, startEmbeddedPostgres } from "./embedded-postgres.server.ts";

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

describe("the embedded server, killed without a word", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "embedded-killed-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A user of the server who can be asked to wait until it is back. */
  async function aUser(options: Pick<EmbeddedOptions, "patience"> = {}) {
    let heard = Promise.withResolvers<void>();
    const tell: NonNullable<EmbeddedOptions["tell"]> = (news) => {
      if (news === "back") heard.resolve();
    };
    const server = await startEmbeddedPostgres({ folder, tell, ...options });
    const isBack = async () => {
      await heard.promise;
      heard = Promise.withResolvers();
    };
    return { ...server, isBack };
  }
  const lock = () => path.join(folder, "data/postmaster.pid");
  const first = async () => Number((await readFile(lock(), "utf8")).split("\n")[0]);
  const kill = async () => process.kill(await first(), "SIGKILL");

  it("is started again at the same address by its launcher, with all that was acknowledged", async () => {
    const launcher = await aUser();
    await ask(launcher.url, "create table written (n int primary key)");
    const database = openDatabase(launcher.url, { poolSize: 4 });
    let acknowledged = 0;
    for (let round = 1; round <= 3; round += 1) {
      const isAtWork = Promise.withResolvers<void>();
      const enough = acknowledged + 20;
      const writer = (async () => {
        for (let isThere = true; isThere; ) {
          isThere = await sql`insert into written values (${acknowledged + 1})`.execute(database.db).then(
            () => true,
            () => false,
          );
          if (isThere) acknowledged += 1;
          if (acknowledged >= enough) isAtWork.resolve();
        }
      })();
      await isAtWork.promise;
      await kill();
      await Promise.all([writer, launcher.isBack()]);
      const [row] = await ask<{ most: number }>(launcher.url, "select max(n) as most from written");
      expect(row?.most).toBeGreaterThanOrEqual(acknowledged);
      // What was written but not acknowledged is no loss.
      acknowledged = row?.most ?? 0;
    }
    await database.close();
    await launcher.stop();

    expect(acknowledged).toBeGreaterThanOrEqual(60);
  });

  it("is started once by whoever of two users sees it first, and goes with the one who started it", async () => {
    const [launcher, guest] = [await aUser(), await aUser()];
    await kill();
    await Promise.all([launcher.isBack(), guest.isBack()]);

    const rows = await ask(guest.url, "select 1 as alive");
    await Promise.all([guest.stop(), launcher.stop()]);

    expect([guest.url, rows]).toEqual([launcher.url, [{ alive: 1 }]]);
    await expect(stat(lock())).rejects.toThrow("ENOENT");
  });

  it("is started again by a guest whose launcher has let go of it", async () => {
    const [launcher, guest] = [await aUser(), await aUser()];
    await launcher.stop();
    await guest.isBack();

    const rows = await ask(guest.url, "select 1 as alive");
    await guest.stop();

    expect(rows).toEqual([{ alive: 1 }]);
  });

  it("is started again by its launcher when one of its processes is killed, and does not recover by itself", async () => {
    const launcher = await aUser();
    const before = await first();
    const client = new pg.Client({ connectionString: launcher.url });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    process.kill(rows[0]?.pid ?? 0, "SIGKILL");
    await launcher.isBack();
    const after = await first();
    const alive = await ask(launcher.url, "select 1 as alive");
    await launcher.stop();

    expect([after === before, alive]).toEqual([false, [{ alive: 1 }]]);
  });

  it("is ended and started again when it is there and lets nobody in", async () => {
    const launcher = await aUser({ patience: { everyMs: 50, answersWithinMs: 500, looks: 2 } });
    const before = await first();
    process.kill(before, "SIGSTOP");
    await launcher.isBack();
    const after = await first();
    const rows = await ask(launcher.url, "select 1 as alive");
    await launcher.stop();

    expect([after === before, rows]).toEqual([false, [{ alive: 1 }]]);
  });

  it("takes no other program for the server whose number it has", async () => {
    const before = await aUser();
    await before.stop();
    const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
    await once(other, "spawn");
    const lines = [other.pid, path.join(folder, "data"), 1, 1, "", "127.0.0.1", "", "ready"];
    await writeFile(lock(), `${lines.join("\n")}\n`);

    const after = await aUser();
    const rows = await ask(after.url, "select 1 as alive");
    await after.stop();
    other.kill();

    expect(rows).toEqual([{ alive: 1 }]);
  });
});
