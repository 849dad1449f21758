import type { MarketOrigin, SoldQuarters } from "#domain/properties/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import { formatQuarterJa } from "#kernel/quarter.ts";

/** Where a figure made of the recorded sales is from; null: there are none. */
export function salesProvenance(market: MarketOrigin & SoldQuarters, precision: string): Provenance | null {
  const { origin, attributions, licences, lastQuarter } = market;
  if (origin === "none") return null;
  return {
    attribution: attributions.join("、"),
    licence: licences.join("、"),
    asOf: lastQuarter && `${formatQuarterJa(lastQuarter)}まで`,
    precision,
    isSample: origin === "sample",
  };
}
