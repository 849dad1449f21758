import { CHEAP_REASONS, type CheapReason, type OfferFacts } from "#domain/kyugake/core/types.ts";

/** 建築確認 from this day on is 新耐震. */
const NEW_QUAKE_CODE = "1981-06-01";
/** A flat is finished about two years after its 建築確認: until this year it may have been confirmed before. */
const BUILT_BEFORE_SURELY = 1981;
const BUILT_MAYBE_UNTIL = 1983;
/** 1階 is a reason of flats; houses stand on the ground. */
const GROUND_FLOOR = 1;

/** Why a home may be cheap, from facts that the advertisement tells, the weightiest first. What it does not tell is no reason, and stays わからない分. */
export function cheapReasons(facts: Omit<OfferFacts, "price" | "daysOnMarket" | "openReports" | "otherPrices">): CheapReason[] {
  const isOfBuilding = facts.kind === "condo" || facts.kind === "new-condo";
  const holds: Partial<Record<CheapReason, boolean>> = {
    ...Object.fromEntries(facts.notices.map((notice) => [notice, true])),
    "fixed-leasehold": facts.landRight === "fixed-leasehold",
    leasehold: facts.landRight === "leasehold",
    "old-quake-code": facts.kind !== "land" && quakeCode(facts) === "old",
    "quake-code-unknown": facts.kind !== "land" && quakeCode(facts) === "unknown",
    tenanted: facts.isTenanted === true,
    "reserve-shortfall": (facts.reserveShortfallYen ?? 0) > 0,
    "ground-floor": isOfBuilding && facts.floor === GROUND_FLOOR,
  };
  return CHEAP_REASONS.filter((reason) => holds[reason] === true);
}

/** By 建築確認 where its day is told. Finished in 1980 is old for certain, in 1981 to 1983 either; the year of completion alone says no more. */
function quakeCode({ confirmedOn, builtYear }: Pick<OfferFacts, "confirmedOn" | "builtYear">): "old" | "unknown" | "new" {
  if (confirmedOn !== null) return confirmedOn < NEW_QUAKE_CODE ? "old" : "new";
  if (builtYear === null) return "unknown";
  if (builtYear < BUILT_BEFORE_SURELY) return "old";
  return builtYear <= BUILT_MAYBE_UNTIL ? "unknown" : "new";
}
