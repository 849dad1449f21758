import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { marketRevision } from "#domain/properties/index.server.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import { findModel } from "#domain/valuation/estimates/catalogue-store.server.ts";
import { answerableWith } from "#domain/valuation/evaluation/answerable.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { type PricedSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { listDrift } from "./drift-store.server.ts";
import { activeModelVersion } from "./model-store.server.ts";
import { publishModel } from "./publish-model.server.ts";
import { retrainModel } from "./retrain-model.server.ts";
import { beginRetraining, listLastRetrainings, recordFailedRetraining, withTrainingLock } from "./retraining-store.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = temporaryStorage();
// So much chance in the prices that the band holds about four sales in five, whatever the trend does.
const market = syntheticSales(2000, 0.3);
const until2023 = market.filter(({ quarter }) => quarter.year < 2024);
const of2024 = market.filter(({ quarter }) => quarter.year === 2024);
let db: Db;
let trained: TrainedModel;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const first = await trainModel({ kind: "condo", sales: until2023, isSample: false, now: clock.now() }, fitQuickly);
  if (!first.ok) throw new Error(first.reason);
  trained = first.value;
});

beforeEach(async () => {
  for (const table of ["valuation_model", "retraining", "transition", "sale"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const load = (sales: readonly PricedSale[]) => insertMarket(db, { sales: sales.map((sale) => ({ ...sale, structure: null })) });

/** The sales until 2023, and the model of them in use. Answers its version. */
async function start(): Promise<string> {
  await load(until2023);
  const publication = { trained, inputs: inputProfile(until2023.map(saleInputs)), loadId: await marketRevision(db) };
  await publishModel({ db, storage }, publication, { actor: "start", reason: null, now: clock.now() });
  return trained.model.version;
}

const retrain = (fitForest: FitForest = fitQuickly) => retrainModel({ db, storage, clock, fitForest }, "condo");
const inUse = () => activeModelVersion(db, "condo");

describe("retraining when sales have come", () => {
  it("puts the first model of a market into use", async () => {
    await load(until2023);

    const end = await retrain();

    expect(end).toMatchObject({ state: "promoted", reason: "比べるモデルなし" });
    expect(await inUse()).toBe(end.modelVersion);
    expect(await findModel(db, end.modelVersion ?? "")).toMatchObject({ state: "active", promoted: { actor: "retrain-job" } });
  });

  it("puts a model that is no worse on the new sales into use, after watching the one before on them", async () => {
    const first = await start();
    await load(of2024);

    const end = await retrain();

    expect(end).toMatchObject({ state: "promoted", reason: expect.stringContaining(`同じ新しい取引 ${of2024.length} 件`) });
    expect(await findModel(db, end.modelVersion ?? "")).toMatchObject({ lastQuarter: "2024Q4", replaced: first });
    const { rows } = await sql<{ version: string; later: number }>`
      select model_version as version, (report ->> 'laterSales')::int as later from drift order by id`.execute(db);
    expect(rows.slice(-2)).toEqual([
      { version: first, later: of2024.filter(answerableWith("condo", until2023)).length },
      { version: end.modelVersion, later: 0 },
    ]);
    expect(await listDrift(db)).toMatchObject([{ modelVersion: end.modelVersion, report: { state: "not-enough" } }]);
  });

  it("keeps a model as a candidate that does not pass, and says why", async () => {
    const first = await start();
    // Nothing trained on the years before covers a market that leaps.
    await load(of2024.map((sale) => ({ ...sale, price: sale.price * 2 })));

    const end = await retrain();

    expect(end).toMatchObject({ state: "kept", reason: expect.stringContaining("幅に入った割合が 75.0%〜86.0% の外のため見送り") });
    expect(await inUse()).toBe(first);
    expect(await findModel(db, end.modelVersion ?? "")).toMatchObject({ state: "candidate" });
    expect(await listLastRetrainings(db)).toMatchObject([
      { kind: "condo", state: "kept", modelVersion: end.modelVersion, reason: end.reason },
    ]);
  });

  it("trains once for a load, also where the model was not put into use", async () => {
    const modelVersion = await start();
    await load(of2024.map((sale) => ({ ...sale, price: sale.price * 2 })));
    expect(await retrain()).toMatchObject({ state: "kept" });

    expect(await retrain()).toEqual({ state: "skipped", modelVersion, reason: "最新の取引ではもう学習しました" });
  });

  it("keeps the model in use where a load changed nothing it learns from", async () => {
    await load(until2023);
    const { modelVersion } = await retrain();
    const newer = await aLoad(db);

    expect(await retrain()).toEqual({ state: "skipped", modelVersion, reason: "学習しても使用中と同じモデルになりました" });
    const { rows } = await sql`select load_id from valuation_model`.execute(db);
    expect(rows).toEqual([{ load_id: newer }]);
  });

  it("compares the data before and after a load of old quarters on sales that neither has learnt", async () => {
    await start();
    await load(until2023.filter(({ quarter }) => quarter.year === 2021).map((sale) => ({ ...sale, areaM2: sale.areaM2 + 5 })));

    expect(await retrain()).toMatchObject({ reason: expect.stringContaining("どちらにも伏せた同じ取引") });
  });

  it("keeps a model as a candidate where a load of old quarters made it worse", async () => {
    const first = await start();
    // As if somebody had filed prices with what was bought beside the flat; the last four quarters stay as they were.
    await load(until2023.filter(({ quarter }) => quarter.year < 2023).map((sale) => ({ ...sale, price: Math.round(sale.price * 1.6) })));

    const end = await retrain();

    expect(end).toMatchObject({
      state: "kept",
      reason: expect.stringMatching(/どちらにも伏せた同じ取引 \d+ 件\)、誤差の差 \+.*大きいため見送り$/),
    });
    expect(await inUse()).toBe(first);
  });

  it.each([
    ["hardly any old quarter has more sales", until2023.filter(({ quarter }) => quarter.year === 2023).slice(0, 60)],
    ["hardly anything was sold later", of2024.slice(0, 60)],
  ])("compares the cards where %s", async (_, sales) => {
    await start();
    await load(sales.map((sale) => ({ ...sale, areaM2: sale.areaM2 + 5 })));

    expect(await retrain()).toMatchObject({ reason: expect.stringContaining("それぞれの検証") });
  });

  it("compares the cards where it is not known which loads the model in use knows", async () => {
    await start();
    await sql`update valuation_model set load_id = null`.execute(db);
    await load(until2023.filter(({ quarter }) => quarter.year === 2021).map((sale) => ({ ...sale, areaM2: sale.areaM2 + 5 })));

    expect(await retrain()).toMatchObject({ reason: expect.stringContaining("それぞれの検証") });
  });

  it("judges by no later sales of a city that the model in use has never seen", async () => {
    await start();
    const elsewhere = market.filter(({ cityCode }) => cityCode === "13101").map((sale) => ({ ...sale, cityCode: "14101" }));
    await load([...of2024, ...elsewhere]);

    expect(await retrain()).toMatchObject({ reason: expect.stringContaining(`同じ新しい取引 ${of2024.length} 件`) });
  });

  it("goes by rows and coverage alone where nothing can be compared", async () => {
    await start();
    await sql`update valuation_model set card = card - 'horizons', load_id = null`.execute(db);
    await load(until2023.slice(0, 60).map((sale) => ({ ...sale, areaM2: sale.areaM2 + 5 })));

    expect(await retrain()).toMatchObject({ reason: expect.stringContaining("使用中のモデルと比べる値なし、80%の幅に入った割合") });
  });

  it("makes no model of few sales, and takes one of the other market out of use", async () => {
    const first = await start();
    await sql`update valuation_model set is_sample = true`.execute(db);
    await sql`delete from sale where year > 2020 or id % 2 = 0`.execute(db);
    await aLoad(db);

    expect(await retrain()).toMatchObject({ state: "skipped", reason: expect.stringMatching(/^取引が \d+ 件のため作りません/) });
    expect(await inUse()).toBeNull();
    expect(await findModel(db, first)).toMatchObject({ state: "retired" });
  });

  it("takes the place of a model whose file is damaged, which there is nothing to compare with", async () => {
    const first = await start();
    await storage.write(`models/${first}.model`, Uint8Array.of(1, 2, 3));
    await load(of2024);

    const end = await retrain();

    expect(end).toMatchObject({ state: "promoted", reason: "比べるモデルなし" });
    expect(await findModel(db, first)).toMatchObject({ failure: { reason: "changed" } });
  });
});

describe("a retraining that is cut short", () => {
  it("leaves the model in use, and is told as failed by the next one", async () => {
    const first = await start();
    await load(of2024);
    const broken: FitForest = async () => {
      throw new Error("out of memory");
    };

    await expect(retrain(broken)).rejects.toThrow("out of memory");

    expect(await inUse()).toBe(first);
    expect(await listLastRetrainings(db)).toMatchObject([{ state: "running" }]);
    expect(await retrain()).toMatchObject({ state: "promoted" });
    const { rows } = await sql`select state, reason from retraining order by id`.execute(db);
    expect(rows[0]).toEqual({ state: "failed", reason: "学習が途中で止まりました" });
  });

  it("can be told as failed by whoever sees it end", async () => {
    const failure = { reason: "学習の処理が途中で落ちました", now: clock.now() };
    await beginRetraining(db, "condo", clock.now());
    await recordFailedRetraining(db, "condo", failure);
    await recordFailedRetraining(db, "land", failure);

    const { rows } = await sql`select kind, state, reason from retraining order by kind`.execute(db);
    expect(rows).toEqual(["condo", "land"].map((kind) => ({ kind, state: "failed", reason: failure.reason })));
  });
});

it("two trainings never run at once", async () => {
  const events: string[] = [];
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();

  const one = withTrainingLock(db, waits.resolve, async () => {
    events.push("one begins");
    began.resolve();
    await gate.promise;
    events.push("one ends");
  });
  await began.promise;
  const other = withTrainingLock(db, waits.resolve, async () => events.push("other begins"));
  await waits.promise;
  gate.resolve();
  await Promise.all([one, other]);

  expect(events).toEqual(["one begins", "one ends", "other begins"]);
});
