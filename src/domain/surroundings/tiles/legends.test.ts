import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AMPLIFICATION_LEGEND,
  COLLAPSE_LEGEND,
  CRIME_LEGEND,
  DEPTH_LEGEND,
  DURATION_LEGEND,
  KIKENDO_LEGEND,
  LANDSLIDE_LEGEND,
  type Legend,
  LIQUEFACTION_CLASS_LEGEND,
  LIQUEFACTION_PL_LEGEND,
  legendClass,
  POPULATION_LEGEND,
  PRICE_LEGEND,
  QUAKE_LEGEND,
  RISE_LEGEND,
  YIELD_LEGEND,
} from "./legends.ts";

const labelOf = (legend: Legend, value: number) => legendClass(legend, value)?.label;

const LEGENDS = {
  quake: QUAKE_LEGEND,
  amplification: AMPLIFICATION_LEGEND,
  PL: LIQUEFACTION_PL_LEGEND,
  price: PRICE_LEGEND,
  yield: YIELD_LEGEND,
  rise: RISE_LEGEND,
  population: POPULATION_LEGEND,
} as const;

describe("the class of a value", () => {
  it.each([
    // 地震調査研究推進本部: 0.1, 3, 6 and 26 % in 30 years.
    ["quake", 0, "0.1%未満"],
    ["quake", 40.622, "26%以上"],
    ["quake", 9.5286, "6%以上26%未満"],
    // J-SHIS: from 1.6 the ground shakes easily.
    ["amplification", 1.59, "1.2以上1.6未満"],
    ["amplification", 1.6, "1.6以上2.0未満"],
    ["amplification", 2.5, "2.5以上"],
    // PL: 0, up to 5, up to 15, over 15.
    ["PL", 0, "PL 0（かなり低い）"],
    ["PL", 0.1, "PL 5以下（低い）"],
    ["PL", 5, "PL 5以下（低い）"],
    ["PL", 5.1, "PL 15以下（高い）"],
    ["PL", 15, "PL 15以下（高い）"],
    ["PL", 15.1, "PL 15超（極めて高い）"],
    ["price", 99, "100万円未満"],
    ["price", 100, "100万円以上150万円未満"],
    ["price", 700, "700万円以上"],
    ["yield", 2.9, "3%未満"],
    ["yield", 8, "8%以上"],
    ["rise", 34.9, "20%以上35%未満の上昇"],
    ["rise", 3, "3%以上10%未満の上昇"],
    ["rise", 2.9, "3%以下の下落から3%未満の上昇"],
    ["rise", -3, "3%以下の下落から3%未満の上昇"],
    ["rise", -3.1, "3%を超え10%以下の下落"],
    ["rise", -10, "3%を超え10%以下の下落"],
    ["rise", -10.1, "10%を超える下落"],
    ["population", -40, "25%を超え40%以下の減少"],
    ["population", -40.1, "40%を超える減少"],
    ["population", -10, "10%以下の減少"],
    ["population", -0.1, "10%以下の減少"],
    ["population", 10, "10%以上の増加"],
  ] as const)("of %s, %s, is %s", (of, value, label) => {
    expect(labelOf(LEGENDS[of], value)).toBe(label);
  });

  it("is the last that begins at or below it, and none below the first", () => {
    const legend: Legend = [
      { from: -2, colour: "#000001", label: "a" },
      { from: 0, colour: "#000002", label: "b" },
      { from: 7, colour: "#000003", label: "c" },
    ];
    fc.assert(
      fc.property(fc.double({ min: -10, max: 20, noNaN: true }), (value) => {
        expect(labelOf(legend, value)).toBe(value < -2 ? undefined : value < 0 ? "a" : value < 7 ? "b" : "c");
      }),
    );
    expect(legendClass([], 1)).toBeNull();
  });
});

/** `3%以上10%未満` and its like as numbers; an end that is not named is open. */
function limitsOf(label: string): readonly [from: number, below: number] {
  const number = (ending: string) => Number(new RegExp(`([0-9.]+)[^0-9.〜]*?${ending}`).exec(label)?.[1] ?? Number.NaN);
  return [number("以上"), number("未満")];
}

describe.each([
  ["quake", QUAKE_LEGEND],
  ["amplification", AMPLIFICATION_LEGEND],
  ["price", PRICE_LEGEND],
  ["yield", YIELD_LEGEND],
  ["rise", RISE_LEGEND.slice(3)],
] as const)("the legend of %s", (_name, legend: Legend) => {
  it("says where each class begins and ends", () => {
    legend.forEach(({ from, label }, i) => {
      const [named, below] = limitsOf(label);
      if (!Number.isNaN(named)) expect(named, label).toBe(from);
      if (!Number.isNaN(below)) expect(below, label).toBe(legend[i + 1]?.from);
      expect(Number.isNaN(named) && Number.isNaN(below), label).toBe(false);
    });
  });
});

describe("legends of ranks", () => {
  it.each([
    ["depth", DEPTH_LEGEND, 6],
    ["duration", DURATION_LEGEND, 7],
    ["collapse", COLLAPSE_LEGEND, 2],
    ["landslide", LANDSLIDE_LEGEND, 2],
    ["landform", LIQUEFACTION_CLASS_LEGEND, 5],
    ["地域危険度", KIKENDO_LEGEND, 5],
    ["crime", CRIME_LEGEND, 5],
  ])("have a class for each rank from 1 on, and none for 0: %s", (_name, legend, ranks) => {
    expect(legend.map(({ from }) => from)).toEqual(Array.from({ length: ranks }, (_, i) => i + 1));
    expect(legendClass(legend, 0)).toBeNull();
  });

  it("name 72 hours of water where the rating counts a flood as long", () => {
    expect(labelOf(DURATION_LEGEND, 3)).toBe("1日以上3日未満");
    expect(labelOf(DURATION_LEGEND, 4)).toBe("3日以上1週間未満");
  });

  it("draw not even the lowest rank in a colour that says safe", () => {
    const isGreen = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return green > red && green > blue;
    };

    for (const legend of [DEPTH_LEGEND, DURATION_LEGEND, LANDSLIDE_LEGEND, KIKENDO_LEGEND, CRIME_LEGEND, LIQUEFACTION_CLASS_LEGEND]) {
      expect(legend.filter(({ colour }) => isGreen(colour))).toEqual([]);
    }
  });
});
