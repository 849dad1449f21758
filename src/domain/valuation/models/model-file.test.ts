import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Forest, forestOf, type NodeWord, nodeWord, predictRow, readNodeWord } from "#domain/valuation/engine/boosting/forest.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import type { ValuationModel } from "#domain/valuation/engine/model.ts";
import { predict } from "#domain/valuation/engine/predict.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { crc32 } from "./checksum.ts";
import { decodeModel, encodeModel } from "./model-file.ts";

let model: ValuationModel;
let file: Uint8Array;

beforeAll(async () => {
  model = await aQuickModel();
  file = encodeModel(model);
});

function read(bytes: Uint8Array): ValuationModel {
  const decoded = decodeModel(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.value;
}

/** The file with other text in its header, and the checksum made to fit. */
function withHeader(change: (header: string) => string): Uint8Array {
  const view = new DataView(file.buffer);
  const arraysAt = 20 + view.getUint32(16, true);
  const header = new TextEncoder().encode(change(new TextDecoder().decode(file.subarray(20, arraysAt))));
  const bytes = new Uint8Array([...file.subarray(0, 20), ...header, ...file.subarray(arraysAt)]);
  const changed = new DataView(bytes.buffer);
  changed.setUint32(16, header.length, true);
  changed.setUint32(12, crc32(bytes.subarray(16)), true);
  return bytes;
}

describe("a model file", () => {
  it("gives back the model it was made from", () => {
    expect(read(file)).toEqual(model);
  });

  it("predicts as the model it was made from, for homes known and unknown", () => {
    const bundle = read(file).bundle;
    const homes = [...syntheticSales(50), aSale({ town: "どこにもない町", cityCode: "99999", place: null, builtYear: null, layout: null })];

    for (const sale of homes) expect(predict(bundle, saleAt(sale))).toEqual(predict(model.bundle, saleAt(sale)));
  });

  it("keeps sets of categories", () => {
    const point = withCategories(model.bundle.point);
    const decoded = read(encodeModel({ ...model, bundle: { ...model.bundle, point } })).bundle.point;

    expect(decoded).toEqual(point);
    for (const code of [0, 1, 199, Number.NaN]) {
      const row = new Float32Array(point.width).fill(code);
      expect(predictRow(decoded, row)).toBe(predictRow(point, row));
    }
  });

  it("keeps what buildings sold for", () => {
    const buildings = new Map([
      ["b", { areas: Float32Array.of(40, 60), levels: Float32Array.of(0.1, -0.2) }],
      ["a", { areas: Float32Array.of(55), levels: Float32Array.of(0.3) }],
    ]);
    const known = { ...model, bundle: { ...model.bundle, space: { ...model.bundle.space, buildings } } };

    expect([...read(encodeModel(known)).bundle.space.buildings]).toEqual([...buildings]);
    expect(read(encodeModel(known))).toEqual(known);
  });

  it("is the same for the same model, also after reading", () => {
    expect(encodeModel(model)).toEqual(file);
    expect(encodeModel(read(file))).toEqual(file);
  });

  it("is read from the middle of other memory, as Node hands small files out", () => {
    const pool = Buffer.concat([Buffer.from([1, 2, 3]), file, Buffer.from([4])]);

    expect(read(pool.subarray(3, 3 + file.length))).toEqual(model);
  });

  it("keeps what was read when the memory it came from is used again", () => {
    const pool = Buffer.from(file);
    const decoded = read(pool);
    pool.fill(0);

    expect(decoded).toEqual(model);
  });
});

describe("a file that is no model, or no longer one", () => {
  it("is refused when any one byte is another", () => {
    const change = fc.record({ at: fc.nat({ max: file.length - 1 }), by: fc.integer({ min: 1, max: 255 }) });
    fc.assert(
      fc.property(change, ({ at, by }) => {
        const bytes = file.slice();
        bytes[at] = (bytes[at] ?? 0) ^ by;
        expect(decodeModel(bytes).ok).toBe(false);
      }),
      { examples: Array.from({ length: 24 }, (_, at): [{ at: number; by: number }] => [{ at, by: 1 }]) },
    );
  });

  it("is refused when it is cut anywhere, or goes on after its end", () => {
    fc.assert(fc.property(fc.nat({ max: file.length - 1 }), (length) => !decodeModel(file.subarray(0, length)).ok));
    for (let length = 0; length < 24; length += 1) expect(decodeModel(file.subarray(0, length)).ok).toBe(false);
    expect(decodeModel(new Uint8Array([...file, 0]))).toEqual({ ok: false, reason: "damaged" });
  });

  it("is refused when it is something else", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => !decodeModel(bytes).ok));
    expect(decodeModel(new TextEncoder().encode("PK\u0003\u0004 something zipped"))).toEqual({ ok: false, reason: "not-a-model" });
  });

  it("says that it is of another version where the format is another", () => {
    const bytes = file.slice();
    new DataView(bytes.buffer).setUint32(8, 1, true);

    expect(decodeModel(bytes)).toEqual({ ok: false, reason: "unknown-version" });
  });

  it("says that it is of another version where the forests were grown on other columns", () => {
    const bytes = withHeader((header) => header.replace('"walkMinutes"', '"busMinutes"'));

    expect(decodeModel(bytes)).toEqual({ ok: false, reason: "unknown-version" });
  });

  it.each([
    ["is not JSON", (header: string) => header.slice(1)],
    ["lacks a part", (header: string) => header.replace('"zonings"', '"zoning"')],
    ["is of a kind that is not appraised", (header: string) => header.replace('"kind":"condo"', '"kind":"forest"')],
    ["tells wrong lengths", (header: string) => header.replace('"trees":8', '"trees":9')],
    ["tells a forest of other columns", (header: string) => header.replace(/"width":\d+,"trees"/, '"width":1,"trees"')],
  ])("is refused where its header %s", (_, change) => {
    expect(decodeModel(withHeader(change))).toEqual({ ok: false, reason: "damaged" });
  });

  it.each([
    ["a root outside", (forest: Forest) => ({ ...forest, roots: forest.roots.map(() => forest.nodes.length) })],
    ["a root before the first node", (forest: Forest) => ({ ...forest, roots: forest.roots.map(() => -2) })],
    ["a root within a node", (forest: Forest) => ({ ...forest, roots: forest.roots.map(() => 1) })],
    ["part of a node", (forest: Forest) => ({ ...forest, nodes: forest.nodes.slice(0, -1) })],
    ["a column that does not exist", withRoot((width) => ({ test: 2 * width + 1, wordsOn: 2, isCategory: false }))],
    ["a category of a column that does not exist", withRoot((width) => ({ test: width, wordsOn: 2, isCategory: true }))],
    ["a child outside", withRoot(() => ({ test: 0, wordsOn: 0x7ffe, isCategory: false }))],
    ["a child within a node", withRoot(() => ({ test: 0, wordsOn: 3, isCategory: false }))],
    ["a walk without end", withRoot(() => ({ test: 0, wordsOn: 0, isCategory: false }))],
    ["a leaf that leads elsewhere", withRoot((width) => ({ test: 2 * width, wordsOn: 2, isCategory: false }))],
    ["a set of categories outside", (forest: Forest) => ({ ...withCategories(forest), subsets: new Uint32Array(0) })],
    ["a set of categories before the first", (forest: Forest) => ({ ...forest, nodes: withCategories(forest).nodes.with(1, -8) })],
    ["part of a set of categories", (forest: Forest) => ({ ...forest, subsets: new Uint32Array(7) })],
  ])("is refused where a forest has %s", (_, change) => {
    const bytes = encodeModel({ ...model, bundle: { ...model.bundle, low: change(model.bundle.low) } });

    expect(decodeModel(bytes)).toEqual({ ok: false, reason: "damaged" });
  });
});

/** Changes what the first tree tests first. */
function withRoot(word: (width: number) => NodeWord): (forest: Forest) => Forest {
  return (forest) => ({ ...forest, nodes: forest.nodes.with(0, nodeWord(word(forest.width))) });
}

/** The forest with its first test turned into one of categories: bins 1 and 200 of the first column go left. */
function withCategories(forest: Forest): Forest {
  const subsets = new Uint32Array(8);
  subsets[0] = 1 << 1;
  subsets[6] = 1 << 8;
  const { wordsOn } = readNodeWord(forest.nodes[0] ?? 0);
  return forestOf({ ...forest, subsets, nodes: forest.nodes.with(0, nodeWord({ test: 0, wordsOn, isCategory: true })).with(1, 0) });
}
