import { describe, expect, it } from "vitest";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { driftReport, type Watched } from "./drift-report.ts";

const sales = syntheticSales(1000).map(saleInputs);
const card = { overall: { mdape: 0.1, coverage80: 0.8, medianRatio: 1 } };

/** Sales of 100, estimated at 100 ± error by turns, with a band that holds some of them. */
function judged(n: number, { error, covered = 0.8 }: { error: number; covered?: number }): Watched["judged"] {
  return Array.from({ length: n }, (_, i) => ({
    price: 100,
    point: 100 * (1 + (i % 2 === 0 ? error : -error)),
    low: i < covered * n ? 50 : 140,
    high: 150,
  }));
}

function watched(changes: Partial<Watched> = {}): Watched {
  return { card, profile: inputProfile(sales), judged: judged(200, { error: 0.1 }), sales: sales.slice(0, 200), requests: [], ...changes };
}

describe("the report of drift", () => {
  it("finds nothing where later sales are as expected", () => {
    expect(driftReport(watched())).toMatchObject({
      state: "ok",
      laterSales: 200,
      error: { state: "ok", mdape: expect.closeTo(0.1), onCard: 0.1 },
      medianRatio: { now: expect.closeTo(1), onCard: 1 },
      coverage: { state: "ok", share: 0.8, onCard: 0.8 },
      saleInputs: { state: "ok", rows: 200 },
      requestInputs: { state: "not-enough", rows: 0, shifts: [] },
    });
  });

  it("is as bad as its worst part", () => {
    expect(driftReport(watched({ judged: judged(200, { error: 0.14 }) }))).toMatchObject({ state: "watch", error: { state: "watch" } });
    expect(driftReport(watched({ judged: judged(200, { error: 0.1, covered: 0.6 }) }))).toMatchObject({
      state: "alert",
      coverage: { state: "alert", share: 0.6 },
    });
    expect(driftReport(watched({ requests: sales.map((row) => ({ ...row, areaM2: 300 })) }))).toMatchObject({
      state: "alert",
      requestInputs: { state: "alert", rows: 1000 },
    });
  });

  it("shows the figures of few sales, but does not judge them", () => {
    expect(driftReport(watched({ judged: judged(99, { error: 0.5 }), sales: [] }))).toMatchObject({
      state: "not-enough",
      error: { state: "not-enough", mdape: expect.closeTo(0.5) },
    });
  });

  it("cannot judge the error without a card, but the band and the inputs", () => {
    expect(driftReport(watched({ card: null, judged: judged(200, { error: 0.5, covered: 0.74 }) }))).toMatchObject({
      state: "watch",
      error: { state: "not-enough", mdape: expect.closeTo(0.5), onCard: null },
      medianRatio: { onCard: null },
      coverage: { state: "watch", share: 0.74, onCard: null },
      saleInputs: { state: "ok" },
    });
  });

  it("has no figures where nothing was sold later", () => {
    expect(driftReport(watched({ judged: [], sales: [] }))).toMatchObject({
      state: "not-enough",
      laterSales: 0,
      error: { mdape: null },
      medianRatio: { now: null },
      coverage: { share: null },
    });
  });
});
