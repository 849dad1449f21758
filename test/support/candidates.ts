import fc from "fast-check";
import type { Candidate } from "#domain/recommendation/core/candidate.ts";

/** A flat of 豊洲 that the ranker may recommend. */
export function aCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    ...{ listingId: "l-1", dwellingKey: "d-1", kind: "condo", apartmentKey: "a-1", cityCode: "13108", town: "豊洲" },
    ...{ priceYen: 60_000_000, areaM2: 70, ageYears: 12, layout: "3LDK", floor: 8 },
    walks: [{ stationGroup: "toyosu", minutes: 8 }],
    estimate: { point: 64_000_000, ratio: 60 / 64, grade: "B" },
    ...{ flag: null, firstSeenOn: "2026-11-10", daysShown: 14, priceCut: null, softEdges: [], isSample: false },
    ...changes,
  };
}

const some = <T>(...values: T[]) => fc.constantFrom(...values);

/** Homes that differ in all that is ranked by; their keys are their places in the list. */
export const drawnCandidates: fc.Arbitrary<Candidate[]> = fc
  .array(
    fc.record({
      kind: some("condo" as const, "house" as const),
      building: some(null, "a-1", "a-2", "a-3"),
      priceYen: fc.integer({ min: 2_000, max: 12_000 }).map((man) => man * 10_000),
      areaM2: fc.option(fc.integer({ min: 20, max: 120 })),
      ageYears: fc.option(fc.integer({ min: 0, max: 50 })),
      layout: some(null, "1LDK", "2LDK", "3LDK"),
      floor: fc.option(fc.integer({ min: 1, max: 40 })),
      town: some("豊洲", "東雲", "有明"),
      walk: fc.option(fc.integer({ min: 1, max: 20 })),
      station: some(null, "toyosu", "shinonome"),
      ratio: fc.option(fc.double({ min: 0.7, max: 1.4, noNaN: true })),
      grade: some("A" as const, "B" as const, "C" as const, "D" as const),
      flag: some(null, "A" as const, "B" as const, "C" as const),
      daysShown: fc.integer({ min: 0, max: 90 }),
      cut: fc.option(fc.record({ days: fc.integer({ min: 0, max: 60 }), percent: fc.double({ min: 1, max: 20, noNaN: true }) })),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rows) =>
    rows.map(({ building, walk, station, ratio, grade, flag, cut, daysShown, ...row }, i) =>
      aCandidate({
        ...row,
        ...{ listingId: `l-${i}`, dwellingKey: `d-${i}`, daysShown, firstSeenOn: dayBefore(daysShown) },
        // A building lies in one town.
        apartmentKey: building === null ? null : `${building}-${row.town}`,
        walks: walk === null ? [] : [{ stationGroup: station, minutes: walk }],
        estimate: ratio === null ? null : { point: Math.round(row.priceYen / ratio), ratio, grade },
        flag: flag === null || ratio === null || ratio > 0.9 ? null : { grade: flag, ratio: Math.ceil(ratio * 1000) / 1000 },
        priceCut: cut === null ? null : { cutOn: dayBefore(cut.days), ...cut },
      }),
    ),
  );

/** So many days before 2026-11-24. */
function dayBefore(days: number): string {
  return new Date(Date.UTC(2026, 10, 24) - days * 86_400_000).toISOString().slice(0, 10);
}
