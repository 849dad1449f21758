import { bestBorder } from "./border-split.ts";
import { bestSubset } from "./category-split.ts";
import { columnSums } from "./histogram.ts";
import { LANE } from "./lanes.ts";
import type { ColumnShape } from "./matrix.ts";
import { LEAST_GAIN, type NodeView, type SearchSpace, type Split } from "./split.ts";

/** Written anew for each column. */
const ROOM = new Float64Array(LANE);

/** The split of largest gain over the columns in lanes, the first one of equals; null where none gains or is allowed. */
export function bestSplit(node: NodeView, space: SearchSpace): Split | null {
  let best: Split | null = null;
  for (const column of space.lanes.columns) {
    const shape = space.shapes[column.feature] as ColumnShape;
    const view = { node, bins: columnSums(node.histogram, column, space.lanes, ROOM) };
    const found = shape.kind === "category" ? bestSubset(view, space) : bestBorder(view, shape.direction, space);
    if (found && found.gain > (best?.gain ?? LEAST_GAIN)) best = { feature: column.feature, ...found };
  }
  return best;
}
