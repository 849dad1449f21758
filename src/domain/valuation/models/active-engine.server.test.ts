import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findModel } from "#domain/valuation/estimates/catalogue-store.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { aSubject, syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { engineRevision, isActiveModelUsable, loadActiveEngine } from "./active-engine.server.ts";
import { inputProfile } from "./drift-inputs.ts";
import { publishModel } from "./publish-model.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(now);
const storage = temporaryStorage();
const sales = syntheticSales(2000);
let db: Db;
let trained: TrainedModel;
let file: string;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: sales.map((sale) => ({ ...sale, kind: "condo", structure: null })) });
  const result = await trainModel({ kind: "condo", sales: sales.slice(0, 300), isSample: false, now }, fitQuickly);
  if (!result.ok) throw new Error(result.reason);
  trained = result.value;
  file = `models/${trained.model.version}.model`;
});

const publish = (given = trained) =>
  publishModel({ db, storage }, { trained: given, inputs: inputProfile([]), loadId: null }, { actor: "start", reason: null, now });

beforeEach(async () => {
  await sql`delete from valuation_model`.execute(db);
});

describe("the engine of the model in use", () => {
  it("estimates with the model and the sales of the database", async () => {
    await publish();

    const engine = await loadActiveEngine({ db, storage, clock }, "condo");

    expect(engine).toMatchObject({ modelVersion: trained.model.version, isSample: false });
    const { cityCode, cityName, town, place } = sales[0] ?? aSubject();
    expect(engine?.dataAsOf({ cityCode })).toEqual({ year: 2024, quarter: 4 });
    const outcome = engine?.appraise(aSubject({ cityCode, cityName, town, place }), {
      asOf: { year: 2024, quarter: 4 },
      mode: "blind",
    });
    expect(outcome).toMatchObject({ estimated: true });
  });

  it("tells by its revision that other sales were loaded beside the same model", async () => {
    await publish();
    const before = await loadActiveEngine({ db, storage, clock }, "condo");
    const same = await loadActiveEngine({ db, storage, clock }, "condo");
    await aLoad(db);
    const after = await loadActiveEngine({ db, storage, clock }, "condo");

    expect(same?.dataRevision).toBe(before?.dataRevision);
    expect(after?.dataRevision).not.toBe(before?.dataRevision);
  });

  it("is none where no model is in use", async () => {
    expect(await loadActiveEngine({ db, storage, clock }, "condo")).toBeNull();
  });

  it("fails with the version where the model's file is gone", async () => {
    await publish();
    await storage.remove(file);

    await expect(loadActiveEngine({ db, storage, clock }, "condo")).rejects.toThrow(
      `model ${trained.model.version} cannot be used: ${file} is missing`,
    );
  });

  it("fails with the version where another file stands in its place", async () => {
    await publish();
    await storage.write(file, trained.bytes.subarray(1));

    await expect(loadActiveEngine({ db, storage, clock }, "condo")).rejects.toThrow(`${trained.model.version} cannot be used`);
  });

  it("fails where the file is the one that was stored, but no model", async () => {
    await publish({ ...trained, bytes: new TextEncoder().encode("something else") });

    await expect(loadActiveEngine({ db, storage, clock }, "condo")).rejects.toThrow("not-a-model");
  });

  it("fails where the file is that of another model, and keeps that with the model", async () => {
    await publish();
    await sql`update valuation_model set version = 'condo-2026.11-ffffffff'`.execute(db);

    await expect(loadActiveEngine({ db, storage, clock }, "condo")).rejects.toThrow("another-model");
    expect(await findModel(db, "condo-2026.11-ffffffff")).toMatchObject({ failure: { at: now, reason: "another-model" } });
  });

  it("is another one after another model, and after sales were loaded", async () => {
    expect(await engineRevision(db, "condo")).toBeNull();
    await publish();
    const first = await engineRevision(db, "condo");
    expect(await engineRevision(db, "condo")).toBe(first);

    await aLoad(db);
    const second = await engineRevision(db, "condo");
    await sql`update valuation_model set version = 'condo-2026.11-ffffffff'`.execute(db);

    expect(new Set([first, second, await engineRevision(db, "condo")]).size).toBe(3);
  });
});

describe("the model in use", () => {
  const published = { kind: "condo", isSample: false } as const;

  it("can be used on the market it was trained on", async () => {
    await publish();

    expect(await isActiveModelUsable({ db, storage }, published)).toBe(true);
    expect(await isActiveModelUsable({ db, storage }, { kind: "condo", isSample: true })).toBe(false);
  });

  it("cannot be used where there is none, or its file is gone", async () => {
    expect(await isActiveModelUsable({ db, storage }, published)).toBe(false);
    await publish();
    await storage.remove(file);

    expect(await isActiveModelUsable({ db, storage }, published)).toBe(false);
  });
});
