import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { compiledOnce } from "./compiled-once.server.ts";
import type { Db } from "./db.server.ts";
import { inTransaction } from "./transaction.server.ts";

let db: Db;
let built = 0;
const numbersAbove = compiledOnce((on, least: number, most: number) => {
  built += 1;
  return on
    .selectFrom(sql<{ n: number }>`generate_series(1, 5)`.as<"s">(sql`s(n)`))
    .select("n")
    .where("n", ">", least)
    .where("n", "<", most);
});

beforeAll(async () => {
  ({ db } = await testDatabase());
});

it("asks with the parameters at hand each time, and is built once", async () => {
  expect(await numbersAbove(db, 3, 9)).toEqual([{ n: 4 }, { n: 5 }]);
  expect(await numbersAbove(db, 0, 2)).toEqual([{ n: 1 }]);
  expect(built).toBe(1);
});

it("asks within a transaction too", async () => {
  expect(await inTransaction(db, (tx) => numbersAbove(tx, 4, 9))).toEqual([{ n: 5 }]);
});
