import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import { insertEstimate } from "#domain/valuation/estimates/estimate-store.server.ts";
import { insertRequest } from "#domain/valuation/estimates/request-store.server.ts";
import { answerableWith } from "#domain/valuation/evaluation/answerable.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { aSubject, type PricedSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { findDrift, listDrift } from "./drift-store.server.ts";
import { publishModel } from "./publish-model.server.ts";
import { type TrainedModel, trainModel } from "./train-model.server.ts";
import { watchDrift } from "./watch-drift.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(now);
const storage = temporaryStorage();
const market = syntheticSales(900);
const past = market.filter(({ quarter }) => quarter.year < 2024);
const later = market.filter(({ quarter }) => quarter.year === 2024).filter(answerableWith("condo", past));
let db: Db;
let trained: TrainedModel;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const result = await trainModel({ kind: "condo", sales: past, isSample: false, now }, fitQuickly);
  if (!result.ok) throw new Error(result.reason);
  trained = result.value;
});

beforeEach(async () => {
  for (const table of ["valuation_model", "sale", "estimate_request", "estimate"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await load(past);
  await publishModel(
    { db, storage },
    { trained, inputs: inputProfile(past.map(saleInputs)), loadId: null },
    { actor: "start", reason: null, now },
  );
});

const load = (sales: readonly PricedSale[]) => insertMarket(db, { sales: sales.map((sale) => ({ ...sale, structure: null })) });
const watch = () => watchDrift({ db, storage, clock }, "condo");

it("has too little to say before anything was sold after the model", async () => {
  expect(await watch()).toMatchObject({ state: "not-enough", laterSales: 0 });
});

it("holds later sales that it would have answered against the card, and keeps what it finds", async () => {
  await load([...later, ...later.slice(0, 20).map((sale) => ({ ...sale, cityCode: "27100" }))]);

  const report = await watch();

  expect(report).toMatchObject({
    laterSales: later.length,
    error: { onCard: trained.card.overall.mdape, state: expect.stringMatching(/^(ok|watch)$/) },
    saleInputs: { rows: later.length + 20 },
  });
  const { version } = trained.model;
  expect(await listDrift(db)).toEqual([{ kind: "condo", modelVersion: version, report, computedAt: now }]);
  expect(await findDrift(db, version)).toMatchObject({ report });
  expect(await findDrift(db, "condo-9")).toBeNull();
});

it("raises an alert when the market leaps away from the model", async () => {
  await load(later.map((sale) => ({ ...sale, price: sale.price * 2 })));

  const report = await watch();

  expect(report).toMatchObject({ state: "alert", error: { state: "alert" }, coverage: { state: "alert" } });
  expect(report?.medianRatio.now).toBeLessThan(0.6);
});

it("watches what homes are asked about, of the kind and of the last thirty days", async () => {
  for (let i = 0; i < 120; i += 1) await anEstimate(i, { areaM2: 250 });
  await anEstimate(120, { kind: "land" });
  await anEstimate(121, {}, new Date(now.getTime() - days(31)));

  const report = await watch();

  expect(report?.requestInputs).toMatchObject({ rows: 120, state: "alert" });
  expect(report?.requestInputs.shifts.map(({ name }) => name)).toEqual(["area", "age", "city"]);
});

it("has nothing to hold the error against where the card is of an earlier version", async () => {
  await load(later);
  await sql`update valuation_model set card = card - 'horizons'`.execute(db);

  expect(await watch()).toMatchObject({ laterSales: later.length, error: { state: "not-enough", onCard: null } });
});

it("takes the inputs from the sales themselves where the model has none beside it", async () => {
  await load(later);
  const withProfile = await watch();
  await sql`update valuation_model set inputs = null`.execute(db);

  expect(await watch()).toEqual(withProfile);
});

it("says nothing of a model that cannot be read or knows another market, or where there is none", async () => {
  await storage.write(`models/${trained.model.version}.model`, Uint8Array.of(1));
  expect(await watch()).toBeNull();
  await sql`update valuation_model set is_sample = true`.execute(db);
  expect(await watch()).toBeNull();
  await sql`delete from valuation_model`.execute(db);
  expect(await watch()).toBeNull();
});

it("forgets what it found more than a year ago", async () => {
  await watch();
  clock.advance(days(401));
  await watch();
  clock.moveTo(now);

  const { rows } = await sql`select 1 from drift`.execute(db);
  expect(rows).toHaveLength(1);
});

async function anEstimate(n: number, { kind = "condo", areaM2 = 60 }: { kind?: PricedKind; areaM2?: number }, at = now): Promise<void> {
  const input = { kind, areaM2, address: "東京都江東区豊洲" };
  const common = { input, inputHash: `${n}`, createdAt: at, expiresAt: new Date(now.getTime() + days(30)) };
  await insertEstimate(db, {
    ...common,
    id: `estimate-${n}`,
    modelVersion: trained.model.version,
    mode: "blind",
    subject: aSubject({ kind, areaM2 }),
    apartmentName: null,
    outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
    dataAsOf: null,
    isSample: false,
    answersRead: [],
    attributions: [],
  });
  await insertRequest(db, {
    ...common,
    id: `request-${n}`,
    state: "done",
    steps: [],
    estimateId: `estimate-${n}`,
    failure: null,
    updatedAt: at,
  });
}
