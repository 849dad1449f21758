import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, walkOf } from "#domain/recommendation/core/candidate.ts";
import { termsOf } from "#domain/recommendation/rank/terms-of.ts";
import { marksOf, type Signal, tasteOf } from "#domain/recommendation/taste/taste.ts";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { aCandidate, drawnCandidates } from "#test/support/candidates.ts";
import { runs } from "#test/support/runs.ts";
import { reasonsOf } from "./reasons-of.ts";

const weights = defaultWeights().terms;
const wish = (changes: Partial<HomeConditions>): HomeConditions => ({ ...NO_CONDITIONS, ...changes });

function chips(candidate: Candidate, conditions: HomeConditions = NO_CONDITIONS, signals: readonly Signal[] = []) {
  const taste = tasteOf(signals);
  const features = termsOf(candidate, { conditions, taste, shown: new Map() });
  return reasonsOf({ candidate, features, conditions, taste, weights });
}
const texts = (...given: Parameters<typeof chips>) => chips(...given).map(({ text }) => text);

/** A home of which nothing can be said. */
const plain = aCandidate({ estimate: null, daysShown: 60 });
const liked = (home: Candidate, kind: Signal["kind"] = "like"): Signal => ({ kind, reason: null, daysAgo: 3, home });

describe("reasonsOf", () => {
  it.each<[string, Candidate, Partial<HomeConditions>, string[]]>([
    ["what is under the highest price", plain, { price: { min: null, max: 63_000_000 } }, ["予算より300万円低い"]],
    ["less than it is, never more", { ...plain, priceYen: 60_010_000 }, { price: { min: null, max: 63_000_000 } }, ["予算より290万円低い"]],
    ["the most that is one", plain, { price: { min: null, max: 85_700_000 } }, ["予算より2,570万円低い"]],
    ["nothing of a home far under it", plain, { price: { min: null, max: 90_000_000 } }, []],
    ["nothing of less than a million", { ...plain, priceYen: 62_100_000 }, { price: { min: null, max: 63_000_000 } }, []],
    ["nothing of a price past its edge", { ...plain, priceYen: 64_000_000 }, { price: { min: null, max: 63_000_000 } }, []],
    ["a shorter walk", plain, { walkMinutesMax: 10 }, ["駅徒歩が条件より2分近い"]],
    ["nothing of a walk to another station", plain, { walkMinutesMax: 10, stations: ["shinonome"] }, []],
    ["a larger home", { ...plain, areaM2: 65.9 }, { areaM2: { min: 60, max: null } }, ["広さが条件より5㎡広い"]],
    ["a newer home", plain, { ageYearsMax: 20 }, ["築年数が条件より8年新しい"]],
    ["the gap to the estimate", { ...plain, estimate: { point: 67_500_000, ratio: 0.889, grade: "B" } }, {}, ["AI推定より11%低い(確度B)"]],
    ["no gap of an estimate that is hardly one", { ...plain, estimate: { point: 80_000_000, ratio: 0.75, grade: "D" } }, {}, []],
    ["nothing without an estimate", plain, {}, []],
    ["九掛け, rounded up", { ...plain, flag: { grade: "A", ratio: 0.861 } }, {}, ["九掛け 確度A(AI推定の87%)"]],
    ["a cut by its day alone", { ...plain, priceCut: { cutOn: "2026-11-20", days: 4, percent: 3 } }, {}, ["11月20日に値下げ"]],
    ["nothing of an old cut", { ...plain, priceCut: { cutOn: "2026-10-01", days: 54, percent: 3 } }, {}, []],
    ["that it is new", { ...plain, daysShown: 2, firstSeenOn: "2026-11-22" }, {}, ["11月22日の新着"]],
  ])("tells %s", (_, candidate, conditions, expected) => {
    expect(texts(candidate, wish(conditions))).toEqual(expected);
  });

  it("names what a liked home or a favourite has in common, the nearest of it", () => {
    const other = aCandidate({ dwellingKey: "d-2", apartmentKey: "a-2" });
    expect(texts(plain, NO_CONDITIONS, [liked(other)])).toEqual(["いいねした物件と同じ駅"]);
    expect(texts(plain, NO_CONDITIONS, [liked(other, "favorite")])).toEqual(["お気に入りの物件と同じ駅"]);
    expect(texts(plain, NO_CONDITIONS, [liked({ ...other, apartmentKey: "a-1" })])).toEqual(["いいねした物件と同じ建物"]);
    expect(texts(plain, NO_CONDITIONS, [liked(other, "visit")])).toEqual([]);
  });

  it("says at most three things, each true of the home when checked from its facts alone", () => {
    const conditions = fc.record({
      max: fc.option(fc.integer({ min: 2_000, max: 12_000 }).map((man) => man * 10_000)),
      walkMinutesMax: fc.option(fc.integer({ min: 1, max: 20 })),
      min: fc.option(fc.integer({ min: 20, max: 100 })),
      ageYearsMax: fc.option(fc.integer({ min: 1, max: 40 })),
      stations: fc.constantFrom<string[][]>([], ["toyosu"]),
    });
    fc.assert(
      fc.property(drawnCandidates, conditions, fc.nat(), (homes, { max, min, ...rest }, at) => {
        const asked = wish({ ...rest, price: { min: null, max }, areaM2: { min, max: null } });
        const likedHome = homes[at % homes.length] ?? plain;
        for (const home of homes) {
          const told = chips(home, asked, [liked(likedHome)]);
          expect(told.length).toBeLessThanOrEqual(3);
          expect(new Set(told.map(({ fact }) => fact)).size).toBe(told.length);
          for (const { fact, text } of told) expect([fact, text, isTrue(text, home, asked, likedHome)]).toEqual([fact, text, true]);
        }
      }),
      { numRuns: runs({ few: 50, usual: 400, full: 20_000 }) },
    );
  });
});

