import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FactId } from "#domain/risk/model/facts.ts";
import type { Reading } from "#domain/risk/model/types.ts";
import { anySite, CALM, site, without } from "#test/support/risk-sites.ts";
import { INDICATORS } from "./all.ts";

type Facts = Parameters<typeof site>[0];

function reading(id: string, facts: Facts, floor: number | null = null): Reading {
  const indicator = INDICATORS.find((one) => one.id === id);
  if (!indicator) throw new Error(`no indicator ${id}`);
  return indicator.read(site(facts, floor));
}

const score = (id: string, facts: Facts, floor: number | null = null) => reading(id, facts, floor).score;

/** Indicator, fact, and value:score at, just under and just over each break point. */
const BREAK_POINTS = [
  "quake_probability quake_i55 0.001:100 0.099:100 0.1:100 0.11:99.2 2.9:70.3 3:70 3.1:69.3 5.9:55.4 6:55 6.1:54.7 25.9:30.1 26:30 26.1:29.9 59.9:10 60:10 95:10",
  "ground_amplification ground_arv 0.8:100 1.2:100 1.21:99 1.59:61 1.6:60 1.61:59.3 1.99:30.8 2:30 2.01:29.6 2.49:10.4 2.5:10 3:10",
  "liquefaction liquefaction_pl 0:100 0.01:75 4.99:75 5:75 5.01:40 14.99:40 15:40 15.01:15 60:15",
  "liquefaction liquefaction_class 1:100 2:80 3:60 4:40 5:15",
  "area_danger tokyo_kikendo_total 1:100 2:80 3:55 4:30 5:10",
  "landslide landslide 0:100 1:45 2:5",
  "crime crime_rate_quintile 1:95 2:80 3:60 4:40 5:20",
  "reserve_fund reserveFundRatio 0:10 0.29:10 0.3:10 0.31:12 0.39:28 0.4:30 0.404:30.5 0.59:53.8 0.6:55 0.604:55.5 0.79:78.8 0.8:80 0.81:81 0.99:99 1:100 1.01:100",
  "age ageYears 0:100 9:100 10:100 11:98.5 19:86.5 20:85 21:83 29:67 30:65 31:63 39:47 40:45 41:43.5 49:31.5 50:30 51:30",
  "units units 1:45 19:45 20:65 21:65 49:65 50:80 51:80 99:80 100:90 101:90",
  "management managementStars 0:20 1:36 2:52 3:68 4:84 5:100",
  "childcare childcareCount800m 0:30 1:50 3:50 4:65 5:65 6:80 8:80 9:95 10:95",
  "school_distance elementaryDistanceM 390:100 400:100 416:99.4 784:85.6 800:85 816:84.4 1184:70.6 1200:70 1240:69 1960:51 2000:50 2100:49 3900:31 4000:30 4001:30",
  "parks parksCount 0:30 1:50 3:50 4:65 5:65 6:65 7:80 8:80 10:80 11:95 12:95",
  "facilities facilityCategoriesWithin10min 0:0 1:16.7 3:50 5:83.3 6:100",
  "population populationChange2050 -50:25 -40:25 -39:26.7 -26:48.3 -25:50 -24:51.7 -11:73.3 -10:75 -9:77.5 -1:97.5 0:100 5:100",
  "liquidity liquidity 0:20 0.9:42.5 1:45 1.1:47.5 1.9:67.5 2:70 2.1:71.3 3.9:93.8 4:95 9:95",
  "volatility volatility 2.9:95 3:95 3.1:94.3 5.9:75.7 6:75 6.1:74.4 9.9:50.6 10:50 10.1:49.7 19.9:20.3 20:20 21:20",
].map((line) => line.split(" ")) as [string, FactId, ...string[]][];

describe.each(BREAK_POINTS)("%s by %s", (id, fact, ...pairs) => {
  it.each(pairs.map((pair) => pair.split(":").map(Number) as [number, number]))("scores %s as %s", (value, points) => {
    expect(score(id, { [fact]: value })).toBe(points);
  });
});

describe("the probability at places whose official value is known", () => {
  it.each([
    ["福岡 博多", 9.5286, 47.1, "30年以内に9.5%"],
    ["福岡 丘の上", 8.6037, 48.9, "30年以内に8.6%"],
    ["横浜", 40.622, 19.3, "30年以内に40.6%"],
    ["札幌", 2.4075, 71.9, "30年以内に2.4%"],
  ])("%s", (_, percent, points, words) => {
    expect(reading("quake_probability", { quake_i55: percent })).toMatchObject({ score: points, words });
  });
});

