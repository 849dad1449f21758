import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BinnedRows, binRows, fitBins } from "./bins.ts";
import { type GrownNode, growTree, type TreeRules } from "./grow-tree.ts";
import { score } from "./split.ts";

type Row = { readonly x: readonly number[]; readonly slope: number };

const RULES: TreeRules = { maxLeaves: 4, minLeafWeight: 1, l2: 0.5 };

function binned(rows: readonly Row[], width: number): BinnedRows {
  const matrix = {
    rows: rows.length,
    columns: Array.from({ length: width }, (_, k) => Float32Array.from(rows, ({ x }) => x[k] ?? Number.NaN)),
  };
  return binRows(fitBins(matrix, 255), matrix);
}

function grown(rows: readonly Row[], width: number, rules = RULES): { nodes: GrownNode[]; order: Int32Array } {
  const data = binned(rows, width);
  const order = Int32Array.from(rows.keys());
  const slopes = { slopes: Float32Array.from(rows, ({ slope }) => slope), weights: new Float32Array(rows.length).fill(1) };
  const features = Int32Array.from({ length: width }, (_, k) => k);
  return { nodes: growTree({ data, order, spare: new Int32Array(rows.length), slopes, features }, rules, []), order };
}

/** The largest gain that any split of these rows has: every feature, every border, the unknown left and right. */
function bruteForceGain(rows: readonly Row[], width: number, { minLeafWeight, l2 }: TreeRules): number {
  const sumOf = (part: readonly Row[]) => part.reduce((sum, { slope }) => sum + slope, 0);
  let best = 0;
  for (let k = 0; k < width; k += 1) {
    const borders = rows.map(({ x }) => x[k] ?? Number.NaN).filter((x) => !Number.isNaN(x));
    for (const border of borders) {
      for (const missingLeft of [false, true]) {
        const isLeft = ({ x }: Row) => (Number.isNaN(x[k]) ? missingLeft : (x[k] ?? 0) <= border);
        const left = rows.filter(isLeft);
        const right = rows.filter((row) => !isLeft(row));
        if (left.length < minLeafWeight || right.length < minLeafWeight) continue;
        const gain = score(sumOf(left), left.length, l2) + score(sumOf(right), right.length, l2) - score(sumOf(rows), rows.length, l2);
        best = Math.max(best, gain);
      }
    }
  }
  return best;
}

const values = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -3, max: 3 }) }, { weight: 1, arbitrary: fc.constant(Number.NaN) });
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
        const { nodes, order } = grown(rows, 2, rules);
        for (const node of nodes) {
          const inside = Array.from(order.subarray(node.from, node.until), (row) => rows[row] as Row);
          expect(node.split?.gain ?? 0).toBeCloseTo(bruteForceGain(inside, 2, rules), 6);
        }
      }),
    );
  });

  it("splits the leaf of largest gain first and keeps to the number of leaves", () => {
    fc.assert(
      fc.property(rowsOf(3), (rows) => {
        const few = grown(rows, 3, { ...RULES, maxLeaves: 2 }).nodes;
        const many = grown(rows, 3, { ...RULES, maxLeaves: 5 }).nodes;

        expect(few.filter(({ split }) => !split).length).toBeLessThanOrEqual(2);
        expect(many.filter(({ split }) => !split).length).toBeLessThanOrEqual(5);
        expect(many[0]?.split).toEqual(few[0]?.split ?? null);
      }),
    );
  });

  it("loses and doubles no row: leaves part the rows, sums add up", () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const { nodes, order } = grown(rows, 2);
        const leaves = nodes.filter(({ split }) => !split);

        expect([...order].sort((a, b) => a - b)).toEqual([...rows.keys()]);
        expect(leaves.reduce((sum, leaf) => sum + leaf.until - leaf.from, 0)).toBe(rows.length);
        expect(leaves.reduce((sum, leaf) => sum + leaf.slope, 0)).toBeCloseTo(nodes[0]?.slope ?? Number.NaN, 6);
        for (const leaf of leaves) expect(leaf.weight).toBeCloseTo(leaf.until - leaf.from, 6);
      }),
    );
  });

  it("sends the unknown to the side where it fits", () => {
    const rows = [
      ...[1, 1, 2, 2].map((x) => ({ x: [x], slope: x === 1 ? 10 : -10 })),
      { x: [Number.NaN], slope: 10 },
      { x: [Number.NaN], slope: 10 },
    ];

    const { nodes } = grown(rows, 1, { ...RULES, maxLeaves: 2 });

    expect(nodes[0]?.split).toMatchObject({ feature: 0, bin: 1, missingLeft: true });
  });
});
