import type { Familiarity, SaleRow } from "#domain/valuation/core/types.ts";
import { groupKey } from "#domain/valuation/engine/features/home.ts";

type Placed = Pick<SaleRow, "cityCode" | "town" | "builtYear" | "areaM2" | "apartmentKey">;

/**
 * Tells whether the training sales hold one of the same building. Where a building is not known on either side, a sale of the same town, built year and size
 * stands for it: two such rows may well be one building, so that "unseen" stays clean. Two known buildings are never one.
 */
export function familiarityWith(train: readonly Placed[]): (sale: Placed) => Familiarity {
  const buildings = new Set(train.map(({ apartmentKey }) => apartmentKey));
  const groups = new Set(train.map(groupKey));
  const units = new Set(train.map(unitKey));
  const unnamedUnits = new Set(train.filter(({ apartmentKey }) => apartmentKey === null).map(unitKey));
  return (sale) => {
    const isSeen =
      sale.apartmentKey === null ? units.has(unitKey(sale)) : buildings.has(sale.apartmentKey) || unnamedUnits.has(unitKey(sale));
    if (isSeen) return "seen";
    return groups.has(groupKey(sale)) ? "unseen" : "new-group";
  };
}

function unitKey(sale: Placed): string {
  return `${groupKey(sale)}/${sale.areaM2}`;
}
