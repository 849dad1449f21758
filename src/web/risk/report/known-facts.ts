import type { RiskIndicatorResponse, RiskReportResponse } from "#api/client/client.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";

/** How many facts a first screen leads with. */
const SHOWN = 6;

/** Facts that are known, those furthest from the middle first; bad news before good of the same weight. */
export function knownFacts({ pillars }: Pick<RiskReportResponse["rating"], "pillars">): readonly RiskIndicatorResponse[] {
  return pillars
    .flatMap(({ indicators }) => indicators)
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => distance(b) - distance(a))
    .slice(0, SHOWN);
}

function distance({ score }: RiskIndicatorResponse): number {
  const over = (score ?? 0) - RATING_MODEL.driverBaseline;
  return over < 0 ? -over + 1 : over;
}
