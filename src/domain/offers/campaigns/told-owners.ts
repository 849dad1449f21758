import type { HomeForOffer } from "#domain/assets/offering/types.ts";
import { isThere, type Whereabouts } from "#domain/offers/core/fits-wish.ts";
import { LEAST_TOLD } from "#domain/offers/core/limits.ts";
import { offerPrice, type PriceRule } from "#domain/offers/core/offer-price.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

type Owned = Pick<HomeForOffer, "sub">;
type Placed = Owned & Pick<HomeForOffer, "kind"> & Whereabouts;

/**
 * The homes that may count towards a number that is told, by cells: one building, or one kind in one 町. A cell counts whole or not at all: where it has
 * five owners, and lies where the wish looks. What else a wish asks for tells none from another, so that no two wishes differ by a single home.
 */
export function toldCells<H extends Placed>(homes: readonly H[], wish: Wish): H[][] {
  const cells = [...Map.groupBy(homes, cellOf)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
  return cells.filter((cell) => {
    const [first] = cell;
    return first && wish.kinds.includes(first.kind) && ownersOf(cell) >= LEAST_TOLD && isThere(whereabouts(first, cell), wish);
  });
}

export function ownersOf(homes: readonly Owned[]): number {
  return new Set(homes.map(({ sub }) => sub)).size;
}

function cellOf({ kind, apartmentKey, cityCode, town }: Placed): string {
  return apartmentKey === null ? `${kind} 町 ${cityCode} ${town}` : `${kind} 建物 ${apartmentKey}`;
}

/** What is true of all homes of a cell. A 町 is found by its name alone: station, minutes and point are each home's own there. */
function whereabouts(first: Placed, cell: readonly Placed[]): Whereabouts {
  const { apartmentKey, cityCode, town, place, stationName, walkMinutes } = first;
  if (apartmentKey === null) return { apartmentKey, cityCode, town, place: null, stationName: null, walkMinutes: null };
  const agreed = <T>(value: T, isOf: (home: Placed) => boolean) => (cell.every(isOf) ? value : null);
  return {
    apartmentKey,
    cityCode: agreed(cityCode, (home) => home.cityCode === cityCode),
    town: agreed(town, (home) => home.town === town),
    place: agreed(place, (home) => home.place?.lon === place?.lon && home.place?.lat === place?.lat),
    stationName: agreed(stationName, (home) => home.stationName === stationName),
    walkMinutes: agreed(walkMinutes, (home) => home.walkMinutes === walkMinutes),
  };
}

/** Whole cells of together about so many homes: one of them would be told by where the rest is cut. */
export function wholeCells<H>(cells: readonly (readonly H[])[], most: number): H[] {
  const taken: H[] = [];
  for (const cell of cells) {
    if (taken.length >= most) break;
    taken.push(...cell);
  }
  return taken;
}

const END_STEP: Yen = 5_000_000;
/** Owners whose homes a price end is told of. */
export const LEAST_PRICED = 10;

export type PriceEnds = { readonly from: Yen; readonly to: Yen };

/**
 * About what is offered for homes of these estimates, outwards to 500万円; null: too little to tell. The ends of the estimates are rounded before the
 * ratio and the cap: whoever tries one ratio or cap after the other learns no more of them.
 */
export function priceEnds(pointsYen: readonly Yen[], rule: PriceRule): PriceEnds | null {
  const low = floorTo(Math.min(...pointsYen));
  if (pointsYen.length === 0 || low === 0) return null;
  const uncapped = (yen: Yen) => offerPrice(yen, { ...rule, capYen: null });
  const from = floorTo(uncapped(low));
  const to = ceilTo(uncapped(ceilTo(Math.max(...pointsYen))));
  const capYen = rule.capYen ?? Number.POSITIVE_INFINITY;
  return from === 0 ? null : { from: Math.min(from, capYen), to: Math.min(to, capYen) };
}

const floorTo = (yen: Yen) => Math.floor(yen / END_STEP) * END_STEP;
const ceilTo = (yen: Yen) => Math.ceil(yen / END_STEP) * END_STEP;
