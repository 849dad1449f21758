import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { kindsInTraining, type ModelWork, registerModelJobs, type WorkEnd } from "#domain/valuation/index.server.ts";
import { KINDS, trainMissingModels } from "#main/commands/train/train-models.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { askForModels } from "./prepare-models.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = temporaryStorage();
let db: Db;
let jobs: Jobs;
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  jobs = await startJobs(database.url, (error) => {
    throw error;
  });
});
afterAll(() => jobs.stop());
beforeEach(async () => {
  for (const table of ["sale", "data_load"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

async function ask() {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { lines, areMade: await askForModels({ store: { db, storage }, jobs, say, lookEvery: 20 }) };
}

it("asks for nothing where nothing has sales", async () => {
  const { lines, areMade } = await ask();
  await areMade();

  expect(lines).toEqual([]);
  expect((await kindsInTraining(jobs)).size).toBe(0);
});

it("leaves the work to the queue, waits for it when asked to, and says of which kinds none could be made", async () => {
  await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);
  const { lines, areMade } = await ask();
  expect(lines).toEqual(["価格モデルを作っています(マンション、一戸建て、土地)。サイトはもう開けます"]);
  expect([...(await kindsInTraining(jobs))].toSorted()).toEqual(["condo", "house", "land"]);

  const said: string[] = [];
  const run = async ({ kind }: ModelWork): Promise<WorkEnd> => {
    await trainMissingModels({ db, storage }, clock, (line) => void said.push(line), [kind]);
    return { ended: "done", retraining: null };
  };
  await registerModelJobs(jobs, { db, clock, log: pino({ level: "silent" }), kinds: KINDS, run });
  await areMade();

  expect(said.join()).toContain("取引が少ないため価格モデルを作りません");
  expect(lines.at(-1)).toBe("価格モデルのないまま続けます(マンション、一戸建て、土地)。取引が少ないか、学習に失敗しています");
  expect((await sql`select 1 from valuation_model`.execute(db)).rows).toEqual([]);
});
