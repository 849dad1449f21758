import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptSearch } from "#domain/members/core/types.ts";
import { MOST_KEPT, mergeEstimates, mergeSearches, placeKey } from "./merge.ts";

const now = new Date("2026-11-21T03:00:00Z");
const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
const search = (town: string, minutesAgo: number, more: Record<string, string> = {}): KeptSearch => ({
  label: town,
  draft: { cityCode: "13108", town, ...more },
  searchedAt: at(minutesAgo),
});

describe("searches of before and after signing in", () => {
  it("are one list, the newest first", () => {
    const merged = mergeSearches([search("豊洲", 30), search("青海", 10)], [search("東雲", 20)], now);

    expect(merged.map(({ label }) => label)).toEqual(["青海", "東雲", "豊洲"]);
  });

  it("count the same place once, with the answers of the newer", () => {
    const merged = mergeSearches([search("豊洲", 30, { areaM2: "60" })], [search("豊洲", 5, { areaM2: "70" })], now);

    expect(merged).toEqual([search("豊洲", 5, { areaM2: "70" })]);
  });

  it("keep what the account has when that is newer, or as new", () => {
    const kept = [search("豊洲", 5, { areaM2: "60" })];

    expect(mergeSearches(kept, [search("豊洲", 30, { areaM2: "70" })], now)).toEqual(kept);
    expect(mergeSearches(kept, [search("豊洲", 5, { areaM2: "70" })], now)).toEqual(kept);
  });

  it("do not win by a clock that is ahead", () => {
    expect(mergeSearches([], [search("豊洲", -600)], now)).toEqual([search("豊洲", 0)]);
  });

  it("are twenty at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => search(`町${index}`, index));

    expect(mergeSearches(many.slice(10), many.slice(0, 10), now).map(({ label }) => label)).toEqual(
      many.slice(0, MOST_KEPT).map(({ label }) => label),
    );
  });
});

describe("any two lists", () => {
  const searches = fc.array(fc.tuple(fc.constantFrom("豊洲", "青海", "東雲", "有明"), fc.nat({ max: 1000 })), { maxLength: 20 });
  const asSearches = (rows: [string, number][]) => rows.map(([town, ago], index) => search(town, ago, { areaM2: String(index) }));

  it("keep the newest time of each place, whichever list it came from, and nothing twice", () => {
    fc.assert(
      fc.property(searches, searches, (a, b) => {
        const merged = mergeSearches(asSearches(a), asSearches(b), now);
        const keys = merged.map(({ draft }) => placeKey(draft));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { label, searchedAt } of merged) {
          const times = [...a, ...b].filter(([town]) => town === label).map(([, ago]) => at(ago).getTime());
          expect(searchedAt.getTime()).toBe(Math.max(...times));
        }
        expect(new Set(merged.map(({ label }) => label))).toEqual(new Set([...a, ...b].map(([town]) => town)));
      }),
    );
  });

  it("give the same again when they are merged again", () => {
    fc.assert(
      fc.property(searches, searches, (a, b) => {
        const merged = mergeSearches(asSearches(a), asSearches(b), now);
        expect(mergeSearches(merged, asSearches(b), now)).toEqual(merged);
      }),
    );
  });
});

it("keeps the last time an estimate was seen", () => {
  const merged = mergeEstimates(
    [{ estimateId: "a", seenAt: at(9) }],
    [
      { estimateId: "a", seenAt: at(3) },
      { estimateId: "b", seenAt: at(5) },
    ],
    now,
  );

  expect(merged).toEqual([
    { estimateId: "a", seenAt: at(3) },
    { estimateId: "b", seenAt: at(5) },
  ]);
});

it("tells places apart by building, city, town and address alone", () => {
  expect(placeKey({ town: "豊洲", areaM2: "70" })).toBe(placeKey({ areaM2: "60", town: "豊洲" }));
  expect(placeKey({ town: "豊洲" })).not.toBe(placeKey({ address: "豊洲" }));
});
