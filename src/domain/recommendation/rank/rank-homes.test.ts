import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Signal, tasteOf } from "#domain/recommendation/taste/taste.ts";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { seededRandom } from "#kernel/random.ts";
import { aCandidate, drawnCandidates } from "#test/support/candidates.ts";
import { runs } from "#test/support/runs.ts";
import { type RankOrder, rankHomes } from "./rank-homes.ts";

const weights = defaultWeights();
const order: RankOrder = {
  candidates: [],
  conditions: {
    ...NO_CONDITIONS,
    price: { min: null, max: 80_000_000 },
    walkMinutesMax: 10,
    areaM2: { min: 50, max: null },
    ageYearsMax: 25,
  },
  taste: tasteOf([]),
  shown: new Map(),
  weights,
  random: null,
  want: 10,
};
const keys = (asked: Partial<RankOrder>) => rankHomes({ ...order, ...asked }).map(({ candidate }) => candidate.listingId);
const numRuns = runs({ few: 50, usual: 300, full: 20_000 });
const like = (home: Signal["home"], kind: Signal["kind"] = "like"): Signal => ({ kind, reason: null, daysAgo: 0, home });

describe("rankHomes", () => {
  it("is the same whatever order the homes come in", () => {
    fc.assert(
      fc.property(drawnCandidates, fc.integer(), (candidates, seed) => {
        const random = seededRandom(seed);
        const shuffled = candidates.map((home) => ({ home, at: random() })).sort((a, b) => a.at - b.at);
        const again = { candidates: shuffled.map(({ home }) => home), random: seededRandom(seed) };
        expect(keys(again)).toEqual(keys({ candidates, random: seededRandom(seed) }));
      }),
      { numRuns },
    );
  });

  it("never lowers a home, nor its score, for a further like of it, whatever was liked before", () => {
    const kinds = fc.constantFrom("like" as const, "favorite" as const, "ask" as const, "pass" as const);
    const signals = fc.array(fc.record({ at: fc.nat(), kind: kinds }), { maxLength: 6 });
    fc.assert(
      fc.property(drawnCandidates, fc.nat(), signals, (candidates, at, drawn) => {
        const pick = (n: number) => candidates[n % candidates.length] ?? aCandidate();
        const before = drawn.map(({ at: of, kind }) => like(pick(of), kind));
        const rank = (given: readonly Signal[]) => {
          const slate = rankHomes({ ...order, candidates, taste: tasteOf(given), want: candidates.length });
          return slate.find(({ candidate }) => candidate.dwellingKey === pick(at).dwellingKey);
        };
        const [was, is] = [rank(before), rank([...before, like(pick(at))])];
        expect(is?.position).toBeLessThanOrEqual(was?.position ?? 0);
        expect(is?.score).toBeGreaterThanOrEqual(was?.score ?? 0);
      }),
      { numRuns },
    );
  });

  it("never lowers a home for a like in place of having been passed over with all others", () => {
    fc.assert(
      fc.property(drawnCandidates, fc.nat(), (candidates, at) => {
        const liked = candidates[at % candidates.length] ?? aCandidate();
        const placeBy = (ofLiked: Signal["kind"]) => {
          const taste = tasteOf(candidates.map((home) => like(home, home === liked ? ofLiked : "pass")));
          const slate = rankHomes({ ...order, candidates, taste, want: candidates.length });
          return slate.find(({ candidate }) => candidate.dwellingKey === liked.dwellingKey)?.position;
        };
        expect(placeBy("like")).toBeLessThanOrEqual(placeBy("pass") ?? 0);
      }),
      { numRuns },
    );
  });

  it("says of every home what its score is made of, places without a gap and no dwelling twice", () => {
    fc.assert(
      fc.property(drawnCandidates, fc.integer({ min: 1, max: 10 }), fc.integer(), (candidates, want, seed) => {
        const slate = rankHomes({ ...order, candidates: [...candidates, ...candidates], want, random: seededRandom(seed) });
        expect(slate.map(({ position }) => position)).toEqual(slate.map((_, i) => i + 1));
        expect(new Set(slate.map(({ candidate }) => candidate.dwellingKey)).size).toBe(Math.min(want, candidates.length));
        for (const { features, score } of slate) {
          const sum = Object.entries(weights.terms).reduce((total, [term, weight]) => total + weight * (features[term as "value"] ?? 0), 0);
          expect(score).toBeCloseTo(sum, 9);
        }
      }),
      { numRuns },
    );
  });

  it("leaves out what was not wanted, and takes the cheapest advertisement of a home", () => {
    const [nope, hidden] = [aCandidate({ dwellingKey: "d-2", listingId: "l-2" }), aCandidate({ dwellingKey: "d-3", listingId: "l-3" })];
    const cheaper = aCandidate({ listingId: "l-9", priceYen: 59_000_000 });
    const taste = tasteOf([{ ...like(nope), kind: "nope", reason: "walk" }, like(hidden, "hide")]);
    expect(keys({ candidates: [aCandidate(), cheaper, nope, hidden], taste })).toEqual(["l-9"]);
  });

  it("sets a home without an estimate neither before nor behind one that is asked at its estimate", () => {
    const [without, at] = [aCandidate({ estimate: null }), aCandidate({ estimate: { point: 60_000_000, ratio: 1, grade: "A" } })];
    const [one, other] = [without, at].map((candidate) => rankHomes({ ...order, candidates: [candidate] })[0]?.score);
    expect(one).toBe(other);
  });

  it("sets homes of other buildings and towns before the third of a building and the fifth of a town", () => {
    const inOne = Array.from({ length: 6 }, (_, i) =>
      aCandidate({
        dwellingKey: `d-${i}`,
        listingId: `l-${i}`,
        apartmentKey: i < 3 ? "a-1" : `b-${i}`,
        priceYen: 50_000_000 + i * 100_000,
      }),
    );
    const elsewhere = aCandidate({ dwellingKey: "e-1", listingId: "e-1", town: "有明", apartmentKey: "e", priceYen: 79_000_000 });
    expect(keys({ candidates: [...inOne, elsewhere] })).toEqual(["l-0", "l-1", "l-3", "l-4", "e-1", "l-2", "l-5"]);
  });

  it("lowers a home that was shown lately", () => {
    const two = [aCandidate({ dwellingKey: "d-1", listingId: "l-1" }), aCandidate({ dwellingKey: "d-2", listingId: "l-2" })];
    expect(keys({ candidates: two, shown: new Map([["d-1", 31]]) })).toEqual(["l-2", "l-1"]);
  });
});
