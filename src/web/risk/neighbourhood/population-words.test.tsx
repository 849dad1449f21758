import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PopulationFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, samplePopulation } from "#web/risk/samples/detail-samples.ts";
import { PopulationView } from "./population.view.tsx";
import { PopulationCard } from "./population-card.tsx";
import { PopulationChart } from "./population-chart.tsx";
import { elderlyShare, type PopulationPoint, peopleText, populationRows } from "./population-words.ts";

const { mesh, town } = samplePopulation;
const point = (year: number, total: number, bands: PopulationPoint["bands"] = null): PopulationPoint => ({ year, total, bands });

describe("people", () => {
  it.each([
    [0, "0人"],
    [0.4, "0人"],
    [3779.6, "3,780人"],
    [1_234_567, "1,234,567人"],
  ])("%d are %s: a forecast has no decimals of a person", (people, words) => {
    expect(peopleText(people)).toBe(words);
  });
});

describe("the rows of a population", () => {
  it.each([
    [4200, 3780, "−10%"],
    [4200, 4210, "±0%"],
    [4200, 8400, "+100%"],
    [4200, 0, "−100%"],
  ])("from %i to %i are a change of %s", (before, after, note) => {
    expect(populationRows([point(2020, before), point(2050, after)])[1]).toMatchObject({ label: "2050年", values: [after], note });
  });

  it("have no change in their first year, nor since a year without people", () => {
    expect(populationRows([point(2020, 4200), point(2050, 3780)])[0]).not.toHaveProperty("note");
    expect(populationRows([point(2020, 0), point(2050, 100)])[1]).not.toHaveProperty("note");
    expect(populationRows([])).toEqual([]);
  });

  it("are of the ages where every year tells them, and their parts are the people", () => {
    const count = fc.integer({ min: 0, max: 9000 });
    const years = fc.array(fc.tuple(count, count, count), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(years, (all) => {
        const points = all.map(([under15, working, over65], index) =>
          point(2020 + index, under15 + working + over65, { under15, working, over65 }),
        );

        for (const [index, { values }] of populationRows(points).entries()) {
          expect(values).toHaveLength(3);
          expect(values.reduce((sum, value) => sum + value, 0)).toBe(points[index]?.total);
        }
      }),
    );
  });

  it("are drawn without ages where one year does not tell them", () => {
    const points = [point(2020, 100, { under15: 10, working: 60, over65: 30 }), point(2030, 90)];
    const text = textOf(renderToStaticMarkup(<PopulationChart caption="人口" points={points} />));

    expect(text).toContain("総数");
    expect(text).not.toContain("65歳以上");
  });
});

describe("the share of the old", () => {
  it.each([
    [point(2020, 200, { under15: 20, working: 130, over65: 50 }), 0.25],
    [point(2020, 200, { under15: 20, working: 180, over65: 0 }), 0],
    [point(2020, 200), null],
    [point(2020, 0, { under15: 0, working: 0, over65: 0 }), null],
  ])("of %j is %j", (of, share) => {
    expect(elderlyShare(of)).toBe(share);
  });
});

describe("the card of the population", () => {
  const read = (population: PopulationFactsResponse | null) =>
    textOf(renderToStaticMarkup(<PopulationCard population={population}>続き</PopulationCard>));

  it("shows the years of the mesh with their source, and what the page adds", () => {
    expect(read(samplePopulation)).toMatch(/2050年.*3,780人−10%.*サンプルデータ・2026年・500mメッシュ.*続き$/s);
  });

  it.each([
    ["none", "このメッシュに住む人はいません。"],
    ["no_data", "データなしこの場所の将来推計人口がまだありません。"],
    ["out_of_area", "対象外エリア"],
    ["ok", "データなし"],
  ] as const)("without years, in the state %s, says %s", (state, words) => {
    const text = read({ ...samplePopulation, mesh: { ...mesh, state, points: [] } });

    expect(text).toContain(words);
    expect(text).toContain("続き");
  });

  it("keeps the way on where nothing could be had", () => {
    expect(read(null)).toContain("再試行");
    expect(read(null)).toContain("続き");
  });
});

describe("the page of the population", () => {
  const read = async (population: PopulationFactsResponse) =>
    textOf(await renderInRouter(<PopulationView report={detailReport} population={population} search={{}} />));

  it("tells no ageing of a single year", async () => {
    const [first] = mesh.points;

    expect(await read({ ...samplePopulation, mesh: { ...mesh, points: first ? [first] : [] } })).not.toContain("65歳以上の割合");
  });

  it.each([
    [3120, 0, "ひとり暮らしの世帯0世帯（0%）"],
    [3120, null, "ひとり暮らしの世帯データなし"],
    [0, 0, "ひとり暮らしの世帯0世帯"],
    [null, 1180, "世帯数データなし"],
  ])("of %j households with %j people alone tells %s", async (households, singleHouseholds, words) => {
    const text = await read({ ...samplePopulation, town: { ...town, households, singleHouseholds } });

    expect(text).toContain(words);
    expect(text).not.toMatch(/NaN|Infinity/);
  });

  it("names the town whose households it counts, where it has a name", async () => {
    expect(await read(samplePopulation)).toContain("世帯豊洲五丁目世帯数3,120世帯");
    expect(await read({ ...samplePopulation, town: { ...town, name: null } })).toContain("世帯世帯数3,120世帯");
  });
});
