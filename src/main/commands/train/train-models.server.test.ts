import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepsLoad } from "#domain/properties/index.server.ts";
import {
  findModel,
  listActiveModels,
  listModelCards,
  listModelMoves,
  listModels,
  loadActiveEngine,
  promoteVersion,
  revisionOf,
  withTrainingLock,
} from "#domain/valuation/index.server.ts";
import { LEAST_SALES } from "#domain/valuation/models/gate/retrain-gate.ts";
import { removeSamples } from "#ingest/sample/remove-samples.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { trainMissingModels, trainOnOrder } from "./train-models.server.ts";

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

    expect(await trainOnOrder({ db, storage }, { kind: "condo", until, clock, say })).toEqual({
      end: "too-few-sales",
      rows: expect.any(Number),
    });
    expect(await versionInUse()).toEqual([]);
  });

  it("are put into use when trained on order, where none was", async () => {
    const trained = await trainOnOrder({ db, storage }, { kind: "condo", until: null, clock, say });

    expect(trained).toMatchObject({ end: "promoted", trained: { card: { kind: "condo", testUntil: { year: 2024, quarter: 4 } } } });
    expect(await listActiveModels(db)).toMatchObject([{ kind: "condo", lastQuarter: "2024Q4" }]);
    expect(await listModels(db, "condo")).toMatchObject([{ promoted: { actor: "train-command", reason: "比べるモデルなし" } }]);

    expect(await trainOnOrder({ db, storage }, { kind: "condo", until: null, clock, say })).toEqual({
      end: "same",
      version: (await versionInUse())[0],
    });
  });

  it("stay candidates where they do not pass when trained on order, with their card and why", async () => {
    await prepare();
    const before = await versionInUse();
    // As if nothing had been told of how the model in use did but that it did better.
    await sql`update valuation_model set card = jsonb_set(card, '{overall,mdape}', '0.0001')`.execute(db);
    await sql`update sale set area_m2 = area_m2 + 1 where year < 2024 and id % 2 = 0`.execute(db);

    const trained = await trainOnOrder({ db, storage }, { kind: "condo", until: null, clock, say });

    if (trained.end !== "kept") throw new Error(trained.end);
    expect([await versionInUse(), trained.inUse]).toEqual([before, before[0]]);
    const { version } = trained.trained.model;
    expect(await findModel(db, version)).toMatchObject({ state: "candidate", card: { modelVersion: version } });
    expect(await listModelMoves(db, version)).toMatchObject([{ to: "candidate", actor: "train-command", reason: trained.verdict }]);
    expect(trained.verdict).toMatch(/見送り$/);
    expect(await promoteVersion({ db, storage }, version, { actor: "田中", reason: "承知のうえ", now })).toMatchObject({ ok: true });
    expect(await versionInUse()).toEqual([version]);
    await sql`update sale set area_m2 = area_m2 - 1 where year < 2024 and id % 2 = 0`.execute(db);
  });

  it("stay candidates where they are asked for until an earlier quarter than the one in use knows, however good their card", async () => {
    const { db: longer } = await testDatabase();
    await insertMarket(longer, { sales: syntheticSales(900).map((sale) => ({ ...sale, structure: null })) });
    const order = { kind: "condo", clock, say } as const;
    await trainOnOrder({ db: longer, storage }, { ...order, until: null });
    const [inUse] = await listActiveModels(longer);
    await sql`update valuation_model set card = jsonb_set(card, '{overall,mdape}', '0.9')`.execute(longer);

    const trained = await trainOnOrder({ db: longer, storage }, { ...order, until: { year: 2024, quarter: 1 } });

    if (trained.end !== "kept") throw new Error(trained.end);
    expect(trained.verdict).toMatch(/--until の四半期が、使用中のモデルの最後の四半期より前のため見送り/);
    expect(await listActiveModels(longer)).toEqual([inUse]);
    const { version } = trained.trained.model;
    expect(await promoteVersion({ db: longer, storage }, version, { actor: "田中", reason: "戻すため", now })).toMatchObject({ ok: true });
    expect(await listActiveModels(longer)).toMatchObject([{ version, lastQuarter: "2024Q1" }]);
  });

  it("wait for a training of another process, and say so", async () => {
    const line = Promise.withResolvers<string>();
    const order = { kind: "condo", until: { year: 2020, quarter: 1 }, clock, say: line.resolve } as const;
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const other = withTrainingLock(db, say, () => {
      held.resolve();
      return gate.promise;
    });
    await held.promise;

    const trained = trainOnOrder({ db, storage }, order);
    expect(await line.promise).toBe("ほかの学習が終わるのを待っています");
    gate.resolve();

    expect(await Promise.all([other, trained])).toEqual([undefined, { end: "too-few-sales", rows: expect.any(Number) }]);
  });
});

