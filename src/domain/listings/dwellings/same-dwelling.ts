import { DIRECTIONS, type ListingKind } from "#domain/listings/core/types.ts";
import { isSameLayout } from "./layout-name.ts";

/** What tells one home from another, as an advertisement has it. */
export type DwellingFacts = {
  readonly kind: ListingKind;
  /** The registered building, or its name and address where it is in no register; null: neither is told. */
  readonly buildingKey: string | null;
  /** As `addressKey` of the register writes it. */
  readonly addressKey: string;
  readonly room: string | null;
  readonly floor: number | null;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly direction: string | null;
};

/** What of it needs no place to be compared. */
export type HomeFacts = Omit<DwellingFacts, "buildingKey" | "addressKey">;

const COMPASS: readonly string[] = DIRECTIONS;
const FLATS: ReadonlySet<ListingKind> = new Set(["condo", "new-condo"]);

/**
 * Whether two advertisements are of one home. Flats: the same building, floor and area, where nothing else speaks against it; houses, plots and whole
 * buildings: the same address down to its number and the same areas. What is not told proves nothing, and any conflict is a veto.
 */
export function isSameDwelling(a: DwellingFacts, b: DwellingFacts): boolean {
  if (differInFacts(a, b)) return false;
  return FLATS.has(a.kind) ? isSameFlat(a, b) : isSamePlot(a, b);
}

/** Whether something that both tell is in conflict, wherever they are: no two such advertisements are of one home. */
export function differInFacts(a: HomeFacts, b: HomeFacts): boolean {
  if (FLATS.has(a.kind) !== FLATS.has(b.kind) || (!FLATS.has(a.kind) && a.kind !== b.kind)) return true;
  if (differs(a.room, b.room) || !isSameArea(a.areaM2, b.areaM2) || !isSameArea(a.landAreaM2, b.landAreaM2)) return true;
  return FLATS.has(a.kind) && (differs(a.floor, b.floor) || isOtherLayout(a.layout, b.layout) || faceApart(a.direction, b.direction));
}

function isSameFlat(a: DwellingFacts, b: DwellingFacts): boolean {
  const isPlaced = a.buildingKey !== null && a.buildingKey === b.buildingKey;
  return isPlaced && a.floor !== null && b.floor !== null && a.areaM2 !== null && b.areaM2 !== null;
}

function isOtherLayout(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && !isSameLayout(a, b);
}

function isSamePlot(a: DwellingFacts, b: DwellingFacts): boolean {
  if (a.addressKey !== b.addressKey || !/\d-\d+$/.test(a.addressKey)) return false;
  const isKnown = ({ areaM2, landAreaM2, kind }: DwellingFacts) => landAreaM2 !== null && (kind === "land" || areaM2 !== null);
  return isKnown(a) && isKnown(b);
}

/** Both told, and not the same. */
function differs<T extends string | number>(a: T | null, b: T | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** Decimals may be cut (表示規約): 70.12, 70.1 and 70 are one area. One that is not told is in nobody's way. */
function isSameArea(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return true;
  return [1, 10, 100].some((steps) => (cutTo(a, steps) === a || cutTo(b, steps) === b) && cutTo(a, steps) === cutTo(b, steps));
}

function cutTo(area: number, steps: number): number {
  return Math.floor(area * steps + 1e-6) / steps;
}

/** South and south-east may be one balcony; south and west are two. */
function faceApart(a: string | null, b: string | null): boolean {
  const [from, to] = [a, b].map((direction) => COMPASS.indexOf(direction ?? ""));
  if (from === undefined || to === undefined || from < 0 || to < 0) return false;
  const steps = Math.abs(from - to);
  return Math.min(steps, COMPASS.length - steps) > 1;
}
