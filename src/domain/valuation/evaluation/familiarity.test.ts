import { describe, expect, it } from "vitest";
import { aSale, type PricedSale } from "#test/support/synthetic-sales.ts";
import { familiarityWith } from "./familiarity.ts";

const tower = { town: "豊洲", builtYear: 2008, areaM2: 60 };

describe("whether a sale's building was trained on", () => {
  it.each<[string, Partial<PricedSale>, Partial<PricedSale>, string]>([
    ["same town, built year and size", {}, {}, "seen"],
    ["another size of that town and year", { areaM2: 65 }, {}, "unseen"],
    ["another year", { builtYear: 2009 }, {}, "new-group"],
    ["another town", { town: "東雲" }, {}, "new-group"],
    ["a town of that name in another city", { cityCode: "13109" }, {}, "new-group"],
    ["built year not known on either side", { builtYear: null }, { builtYear: null }, "seen"],
    ["the same building, another size", { apartmentKey: "b1", areaM2: 80 }, { apartmentKey: "b1" }, "seen"],
    ["another building, equal in all else", { apartmentKey: "b2" }, { apartmentKey: "b1" }, "unseen"],
    ["its building known, the trained one's not", { apartmentKey: "b1" }, {}, "seen"],
    ["its building not known, the trained one's is", {}, { apartmentKey: "b1" }, "seen"],
    ["its building known, the trained one's not, another size", { apartmentKey: "b1", areaM2: 80 }, {}, "unseen"],
  ])("%s", (_, sold, trained, expected) => {
    expect(familiarityWith([aSale({ ...tower, ...trained })])(aSale({ ...tower, ...sold }))).toBe(expected);
  });
});
