import { type Depth, type Reach, reachOf } from "./depth-words.ts";
import { FloorDrawing, surfaceOf } from "./floor-drawing.tsx";

type FloorFigureProps = {
  /** Null: nothing is coloured there. */
  readonly depth: Depth | null;
  /** The deepest part of a town, where it is deeper; left out: a point was read, or nothing is. */
  readonly deepest?: Depth | null;
  /** The floor that is asked about. */
  readonly floor: number | null;
  /** How many the building has; null: not known. */
  readonly floors: number | null;
};

const REACH_WORDS: Readonly<Record<Reach, string>> = {
  wet: "水につかる想定",
  perhaps: "つかるおそれ",
  dry: "水面より上",
};

/** What a floor has to expect; of one that most of the town's water leaves dry and its deepest does not, both. */
export function floorReachWords(depth: Depth, deepest: Depth | null, floor: number): string {
  const reach = reachOf(depth, floor);
  return reach === "dry" && deepest && reachOf(deepest, floor) !== "dry" ? "深い所でつかるおそれ" : REACH_WORDS[reach];
}

const MOST = 10;
const LEAST = 4;

/** The lowest floors of a building beside the water of a depth class, with the same in words for every floor. */
export function FloorFigure({ depth, deepest = null, floor, floors }: FloorFigureProps) {
  const count = shownFloors({ depth: deepest ?? depth, floor, floors });
  const shown = Array.from({ length: count }, (_, index) => count - index);
  return (
    <div className="grid grid-cols-[200px_1fr] items-start gap-4 max-[359px]:grid-cols-1">
      <FloorDrawing depth={depth} deepest={deepest} floor={floor} count={count} />
      <ol aria-label="階ごとの想定" className="pt-3.5 text-14">
        {shown.map((each) => (
          <li
            key={each}
            className={`flex min-h-7.5 flex-wrap items-center gap-x-2 text-13 leading-tight ${each === floor ? "font-bold" : ""}`}
          >
            <span className="amount w-9">{each}階</span>
            <span>
              {depth ? floorReachWords(depth, deepest, each) : "色なし"}
              {each === floor && "（見ている階）"}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Enough floors to see the water's surface and the floor asked about, no more than the building has. */
export function shownFloors({ depth, floor, floors }: FloorFigureProps): number {
  const wet = depth ? Math.ceil((surfaceOf(depth) - 0.5) / 2.5) + 2 : 0;
  const wanted = Math.min(MOST, Math.max(LEAST, wet, floor ?? 0));
  return Math.max(1, Math.min(wanted, floors ?? wanted));
}
