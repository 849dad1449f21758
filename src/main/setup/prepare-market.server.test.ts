import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/config.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { folderStorage } from "#platform/storage/storage.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, aTownRow, insertRows } from "#test/support/market.ts";
import { prepareMarket } from "./prepare-market.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const production = { ...loadConfig({}), mode: "production" } as const;
let platform: Platform;
let folder: string;
beforeAll(async () => {
  const { db, url } = await testDatabase();
  folder = await mkdtemp(`${tmpdir()}/machinone-market-`);
  platform = { db, databaseUrl: url, storage: folderStorage(folder), log: pino({ level: "silent" }), close: async () => undefined };
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  for (const table of ["sale", "town", "data_load"]) await sql`delete from ${sql.table(table)}`.execute(platform.db);
});

async function prepare(): Promise<string[]> {
  const lines: string[] = [];
  await prepareMarket(platform, production, { clock, say: (line) => void lines.push(line) });
  return lines;
}
const sales = async () => (await sql<{ is_sample: boolean }>`select is_sample from sale`.execute(platform.db)).rows;

it("production does not start on the sample market, and says what to do instead", async () => {
  await insertRows(platform.db, "sale", await aLoad(platform.db, "sample"), [aSaleRow({ is_sample: true })]);

  await expect(prepare()).rejects.toThrow(/MODE=production does not start on the sample market.*npm run ingest/);
  expect(await sales()).toEqual([{ is_sample: true }]);
});

it("production is not given a sample where it has nothing", async () => {
  expect(await prepare()).toEqual([]);
  expect(await sales()).toEqual([]);
  expect((await sql`select source from data_load`.execute(platform.db)).rows).toEqual([]);
});

it("what an earlier program left of the sample beside imported data is taken away", async () => {
  await insertRows(platform.db, "sale", await aLoad(platform.db, "sample"), [aSaleRow({ is_sample: true })]);
  await insertRows(platform.db, "sale", await aLoad(platform.db), [aSaleRow()]);
  const places = await aLoad(platform.db, "sample");
  await insertRows(platform.db, "town", places, [aTownRow("豊洲")]);
  await prepare();

  expect(await sales()).toEqual([{ is_sample: false }]);
  expect((await sql`select distinct source from data_load`.execute(platform.db)).rows).toEqual([{ source: "transactions" }]);
  expect((await sql`select 1 from town`.execute(platform.db)).rows).toEqual([]);
});

it("places that an earlier program held to be of the sample, though a file has them too, stay as imported", async () => {
  await insertRows(platform.db, "town", await aLoad(platform.db, "sample"), [aTownRow("豊洲")]);
  await insertRows(platform.db, "town", await aLoad(platform.db, "towns"), [aTownRow("東雲")]);
  await prepare();

  const { rows } = await sql`select name, source from town join data_load l on l.id = load_id order by 1`.execute(platform.db);
  expect(rows).toEqual([
    { name: "東雲", source: "towns" },
    { name: "豊洲", source: "towns" },
  ]);
});

it("trains nothing: sales of which there is no model yet are left to the queue", async () => {
  await insertRows(platform.db, "sale", await aLoad(platform.db), [aSaleRow()]);

  expect(await prepare()).toEqual([]);
  expect((await sql`select 1 from valuation_model`.execute(platform.db)).rows).toEqual([]);
});

it("the table of suggestions is made anew where an earlier program wrote its keys otherwise", async () => {
  await insertRows(platform.db, "town", await aLoad(platform.db, "towns"), [aTownRow("龍岡町", { kana: null })]);
  const keys = async () =>
    (await sql<{ search_key: string }>`select search_key from suggestion where kind = 'town' order by 1`.execute(platform.db)).rows.map(
      ({ search_key }) => search_key,
    );
  await rebuildSuggestions(platform.db);
  expect(await keys()).toEqual(["江東区竜岡町", "竜岡町"]);
  await sql`update suggestion set search_key = '龍岡町' where search_key = '竜岡町'`.execute(platform.db);
  await prepare();

  expect(await keys()).toEqual(["江東区竜岡町", "竜岡町"]);
});
