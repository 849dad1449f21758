import { describe, expect, it } from "vitest";
import type { PopulationFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, samplePopulation } from "#web/risk/samples/detail-samples.ts";
import { PopulationView } from "./population.view.tsx";
import { elderlyShare, hasBands, populationRows } from "./population-words.ts";

const read = async (population: PopulationFactsResponse | null) =>
  textOf(await renderInRouter(<PopulationView report={detailReport} population={population} search={{}} />));
const { mesh, city, town } = samplePopulation;

describe("the population page", () => {
  it("shows the mesh from 2020 to 2050 by age, with a table of every figure", async () => {
    const text = await read(samplePopulation);

    expect(text).toContain("15歳未満15〜64歳65歳以上2020年4,200人");
    expect(text).toContain("2050年3,780人−10%");
    expect(text).toContain("2050年430人2,110人1,240人3,780人");
    expect(text).toContain("65歳以上の割合は、2020年の17%から2050年の33%になる見込みです。");
    expect(text).toContain("サンプルデータ・2026年・500mメッシュ");
    expect(text.match(/見込みです/g)).toHaveLength(1);
  });

  it("shows the households of the town and how many live alone", async () => {
    expect(await read(samplePopulation)).toContain("世帯数3,120世帯");
    expect(await read(samplePopulation)).toContain("ひとり暮らしの世帯1,180世帯（38%）");
  });

  it("shows those who live alone where nobody told how many households there are", async () => {
    const text = await read({ ...samplePopulation, town: { ...town, households: null, singleHouseholds: 774 } });

    expect(text).toContain("世帯数データなし");
    expect(text).toContain("ひとり暮らしの世帯774世帯サンプルデータ");
    expect(text).not.toContain("774世帯（");
  });

  it("names every source of a series with the years that are from it", async () => {
    const source = { attribution: "国勢調査", licence: "", asOf: "1980–2020", precision: "市区町村", isSample: false };
    const sources = [source, { ...source, attribution: "東京都の統計", asOf: "2021–2024" }];
    const text = await read({ ...samplePopulation, city: { ...city, sources } });

    expect(text).toContain("国勢調査");
    expect(text).toContain("東京都の統計");
    expect(text).toMatch(/1980–2020.*2021–2024/);
  });

  it("does not call the past an outlook", async () => {
    const points = mesh.points.map((point) => ({ ...point, year: point.year - 30 }));

    expect(await read({ ...samplePopulation, city: { ...city, points } })).toContain(
      "65歳以上の割合は、1990年の17%から2020年の33%になりました。",
    );
  });

  it("keeps every part in its own state", async () => {
    const none = { points: [], provenance: null };
    const text = await read({
      ...samplePopulation,
      mesh: { ...mesh, ...none, state: "no_data" },
      city: { ...city, ...none, state: "out_of_area" },
      town: { ...town, state: "no_data", households: null, singleHouseholds: null, provenance: null },
    });

    expect(text).toContain("データなしこの場所の将来推計人口がまだありません。");
    expect(text).toContain("対象外エリア");
    expect(text).toContain("世帯数データなし");
    expect(text).not.toContain("0世帯");
  });

  it("draws no years of a series that is not there, nor a series without years", async () => {
    const of = (series: Partial<typeof mesh>) => read({ ...samplePopulation, mesh: { ...mesh, ...series } });

    expect(await of({ points: [] })).toContain("データなしこの場所の将来推計人口がまだありません。");
    expect(await of({ state: "no_data" })).not.toContain("2050年3,780人");
  });

  it("tells an empty mesh from a missing one, and both from a failure", async () => {
    expect(await read({ ...samplePopulation, mesh: { ...mesh, state: "none", points: [] } })).toContain("このメッシュに住む人はいません。");
    expect((await read(null)).match(/再試行/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

describe("rows of population", () => {
  it("fall back on totals where a year has no ages", () => {
    const points = mesh.points.map((point, index) => (index === 1 ? { ...point, bands: null } : point));

    expect(hasBands(points)).toBe(false);
    expect(populationRows(points).map(({ values }) => values.length)).toEqual([1, 1, 1, 1]);
    expect(elderlyShare({ year: 2020, total: 0, bands: { under15: 0, working: 0, over65: 0 } })).toBeNull();
  });

  it("do not divide by nobody", () => {
    const nobody = [2020, 2030].map((year) => ({ year, total: 0, bands: null }));

    expect(populationRows(nobody).map(({ note }) => note)).toEqual([undefined, undefined]);
  });
});
