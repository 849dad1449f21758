import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { milliseconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { type Db, openDatabase } from "./db.server.ts";
import { takeLock, withNamedLock } from "./named-lock.server.ts";

let db: Db;
let url: string;
beforeAll(async () => {
  ({ db, url } = await testDatabase());
});

/** Tells in which order things happened. */
function diary() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

async function held(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from named_lock`.execute(db);
  return rows[0]?.n ?? -1;
}

it("lets one of two transactions wait until the other ends, and leaves no row behind", async () => {
  const { lines, write } = diary();
  const work = (name: string) =>
    db.transaction().execute(async (tx) => {
      await takeLock(tx, "the same");
      write(`${name} begins`);
      await sleep(60);
      write(`${name} ends`);
    });

  await Promise.all([work("one"), work("another")]);

  const first = lines[0]?.split(" ")[0];
  const second = first === "one" ? "another" : "one";
  expect(lines).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  expect(await held()).toBe(0);
});

it("holds nobody who takes another name, and can be taken twice by its holder", async () => {
  const order = await db.transaction().execute(async (tx) => {
    await takeLock(tx, "mine");
    await takeLock(tx, "mine");
    return db.transaction().execute(async (other) => {
      await takeLock(other, "yours");
      return "both hold";
    });
  });

  expect(order).toBe("both hold");
});

it("is let go by a transaction that fails", async () => {
  await expect(withNamedLock(db, "broken", () => Promise.reject(new Error("no")))).rejects.toThrow("no");

  expect(await withNamedLock(db, "broken", async () => "got it")).toBe("got it");
});

it("says once that it waits", async () => {
  const { lines, write } = diary();
  const free = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holder = withNamedLock(db, "busy", () => {
    taken.resolve();
    return free.promise;
  });
  await taken.promise;

  const next = withNamedLock(db, "busy", async () => write("runs"), {
    patience: milliseconds(10),
    onWait: () => {
      write("waits");
      free.resolve();
    },
  });
  await Promise.all([holder, next]);

  expect(lines).toEqual(["waits", "runs"]);
});

it("is held for as long as the work takes, where the server ends transactions that say nothing", async () => {
  const impatient = openDatabase(`${url}?options=${encodeURIComponent("-c idle_in_transaction_session_timeout=50")}`);

  expect(await withNamedLock(impatient.db, "long", () => sleep(200, "worked")).finally(impatient.close)).toBe("worked");
});
