import { expect, it } from "vitest";
import { aQuickModel } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { judgeSales } from "./judge.ts";

it("gives each sale a point within its band, near what it sold for", async () => {
  const sales = syntheticSales(400);

  const judged = judgeSales(await aQuickModel(), sales);

  expect(judged.map(({ price }) => price)).toEqual(sales.map(({ price }) => price));
  expect(judged.every(({ point, low, high }) => low <= point && point <= high)).toBe(true);
  expect(judged.filter(({ price, point }) => Math.abs(point / price - 1) < 0.3).length).toBeGreaterThan(300);
});
