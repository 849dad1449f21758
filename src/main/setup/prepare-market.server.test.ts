import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/config.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { folderStorage } from "#platform/storage.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
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
  for (const table of ["sale", "data_load"]) await sql`delete from ${sql.table(table)}`.execute(platform.db);
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

it("production goes on without a model where there are too few sales for one, and says so", async () => {
  await insertRows(platform.db, "sale", await aLoad(platform.db), [aSaleRow()]);

  expect((await prepare()).join("\n")).toContain("取引が少ないため価格モデルを作りません");
  expect((await sql`select 1 from valuation_model`.execute(platform.db)).rows).toEqual([]);
});