describe("flood at the building", () => {
  it.each([
    ["none" as const, 100],
    [0, 100],
    [1, 75],
    [2, 45],
    [3, 25],
    [4, 10],
    [5, 0],
    [6, 0],
  ])("scores rank %s as %i where it lasts less than three days", (rank, points) => {
    expect(score("flood", { flood_max_rank: rank, flood_duration_rank: 1 })).toBe(points);
  });

  it.each([
    ["none" as const, 45],
    [1, 45],
    [3, 45],
    [4, 30],
    [7, 30],
    ["no_data" as const, 30],
    ["out_of_area" as const, 30],
  ])("takes 15 off from 72 hours on, and where the duration is not known: %s", (duration, points) => {
    expect(score("flood", { flood_max_rank: 2, flood_duration_rank: duration })).toBe(points);
  });

  it("does not go below nothing, and takes nothing off a dry place", () => {
    expect(score("flood", { flood_max_rank: 5, flood_duration_rank: 7 })).toBe(0);
    expect(score("flood", { flood_max_rank: "none" })).toBe(100);
  });

  it("says what was found", () => {
    expect(reading("flood", { flood_max_rank: 2, flood_duration_rank: 4 }).words).toBe("0.5〜3m未満。浸水が3日以上続く想定");
    expect(reading("flood", { flood_max_rank: "none" }).words).toBe("洪水浸水想定区域の外");
    expect(reading("flood", { flood_max_rank: 3, flood_duration_rank: "none" }, 4).words).toBe("3〜5m未満。4階の床は浸水深より上");
    expect(reading("flood", { flood_max_rank: 3, flood_duration_rank: "none" }, 2).words).toBe("3〜5m未満。2階は浸水のおそれ");
    expect(reading("flood", { flood_max_rank: 1, flood_duration_rank: 1 }, 1).words).toBe("0.5m未満");
  });
});

describe("flood at a storey", () => {
  it.each([
    [1, 1, 75],
    [1, 2, 85],
    [2, 1, 45],
    [2, 2, 85],
    [3, 2, 25],
    [3, 3, 85],
    [4, 4, 10],
    [4, 5, 85],
    [5, 8, 0],
    [5, 9, 85],
    [6, 40, 0],
  ])("rank %i, floor %i: %i", (rank, floor, points) => {
    expect(score("flood", { flood_max_rank: rank, flood_duration_rank: 1 }, floor)).toBe(points);
  });

  it("leaves a long flood its price on a dry upper storey", () => {
    expect(score("flood", { flood_max_rank: 3, flood_duration_rank: 5 }, 10)).toBe(70);
  });
});

describe("inland water, surge and tsunami", () => {
  const dry = { inland_flood_rank: "none", storm_surge_rank: "none", tsunami_rank: "none" } as const;

  it("takes the worst of the three", () => {
    expect(reading("other_water", { ...dry, inland_flood_rank: 1, storm_surge_rank: 3 })).toMatchObject({
      score: 25,
      words: "高潮 3〜5m未満",
    });
    expect(score("other_water", { ...dry, inland_flood_rank: 1 })).toBe(75);
    expect(score("other_water", { ...dry, tsunami_rank: 2 }, 3)).toBe(85);
  });

  it("calls it good news only where all three were looked at", () => {
    expect(score("other_water", dry)).toBe(100);
    expect(reading("other_water", { ...dry, tsunami_rank: "out_of_area" })).toMatchObject({
      score: null,
      state: "out_of_area",
      words: "津波のデータがありません",
    });
    expect(score("other_water", { inland_flood_rank: 2 })).toBe(45);
    expect(score("other_water", {})).toBe(null);
  });
});

