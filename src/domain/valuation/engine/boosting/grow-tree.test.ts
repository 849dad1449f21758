import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binRows, fitBins } from "./bins.ts";
import { score, sumsIn, UNBOUND } from "./gain.ts";
import { type GrownNode, growTree, roomFor, type TreeRules } from "./grow-tree.ts";
import { chooseLanes } from "./lanes.ts";
import type { ColumnShape } from "./matrix.ts";
import { type Packing, packRows } from "./packing.ts";

type Row = { readonly x: readonly number[]; readonly slope: number };
type Grown = { readonly nodes: readonly GrownNode[]; readonly order: Int32Array; readonly packing: Packing };

const RULES: TreeRules = { maxLeaves: 4, minLeafWeight: 1, l2: 0.5, categories: { smoothing: 0, leastWeight: 0 } };
const NUMBER = { kind: "number", direction: 0 } as const;
const CATEGORY = { kind: "category" } as const;

function grown(rows: readonly Row[], shapes: readonly ColumnShape[], rules = RULES): Grown {
  const columns = shapes.map((_, k) => Float32Array.from(rows, ({ x }) => x[k] ?? Number.NaN));
  const matrix = { rows: rows.length, columns, shapes };
  const data = binRows(fitBins(matrix, 255), matrix);
  const lanes = chooseLanes(data, Int32Array.from(shapes.keys()));
  const slopes = Float32Array.from(rows, ({ slope }) => slope);
  const packing = packRows(slopes, null, lanes);
  const inside = Int32Array.from(rows.keys());
  const task = { data, lanes, packing, inside, outside: new Int32Array(), room: roomFor(rows.length), leftOver: null };
  return { nodes: growTree(task, rules), order: inside, packing };
}

function rowsIn({ order }: Grown, { inside }: GrownNode, rows: readonly Row[]): Row[] {
  return Array.from(order.subarray(inside.from, inside.until), (row) => rows[row] as Row);
}

function sumOf(rows: readonly Row[]) {
  return { slope: rows.reduce((sum, { slope }) => sum + slope, 0), weight: rows.length };
}

/** Every way to part the values of a column in two: numbers at every border, the unknown on either side; categories into every subset. */
function everyTest(values: readonly number[], shape: ColumnShape): ((value: number) => boolean)[] {
  if (shape.kind === "number") {
    const borders = values.filter((value) => !Number.isNaN(value));
    return borders.flatMap((border) => [false, true].map((missingLeft) => (x: number) => (Number.isNaN(x) ? missingLeft : x <= border)));
  }
  const codes = [...new Set(values)];
  return Array.from({ length: 2 ** codes.length }, (_, subset) => (x: number) => ((subset >> codes.indexOf(x)) & 1) === 1);
}

/** The largest gain that any split of these rows has. */
function bruteForceGain(rows: readonly Row[], shapes: readonly ColumnShape[], { minLeafWeight, l2 }: TreeRules): number {
  const scoreOf = (part: readonly Row[]) => score(sumOf(part), l2, UNBOUND);
  const gains = shapes.flatMap((shape, k) => {
    const at = ({ x }: Row) => x[k] ?? Number.NaN;
    return everyTest(rows.map(at), shape).map((isLeft) => {
      const { left = [], right = [] } = Object.groupBy(rows, (row) => (isLeft(at(row)) ? "left" : "right"));
      return left.length < minLeafWeight || right.length < minLeafWeight ? 0 : scoreOf(left) + scoreOf(right) - scoreOf(rows);
    });
  });
  return Math.max(0, ...gains);
}

const values = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 5 }) }, { weight: 1, arbitrary: fc.constant(Number.NaN) });
const rowsOf = (width: number) =>
  fc.array(fc.record({ x: fc.array(values, { minLength: width, maxLength: width }), slope: fc.integer({ min: -20, max: 20 }) }), {
    minLength: 2,
    maxLength: 30,
  });

