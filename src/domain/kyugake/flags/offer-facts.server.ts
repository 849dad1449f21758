import type { OfferFacts } from "#domain/kyugake/core/types.ts";
import type { Offer } from "#domain/kyugake/estimates/offer-store.server.ts";
import { guidelineFor } from "#domain/risk/index.server.ts";
import type { Yen } from "#kernel/yen.ts";

const DAY_MS = 86_400_000;

/** What the gate reads of a home on offer on a day. */
export function offerFacts(offer: Offer, today: string): OfferFacts {
  return {
    ...offer,
    reserveShortfallYen: shortfallOf(offer),
    daysOnMarket: Math.max(0, Math.round((Date.parse(today) - Date.parse(offer.firstSeenOn)) / DAY_MS)),
  };
}

/** By the guideline for a building of so many floors and homes; under its usual range the home lays aside too little, and by how much is told by the mean. */
function shortfallOf({ kind, areaM2, reserveYen, totalFloors, totalUnits }: Offer): Yen | null {
  if (kind !== "condo" || areaM2 === null || reserveYen === null) return null;
  const building = { floors: totalFloors, units: totalUnits, floorAreaM2: null, parking: null, exclusiveAreaM2: null };
  const guideline = guidelineFor(building);
  if (guideline === null) return null;
  const yenPerM2 = reserveYen / areaM2;
  return yenPerM2 < guideline.low ? Math.round((guideline.mean - yenPerM2) * areaM2) : 0;
}
