import { sql } from "kysely";
import { expect, it } from "vitest";
import { listActiveModels } from "#domain/valuation/index.server.ts";
import type { AppraisableKind, ModelCard } from "#domain/valuation/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "../../../test/support/api.ts";
import { testDatabase } from "../../../test/support/database.ts";

const metrics = {
  n: 1200,
  mdape: 0.11,
  ppe5: 0.25,
  ppe10: 0.46,
  ppe20: 0.78,
  medianRatio: 1.004,
  cod: 14.2,
  prd: 1.02,
  prb: -0.01,
  coverage80: 0.8,
  medianBandWidth: 0.42,
};

function aCard(kind: AppraisableKind, modelVersion: string): ModelCard {
  return {
    modelVersion,
    kind,
    isSample: false,
    trainFrom: { year: 2005, quarter: 3 },
    trainUntil: { year: 2024, quarter: 2 },
    testFrom: { year: 2024, quarter: 3 },
    testUntil: { year: 2025, quarter: 2 },
    trainRows: 240_000,
    overall: { ...metrics, hitRate: 0.98, worstWardCoverage80: 0.74 },
    baselines: { townMedian: 0.2265, comparables: 0.15, hedonic: 0.14 },
    areas: [{ ...metrics, cityCode: "13108", cityName: "江東区" }],
    createdAt: "2026-11-20T00:00:00.000Z",
  };
}

async function insertModel(db: Db, card: ModelCard, isActive: boolean): Promise<void> {
  await sql`
    insert into valuation_model (version, kind, file_path, file_sha256, first_quarter, last_quarter, train_rows, is_sample, card, is_active,
      created_at)
    values (${card.modelVersion}, ${card.kind}, 'models/x', 'none', '2005Q3', '2025Q2', ${card.trainRows}, false, ${JSON.stringify(card)},
      ${isActive}, ${card.createdAt})`.execute(db);
}

it("shows the cards of the models in use, and of no other", async () => {
  const { db } = await testDatabase();
  await insertModel(db, aCard("condo", "condo-1"), false);
  await insertModel(db, aCard("condo", "condo-2"), true);
  await insertModel(db, aCard("land", "land-1"), true);

  const { status, body } = await testApi(db, null).get("/api/price-checker/accuracy");

  expect(status).toBe(200);
  expect(body.cards.map(({ modelVersion }: { modelVersion: string }) => modelVersion)).toEqual(["condo-2", "land-1"]);
  expect(body.cards[0]).toEqual({
    ...aCard("condo", "condo-2"),
    trainFrom: "2005Q3",
    trainUntil: "2024Q2",
    testFrom: "2024Q3",
    testUntil: "2025Q2",
  });
  expect(await listActiveModels(db)).toEqual([
    { kind: "condo", version: "condo-2", lastQuarter: "2025Q2" },
    { kind: "land", version: "land-1", lastQuarter: "2025Q2" },
  ]);
});
