/** 間取り in numbers. Kitchen: 0 a room without one (1R), 1 K, 2 DK, 3 LDK; `storeroom` 1 where there is a S(納戸). */
export type LayoutParts = { readonly rooms: number; readonly kitchen: number; readonly storeroom: number };

const UNKNOWN: LayoutParts = { rooms: Number.NaN, kitchen: Number.NaN, storeroom: Number.NaN };
const KITCHENS = ["R", "K", "DK", "LDK"];
const WITH_LIVING_ROOM_ONLY = ["LK", "LD", "L"];

/** `2LDK+S` -> 2 rooms, kitchen 3, storeroom 1. All parts are NaN where the layout is unknown or has no rooms (オープンフロア). */
export function layoutParts(layout: string | null): LayoutParts {
  const match = /^(\d+)(R|L?D?K|LD?)?(\+?S)?/.exec((layout ?? "").replace("SLDK", "LDK+S"));
  if (!match) return UNKNOWN;
  const kitchen = WITH_LIVING_ROOM_ONLY.includes(match[2] ?? "") ? 3 : Math.max(0, KITCHENS.indexOf(match[2] ?? "R"));
  return { rooms: Number(match[1]), kitchen, storeroom: match[3] ? 1 : 0 };
}