/** Reads a chip again and holds it against the home, without the code that wrote it. */
function isTrue(text: string, home: Candidate, wished: HomeConditions, likedHome: Candidate): boolean {
  const walk = walkOf(home.walks, wished.stations);
  const checks: [RegExp, (figures: number[]) => boolean][] = [
    [
      /^予算より(?:(\d+)億)?([\d,]+)?万?円低い$/,
      ([oku = 0, man = 0]) => {
        const max = wished.price.max ?? 0;
        return home.priceYen >= max * 0.7 - 1e6 && home.priceYen + oku * 1e8 + man * 1e4 <= max;
      },
    ],
    [/^駅徒歩が条件より(\d+)分近い$/, ([by = 0]) => by > 0 && walk !== null && walk + by === wished.walkMinutesMax],
    [/^広さが条件より(\d+)㎡広い$/, ([by = 0]) => by > 0 && (home.areaM2 ?? 0) >= (wished.areaM2.min ?? Infinity) + by],
    [/^築年数が条件より(\d+)年新しい$/, ([by = 0]) => by > 0 && (home.ageYears ?? 99) + by === wished.ageYearsMax],
    [/^AI推定より(\d+)%低い\(確度[ABC]\)$/, ([by = 0]) => by > 0 && home.estimate !== null && home.estimate.ratio <= 1 - by / 100 + 1e-9],
    [/^九掛け 確度[ABC]\(AI推定の(\d+)%\)$/, ([of = 0]) => of <= 90 && home.flag !== null && home.flag.ratio <= of / 100 + 1e-9],
    [/^(\d+)月(\d+)日に値下げ$/, ([month, day]) => home.priceCut?.cutOn === `2026-${two(month)}-${two(day)}`],
    [/^(\d+)月(\d+)日の新着$/, ([month, day]) => home.firstSeenOn === `2026-${two(month)}-${two(day)}`],
    [/^いいねした物件と同じ(?:建物|駅|町)$/, () => marksOf(home).some((mark) => marksOf(likedHome).includes(mark))],
  ];
  return checks.some(([pattern, holds]) => {
    const found = pattern.exec(text);
    return found !== null && holds(found.slice(1).map((figure) => Number((figure ?? "0").replaceAll(",", ""))));
  });
}

function two(figure = 0): string {
  return String(figure).padStart(2, "0");
}