describe("seismic code", () => {
  it.each([
    [{ confirmedOn: 20000601 }, 100, "2000年6月以降の基準"],
    [{ confirmedOn: 20000531 }, 85, "新耐震基準(1981年6月以降)"],
    [{ confirmedOn: 19810601 }, 85, "新耐震基準(1981年6月以降)"],
    [{ confirmedOn: 19810531 }, 20, "旧耐震基準。耐震診断の有無は未確認"],
    [{ confirmedOn: 19810531, seismicDiagnosis: "none" }, 20, "旧耐震基準。耐震診断なし"],
    [{ confirmedOn: 19810531, seismicDiagnosis: 0 }, 20, "旧耐震基準。耐震診断で性能が足りないとの結果"],
    [{ confirmedOn: 19810531, seismicDiagnosis: 1 }, 60, "旧耐震基準。耐震診断または改修で基準を満たす"],
    [{ builtYear: 1983, builtMonth: 4 }, 85, "新耐震基準(1981年6月以降)"],
    [{ builtYear: 1983, builtMonth: 3 }, 20, "建築確認日が未確認のため、旧耐震基準として計算。耐震診断の有無は未確認"],
    [{ builtYear: 1983 }, 20, "建築確認日が未確認のため、旧耐震基準として計算。耐震診断の有無は未確認"],
    [{ builtYear: 1984 }, 85, "新耐震基準(1981年6月以降)"],
    [{ builtYear: 1981, builtMonth: 5 }, 20, "旧耐震基準。耐震診断の有無は未確認"],
    [{ builtYear: 2020 }, 85, "新耐震基準(1981年6月以降)"],
    [{ confirmedOn: 19900101, seismicIsolation: 1 }, 95, "新耐震基準(1981年6月以降)。免震構造"],
    [{ confirmedOn: 20100101, seismicIsolation: 1 }, 100, "2000年6月以降の基準。免震構造"],
    [{ confirmedOn: 19750101, seismicIsolation: 1, seismicDiagnosis: 1 }, 70, "旧耐震基準。耐震診断または改修で基準を満たす。免震構造"],
    [{ seismicIsolation: 1 }, null, "建築確認日も竣工年も未確認です"],
  ] as const)("%o scores %s", (facts, points, words) => {
    expect(reading("seismic_code", facts)).toMatchObject({ score: points, words });
  });
});

describe("management", () => {
  it.each([
    [{ managementStars: 2, managementCertified: 1 }, 80],
    [{ managementStars: 5, managementCertified: 1 }, 100],
    [{ managementCertified: 1 }, 80],
    [{ managementStars: "none", managementCertified: 1 }, 80],
    [{ managementCertified: 0 }, null],
    [{ managementStars: "none", managementCertified: "none" }, null],
  ] as const)("%o scores %s", (facts, points) => {
    expect(score("management", facts)).toBe(points);
  });
});

describe("liquefaction", () => {
  it("prefers the computed PL to the landform", () => {
    expect(score("liquefaction", { liquefaction_pl: 20, liquefaction_class: 1 })).toBe(15);
    expect(score("liquefaction", { liquefaction_pl: "no_data", liquefaction_class: 1 })).toBe(100);
  });
});

describe("every indicator", () => {
  it.each(INDICATORS.map(({ id }) => id))("%s gives no score to what is missing or out of area", (id) => {
    const reads = INDICATORS.find((one) => one.id === id)?.reads ?? [];
    for (const state of ["no_data", "out_of_area"] as const) {
      const read = reading(id, Object.fromEntries(reads.map((fact) => [fact, state])));
      expect(read).toMatchObject({ score: null, value: null, state });
    }
    expect(reading(id, {}).state).toBe("no_data");
  });

  const absentIsKnown = ["flood", "other_water", "landslide", "childcare", "parks", "facilities", "liquidity"];
  it.each(INDICATORS.map(({ id }) => id))("%s scores an absence only where it says something", (id) => {
    const reads = INDICATORS.find((one) => one.id === id)?.reads ?? [];
    const absent = score(id, Object.fromEntries(reads.map((fact) => [fact, "none" as const])));
    expect(absent !== null).toBe(absentIsKnown.includes(id));
  });

  it("reads nothing but what it names, stays within 0–100 and says something", () => {
    fc.assert(
      fc.property(anySite, (known) => {
        for (const { read, reads } of INDICATORS) {
          const others = Object.keys(known.facts).filter((id) => !reads.some((fact) => fact === id));
          const { score: points, words } = read(known);
          expect(read(without(known, others))).toEqual(read(known));
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100);
          expect(words).not.toBe("");
        }
      }),
      { numRuns: 40 },
    );
  });

  it("has a name of its own, a source and a weight", () => {
    expect(new Set(INDICATORS.map(({ id }) => id)).size).toBe(20);
    for (const { source, weight, title } of INDICATORS) expect([source !== "", weight > 0, title !== ""]).toEqual([true, true, true]);
    expect(INDICATORS.every(({ id }) => score(id, CALM) !== null)).toBe(true);
  });
});
