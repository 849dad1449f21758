import { describe, expect, it } from "vitest";
import { type FactId, found } from "#domain/risk/model/facts.ts";
import type { Reading } from "#domain/risk/model/types.ts";
import { site } from "#test/support/risk-sites.ts";
import { INDICATORS } from "./all.ts";

function readingOf(id: string, facts: Parameters<typeof site>[0]): Reading {
  const indicator = INDICATORS.find((one) => one.id === id);
  if (!indicator) throw new Error(`no indicator ${id}`);
  return indicator.read(site(facts));
}

describe("the words of a reading", () => {
  it.each([
    ["quake_probability", { quake_i55: 0.04 }, "30年以内に0.1%未満"],
    ["quake_probability", { quake_i55: 0.1 }, "30年以内に0.1%"],
    ["quake_probability", { quake_i55: 46.94 }, "30年以内に46.9%"],
    ["ground_amplification", { ground_arv: 1.8372 }, "ゆれが1.84倍になる地盤"],
    ["liquefaction", { liquefaction_pl: 0 }, "可能性はかなり低い(PL値 0)"],
    ["liquefaction", { liquefaction_pl: 0.04 }, "可能性は低い(PL値 0)"],
    ["liquefaction", { liquefaction_pl: 5 }, "可能性は低い(PL値 5)"],
    ["liquefaction", { liquefaction_pl: 5.06 }, "可能性は高い(PL値 5.1)"],
    ["liquefaction", { liquefaction_pl: 15 }, "可能性は高い(PL値 15)"],
    ["liquefaction", { liquefaction_pl: 15.2 }, "可能性は極めて高い(PL値 15.2)"],
    ["liquefaction", { liquefaction_class: 4 }, "地形から見た傾向は5区分の4(5が最も起きやすい)"],
    ["area_danger", { tokyo_kikendo_total: 3 }, "ランク3(1が最も低く、5が最も高い)"],
    ["landslide", { landslide: 2 }, "土砂災害特別警戒区域の中"],
    ["landslide", { landslide: 1 }, "土砂災害警戒区域の中"],
    ["landslide", { landslide: "none" }, "土砂災害警戒区域の外"],
    ["crime", { crime_rate_quintile: 2 }, "都道府県内の5区分で2番目(1が最も少ない)"],
    ["reserve_fund", { reserveFundRatio: 0.66 }, "国の目安の66%"],
    ["reserve_fund", { reserveFundRatio: 0.876 }, "国の目安の88%"],
    ["age", { ageYears: 28 }, "築28年"],
    ["units", { units: 64 }, "64戸"],
    ["management", { managementStars: 4 }, "適正評価 ★4"],
    ["management", { managementStars: 0, managementCertified: 0 }, "適正評価 ★0"],
    ["management", { managementCertified: 1 }, "管理計画認定あり"],
    ["management", { managementStars: 5, managementCertified: 1 }, "適正評価 ★5、管理計画認定あり"],
    ["management", { managementStars: "none" }, "適正評価・管理計画認定とも確認できません"],
    ["childcare", { childcareCount800m: 7 }, "800m以内に7か所"],
    ["childcare", { childcareCount800m: "none" }, "800m以内になし"],
    ["school_distance", { elementaryDistanceM: 347 }, "直線で約350m"],
    ["parks", { parksCount: "none" }, "800m以内になし"],
    ["facilities", { facilityCategoriesWithin10min: 5 }, "6種類のうち5種類"],
    ["facilities", { facilityCategoriesWithin10min: "none" }, "6種類とも徒歩10分より遠い"],
    ["population", { populationChange2050: 4.26 }, "2050年に+4.3%の推計"],
    ["population", { populationChange2050: 0 }, "2050年に±0%の推計"],
    ["population", { populationChange2050: -6.2 }, "2050年に−6.2%の推計"],
    ["liquidity", { liquidity: 2.14 }, "100戸あたり年に約2.1戸の成約"],
    ["liquidity", { liquidity: 0.67 }, "100戸あたり年に約0.7戸の成約"],
    ["liquidity", { liquidity: "none" }, "この3年に成約がありません"],
    ["volatility", { volatility: 5.24 }, "年ごとの変化の幅は±5.2%"],
    ["volatility", { volatility: 9.55 }, "年ごとの変化の幅は±9.6%"],
    ["other_water", { inland_flood_rank: 2 }, "内水 0.5〜3m未満"],
    ["other_water", { inland_flood_rank: 1, storm_surge_rank: 2, tsunami_rank: 2 }, "高潮 0.5〜3m未満"],
    ["other_water", { inland_flood_rank: "none", storm_surge_rank: "no_data" }, "高潮・津波のデータがありません"],
    ["other_water", { inland_flood_rank: "none", storm_surge_rank: "none", tsunami_rank: "none" }, "内水・高潮・津波とも想定区域の外"],
    ["flood", { flood_max_rank: 2 }, "0.5〜3m未満。浸水が続く時間は未確認(長い場合として計算)"],
    ["flood", { flood_max_rank: "no_data" }, "データがありません"],
  ] as const)("of %s: %o", (id, facts, words) => {
    expect(readingOf(id, facts).words).toBe(words);
  });

  it.each([
    ["childcare", { childcareCount800m: "none" }, 30],
    ["parks", { parksCount: "none" }, 30],
    ["facilities", { facilityCategoriesWithin10min: "none" }, 0],
    ["liquidity", { liquidity: "none" }, 20],
    ["landslide", { landslide: "none" }, 100],
  ] as const)("of an absence goes with its score: %s %o is %i", (id, facts, score) => {
    expect(readingOf(id, facts)).toMatchObject({ state: "none", value: null, score });
  });

  it("never calls a place safe, nor a risk certain", () => {
    const all = INDICATORS.flatMap(({ id, reads }) =>
      [0, 1, 5, "none" as const, "no_data" as const, "out_of_area" as const].map(
        (fact) => readingOf(id, Object.fromEntries(reads.map((name) => [name, fact]))).words,
      ),
    );

    expect(all.filter((words) => /安全|安心|危ない|必ず/.test(words))).toEqual([]);
  });
});

