import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  createReportDeps,
  currentBasis,
  makeSnapshot,
  type RiskReport,
  ratingSummaries,
  recomputeReports,
  reportOf,
} from "#domain/risk/index.server.ts";
import { requestReports } from "#domain/risk/risk-jobs.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertPoint, insertTownFact, moved } from "#test/support/layer-rows.ts";
import { anApartment, aSale, insertMarket } from "#test/support/typed-market.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
let db: Db;

type Deps = ReturnType<typeof createReportDeps>;

async function reportAt(key: string, deps: Deps = createReportDeps({ db, clock })): Promise<RiskReport> {
  const report = await reportOf(deps, key, { floor: null, weights: null, told: NOTHING_TOLD });
  if (!report.ok) throw new Error(report.reason);
  return report.value;
}

beforeAll(async () => {
  db = (await testDatabase()).db;
  const twelve = Array.from({ length: 12 }, (_, i) => anApartment({ key: `building-${i}`, name: `棟${i}`, builtYear: 1970 + 4 * i }));
  const sales = Array.from({ length: 7 * 12 }, (_, i) =>
    aSale({
      quarter: { year: 2020 + Math.floor(i / 12), quarter: ((Math.floor(i / 3) % 4) + 1) as 1 | 2 | 3 | 4 },
      price: 60_000_000 + 2_000_000 * Math.floor(i / 12),
    }),
  );
  await insertMarket(db, { apartments: twelve, sales });
});

describe("a building of which only the register and the prices of its city are known", () => {
  it("has no letter, and every missing indicator says that there are no data", async () => {
    const report = await reportAt("building-0");
    const states = report.rating.pillars.flatMap(({ indicators }) => indicators.map(({ id, state, score }) => ({ id, state, score })));

    expect(report.rating).toMatchObject({ letter: null, isProvisional: false });
    expect(report.rating.coverage).toBeLessThan(0.6);
    expect(states?.find(({ id }) => id === "age")).toMatchObject({ state: "ok" });
    expect(states?.find(({ id }) => id === "volatility")).toMatchObject({ state: "ok" });
    for (const id of ["flood", "quake_probability", "facilities", "childcare", "liquidity"]) {
      expect(states?.find((one) => one.id === id)).toMatchObject({ state: "no_data", score: null });
    }
    expect(report.standing).toBeNull();
  });

  it("does not count shops where doctors were not looked for", async () => {
    const load = await aLayerLoad(db, "facilities");
    await insertPoint(db, load, { dataset: "facility", kind: "convenience", name: "コンビニ", place: anApartment().place });
    await insertPoint(db, load, { dataset: "facility", kind: "park", name: "遠い公園", place: moved(anApartment().place, 3000) });
    const report = await reportAt("building-0");
    const indicators = report.rating.pillars.flatMap((pillar) => pillar.indicators) ?? [];

    expect(indicators.find(({ id }) => id === "facilities")).toMatchObject({ state: "no_data" });
    expect(indicators.find(({ id }) => id === "parks")).toMatchObject({ state: "none", value: null });
  });
});

describe("kept reports", () => {
  it("are made for every building once, and again when data change", async () => {
    const first = await recomputeReports({ db, clock });
    const again = await recomputeReports({ db, clock });
    const load = await aLayerLoad(db, "kikendo");
    const town = { dataset: "kikendo", cityCode: "13108", town: "豊洲", place: anApartment().place };
    await insertTownFact(db, load, { ...town, data: { total: 2 } });

    expect([first + 1, again]).toEqual([12, 0]);
    expect(await recomputeReports({ db, clock })).toBe(12);
    const report = await reportAt("building-5");
    const danger = report.rating.pillars[0]?.indicators.find(({ id }) => id === "area_danger");
    expect(danger).toMatchObject({ state: "ok", value: 2, provenance: { attribution: "出典 kikendo", asOf: "2024" } });
  });

  it("say the same as a report made anew from the database", async () => {
    const deps = createReportDeps({ db, clock });
    const kept = await reportAt("building-3", deps);
    const apartment = await findSubject(db, "building-3");
    const basis = await currentBasis(db);
    const anew = apartment && (await makeSnapshot(deps.gathering(basis, clock.now()), apartment, basis));

    expect(kept.rating).toEqual(anew?.rating);
  });

  it("are made anew when they are a month old, because buildings age", async () => {
    const deps = createReportDeps({ db, clock });
    const before = await reportAt("building-1", deps);
    clock.advance(31 * 86_400_000);
    const after = await reportAt("building-1", deps);

    expect(after.computedAt.getTime()).toBeGreaterThan(before.computedAt.getTime());
  });

  it("give lists the letter without the facts", async () => {
    const summaries = await ratingSummaries(db, ["building-1", "nobody"]);

    expect([...summaries.keys()]).toEqual(["building-1"]);
    expect(summaries.get("building-1")).toMatchObject({ letter: null, coverage: expect.any(Number), modelVersion: expect.any(String) });
    expect(await ratingSummaries(db, [])).toEqual(new Map());
  });

  it("end when the queue stops", async () => {
    await sql`delete from risk_report`.execute(db);

    expect(await recomputeReports({ db, clock }, AbortSignal.abort())).toBe(0);
  });
});

describe("asking for reports", () => {
  it("makes one job of several wishes", async () => {
    const sent: unknown[] = [];
    const jobs = { define: async () => {}, send: async (...order: unknown[]) => void sent.push(order) };
    await requestReports(jobs);

    expect(sent).toEqual([["risk-reports", {}, { singletonKey: "all" }]]);
  });
});
