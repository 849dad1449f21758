import { floorHeightM } from "#domain/risk/model/floor-exposure.ts";
import { type Depth, type Reach, reachOf } from "./depth-words.ts";

type FloorFigureProps = {
  /** Null: nothing is coloured there. */
  readonly depth: Depth | null;
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

const FLOOR_PX = 34;
/** 2.5 m to a floor. */
const PX_PER_M = FLOOR_PX / 2.5;
const MOST = 10;
const LEAST = 4;

/** The lowest floors of a building beside the water of a depth class, with the same in words for every floor. */
export function FloorFigure({ depth, floor, floors }: FloorFigureProps) {
  const count = shownFloors({ depth, floor, floors });
  const shown = Array.from({ length: count }, (_, index) => count - index);
  return (
    <div className="grid grid-cols-[132px_1fr] gap-4">
      <Drawing depth={depth} floor={floor} count={count} />
      <ol aria-label="階ごとの想定" className="text-14">
        {shown.map((each) => (
          <li key={each} className={`flex h-[34px] items-center gap-2 ${each === floor ? "font-bold" : ""}`}>
            <span className="amount w-10">{each}階</span>
            <span>
              {depth ? REACH_WORDS[reachOf(depth, each)] : "色なし"}
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

/** Where the surface is drawn: the deep end of the class, or over everything where it has none. */
function surfaceOf({ least, most }: Depth): number {
  return Number.isFinite(most) ? most : least + 10;
}

function Drawing({ depth, floor, count }: { depth: Depth | null; floor: number | null; count: number }) {
  const height = count * FLOOR_PX;
  const storeys = Array.from({ length: count }, (_, index) => index + 1);
  const ground = height + PX_PER_M * 0.5;
  const yOf = (metres: number) => Math.max(0, ground - metres * PX_PER_M);
  const top = depth ? yOf(surfaceOf(depth)) : ground;
  const sure = depth ? yOf(depth.least) : ground;
  return (
    <svg aria-hidden="true" width="132" height={ground + 4} viewBox={`0 0 132 ${ground + 4}`} className="overflow-visible">
      {storeys.map((each) => (
        <Storey key={each} floor={each} top={ground - floorHeightM(each) * PX_PER_M - FLOOR_PX} isAsked={each === floor} />
      ))}
      {depth && (
        <>
          <rect x="0" width="132" y={top} height={ground - top} className="fill-brand/15" />
          <rect x="0" width="132" y={sure} height={ground - sure} className="fill-brand/25" />
          <line x1="0" x2="132" y1={top} y2={top} strokeDasharray="5 3" className="stroke-2 stroke-brand" />
          <text x="2" y={Math.max(12, top - 4)} className="fill-current font-bold text-12 text-brand">
            {Number.isFinite(depth.most) ? `${depth.most}m` : depth.label}
          </text>
        </>
      )}
      <line x1="0" x2="132" y1={ground} y2={ground} className="stroke-2 stroke-ink" />
    </svg>
  );
}

function Storey({ floor, top, isAsked }: { floor: number; top: number; isAsked: boolean }) {
  return (
    <g>
      <rect
        x="40"
        y={top}
        width="84"
        height={FLOOR_PX}
        className={isAsked ? "fill-accent-tint stroke-2 stroke-accent" : "fill-card stroke-control"}
      />
      <text x="82" y={top + FLOOR_PX / 2} textAnchor="middle" dominantBaseline="central" className="fill-current text-12 text-ink">
        {floor}階
      </text>
    </g>
  );
}
