import type { FoundHome } from "#api/client/client.ts";
import { sampleHome } from "#web/kit/home/samples.ts";

const { flag: _, ...summary } = sampleHome();

/** A home as the services tell of it, for galleries; whatever is given stands instead. */
export function sampleKeepable(given: Partial<FoundHome> = {}): FoundHome {
  return {
    ...{ ...summary, dwellingKey: "d-1", apartmentKey: null, cityCode: "13108", direction: "南", isNewQuakeCode: true },
    ...{ landRight: "freehold", notices: [], flag: { ratio: 0.881, grade: "B", depth: "nine", reasons: [], raisedOn: "2026-11-18" } },
    ...given,
  };
}
