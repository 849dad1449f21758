import { describe, expect, it } from "vitest";
import { drawMarket } from "#domain/recommendation/simulation/market.ts";
import { drawPerson } from "#domain/recommendation/simulation/people.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { seededRandom } from "#kernel/random.ts";
import { CHANCE, declaredTastes, NAMED, namedBy } from "./declared-tastes.ts";
import { outcomes } from "./proof.ts";

describe("declaredTastes", () => {
  it("names each thing about as often as those who were asked, and never nothing", () => {
    const random = seededRandom(1);
    const people = Array.from({ length: 20_000 }, () => namedBy(random));
    expect(people.every((named) => named.length > 0)).toBe(true);
    for (const [thing, share] of Object.entries(NAMED)) {
      const found = people.filter((named) => named.some((one) => one === thing)).length / people.length;
      expect(found).toBeGreaterThan(share - 0.01);
      expect(found).toBeLessThan(share + 0.03);
    }
    const unseen = NAMED.errands + NAMED.earthquake + NAMED.insulation;
    expect(unseen / Object.values(NAMED).reduce((a, b) => a + b, 0)).toBeCloseTo(0.3, 1);
  });

  it("leaves a fifth of what tells two homes apart to chance, the same homes and person asked twice", () => {
    const homes = drawMarket(seededRandom(3), 42);
    const drawLiking = declaredTastes(homes, seededRandom(4));
    let [shared, whole] = [0, 0];
    for (let i = 0; i < 40; i += 1) {
      const measured: typeof drawLiking = (_, looking) => {
        const liking = drawLiking(seededRandom(100 + i), looking);
        const pairs = looking.inWish.map((home) => [liking(home), liking(home)] as const);
        shared += pairs.reduce((sum, [one, again]) => sum + one * again, 0);
        whole += pairs.reduce((sum, [one]) => sum + one * one, 0);
        return liking;
      };
      drawPerson(seededRandom(i), { id: "p", homes, nothing: NO_CONDITIONS, drawLiking: measured });
    }
    expect(shared / whole).toBeCloseTo(1 - CHANCE, 1);
  });
});

describe("outcomes", () => {
  const of = (value: number, reach = 0.05) => ({ value, low: value - reach, high: value + reach });
  const good = { timesNewest: of(2), timesPopularity: of(1.31), removedOverNewest: of(0.1), dealtOverRandom: of(0) };
  it("tells what is met from what is met by the point and what is missed", () => {
    expect(outcomes(good)).toEqual({ timesNewest: "met", timesPopularity: "met", removedOverNewest: "met", dealtOverRandom: "met" });
    expect(outcomes({ ...good, timesPopularity: of(1.27) }).timesPopularity).toBe("point");
    expect(outcomes({ ...good, timesPopularity: of(1.24) }).timesPopularity).toBe("missed");
    expect(outcomes({ ...good, removedOverNewest: of(-0.01) }).removedOverNewest).toBe("missed");
    for (const dealt of [of(0.03), of(-0.03), of(0.01, 0.005)])
      expect(outcomes({ ...good, dealtOverRandom: dealt }).dealtOverRandom).toBe("missed");
  });
});
