import { expect, it } from "vitest";
import { fitForestHere, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { seededRandom } from "#kernel/random.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { inFixedOrder } from "./fixed-order.ts";

const sales = syntheticSales(600);

/** As another import numbers them. */
function imported(seed: number) {
  const random = seededRandom(seed);
  const drawn = sales.map((sale) => ({ sale, at: random() })).sort((a, b) => a.at - b.at);
  return drawn.map(({ sale }, id) => ({ ...sale, id: 9000 + id }));
}

it("is the same in whatever order the sales came, and holds each of them once", () => {
  const withoutIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id: _id, ...told }) => told);

  expect(withoutIds(inFixedOrder(imported(1)))).toEqual(withoutIds(inFixedOrder(sales)));
  expect(new Set(inFixedOrder(sales).map(({ id }) => id)).size).toBe(sales.length);
});

it("tells sales apart that differ in one thing that is learnt from", () => {
  const [sale] = sales;
  if (!sale) throw new Error("no sale");
  const lot = {
    frontageM: 5,
    roadWidthM: 4,
    roadDirection: "南",
    roadKind: null,
    landShape: null,
    coveragePercent: 60,
    floorAreaRatioPercent: 200,
  };
  const others = [
    { ...sale, stationName: "豊洲" },
    { ...sale, walkMinutes: 3 },
    { ...sale, lot },
    { ...sale, lot: { ...lot, floorAreaRatioPercent: 300 } },
    { ...sale, renovated: sale.renovated !== true },
    { ...sale, priceCategory: sale.priceCategory === "contract" ? ("survey" as const) : ("contract" as const) },
  ];

  expect(inFixedOrder([sale, ...others])).toEqual(inFixedOrder([...others.toReversed(), sale]));
});

it("makes a bundle that does not know in which order files were imported", async () => {
  const train = (rows: Parameters<typeof trainBundle>[0]) => trainBundle(rows, async (set, name) => fitForestHere(set, name));

  expect(await train(imported(2))).toEqual(await train(sales));
});
