import type { HomeConditions, HomeFacets } from "#domain/search/homes/types.ts";
import type { PlaceNames } from "#web/homes/question/condition-words.ts";

/** What every control of the filter gets. */
export type GroupProps = {
  readonly conditions: HomeConditions;
  readonly facets: HomeFacets;
  readonly names: PlaceNames;
  readonly onChange: (change: Partial<HomeConditions>) => void;
};

const NO_HOMES = 0;

/** The count of a choice; one that an address brought and no answer tells of has none. */
export function countOf<Value extends string | number>(
  counts: readonly { readonly value: Value; readonly count: number }[],
  value: Value,
): number {
  return counts.find((each) => each.value === value)?.count ?? NO_HOMES;
}
