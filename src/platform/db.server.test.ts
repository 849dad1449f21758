import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
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
    await expect(own.db.transaction().execute(work)).rejects.toThrow();

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
