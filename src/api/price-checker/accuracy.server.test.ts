import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ModelCard } from "#domain/valuation/core/types.ts";
import { judgePromise } from "#domain/valuation/evaluation/promise.ts";
import { listActiveModels } from "#domain/valuation/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aModelCard } from "#test/support/model-card.ts";

type Stored = Pick<ModelCard, "modelVersion" | "kind" | "trainRows" | "createdAt">;

async function insertModel(db: Db, card: Stored, isActive: boolean): Promise<void> {
  await sql`
    insert into valuation_model (version, kind, file_path, file_sha256, first_quarter, last_quarter, train_rows, is_sample, card, is_active,
      created_at)
    values (${card.modelVersion}, ${card.kind}, 'models/x', 'none', '2005Q3', '2025Q2', ${card.trainRows}, false, ${JSON.stringify(card)},
      ${isActive}, ${card.createdAt})`.execute(db);
}

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await sql`delete from valuation_model`.execute(db);
});

it("shows the cards of the models in use, and of no other", async () => {
  await insertModel(db, aModelCard({ modelVersion: "condo-1" }), false);
  await insertModel(db, aModelCard({ modelVersion: "condo-2" }), true);
  await insertModel(db, aModelCard({ kind: "land", modelVersion: "land-1" }), true);

  const { status, body } = await testApi(db, null).get("/api/price-checker/accuracy");

  expect(status).toBe(200);
  expect(body.cards.map(({ modelVersion }: { modelVersion: string }) => modelVersion)).toEqual(["condo-2", "land-1"]);
  expect(body.cards[0]).toEqual({
    ...aModelCard({ modelVersion: "condo-2" }),
    trainFrom: "2020Q1",
    trainUntil: "2024Q2",
    testFrom: "2024Q3",
    testUntil: "2025Q2",
    horizonOrigins: ["2023Q2", "2024Q2"],
    judgement: judgePromise(aModelCard()),
  });
  expect(await listActiveModels(db)).toEqual([
    { kind: "condo", version: "condo-2", lastQuarter: "2025Q2" },
    { kind: "land", version: "land-1", lastQuarter: "2025Q2" },
  ]);
});

it("shows no card that an earlier version wrote, rather than one with holes", async () => {
  const { mki: _mki, ...lacking } = aModelCard().overall;
  const old = { ...aModelCard({ modelVersion: "condo-0" }), overall: lacking };
  await insertModel(db, old, true);
  await insertModel(db, aModelCard({ kind: "land", modelVersion: "land-1" }), true);

  const { body } = await testApi(db, null).get("/api/price-checker/accuracy");

  expect(body.cards.map(({ modelVersion }: { modelVersion: string }) => modelVersion)).toEqual(["land-1"]);
});
