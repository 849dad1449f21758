import type { Random } from "#kernel/random.ts";
import { type BinnedRows, binRows, fitBins } from "./bins.ts";
import type { Forest } from "./forest.ts";
import { ForestBuilder } from "./forest-builder.ts";
import { type GrownNode, growTree, leafValue, type Room, roomFor, type TreeRules, type TreeTask } from "./grow-tree.ts";
import type { RowRange } from "./histogram.ts";
import { chooseLanes, type Lanes } from "./lanes.ts";
import { type Loss, quantileInPlace, startValue, writeSlopes } from "./loss.ts";
import type { FeatureMatrix } from "./matrix.ts";
import { packRows } from "./packing.ts";

export type BoostRules = TreeRules & {
  readonly trees: number;
  readonly learningRate: number;
  readonly mostBins: number;
  /** Share of rows, and of features, drawn for each tree. */
  readonly rowShare: number;
  readonly featureShare: number;
  readonly loss: Loss;
};

export type TrainingSet = { readonly matrix: FeatureMatrix; readonly target: Float32Array; readonly weights: Float32Array | null };

/** Gradient boosting: each tree learns what the ones before it left over. The same input, rules and random source give the same forest. */
export function boost({ matrix, target, weights }: TrainingSet, rules: BoostRules, random: Random): Forest {
  const bins = fitBins(matrix, rules.mostBins);
  const data = binRows(bins, matrix);
  const start = Math.fround(startValue(rules.loss, target));
  const builder = new ForestBuilder(start, bins);
  const run = { data, rules, random, drawLanes: laneDrawer(data, rules.featureShare, random), weights, ...memoryFor(target, start) };
  for (let tree = 0; tree < rules.trees; tree += 1) addTree(run, builder);
  return builder.build();
}

/** Arrays of one run, made once and written again for each tree. */
type Memory = {
  /** Prediction − target of each row. */
  readonly errors: Float32Array;
  readonly slopes: Float32Array;
  readonly order: Int32Array;
  readonly room: Room;
};

function memoryFor(target: Float32Array, start: number): Memory {
  const rows = target.length;
  return {
    errors: target.map((value) => start - value),
    slopes: new Float32Array(rows),
    order: new Int32Array(rows),
    room: roomFor(rows),
  };
}

type Run = Memory & {
  readonly data: BinnedRows;
  readonly rules: BoostRules;
  readonly random: Random;
  readonly drawLanes: () => Lanes;
  readonly weights: Float32Array | null;
};

function addTree(run: Run, builder: ForestBuilder): void {
  const { data, rules, errors, room } = run;
  updateSlopes(run);
  const lanes = run.drawLanes();
  const packing = packRows(run.slopes, run.weights, lanes);
  const { inside, outside } = drawRows(run);
  const leftOver = rules.loss.kind === "quantile" ? quantileLeft(errors, rules.loss.share) : null;
  const task = { data, lanes, packing, inside, outside, room, leftOver };
  const nodes = growTree(task, rules);
  builder.add(
    nodes,
    nodes.map((node) => (node.split ? 0 : addLeaf(node, task, run))),
  );
}

/** Adds a leaf's value to the predictions of its rows. */
function addLeaf(node: GrownNode, task: TreeTask, { rules, errors }: Run): number {
  const value = Math.fround(leafValue(node, task, rules.l2) * rules.learningRate);
  for (const { order, from, until } of [node.inside, node.outside]) {
    for (let i = from; i < until; i += 1) {
      const row = order[i] as number;
      errors[row] = (errors[row] as number) + value;
    }
  }
  return value;
}

function updateSlopes({ rules, errors, weights, slopes }: Run): void {
  writeSlopes(rules.loss, errors, slopes);
  if (weights) for (let row = 0; row < slopes.length; row += 1) slopes[row] = (slopes[row] as number) * (weights[row] as number);
}

/** The pinball loss has no curvature for a Newton step, so a leaf takes the quantile of what is left over in it. */
function quantileLeft(errors: Float32Array, share: number): (rows: RowRange) => number {
  const memory = new Float32Array(errors.length);
  return ({ order, from, until }) => {
    const left = memory.subarray(0, until - from);
    for (let i = from; i < until; i += 1) left[i - from] = -(errors[order[i] as number] as number);
    return quantileInPlace(left, share);
  };
}

/** Parts the rows at random into those a tree learns from and the rest. */
function drawRows({ order, room, rules, random }: Run): { inside: Int32Array; outside: Int32Array } {
  let ins = 0;
  let outs = 0;
  // Without a branch, which every third row would mispredict.
  for (let row = 0; row < order.length; row += 1) {
    const isIn = Number(rules.rowShare >= 1 || random() < rules.rowShare);
    order[ins] = row;
    room.order[outs] = row;
    ins += isIn;
    outs += 1 - isIn;
  }
  order.set(room.order.subarray(0, outs), ins);
  return { inside: order.subarray(0, ins), outside: order.subarray(ins) };
}

/** Draws the columns that each tree looks at. */
function laneDrawer(data: BinnedRows, share: number, random: Random): () => Lanes {
  const usable = Int32Array.from(data.binCounts.keys()).filter((feature) => (data.binCounts[feature] as number) > ONE_VALUE);
  const all = chooseLanes(data, usable);
  const wanted = Math.min(usable.length, Math.max(1, Math.round(usable.length * share)));
  return () => {
    const features = drawFeatures(usable.slice(), wanted, random);
    return wanted === usable.length ? all : chooseLanes(data, features, all.bins.buffer);
  };
}

/** Bins of a column that has one known value at most: the unknown's and one more. */
const ONE_VALUE = 2;

function drawFeatures(usable: Int32Array, wanted: number, random: Random): Int32Array {
  for (let i = 0; i < wanted; i += 1) {
    const j = i + Math.floor(random() * (usable.length - i));
    const drawn = usable[j] as number;
    usable[j] = usable[i] as number;
    usable[i] = drawn;
  }
  return usable.subarray(0, wanted).sort();
}
