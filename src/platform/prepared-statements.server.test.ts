import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { type Db, openDatabase } from "./db.server.ts";

let url: string;
beforeAll(async () => {
  url = (await testDatabase()).url;
});

/** One connection, so that what it has prepared can be asked of it. */
async function onOneConnection(work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(url, { poolSize: 1 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function preparedTexts(db: Db): Promise<string[]> {
  return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );
}

const plus = async (db: Db, a: number, b: number) =>
  (await sql<{ sum: number }>`select ${a}::int + ${b}::int as sum`.execute(db)).rows[0]?.sum;

describe("a statement with parameters", () => {
  it("is kept ready from its second use on, and answers for the values at hand", () =>
    onOneConnection(async (db) => {
      expect(await plus(db, 1, 2)).toBe(3);
      expect(await preparedTexts(db)).toEqual([]);
      expect(await plus(db, 3, 4)).toBe(7);
      expect(await plus(db, 5, 6)).toBe(11);
      expect(await preparedTexts(db)).toEqual(["select $1::int + $2::int as sum"]);
    }));

  it("is kept ready by every connection for itself", async () => {
    const { db, close } = openDatabase(url, { poolSize: 2 });
    await db.connection().execute((one) =>
      db.connection().execute(async (other) => {
        for (const a of [1, 2]) await plus(one, a, 1);
        expect(await preparedTexts(one)).toEqual(["select $1::int + $2::int as sum"]);
        expect(await preparedTexts(other)).toEqual([]);
        expect(await plus(other, 3, 4)).toBe(7);
        expect(await preparedTexts(other)).toEqual(["select $1::int + $2::int as sum"]);
      }),
    );
    await close();
  });

  it("is not kept when it is long", () =>
    onOneConnection(async (db) => {
      const long = sql`select ${1}::int as one, ${sql.lit("x".repeat(5000))} as filler`;
      for (let use = 0; use < 3; use += 1) await long.execute(db);

      expect(await preparedTexts(db)).toEqual([]);
    }));

  it("fails as it would without, and works again", () =>
    onOneConnection(async (db) => {
      const divide = (by: number) => sql<{ quotient: number }>`select 6 / ${by}::int as quotient`.execute(db);
      await divide(1);
      await divide(2);

      await expect(divide(0)).rejects.toThrow("division by zero");
      expect((await divide(3)).rows).toEqual([{ quotient: 2 }]);
    }));
});

describe("a statement without parameters", () => {
  it("is sent as it is", () =>
    onOneConnection(async (db) => {
      for (let use = 0; use < 3; use += 1) await sql`select 1`.execute(db);

      expect(await preparedTexts(db)).toEqual([]);
    }));
});
