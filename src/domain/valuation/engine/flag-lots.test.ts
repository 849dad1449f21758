import { beforeAll, describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { boost } from "./boosting/boost.ts";
import { fitRules } from "./fit-rules.ts";
import type { Bundle } from "./model.ts";
import { predictPoint } from "./predict.ts";
import { forestRandom, trainBundle } from "./train-bundle.ts";

const LOT = { frontageM: null, roadWidthM: 5, roadDirection: "南", roadKind: "市道", coveragePercent: 60, floorAreaRatioPercent: 200 };
const SHAPES = ["長方形", "ほぼ長方形", "不整形", "袋地等"] as const;
/** What a flag lot of this market sells for beside others. */
const FLAG_SHARE = 0.75;

/** Plots and houses on plots of all shapes, dealt without regard to place or size. */
function lots(): SaleRow[] {
  const random = seededRandom(3);
  return syntheticSales(2400).map((sale, i) => {
    const landShape = SHAPES[Math.floor(random() * SHAPES.length)] ?? null;
    const kind = i % 2 ? ("land" as const) : ("house" as const);
    const price = Math.round(sale.price * (landShape === "袋地等" ? FLAG_SHARE : 1));
    return { ...sale, kind, price, builtYear: kind === "land" ? null : sale.builtYear, layout: null, lot: { ...LOT, landShape } };
  });
}

let sales: SaleRow[];
let bundle: Bundle;
beforeAll(async () => {
  sales = lots();
  bundle = await trainBundle(sales, async (set, name) => boost(set, { ...fitRules(name, set.matrix.rows), trees: 80 }, forestRandom(name)));
});

/** The mean step, as a log, from the same lots as rectangles. */
function step(landShape: string | null): number {
  const steps = sales.slice(0, 60).map((home) => {
    const price = (shape: string | null) =>
      predictPoint(bundle, { home: { ...home, lot: { ...LOT, landShape: shape } }, quarter: home.quarter, category: "contract" });
    return price(landShape) - price("長方形");
  });
  return steps.reduce((sum, one) => sum + one, 0) / steps.length;
}

describe("flag lots, which records tell by their shape (袋地等)", () => {
  it("are priced by what they sell for", () => {
    expect(step("袋地等")).toBeLessThan(0.6 * Math.log(FLAG_SHARE));
    expect(step("袋地等")).toBeGreaterThan(1.2 * Math.log(FLAG_SHARE));
  });

  it("leave all other shapes, and a shape that nobody told, above them", () => {
    for (const other of ["ほぼ長方形", "不整形"]) expect(Math.abs(step(other))).toBeLessThan(0.03);
    expect(step(null)).toBeGreaterThan(step("袋地等") + 0.1);
  });
});
