import { CHEAP_REASONS, type CheapReason, type OfferFacts } from "#domain/kyugake/core/types.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";

type Facts = Omit<OfferFacts, "price" | "daysOnMarket" | "otherPrices"> & { readonly isEstimateDoubtful: boolean };

/**
 * Why a home may be cheap, from facts that the advertisement tells, the weightiest first, and that it may only look so beside its estimate. What the
 * advertisement does not tell is no reason, and stays わからない分; nor is what the estimate already took off, as it does for a low floor.
 */
export function cheapReasons(facts: Facts): CheapReason[] {
  const isNewCode = facts.kind === "land" || isNewQuakeCode(facts);
  const holds: Partial<Record<CheapReason, boolean>> = {
    ...Object.fromEntries(facts.notices.map((notice) => [notice, true])),
    reported: facts.reported !== "no",
    "estimate-doubtful": facts.isEstimateDoubtful,
    "fixed-leasehold": facts.landRight === "fixed-leasehold",
    leasehold: facts.landRight === "leasehold",
    "old-quake-code": isNewCode === false,
    "quake-code-unknown": isNewCode === null,
    tenanted: facts.isTenanted === true,
    "reserve-shortfall": (facts.reserveShortfallYen ?? 0) > 0,
  };
  return CHEAP_REASONS.filter((reason) => holds[reason] === true);
}
