import type { KeptEstimate, KeptSearch } from "#domain/members/core/types.ts";

/** So many of each are kept; the oldest go. */
export const MOST_KEPT = 20;

const PLACE_FIELDS = ["apartmentKey", "cityCode", "town", "address"] as const;

/** What a search is about: the same key, the same place. */
export function placeKey(draft: KeptSearch["draft"]): string {
  return JSON.stringify(PLACE_FIELDS.map((field) => draft[field] ?? null));
}

/** Both lists as one, the newest first: each place once, as it was searched last. A clock that is ahead does not win: times end at `now`. */
export function mergeSearches(kept: readonly KeptSearch[], given: readonly KeptSearch[], now: Date): KeptSearch[] {
  const capped = given.map((search) => ({ ...search, searchedAt: notAfter(search.searchedAt, now) }));
  return newestOfEach(
    [...kept, ...capped],
    ({ draft }) => placeKey(draft),
    ({ searchedAt }) => searchedAt,
  );
}

/** As {@link mergeSearches}, by estimate. */
export function mergeEstimates(kept: readonly KeptEstimate[], given: readonly KeptEstimate[], now: Date): KeptEstimate[] {
  const capped = given.map((estimate) => ({ ...estimate, seenAt: notAfter(estimate.seenAt, now) }));
  return newestOfEach(
    [...kept, ...capped],
    ({ estimateId }) => estimateId,
    ({ seenAt }) => seenAt,
  );
}

function notAfter(at: Date, now: Date): Date {
  return at.getTime() > now.getTime() ? now : at;
}

/** Of equally new ones the first stays. */
function newestOfEach<T>(all: readonly T[], keyOf: (one: T) => string, timeOf: (one: T) => Date): T[] {
  const newest = new Map<string, T>();
  for (const one of all) {
    const other = newest.get(keyOf(one));
    if (other === undefined || timeOf(one) > timeOf(other)) newest.set(keyOf(one), one);
  }
  return [...newest.entries()]
    .sort(([keyA, a], [keyB, b]) => timeOf(b).getTime() - timeOf(a).getTime() || (keyA < keyB ? -1 : 1))
    .slice(0, MOST_KEPT)
    .map(([, one]) => one);
}
