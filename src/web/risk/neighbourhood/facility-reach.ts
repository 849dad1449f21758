import type { NearbyResponse } from "#api/client/client.ts";
import type { FindingState } from "#domain/surroundings/layers/types.ts";
import { FACILITY_KINDS, kindTitle } from "#web/risk/facts/place-kinds.ts";

/** Ten minutes' walk at 80 m a minute. */
const REACH_M = 800;

export type FacilityReach = {
  readonly kind: string;
  readonly title: string;
  readonly state: FindingState;
  /** The nearest; null where there is none in the range that was asked. */
  readonly nearest: { readonly name: string; readonly distanceM: number; readonly minutes: number | null } | null;
  /** How many within ten minutes along the straight line. */
  readonly within10: number;
};

/** How near each of the six categories is. */
export function facilityReach({ kinds, items }: NearbyResponse): readonly FacilityReach[] {
  return FACILITY_KINDS.map((kind) => {
    const own = items.filter((item) => item.kind === kind).toSorted((a, b) => a.distanceM - b.distanceM);
    const first = own[0];
    return {
      kind,
      title: kindTitle(kind),
      state: kinds.find((each) => each.kind === kind)?.state ?? "no_data",
      nearest: first ? { name: first.name, distanceM: first.distanceM, minutes: first.straightWalkMinutes } : null,
      within10: own.filter(({ distanceM }) => distanceM <= REACH_M).length,
    };
  });
}
