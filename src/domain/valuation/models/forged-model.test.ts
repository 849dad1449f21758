import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readNodeWord } from "#domain/valuation/engine/boosting/forest.ts";
import { ALIKE_NUMBERS } from "#domain/valuation/engine/features/alike.ts";
import { FACT_NAMES } from "#domain/valuation/engine/features/facts.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { trendOf } from "#domain/valuation/engine/features/trends.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { bandEnds, calibrated, predict, withinTenPercent } from "#domain/valuation/engine/predict.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { crc32 } from "./checksum.ts";
import { decodeModel, encodeModel } from "./model-file.ts";

const HEADER_AT = 20;
const HOMES = [
  ...syntheticSales(12),
  aSale({ apartmentKey: "a", areaM2: 60 }),
  aSale({ town: "どこにもない町", cityCode: "99999", place: null, builtYear: null, layout: null }),
];

let model: ValuationModel;
let file: Uint8Array;
let arraysAt: number;
let header: string;
beforeAll(async () => {
  const made = await aQuickModel();
  const buildings = new Map([["a", { areas: Float32Array.of(58, 62), levels: Float32Array.of(0.1, -0.2) }]]);
  model = { ...made, bundle: { ...made.bundle, space: { ...made.bundle.space, buildings } } };
  file = encodeModel(model);
  arraysAt = HEADER_AT + new DataView(file.buffer).getUint32(16, true);
  header = new TextDecoder().decode(file.subarray(HEADER_AT, arraysAt));
});

/** The file with another header, and a checksum that fits: nothing but what is in it can tell that it was forged. */
function withHeader(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return signed(new Uint8Array([...file.subarray(0, HEADER_AT), ...bytes, ...file.subarray(arraysAt)]), bytes.length);
}

function signed(bytes: Uint8Array, headerLength = arraysAt - HEADER_AT): Uint8Array {
  const view = new DataView(bytes.buffer);
  view.setUint32(16, headerLength, true);
  view.setUint32(12, crc32(bytes.subarray(16)), true);
  return bytes;
}

/** Refused as damaged, or a model whose prices, ends and chances are all numbers, two years after its sales and in 2199 too. */
function expectRefusedOrFinite(bytes: Uint8Array): "refused" | "finite" {
  const decoded = decodeModel(bytes);
  if (!decoded.ok) {
    expect(decoded.reason).toBe("damaged");
    return "refused";
  }
  expectNumbers(decoded.value);
  return "finite";
}

function expectNumbers({ bundle, calibrations, kind }: ValuationModel): void {
  for (const sale of HOMES)
    for (const quarter of [sale.quarter, quarterAt(model.lastQuarter + 8), quarterAt(2199 * 4)]) {
      const prediction = predict(bundle, { ...saleAt(sale), quarter });
      for (const calibration of Object.values(calibrations)) {
        const { low, high } = calibrated(prediction, calibration);
        const logs = [prediction.point, low, high, ...Object.values(bandEnds(prediction, calibration, kind))];
        const told = [...logs.map((log) => Math.exp(log) * sale.areaM2), withinTenPercent(calibration, high - low)];
        expect(told.filter((number) => !Number.isFinite(number) || number < 0)).toEqual([]);
        expect(Math.abs(prediction.point)).toBeLessThanOrEqual(60);
      }
    }
}

type Space = ValuationModel["bundle"]["space"];

/** The file of the model with another bundle; nothing but what is in it can tell that no training gave it. */
function withBundle(bundle: Partial<ValuationModel["bundle"]>): Uint8Array {
  return encodeModel({ ...model, bundle: { ...model.bundle, ...bundle } });
}

function withSpace(space: Partial<Space>): Uint8Array {
  return withBundle({ space: { ...model.bundle.space, ...space } });
}

function isRead(bytes: Uint8Array): boolean {
  return decodeModel(bytes).ok;
}