describe("where a reading is from", () => {
  const from = (attribution: string) => ({ attribution, licence: "", asOf: "2025", precision: "建物", isSample: false });
  const facts = (sources: Partial<Record<FactId, readonly [number, string]>>) => ({
    floor: null,
    facts: Object.fromEntries(Object.entries(sources).map(([id, [value, source]]) => [id, found(value, from(source))])),
  });
  const sourceOf = (id: string, sources: Parameters<typeof facts>[0]) =>
    INDICATORS.find((one) => one.id === id)?.read(facts(sources)).provenance?.attribution;

  it.each([
    ["other_water", { inland_flood_rank: [1, "内水の図"], tsunami_rank: [3, "津波の図"] }, "津波の図"],
    ["liquefaction", { liquefaction_pl: [3, "PL値の図"], liquefaction_class: [5, "地形の図"] }, "PL値の図"],
    ["liquefaction", { liquefaction_class: [5, "地形の図"] }, "地形の図"],
    ["management", { managementStars: [3, "協会"], managementCertified: [1, "自治体"] }, "協会"],
    ["management", { managementCertified: [1, "自治体"] }, "自治体"],
    ["seismic_code", { confirmedOn: [20_020_401, "確認の記録"], builtYear: [2004, "登記"] }, "確認の記録"],
    ["seismic_code", { builtYear: [2004, "登記"] }, "登記"],
    ["flood", { flood_max_rank: [2, "浸水の図"], flood_duration_rank: [4, "時間の図"] }, "浸水の図"],
  ] as const)("is the source of the fact that decides: %s", (id, sources, attribution) => {
    expect(sourceOf(id, sources)).toBe(attribution);
  });
});
