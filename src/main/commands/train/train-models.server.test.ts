import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listActiveModels, listModelCards, listModels, loadActiveEngine, withTrainingLock } from "#domain/valuation/index.server.ts";
import { LEAST_SALES } from "#domain/valuation/models/retrain-gate.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { trainAndPublish, trainMissingModels } from "./train-models.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(now);
const storage = temporaryStorage();
const say = () => undefined;
let db: Db;

/** Enough condominiums for a model, too little land. */
beforeAll(async () => {
  ({ db } = await testDatabase());
  const sales = syntheticSales(LEAST_SALES + 20).map((sale, i) => ({
    ...sale,
    structure: null,
    ...(i < 20 && { kind: "land" as const, cityCode: "13108", quarter: { year: 2024, quarter: 4 } as const }),
  }));
  await insertMarket(db, { sales });
});

async function prepare(): Promise<string[]> {
  const lines: string[] = [];
  await trainMissingModels({ db, storage }, clock, (line) => lines.push(line));
  return lines;
}

const versionInUse = async () => (await listActiveModels(db)).map(({ version }) => version);

describe("models of a market", () => {
  beforeEach(async () => {
    await sql`delete from valuation_model`.execute(db);
    await sql`update sale set is_sample = false`.execute(db);
  });

  it("are trained where they are missing and sales are enough, and then left alone", async () => {
    expect(await prepare()).toEqual([
      "価格モデルを作っています(1/3 マンション、取引 500 件)",
      "取引が少ないため価格モデルを作りません(2/3 一戸建て、取引 0 件)",
      "取引が少ないため価格モデルを作りません(3/3 土地、取引 20 件)",
    ]);
    const trained = await versionInUse();
    expect(trained).toEqual([expect.stringMatching(/^condo-2026\.11-[0-9a-f]{8}$/)]);
    expect(await loadActiveEngine({ db, storage, clock }, "condo")).toMatchObject({ modelVersion: trained[0], isSample: false });

    expect((await prepare()).filter((line) => line.includes("マンション"))).toEqual([]);
    expect(await versionInUse()).toEqual(trained);
  });

  it("are trained anew when the market is another, and taken out of use where that cannot be", async () => {
    await sql`update sale set is_sample = true`.execute(db);
    await prepare();
    await sql`update sale set is_sample = false`.execute(db);
    // As if the sample market had had land enough.
    await sql`update valuation_model set kind = 'land'`.execute(db);

    await prepare();

    expect((await listModelCards(db)).map(({ kind, isSample }) => ({ kind, isSample }))).toEqual([{ kind: "condo", isSample: false }]);
  });

  it("are trained anew when the file of the one in use is gone", async () => {
    await prepare();
    const [version] = await versionInUse();
    await storage.remove(`models/${version}.model`);

    await prepare();

    expect(await loadActiveEngine({ db, storage, clock }, "condo")).toMatchObject({ modelVersion: version });
  });

  it("are trained on sales up to a quarter when asked to", async () => {
    const until = { year: 2024, quarter: 3 } as const;

    expect(await trainAndPublish({ db, storage }, { kind: "condo", until, now, say })).toEqual({ ok: false, reason: "too-few-sales" });
    expect(await versionInUse()).toEqual([]);
  });

  it("replace the one in use when trained on order", async () => {
    const trained = await trainAndPublish({ db, storage }, { kind: "condo", until: null, now, say });

    expect(trained).toMatchObject({ ok: true, value: { card: { kind: "condo", testUntil: { year: 2024, quarter: 4 } } } });
    expect(await listActiveModels(db)).toMatchObject([{ kind: "condo", lastQuarter: "2024Q4" }]);
    expect(await listModels(db, "condo")).toMatchObject([{ promoted: { actor: "train-command" } }]);
  });

  it("wait for a training of another process, and say so", async () => {
    const line = Promise.withResolvers<string>();
    const order = { kind: "condo", until: { year: 2020, quarter: 1 }, now, say: line.resolve } as const;
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const other = withTrainingLock(db, say, () => {
      held.resolve();
      return gate.promise;
    });
    await held.promise;

    const trained = trainAndPublish({ db, storage }, order);
    expect(await line.promise).toBe("ほかの学習が終わるのを待っています");
    gate.resolve();

    expect(await Promise.all([other, trained])).toEqual([undefined, { ok: false, reason: "too-few-sales" }]);
  });
});

it("trains nothing where there is no market", async () => {
  await sql`delete from valuation_model`.execute(db);
  await sql`delete from sale`.execute(db);

  expect(await prepare()).toEqual([]);
});
