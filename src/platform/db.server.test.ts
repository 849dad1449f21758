import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { milliseconds, seconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { type Database, type Db, openDatabase, type Tx } from "./db.server.ts";

let own: Database;
let other: Db;
const reported: string[] = [];
beforeAll(async () => {
  const { db, url } = await testDatabase();
  other = db;
  own = openDatabase(url, { poolSize: 1, onError: ({ message }) => reported.push(message) });
  return own.close;
});

async function numberOf(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? -1;
}

/** As a server that restarts does. */
async function end(connection: number): Promise<void> {
  await sql`select pg_terminate_backend(${connection}::int)`.execute(other);
  await sleep(100);
}

const AT_WORK: readonly (readonly [when: string, work: (tx: Tx) => Promise<unknown>])[] = [
  [
    "in a statement of a transaction",
    async (tx) => {
      const connection = await numberOf(tx);
      await Promise.all([sql`select pg_sleep(5)`.execute(tx), end(connection)]);
    },
  ],
  ["between two statements of a transaction", async (tx) => end(await numberOf(tx)).then(() => numberOf(tx))],
];

describe("a connection that the server ends", () => {
  it.each(AT_WORK)("%s fails the transaction, is told of once, and is replaced", async (_when, work) => {
    reported.length = 0;
    await expect(own.db.transaction().execute(work)).rejects.toMatchObject({ name: "DatabaseUnreachable", phase: "working" });

    expect(reported).toHaveLength(1);
    expect(await numberOf(own.db)).toBeGreaterThan(0);
  });

  it("while it is idle is told of once, and is replaced", async () => {
    const lost = await numberOf(own.db);
    reported.length = 0;
    await end(lost);

    expect(reported).toHaveLength(1);
    expect(await numberOf(own.db)).not.toBe(lost);
  });
});

describe("a statement beside a transaction", () => {
  it("that loses its connection says so, and the next one has another", async () => {
    const lost = await numberOf(own.db);
    const asked = sql`select pg_sleep(5)`.execute(own.db);

    const [failed] = await Promise.allSettled([asked, end(lost)]);

    expect(failed).toMatchObject({ status: "rejected", reason: { name: "DatabaseUnreachable", phase: "working" } });
    expect(await numberOf(own.db)).not.toBe(lost);
  });

  it("that the database refuses fails as before", async () => {
    await expect(sql`select 1 / 0`.execute(own.db)).rejects.toMatchObject({ code: "22012" });
  });
});

describe("a database that is away", () => {
  const opened = (url: string, options: Parameters<typeof openDatabase>[1] = {}) => {
    const database = openDatabase(url, options);
    onTestFinished(database.close);
    return database.db;
  };
  const REFUSED = { name: "DatabaseUnreachable", phase: "connecting" };

  it("is told at once where nobody listens", async () => {
    await expect(numberOf(opened("postgres://nobody@127.0.0.1:1/none"))).rejects.toMatchObject(REFUSED);
  });

  it("is told to everybody who waits, as soon as it is known of one, where a server takes connections and says nothing", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    let tried = 0;
    silent.on("connection", (socket) => {
      tried += 1;
      socket.on("error", () => undefined);
    });
    const { port } = silent.address() as AddressInfo;
    const db = opened(`postgres://nobody@127.0.0.1:${port}/none`, { poolSize: 2, patience: seconds(60) });

    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => numberOf(db)));

    for (const answer of answers) expect(answer).toMatchObject({ status: "rejected", reason: REFUSED });
    // Not one after the other: those behind the first two were not tried at all.
    expect(tried).toBeLessThan(10);
  });
});

describe("a pool whose connections are all in use", () => {
  it("lets nobody wait longer than its patience, and serves the next one", async () => {
    const { url } = await testDatabase();
    const busy = openDatabase(url, { poolSize: 1, patience: milliseconds(1500) });
    onTestFinished(busy.close);

    await busy.db.connection().execute(async (taken) => {
      await numberOf(taken);
      await expect(numberOf(busy.db)).rejects.toMatchObject({ name: "DatabaseUnreachable", phase: "connecting" });
    });

    expect(await numberOf(busy.db)).toBeGreaterThan(0);
  });

  it("refuses at once whoever comes when too many wait", async () => {
    const { url } = await testDatabase();
    const busy = openDatabase(url, { poolSize: 1, patience: seconds(60) });
    onTestFinished(busy.close);

    const asked: Promise<PromiseSettledResult<number>[]>[] = [];
    await busy.db.connection().execute(async (taken) => {
      await numberOf(taken);
      const waiting = Array.from({ length: 130 }, () => numberOf(busy.db));
      asked.push(Promise.allSettled(waiting));
      // The last to come hears it while the only connection is still in use.
      await expect(waiting.at(-1)).rejects.toMatchObject({ name: "DatabaseUnreachable", phase: "connecting" });
    });

    const [outcomes] = await Promise.all(asked);
    expect(outcomes?.filter(({ status }) => status === "rejected")).toHaveLength(30);
  });
});

describe("a pool that is closed", () => {
  it("has said goodbye to the server with every connection, tells of none, and refuses whoever comes then", async () => {
    const { db, url } = await testDatabase();
    const lost: string[] = [];
    const closing = openDatabase(url, { poolSize: 4, onError: ({ message }) => lost.push(message) });
    const pids = await Promise.all(Array.from({ length: 4 }, () => numberOf(closing.db)));
    await closing.close();
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`.execute(db);
    await closing.close();

    expect(lost).toEqual([]);
    await expect(numberOf(closing.db)).rejects.toMatchObject({
      name: "DatabaseUnreachable",
      message: expect.stringContaining("this process stops"),
    });
  });
});