it("trains nothing where there is no market", async () => {
  await sql`delete from valuation_model`.execute(db);
  await sql`delete from sale`.execute(db);

  expect(await prepare()).toEqual([]);
});

describe("a first import that comes while the models of the samples are trained", () => {
  let market: Db;
  const sales = syntheticSales(LEAST_SALES).map((sale) => ({ ...sale, structure: null }));
  const files = new Set<string>();
  const CHANGED = "学習のあいだにデータが入れ替わったため、確かめ直します";

  beforeEach(async () => {
    files.clear();
    ({ db: market } = await testDatabase());
    await insertMarket(market, { sales });
    await sql`update data_load set source = 'sample'`.execute(market);
    await sql`update sale set is_sample = true`.execute(market);
  });

  /** A storage whose first file is written when the samples are gone and what is `imported` is there. */
  function interruptedBy(imported: () => Promise<void>) {
    let isFirst = true;
    const write: Storage["write"] = async (name, bytes) => {
      if (isFirst) {
        isFirst = false;
        await inTransaction(market, (tx) => removeSamples(tx, now));
        await imported();
      }
      files.add(name);
      await storage.write(name, bytes);
    };
    const remove: Storage["remove"] = async (name) => {
      files.delete(name);
      await storage.remove(name);
    };
    return { ...storage, write, remove };
  }

  const models = async () => (await listModelCards(market)).map(({ kind, isSample }) => ({ kind, isSample }));
  const tower = () => insertMarket(market, { sales });

  it("leaves a start with the model of what was imported", async () => {
    const lines: string[] = [];
    await trainMissingModels({ db: market, storage: interruptedBy(tower) }, clock, (line) => lines.push(line));

    expect(lines.slice(0, 3)).toEqual(["価格モデルを作っています(1/3 マンション、取引 500 件)", CHANGED, lines[2]]);
    expect(await models()).toEqual([{ kind: "condo", isSample: false }]);
    expect([...files]).toEqual([`models/${(await listActiveModels(market))[0]?.version}.model`]);
  });

  it("leaves a start without a model, and without its file, where no sales came", async () => {
    const lines: string[] = [];
    await trainMissingModels({ db: market, storage: interruptedBy(async () => undefined) }, clock, (line) => lines.push(line));

    expect([lines.at(-1), await models(), [...files]]).toEqual([CHANGED, [], []]);
  });

  it("makes a training on order begin anew", async () => {
    const lines: string[] = [];
    const order = { kind: "condo", until: null, clock, say: (line: string) => lines.push(line) } as const;
    const trained = await trainOnOrder({ db: market, storage: interruptedBy(tower) }, order);

    expect([trained.end, lines, await models()]).toEqual(["promoted", [CHANGED], [{ kind: "condo", isSample: false }]]);
  });

  it("waits for a model that is being saved, and takes it away too", async () => {
    const removed = await inTransaction(market, async (tx) => {
      const loadId = await revisionOf(tx, "condo");
      expect(loadId !== null && (await keepsLoad(tx, loadId))).toBe(true);
      const removal = inTransaction(market, (other) => removeSamples(other, now));
      while (!(await isSomebodyWaiting())) await setImmediate();
      await sql`
        insert into valuation_model (version, kind, file_path, file_sha256, first_quarter, last_quarter, train_rows, is_sample, card, is_active,
          created_at, load_id) values ('condo-1', 'condo', 'models/condo-1.model', '', '2020Q1', '2024Q4', 500, true, '{}', true, ${now}, ${loadId})`.execute(
        tx,
      );
      return { removal };
    });

    expect(await removed.removal).toMatchObject({ modelFiles: ["models/condo-1.model"] });
    expect(await listModels(market, null)).toEqual([]);
  });

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(market);
    return rows.length > 0;
  }
});
