import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { Db } from "./db.server.ts";
import { inShortTransaction, inTransaction } from "./transaction.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await sql`create table note (text text primary key)`.execute(db);
});
beforeEach(() => sql`delete from note`.execute(db));

const write = (to: Db, text: string) => sql`insert into note values (${text})`.execute(to);
const notes = async () => (await sql<{ text: string }>`select text from note order by text`.execute(db)).rows.map(({ text }) => text);

it("keeps all of it, and answers what the work answered", async () => {
  const answer = await inTransaction(db, async (tx) => {
    await write(tx, "a");
    await write(tx, "b");
    return 5;
  });

  expect([answer, await notes()]).toEqual([5, ["a", "b"]]);
});

it.each([
  ["an error of the work", () => Promise.reject(new Error("no more"))],
  ["an error of the database", (tx: Db) => write(tx, "a")],
])("keeps none of it after %s", async (_, fail) => {
  const failing = inTransaction(db, async (tx) => {
    await write(tx, "a");
    await fail(tx);
  });

  await expect(failing).rejects.toThrow();
  expect(await notes()).toEqual([]);
});

it("joins one that is under way: what is inside goes with what is outside", async () => {
  const failing = inTransaction(db, async (outer) => {
    await inTransaction(outer, (inner) => write(inner, "inside"));
    await write(outer, "outside");
    throw new Error("no more");
  });

  await expect(failing).rejects.toThrow("no more");
  expect(await notes()).toEqual([]);
});

it("begins a short one anew until what was in its way is gone, and holds nothing in the meantime", async () => {
  await write(db, "a");
  let tries = 0;
  const free = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await sql`update note set text = 'a'`.execute(tx);
    await free.promise;
  });
  const done = inShortTransaction(db, async (tx) => {
    tries += 1;
    await write(tx, "b");
    // The first try has let go of its note: this one would not be there otherwise.
    if (tries === 2) free.resolve();
    await sql`update note set text = 'c' where text = 'a'`.execute(tx);
    return tries;
  });

  await holding;
  expect([await done, await notes()]).toEqual([tries, ["b", "c"]]);
  expect(tries).toBeGreaterThan(1);
});

it("does not begin a short one anew for another error, nor once its patience is over", async () => {
  let tries = 0;
  const failing = (code: string) => () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error("no"), { code }));
  };
  await expect(inShortTransaction(db, failing("23505"))).rejects.toThrow("no");
  await expect(inShortTransaction(db, failing("40P01"), -1)).rejects.toThrow("no");
  expect(tries).toBe(2);
});
