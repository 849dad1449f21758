import { describe, expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { type FactId, found } from "#domain/risk/model/facts.ts";
import type { Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { CALM, site } from "#test/support/risk-sites.ts";
import { possibleOf } from "./possible.ts";

type Facts = Parameters<typeof site>[0];
const ONLY_WATER: Weights = { earthquake: 0, water: 1, building: 0, crime: 0, child: 0, life: 0 };
const ONLY_BUILDING: Weights = { ...ONLY_WATER, water: 0, building: 1 };
const ONLY_EARTHQUAKE: Weights = { ...ONLY_WATER, water: 0, earthquake: 1 };

function range(facts: Facts, { weights = DEFAULT_WEIGHTS, floor = null }: { weights?: Weights; floor?: number | null } = {}) {
  const { lowest, highest } = possibleOf(INDICATORS, site({ ...CALM, ...facts }, floor), weights);
  return `${lowest}–${highest}`;
}

describe("the letters that missing data could bring", () => {
  it("are one letter where nothing is missing", () => {
    expect(range({})).toBe("AAA–AAA");
  });

  it.each([
    // The worst hazard decides the pillar: any that is not known may be the worst.
    ["a landslide zone", { landslide: "no_data" }, "C–AAA"],
    ["how deep a flood is", { flood_max_rank: "no_data" }, "C–AAA"],
    ["one of the other waters", { tsunami_rank: "out_of_area" }, "C–AAA"],
    ["whether a flood carries houses away", { flood_collapse: "no_data" }, "BB–AAA"],
    ["everything about water", { landslide: "no_data", flood_max_rank: "no_data", tsunami_rank: "no_data" }, "C–AAA"],
  ] as const)("reach as far as it could be worse, by the water alone: not known is %s", (_, facts, letters) => {
    expect(range(facts, { weights: ONLY_WATER })).toBe(letters);
  });

  it("take a flood whose duration is not known as long and as short", () => {
    const wet = { flood_max_rank: 1 } as const;

    expect(range({ ...wet, flood_duration_rank: "no_data" }, { weights: ONLY_WATER })).toBe("BBB–AA");
    expect(range({ ...wet, flood_duration_rank: 7 }, { weights: ONLY_WATER })).toBe("BBB–BBB");
    expect(range({ ...wet, flood_duration_rank: "none" }, { weights: ONLY_WATER })).toBe("AA–AA");
  });

  it("hold a cap that a missing depth could bring, for a low floor only", () => {
    const unknown = { flood_max_rank: "no_data" } as const;
    const shares = { ...DEFAULT_WEIGHTS, water: 1 };

    expect(range(unknown, { weights: shares, floor: 1 })).toBe("BBB–AA");
    expect(range(unknown, { weights: shares, floor: 3 })).toBe("AA–AA");
  });

  it.each([
    ["stars and certificate", { managementStars: "no_data", managementCertified: "no_data" }, "BBB–AAA"],
    ["the certificate beside three stars", { managementStars: 3, managementCertified: "no_data" }, "AA–AA"],
    ["the reserve fund", { reserveFundRatio: "no_data" }, "BB–AAA"],
  ] as const)("reach as far as the building could be better or worse: not known are %s", (_, facts, letters) => {
    expect(range(facts, { weights: ONLY_BUILDING })).toBe(letters);
  });
});

describe("a risk that lies on a part of the town", () => {
  const zone = (share: number) => ({ ...site(CALM).facts, landslide: { ...found(2), details: { share } } });
  const letters = (share: number) => possibleOf(INDICATORS, { facts: zone(share), floor: null }, DEFAULT_WEIGHTS);

  it("may cap the letter or not, until it lies on all of it", () => {
    const [part, all] = [letters(0.1), letters(1)];

    expect([part.lowest, part.highest]).toEqual(["BB", "A"]);
    expect([all.lowest, all.highest]).toEqual(["BB", "BB"]);
    expect(part.leastPoints).toBe(all.leastPoints);
  });
});

describe("a day of confirmation that is not known", () => {
  const unknown = (facts: Facts) => range({ confirmedOn: "no_data", ...facts }, { weights: ONLY_EARTHQUAKE });

  it("may be of the old code before April 1983, and is of the new one after", () => {
    const undiagnosed = { seismicDiagnosis: "none" } as const;
    const low = (facts: Facts) => unknown({ ...undiagnosed, ...facts }).split("–")[0];

    expect(low({ builtYear: 1983, builtMonth: 3 })).toBe("BBB");
    expect(low({ builtYear: 1983, builtMonth: 4 })).toBe("AA");
    expect(low({ builtYear: 1983, builtMonth: "no_data" })).toBe("BBB");
    expect(low({ builtYear: 2004, builtMonth: 3 })).toBe("AA");
  });

  it("may be of the code of 2000 only if the building was finished after it", () => {
    // All but the code: 62.25 of 75 points. The code of 2000 lifts them to 87.25 (AAA), that of 1981 to 83.5 (AA).
    const high = (builtYear: number, builtMonth: number) =>
      unknown({ ground_arv: 1.2, tokyo_kikendo_total: 1, builtYear, builtMonth }).split("–")[1];

    expect([high(1990, 5), high(2000, 5), high(2000, 6), high(2004, 3)]).toEqual(["AA", "AA", "AAA", "AAA"]);
  });

  it("leaves both ends open where the completion is not known either", () => {
    expect(unknown({ builtYear: "no_data", builtMonth: "no_data", seismicDiagnosis: "no_data" })).toBe("BBB–AA");
  });
});

describe("what is known", () => {
  it.each(["landslide", "flood_collapse", "flood_max_rank", "tsunami_rank"] as const)("stays: an absence of %s is no gap", (id: FactId) => {
    expect(range({ [id]: "none" })).toBe("AAA–AAA");
  });

  it("keeps its caps at both ends", () => {
    expect(range({ landslide: 2 })).toBe("BB–BB");
    expect(range({ confirmedOn: 19_750_101, seismicDiagnosis: 0 })).toBe("BBB–BBB");
  });

  it("lets a diagnosis that nobody knows lift the cap at the better end", () => {
    expect(range({ confirmedOn: 19_750_101, seismicDiagnosis: "no_data" })).toBe("BBB–AA");
  });
});