describe("a model file whose checksum fits, but whose numbers do not", () => {
  /** Every number of the header: where its text lies. */
  const numbers = () =>
    [...header.matchAll(/(?<=[:[,])-?\d+(\.\d+)?(e[+-]?\d+)?(?=[,\]}])/g)].map(({ index, 0: text }) => ({ index, text }));
  const forge = ({ index, text }: { readonly index: number; readonly text: string }, by: string) =>
    withHeader(`${header.slice(0, index)}${by}${header.slice(index + text.length)}`);

  it.each(["null", "-1", "1e999", "-1e999", "1e300", '"NaN"'])(
    "is refused or prices by numbers where any one of its header is %s",
    (by) => {
      expect(numbers().length).toBeGreaterThan(300);
      fc.assert(
        fc.property(fc.constantFrom(...numbers()), (number) => {
          const end = expectRefusedOrFinite(forge(number, by));
          if (by !== "-1") expect(end).toBe("refused");
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each(["NaN", "Infinity"])("is refused where one is written as %s, which is no JSON", (by) => {
    expect(decodeModel(forge(numbers()[0] as { index: number; text: string }, by))).toEqual({ ok: false, reason: "damaged" });
  });

  it.each<[string, (text: string) => string]>([
    ["lasts until the year 25,000", (text) => text.replace(/"lastQuarter":\d+/, '"lastQuarter":100000')],
    ["lasts until the year 0", (text) => text.replace(/"lastQuarter":\d+/, '"lastQuarter":0')],
    ["lacks a quarter", (text) => text.replace(/"firstQuarter":\d+,/, "")],
    ["lacks a depth of its groups", (text) => text.replace(/\{"prior":2,"keys":\[\]\}(,)?/, "")],
    ["counts a group at minus its weight", (text) => text.replace('"prior":2', '"prior":-1')],
    ["knows no level of the market", (text) => text.replace(/"contract":\[[^\]]+\]/, '"contract":[]')],
    ["foresees a miss of a negative square", (text) => text.replace(/"cityMiss":[\d.e-]+/, '"cityMiss":-0.1')],
  ])("is refused where it %s", (_, change) => {
    const forged = change(header);

    expect(forged).not.toBe(header);
    expect(decodeModel(withHeader(forged))).toEqual({ ok: false, reason: "damaged" });
  });

  it("is refused, or prices by numbers, whatever four bytes of its arrays are", () => {
    const word = fc.oneof(
      fc.integer({ min: -0x80000000, max: 0x7fffffff }),
      fc.constantFrom(0x7fc00000, 0x7f800000, -0x800000, 0x7f7fffff, 0x447a0000),
    );
    fc.assert(
      fc.property(fc.nat({ max: (file.length - arraysAt) / 4 - 1 }), word, (at, value) => {
        const bytes = file.slice();
        new DataView(bytes.buffer).setInt32(arraysAt + 4 * at, value, true);
        expectRefusedOrFinite(signed(bytes));
      }),
      { numRuns: 300 },
    );
  });

  it("is refused where any leaf of a forest, or any border, is no number, and where a leaf is more than any price", () => {
    const noNumber = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
    const tooFar = fc.oneof(fc.constantFrom(3e38, -3e38), fc.double({ min: 61, max: 1e6, noNaN: true }));
    const forests = fc.constantFrom("point", "low", "high");
    const refuses = (name: "point" | "low" | "high", at: number, value: number) => {
      const { [name]: forest } = model.bundle;
      const nodes = forest.nodes.slice();
      new Float32Array(nodes.buffer)[at] = value;
      expect(decodeModel(withBundle({ [name]: { ...forest, nodes } }))).toEqual({ ok: false, reason: "damaged" });
    };
    /** Where the numbers of one kind of node stand. */
    const numbersOf = (name: "point" | "low" | "high", isLeaf: boolean) =>
      [...model.bundle[name].nodes.entries()].flatMap(([at, word]) => {
        const { test, isCategory } = readNodeWord(word);
        return at % 2 === 0 && !isCategory && (test === 2 * model.bundle[name].width) === isLeaf ? [at + 1] : [];
      });
    const someNumber = (isLeaf: boolean) =>
      forests.chain((name) => fc.record({ name: fc.constant(name), at: fc.constantFrom(...numbersOf(name, isLeaf)) }));

    expect(numbersOf("point", true).length).toBeGreaterThan(50);
    expect(numbersOf("point", false).length).toBeGreaterThan(50);
    fc.assert(fc.property(someNumber(false), noNumber, ({ name, at }, value) => refuses(name, at, value)));
    fc.assert(fc.property(someNumber(true), noNumber, ({ name, at }, value) => refuses(name, at, value)));
    const pointLeaf = fc.constantFrom(...numbersOf("point", true));
    fc.assert(fc.property(pointLeaf, tooFar, (at, value) => refuses("point", at, value)));
  });
});

describe("a model file of numbers that are each within their bound", () => {
  /** The point's forest with every leaf of its first tree at a value. */
  const withFirstLeaves = (value: number) => {
    const { point } = model.bundle;
    const nodes = point.nodes.slice();
    const numbers = new Float32Array(nodes.buffer);
    for (let at = 0; at < (point.roots[1] ?? nodes.length); at += 2) if (nodes[at] === 2 * point.width) numbers[at + 1] = value;
    return { ...point, nodes };
  };
  const spreadBy = (spread: Partial<Space["apart"]["spread"]>) => {
    const { space } = model.bundle;
    return { ...space, apart: { ...space.apart, spread: { ...space.apart.spread, ...spread } } };
  };

  it("is refused where the largest leaf and the spread of prices come to more than any price together", () => {
    expect(isRead(withBundle({ point: withFirstLeaves(30) }))).toBe(true);
    expect(isRead(withBundle({ space: spreadBy({ slope: 1 }) }))).toBe(true);
    expect(isRead(withBundle({ point: withFirstLeaves(30), space: spreadBy({ slope: 1 }) }))).toBe(false);
    expect(isRead(withBundle({ point: withFirstLeaves(75), space: spreadBy({ slope: 1 }) }))).toBe(false);
  });

  it("is refused where the market is carried on to more than any price", () => {
    const { trends } = model.bundle.space;
    const trend = trendOf(trends, "13101");
    const levels = trend.levels.contract.map((level, i, { length }) => (i < length - 4 ? level : i < length - 2 ? -25 : 25));
    expect(isRead(withSpace({ trends: { ...trends, 13: { ...trend, levels: { ...trend.levels, contract: levels } } } }))).toBe(false);
  });

  it("is refused or prices by numbers, whatever they are together", () => {
    const ends = { refused: 0, finite: 0 };
    const far = fc.record({
      leaf: fc.double({ min: -60, max: 60, noNaN: true }),
      slope: fc.double({ min: -1, max: 1, noNaN: true }),
      middle: fc.double({ min: -25, max: 25, noNaN: true }),
      miss: fc.double({ min: 0, max: 1, noNaN: true }),
      scale: fc.oneof(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0, max: 1000, noNaN: true })),
      level: fc.double({ min: -25, max: 25, noNaN: true }),
    });
    fc.assert(
      fc.property(far, ({ leaf, scale, level, ...spread }) => {
        const buildings = new Map([["a", { areas: Float32Array.of(58, 60, 62), levels: Float32Array.of(level, level, level) }]]);
        const calibration = { ...model.calibrations.blind, lowScale: scale, highScale: scale };
        const forged = { ...model.bundle, point: withFirstLeaves(leaf), space: { ...spreadBy(spread), buildings } };
        const bytes = encodeModel({ ...model, bundle: forged, calibrations: { blind: calibration, informed: calibration } });
        ends[expectRefusedOrFinite(bytes)] += 1;
      }),
      { numRuns: 300 },
    );
    expect(ends.refused).toBeGreaterThan(20);
    expect(ends.finite).toBeGreaterThan(20);
  });
});

describe("a model file that no training gives", () => {
  const withTowns = (towns: Space["alike"]["towns"]) => {
    const sales = towns.reduce((sum, town) => sum + town.sales, 0);
    return withSpace({ alike: { towns, numbers: new Float32Array(sales * ALIKE_NUMBERS), near: new Map() } });
  };
  const town = (i: number, sales = 1) => ({ key: `13101/${i}`, place: { lon: 139.7, lat: 35.7 }, sales });

  it("is refused where a town of its sales of lots has none, or stands twice", () => {
    expect(isRead(withTowns([town(1), town(2)]))).toBe(true);
    expect(isRead(withTowns([town(1), town(2, 0)]))).toBe(false);
    expect(isRead(withTowns([town(1), town(1)]))).toBe(false);
  });

  it("is refused where thousands of towns lie at one place, and not where they lie apart", () => {
    const towns = Array.from({ length: 3000 }, (_, i) => town(i));
    expect(isRead(withTowns(towns))).toBe(false);
    expect(
      isRead(withTowns(towns.map((one, i) => ({ ...one, place: { lon: 130 + (i % 60) / 10, lat: 33 + Math.floor(i / 60) / 10 } })))),
    ).toBe(true);
  });

  it.each<[string, ValuationModel["bundle"]["verticalEquity"]]>([
    ["has more points than a fit", Array.from({ length: 11 }, (_, i) => ({ price: 15 + i, step: 0 }))],
    ["has a step of more than 0.2", [{ price: 17, step: 0.21 }]],
    ["has a step of less than -0.2", [{ price: 17, step: -0.21 }]],
    [
      "does not rise in price",
      [
        { price: 17, step: 0.1 },
        { price: 17, step: 0.1 },
      ],
    ],
    [
      "turns prices round",
      [
        { price: 17, step: 0.2 },
        { price: 17.2, step: 0 },
      ],
    ],
  ])("is refused where the line by level of price %s", (_, verticalEquity) => {
    expect(isRead(withBundle({ verticalEquity }))).toBe(false);
  });

  it("is read where the line by level of price goes as far as a fit's", () => {
    const verticalEquity = Array.from({ length: 10 }, (_, i) => ({ price: 15 + i, step: i % 2 === 0 ? 0.2 : -0.2 }));
    expect(isRead(withBundle({ verticalEquity }))).toBe(true);
  });

  it.each([
    ["two chances for one width", { width: 0.3, share: 0.4 }],
    ["a better chance for a wider band", { width: 0.4, share: 0.6 }],
    ["its widths in no order", { width: 0.2, share: 0.4 }],
  ])("is refused where it has %s", (_, second) => {
    const knots = (...within: { width: number; share: number }[]) => {
      const { calibrations } = model;
      return encodeModel({ ...model, calibrations: { ...calibrations, informed: { ...calibrations.informed, within } } });
    };
    expect(isRead(knots({ width: 0.3, share: 0.5 }, { width: 0.4, share: 0.5 }))).toBe(true);
    expect(isRead(knots({ width: 0.3, share: 0.5 }, second))).toBe(false);
  });

  it("is refused where it names a fact or a zone twice", () => {
    const [fact] = FACT_NAMES;
    expect(isRead(withSpace({ facts: [fact as (typeof FACT_NAMES)[number]], zonings: ["商業地域"] }))).toBe(true);
    expect(isRead(withSpace({ facts: [fact, fact] as typeof FACT_NAMES }))).toBe(false);
    expect(isRead(withSpace({ zonings: ["商業地域", "商業地域"] }))).toBe(false);
  });
});
