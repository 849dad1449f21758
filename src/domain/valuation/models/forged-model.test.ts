import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
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

/** Refused as damaged, or a model whose prices, ends and chances are all numbers, two years after its sales too. */
function expectRefusedOrFinite(bytes: Uint8Array): "refused" | "finite" {
  const decoded = decodeModel(bytes);
  if (!decoded.ok) {
    expect(decoded.reason).toBe("damaged");
    return "refused";
  }
  const { bundle, calibrations, kind } = decoded.value;
  for (const sale of HOMES)
    for (const quarter of [sale.quarter, quarterAt(model.lastQuarter + 8)]) {
      const prediction = predict(bundle, { ...saleAt(sale), quarter });
      for (const calibration of Object.values(calibrations)) {
        const { low, high } = calibrated(prediction, calibration);
        const logs = [prediction.point, low, high, ...Object.values(bandEnds(prediction, calibration, kind))];
        const told = [...logs.map((log) => Math.exp(log) * sale.areaM2), withinTenPercent(calibration, high - low)];
        expect(told.filter((number) => !Number.isFinite(number) || number < 0)).toEqual([]);
      }
    }
  return "finite";
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

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 3e38, 101, -101])(
    "is refused where a leaf or a border of a forest is %d, whichever it is",
    (value) => {
      for (const name of ["point", "low", "high"] as const) {
        const { [name]: forest } = model.bundle;
        const leaves = forest.nodes.map((word, at) => (at % 2 === 0 && word === 2 * forest.width ? at + 1 : -1)).filter((at) => at >= 0);
        const borders = Number.isFinite(value) ? [] : [1];
        for (const at of [...borders, leaves[0] as number, leaves.at(-1) as number]) {
          const nodes = forest.nodes.slice();
          new Float32Array(nodes.buffer)[at] = value;
          const forged = encodeModel({ ...model, bundle: { ...model.bundle, [name]: { ...forest, nodes } } });
          expect(decodeModel(forged)).toEqual({ ok: false, reason: "damaged" });
        }
      }
    },
  );
});
