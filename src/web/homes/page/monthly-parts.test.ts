import { describe, expect, it } from "vitest";
import { USUAL_LOAN } from "#domain/finance/monthly-cost.ts";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { hasShortfall, monthlyParts, monthlyTotal, shortfallOf, shortfallOfPlan } from "./monthly-parts.ts";

const idsOf = (detail: Parameters<typeof monthlyParts>[0], shortfall: number | null) =>
  monthlyParts(detail, shortfall, USUAL_LOAN).map(({ id, yen }) => (yen === null ? `${id}?` : id));

describe("what a home costs a month", () => {
  it("names the fees of a flat that are not told, and only told ones of a house", () => {
    const facts = { managementYen: null, reserveYen: null };

    expect(idsOf(sampleDetail({ facts }), null)).toEqual(["loan", "management?", "reserve?"]);
    expect(idsOf(sampleDetail({ home: sampleFound({ kind: "house" }), facts }), null)).toEqual(["loan"]);
  });

  it("comes to what its lines come to, with what the reserve lacks among them", () => {
    const detail = sampleDetail();
    const [without, beside] = [monthlyParts(detail, 0, USUAL_LOAN), monthlyParts(detail, 6_900, USUAL_LOAN)];

    expect(beside.at(-1)).toMatchObject({ id: "shortfall", yen: 6_900 });
    expect(monthlyTotal(beside)).toBe(monthlyTotal(without) + 6_900);
    expect(monthlyTotal(beside)).toBe(beside.reduce((sum, { yen }) => sum + (yen ?? 0), 0));
    expect([without, beside].map(hasShortfall)).toEqual([false, true]);
  });

  it("lacks so much over thirty years, and nothing where the reserve is not known or enough", () => {
    expect([6_900, 0, null].map(shortfallOfPlan)).toEqual([2_484_000, null, null]);
    expect(shortfallOf(sampleDetail(), null)).toBeNull();
  });
});
