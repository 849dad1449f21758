import type { Random } from "#kernel/random.ts";
import { type BinnedRows, type Bins, binRows, fitBins } from "./bins.ts";
import type { Forest } from "./forest.ts";
import { ForestBuilder } from "./forest-builder.ts";
import { type GrownNode, goesLeft, growTree, type TreeRules } from "./grow-tree.ts";
import type { Histogram } from "./histogram.ts";
import { type Loss, quantileOf, slope, startValue } from "./loss.ts";
import type { FeatureMatrix } from "./matrix.ts";

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
  const state = startState(target, weights, rules.loss);
  const builder = new ForestBuilder(state.start, data.width);
  const pool: Histogram[] = [];
  for (let tree = 0; tree < rules.trees; tree += 1) addTree({ data, bins, state, rules, random, pool, builder });
  return builder.build();
}

/** Arrays of one run, made once and written again for each tree. */
type State = {
  readonly start: number;
  readonly target: Float32Array;
  readonly scores: Float32Array;
  readonly weights: Float32Array;
  readonly slopes: Float32Array;
  readonly inside: Int32Array;
  readonly outside: Int32Array;
  readonly spare: Int32Array;
};

function startState(target: Float32Array, weights: Float32Array | null, loss: Loss): State {
  const start = Math.fround(startValue(loss, target));
  return {
    start,
    target,
    scores: new Float32Array(target.length).fill(start),
    weights: weights ?? new Float32Array(target.length).fill(1),
    slopes: new Float32Array(target.length),
    inside: new Int32Array(target.length),
    outside: new Int32Array(target.length),
    spare: new Int32Array(target.length),
  };
}

type Round = {
  readonly data: BinnedRows;
  readonly bins: Bins;
  readonly state: State;
  readonly rules: BoostRules;
  readonly random: Random;
  readonly pool: Histogram[];
  readonly builder: ForestBuilder;
};

function addTree({ data, bins, state, rules, random, pool, builder }: Round): void {
  updateSlopes(state, rules.loss);
  const { inside, outside } = drawRows(state, rules.rowShare, random);
  const features = drawFeatures(data.binCounts, rules.featureShare, random);
  const nodes = growTree({ data, order: inside, spare: state.spare, slopes: state, features }, rules, pool);
  const values = nodes.map((node) => (node.split ? 0 : leafValue(node, inside, state, rules)));
  builder.add(nodes, values, bins);
  nodes.forEach((node, i) => {
    if (node.split) return;
    for (let at = node.from; at < node.until; at += 1) addTo(state.scores, inside[at] as number, values[i] as number);
  });
  for (const row of outside) addTo(state.scores, row, values[leafOf(nodes, data, row)] as number);
}

function updateSlopes({ scores, target, weights, slopes }: State, loss: Loss): void {
  for (let row = 0; row < target.length; row += 1) {
    slopes[row] = slope(loss, (scores[row] as number) - (target[row] as number)) * (weights[row] as number);
  }
}

function addTo(scores: Float32Array, row: number, value: number): void {
  scores[row] = (scores[row] as number) + value;
}

/** Parts the rows at random into those a tree learns from (`inside`) and the rest. */
function drawRows({ inside, outside }: State, share: number, random: Random): { inside: Int32Array; outside: Int32Array } {
  let ins = 0;
  let outs = 0;
  for (let row = 0; row < inside.length; row += 1) {
    if (share >= 1 || random() < share) {
      inside[ins] = row;
      ins += 1;
    } else {
      outside[outs] = row;
      outs += 1;
    }
  }
  return { inside: inside.subarray(0, ins), outside: outside.subarray(0, outs) };
}

/** Draws among the features that differ between rows; at least one where there is any. */
function drawFeatures(binCounts: Uint16Array, share: number, random: Random): Int32Array {
  const usable = Int32Array.from(binCounts.keys()).filter((feature) => (binCounts[feature] as number) > ONE_VALUE);
  const wanted = Math.min(usable.length, Math.max(1, Math.round(usable.length * share)));
  for (let i = 0; i < wanted; i += 1) {
    const j = i + Math.floor(random() * (usable.length - i));
    const drawn = usable[j] as number;
    usable[j] = usable[i] as number;
    usable[i] = drawn;
  }
  return usable.subarray(0, wanted).sort();
}

/** Bins of a feature that has one known value at most: the unknown's and one more. */
const ONE_VALUE = 2;

/** Newton step for smooth losses. The pinball loss has no curvature, so a leaf takes the quantile of what is left over in it. */
function leafValue(node: GrownNode, order: Int32Array, { target, scores }: State, rules: BoostRules): number {
  const { loss, learningRate, l2 } = rules;
  if (loss.kind !== "quantile") return Math.fround((-node.slope / (node.weight + l2)) * learningRate);
  const left = new Float32Array(node.until - node.from);
  for (let i = 0; i < left.length; i += 1) {
    const row = order[node.from + i] as number;
    left[i] = (target[row] as number) - (scores[row] as number);
  }
  return Math.fround(quantileOf(left, loss.share) * learningRate);
}

function leafOf(nodes: readonly GrownNode[], data: BinnedRows, row: number): number {
  let at = 0;
  for (let split = (nodes[0] as GrownNode).split; split; split = (nodes[at] as GrownNode).split) {
    at = goesLeft(data.codes[row * data.width + split.feature] as number, split) ? split.leftNode : split.leftNode + 1;
  }
  return at;
}
