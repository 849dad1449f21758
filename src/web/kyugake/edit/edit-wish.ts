import type { Wish } from "#domain/queries/core/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { FLAGGED_KINDS } from "#web/kyugake/list/condition-options.ts";
import { flaggedQuestion } from "#web/kyugake/list/flagged-search.ts";

/** The wish with what the editor asks put in its place. Kinds that are not estimated, upper ends and all that the editor does not ask stay as they are. */
export function wishWith(wish: Wish, said: Readonly<Record<string, string>>): Wish {
  const { kinds, price, areaM2, ageYearsMax, walkMinutesMax, certainties, excludes } = flaggedQuestion(said).conditions;
  const others = wish.kinds.filter((kind) => !FLAGGED_KINDS.includes(kind));
  return {
    ...wish,
    ...{ ageYearsMax, walkMinutesMax, excludes },
    kinds: [...others, ...kinds],
    kyugakeBudget: price.max,
    areaM2: { ...wish.areaM2, min: areaM2.min },
    certainties: certainties.filter((one) => one === "A" || one === "B" || one === "C"),
  };
}

/** Of a condition the part that the editor asks, as an address says it. */
export function askedOf(conditions: HomeConditions): HomeConditions {
  return {
    ...conditions,
    kinds: conditions.kinds.filter((kind) => FLAGGED_KINDS.includes(kind)),
    price: { min: null, max: conditions.price.max },
    areaM2: { min: conditions.areaM2.min, max: null },
  };
}
