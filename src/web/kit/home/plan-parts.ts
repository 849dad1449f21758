/** A part of the drawn type of a plan, on a square of 104. */
export type PlanPart = {
  readonly use: "room" | "living" | "water";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Rooms and what stands beside them: `3LDK` → 3 rooms and LDK, `2LDK+S` → the same with two, `1R` → one room and none. */
export type PlanKind = { readonly rooms: number; readonly kitchen: "" | "K" | "DK" | "LDK" };

/** Reads a layout as listings write it; null for what is none (土地, 一棟). Rooms over five are drawn as five. */
export function planKind(layout: string): PlanKind | null {
  const [, rooms, kitchen] = /^(\d+)(R|K|DK|LDK)/.exec(layout.normalize("NFKC").toUpperCase()) ?? [];
  if (rooms === undefined || Number(rooms) < 1) return null;
  return { rooms: Math.min(5, Number(rooms)), kitchen: kitchen === "K" || kitchen === "DK" || kitchen === "LDK" ? kitchen : "" };
}

const EDGE = 8;
const SIDE = 88;

/** The type of a plan as rectangles: rooms above and beside, water in the middle, the living room by the balcony. It is no plan of any home. */
export function planParts({ rooms, kitchen }: PlanKind): readonly PlanPart[] {
  if (kitchen === "") return [part("living", [0, 30, 88, 58]), part("water", [0, 0, 40, 30]), part("water", [40, 0, 48, 30])];
  if (rooms === 1) return one(kitchen);
  const beside = rooms - Math.min(3, rooms - 1);
  return [...upper(rooms - beside), part("water", [0, 34, 34, 20]), part("water", [54, 34, 34, 20]), ...lower(beside)];
}

function one(kitchen: PlanKind["kitchen"]): readonly PlanPart[] {
  const room = kitchen === "K" ? 52 : 36;
  return [
    part("water", [0, 0, 34, 30]),
    part("water", [34, 0, 54, 30]),
    part("living", [0, 30, 88, 58 - room / 2]),
    part("room", [0, 88 - room / 2, 88, room / 2]),
  ];
}

/** One to three rooms in a row. */
function upper(count: number): readonly PlanPart[] {
  const width = SIDE / count;
  return Array.from({ length: count }, (_, index) => part("room", [index * width, 0, width, 34]));
}

/** The living room and the rooms beside it, one above the other. */
function lower(count: number): readonly PlanPart[] {
  const height = 34 / count;
  const rooms = Array.from({ length: count }, (_, index) => part("room", [54, 54 + index * height, 34, height]));
  return [part("living", [0, 54, 54, 34]), ...rooms];
}

function part(use: PlanPart["use"], [x, y, width, height]: readonly [number, number, number, number]): PlanPart {
  return { use, x: EDGE + x, y: 6 + y, width, height };
}
