import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { Db } from "./db.server.ts";
import { inTransaction } from "./transaction.server.ts";

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