describe("growTree", () => {
  it("makes at every node the best split that trying all of them finds, and stops only where none gains", () => {
    fc.assert(
      fc.property(rowsOf(2), fc.integer({ min: 1, max: 4 }), (rows, minLeafWeight) => {
        const rules = { ...RULES, minLeafWeight, maxLeaves: 64 };
        const tree = grown(rows, [NUMBER, NUMBER], rules);
        for (const node of tree.nodes) {
          expect(node.split?.gain ?? 0).toBeCloseTo(bruteForceGain(rowsIn(tree, node, rows), [NUMBER, NUMBER], rules), 6);
        }
      }),
    );
  });

  it("parts up to six categories and the unknown as well as any of their subsets does", () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const rules = { ...RULES, maxLeaves: 64 };
        const shapes = [CATEGORY, NUMBER];
        const tree = grown(rows, shapes, rules);
        for (const node of tree.nodes) {
          expect(node.split?.gain ?? 0).toBeCloseTo(bruteForceGain(rowsIn(tree, node, rows), shapes, rules), 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("splits the leaf of largest gain first and keeps to the number of leaves", () => {
    fc.assert(
      fc.property(rowsOf(3), fc.integer({ min: 1, max: 8 }), (rows, maxLeaves) => {
        const tree = grown(rows, [NUMBER, CATEGORY, NUMBER], { ...RULES, maxLeaves });
        const splits = tree.nodes.flatMap(({ split }) => (split ? [split] : [])).sort((a, b) => a.leftNode - b.leftNode);
        const isOpen = (node: number, before: number) =>
          node < before && ((tree.nodes[node] as GrownNode).split?.leftNode ?? Number.POSITIVE_INFINITY) >= before;
        for (const split of splits) {
          const open = tree.nodes.filter((_, node) => isOpen(node, split.leftNode));
          expect(split.gain).toBe(Math.max(...open.map((node) => node.split?.gain ?? 0)));
        }

        expect(splits.length).toBeLessThan(maxLeaves + Number(splits.length === 0));
      }),
    );
  });

  it("loses and doubles no row: leaves part the rows, sums are those of their rows", () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const tree = grown(rows, [CATEGORY, NUMBER]);
        const leaves = tree.nodes.filter(({ split }) => !split);

        expect([...tree.order].sort((a, b) => a - b)).toEqual([...rows.keys()]);
        expect(leaves.reduce((sum, { inside }) => sum + inside.until - inside.from, 0)).toBe(rows.length);
        for (const node of tree.nodes) expect(sumsIn(node.sum, tree.packing)).toEqual(sumOf(rowsIn(tree, node, rows)));
      }),
    );
  });

  it("sends the unknown to the side where it fits", () => {
    const rows = [
      ...[1, 1, 2, 2].map((x) => ({ x: [x], slope: x === 1 ? 10 : -10 })),
      { x: [Number.NaN], slope: 10 },
      { x: [Number.NaN], slope: 10 },
    ];

    expect(grown(rows, [NUMBER], { ...RULES, maxLeaves: 2 }).nodes[0]?.split).toMatchObject({
      feature: 0,
      test: { kind: "number", bin: 1, missingLeft: true },
    });
  });
});

describe("a column with a direction", () => {
  const falling = [1, 2, 3, 4].map((x) => ({ x: [x], slope: x > 2 ? 5 : -5 }));
  const towards = (direction: -1 | 1) => [{ kind: "number", direction } as const];

  it("is split only where the outputs go that way", () => {
    expect(grown(falling, towards(1)).nodes).toHaveLength(1);
    expect(grown(falling, towards(-1)).nodes.length).toBeGreaterThan(1);
  });

  it("says nothing of the unknown", () => {
    const rows = [...falling.slice(0, 2), ...[1, 2].map(() => ({ x: [Number.NaN], slope: 5 }))];

    for (const direction of [-1, 1] as const) {
      expect(grown(rows, towards(direction)).nodes[0]?.split?.test).toEqual({ kind: "number", bin: 2, missingLeft: false });
    }
  });

  it("holds the leaves below a split between the outputs of its two sides", () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const tree = grown(rows, [{ kind: "number", direction: 1 }, NUMBER], { ...RULES, maxLeaves: 16 });
        const lastBin = new Set(rows.flatMap(({ x }) => x.slice(0, 1).filter((value) => !Number.isNaN(value)))).size;
        for (const { split, bounds } of tree.nodes) {
          expect(bounds.low).toBeLessThanOrEqual(bounds.high);
          if (split?.feature !== 0 || split.test.kind !== "number" || split.test.bin === lastBin) continue;
          const [left, right] = [tree.nodes[split.leftNode], tree.nodes[split.leftNode + 1]] as [GrownNode, GrownNode];
          expect(left.bounds.high).toBeLessThanOrEqual(right.bounds.low);
        }
      }),
    );
  });
});

describe("categories", () => {
  const rows = (counts: readonly number[]) =>
    counts.flatMap((count, code) => Array.from({ length: count }, () => ({ x: [code], slope: code % 2 === 0 ? 10 : -10 })));
  /** Of the unknown and the codes 0–4, those that go left. */
  const leftOf = (tree: Grown) => {
    const test = tree.nodes[0]?.split?.test;
    return test?.kind === "category" ? [0, 1, 2, 3, 4, 5].map((bin) => ((test.left[0] ?? 0) >>> bin) & 1).join("") : null;
  };

  it("of the same effect go the same way, wherever their codes lie", () => {
    expect(leftOf(grown(rows([9, 9, 9, 9, 9]), [CATEGORY], { ...RULES, maxLeaves: 2 }))).toBe("001010");
  });

  it("of too little weight stay together, and those never seen follow them", () => {
    const rules = { ...RULES, maxLeaves: 2, categories: { smoothing: 0, leastWeight: 5 } };

    expect(leftOf(grown(rows([9, 9, 1, 1, 2]), [CATEGORY], rules))).toBe("001000");
  });

  it("never seen go to the heavier side where none is too light", () => {
    expect(leftOf(grown(rows([3, 9]), [CATEGORY], { ...RULES, maxLeaves: 2 }))).toBe("101111");
    expect(leftOf(grown(rows([9, 3]), [CATEGORY], { ...RULES, maxLeaves: 2 }))).toBe("001000");
  });

  it("that are seldom are ordered as if they were more like the rest, the more smoothing the more", () => {
    const seldom = [...rows([0, 20, 0, 20]), { x: [4], slope: -90 }, ...rows([9])];
    const orders = [0, 100].map((smoothing) =>
      leftOf(grown(seldom, [CATEGORY], { ...RULES, maxLeaves: 2, categories: { smoothing, leastWeight: 0 } })),
    );

    expect(orders).toEqual(["000001", "101111"]);
  });
});
