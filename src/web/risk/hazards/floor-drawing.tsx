import { floorHeightM } from "#domain/risk/model/floor-exposure.ts";
import { DEPTH_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import type { Depth } from "./depth-words.ts";

type FloorDrawingProps = {
  /** Null: nothing is coloured there. */
  readonly depth: Depth | null;
  /** The deepest part of a town, where it is deeper: a line of its own over the water. */
  readonly deepest?: Depth | null;
  /** The floor that is asked about. */
  readonly floor: number | null;
  /** How many floors are drawn, from the ground up. */
  readonly count: number;
};

const FLOOR_PX = 30;
/** 2.5 m to a floor. */
const PX_PER_M = FLOOR_PX / 2.5;
const WIDTH = 200;
const HOUSE = { x: 68, width: 80 };
/** Room for the word of the water over the highest floor. */
const HEAD_PX = 14;

/** Floors of a building beside the water of a class of depth, in its official colour: sure up to its shallow end, possible up to the dashed line. */
export function FloorDrawing({ depth, deepest = null, floor, count }: FloorDrawingProps) {
  const ground = HEAD_PX + count * FLOOR_PX + PX_PER_M * 0.5;
  const storeys = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + 4}`} className="block w-full max-w-52 print:break-inside-avoid">
      {depth && <Water depth={depth} ground={ground} />}
      {storeys.map((each) => (
        <Storey key={each} floor={each} top={ground - floorHeightM(each) * PX_PER_M - FLOOR_PX} isAsked={each === floor} />
      ))}
      {depth && <WaterLines depth={depth} ground={ground} />}
      {deepest && <DeepestLine depth={deepest} ground={ground} />}
      <line x1="0" x2={WIDTH} y1={ground} y2={ground} className="stroke-2 stroke-ink" />
    </svg>
  );
}

/** Where the surface is drawn: the deep end of the class, or over everything where it has none. */
export function surfaceOf({ least, most }: Pick<Depth, "least" | "most">): number {
  return Number.isFinite(most) ? most : least + 10;
}

type WaterProps = { readonly depth: Depth; readonly ground: number };

function levelsOf({ depth, ground }: WaterProps) {
  const yOf = (metres: number) => Math.max(0, ground - metres * PX_PER_M);
  return { top: yOf(surfaceOf(depth)), sure: yOf(depth.least) };
}

function Water({ depth, ground }: WaterProps) {
  const { top, sure } = levelsOf({ depth, ground });
  const colour = DEPTH_LEGEND.find(({ from }) => from === depth.rank)?.colour ?? "#FFB7B7";
  return (
    <>
      <rect x="0" width={WIDTH} y={top} height={ground - top} fill={colour} opacity="0.45" />
      <rect x="0" width={WIDTH} y={sure} height={ground - sure} fill={colour} />
    </>
  );
}

function WaterLines({ depth, ground }: WaterProps) {
  const { top, sure } = levelsOf({ depth, ground });
  const label = "fill-current text-12 text-ink";
  return (
    <>
      <line x1="0" x2={WIDTH} y1={top} y2={top} strokeDasharray="5 3" className="stroke-ink" />
      <text x="2" y={Math.max(11, top - 4)} className={label}>
        {Number.isFinite(depth.most) ? `${depth.most}m` : depth.label}
      </text>
      <text x={WIDTH - 2} y={Math.max(11, top - 4)} textAnchor="end" className={label}>
        想定水位
      </text>
      {sure - top > 14 && ground - sure > 0 && (
        <text x="2" y={sure - 3} className={label}>
          {depth.least}m
        </text>
      )}
    </>
  );
}

function DeepestLine(water: WaterProps) {
  const { top } = levelsOf(water);
  return (
    <>
      <line x1="0" x2={WIDTH} y1={top} y2={top} strokeDasharray="2 4" className="stroke-ink" />
      <text x="2" y={Math.max(11, top - 4)} className="fill-current text-12 text-ink">
        {Number.isFinite(water.depth.most) ? `${water.depth.most}m` : water.depth.label}
      </text>
      <text x={WIDTH - 2} y={Math.max(11, top - 4)} textAnchor="end" className="fill-current text-12 text-ink">
        深い所
      </text>
    </>
  );
}

function Storey({ floor, top, isAsked }: { floor: number; top: number; isAsked: boolean }) {
  return (
    <g>
      <rect
        x={HOUSE.x}
        y={top}
        width={HOUSE.width}
        height={FLOOR_PX}
        className={isAsked ? "fill-brand stroke-brand" : "fill-card/70 stroke-control"}
      />
      <text
        x={HOUSE.x + HOUSE.width / 2}
        y={top + FLOOR_PX / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className={`text-12 ${isAsked ? "fill-white font-bold" : "fill-ink"}`}
      >
        {floor}階
      </text>
      {isAsked && (
        <polygon
          points={`${HOUSE.x - 4},${top + FLOOR_PX / 2} ${HOUSE.x - 12},${top + FLOOR_PX / 2 - 6} ${HOUSE.x - 12},${top + FLOOR_PX / 2 + 6}`}
          className="fill-brand"
        />
      )}
    </g>
  );
}
