import { describe, expect, it } from "vitest";
import { NOT_LOOKED_AT } from "#domain/surroundings/layers/grid-blocks.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { sampleAreaFacts } from "./area-facts.ts";
import { floodBlocks } from "./flood-blocks.ts";
import { gapsAmong, isInGap } from "./gaps.ts";
import { sampleMeshes } from "./meshes.ts";
import { samplePoints } from "./points.ts";
import { sampleTownFacts } from "./town-facts.ts";

const { places } = await readPlaces();
const towns = places.towns.filter((_, i) => i % 6 === 0);
const facts = sampleTownFacts(towns, 3);
const areas = sampleAreaFacts(["13101", "13108"], 3);
const points = samplePoints(towns, 3);

const rowsOf = <T extends { readonly dataset: string; readonly rows: readonly { readonly data: Readonly<Record<string, unknown>> }[] }>(
  sets: readonly T[],
  dataset: string,
): T["rows"] => sets.find((set) => set.dataset === dataset)?.rows ?? [];
const numbers = (data: Readonly<Record<string, unknown>>, ...names: readonly string[]) => names.map((name) => Number(data[name]));

describe("the invented facts of towns", () => {
  it("tell of every town once in every dataset, where it lies", () => {
    for (const { rows } of facts) {
      expect(rows.map(({ cityCode, town, place }) => [cityCode, town, place])).toEqual(
        towns.map(({ ward, name, place }) => [ward.code, name, place]),
      );
    }
    expect(facts.map(({ dataset }) => dataset)).toEqual(["kikendo", "flood_town", "crime", "households"]);
  });

  it("rank danger from 1 to 5, the total between its parts", () => {
    for (const { data } of rowsOf(facts, "kikendo")) {
      const [total = 0, ...parts] = numbers(data, "total", "collapse", "fire", "difficulty");
      expect([total, ...parts].every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= 5)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(Math.min(...parts));
      expect(total).toBeLessThanOrEqual(Math.max(...parts));
    }
  });

  it("never flood the middle of a town deeper than its surroundings", () => {
    for (const { data } of rowsOf(facts, "flood_town")) {
      const [rank = 0, most = 0, share = 0] = numbers(data, "rank", "rankMax250m", "floodedShare");
      expect(rank).toBeLessThanOrEqual(most);
      expect(share > 0).toBe(most > 0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it("put as many towns in each fifth, and more crime in a higher one", () => {
    const rated = rowsOf(facts, "crime").map(({ data }) => numbers(data, "quintile", "rate"));
    const fifths = [1, 2, 3, 4, 5].map((fifth) => rated.filter(([of]) => of === fifth).map(([, rate = 0]) => rate));

    const sizes = fifths.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    fifths.slice(1).forEach((rates, i) => {
      expect(Math.min(...rates)).toBeGreaterThanOrEqual(Math.max(...(fifths[i] ?? [])));
    });
  });

  it("count fewer single households than households, and people in them", () => {
    for (const { data } of rowsOf(facts, "households")) {
      const [single = 0, total = 0, night = 0, day = 0] = numbers(data, "single", "total", "night", "day");
      expect(single).toBeGreaterThan(0);
      expect(single).toBeLessThan(total);
      expect(night).toBeGreaterThan(total);
      expect(day).toBeGreaterThan(0);
    }
  });
});

describe("the invented facts of cities", () => {
  it("have nine censuses of each, with ages that add up", () => {
    const rows = rowsOf(areas, "population");
    expect(rows.map(({ areaCode, period }) => `${areaCode} ${period}`).slice(7, 11)).toEqual([
      "13101 2015",
      "13101 2020",
      "13108 1980",
      "13108 1985",
    ]);
    for (const { data } of rows) {
      const bands = Object.values(data.bands as Record<string, number>);
      expect(bands.reduce((sum, n) => sum + n, 0)).toBe(data.total);
    }
  });

  it("let infections only rise, week by week until they were counted no more", () => {
    const rows = rowsOf(areas, "covid");
    const totals = rows.map(({ data }) => Number(data.testedPositive));

    expect(totals.toSorted((a, b) => a - b)).toEqual(totals);
    expect([rows[0]?.period, rows.at(-1)?.period]).toEqual(["2020-02-02", "2023-05-07"]);
    expect(rows.every(({ data }) => Number(data.deaths) < Number(data.testedPositive))).toBe(true);
  });

  it("let crime fall until 2020", () => {
    const totals = new Map(rowsOf(areas, "crime_prefecture").map(({ period, data }) => [period, Number(data.total)]));

    expect(totals.get("2015")).toBeGreaterThan(totals.get("2020") ?? 0);
    expect([...totals.keys()]).toEqual(Array.from({ length: 10 }, (_, n) => String(2015 + n)));
  });
});

describe("the invented points", () => {
  it("have keys of their own and lie within a walk of their town", () => {
    const middles = new Map(towns.map((town) => [`${town.ward.code}/${town.name}`, town.place]));

    expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
    for (const { key, place } of points) {
      const middle = middles.get(key.split("/").slice(1, 3).join("/"));
      expect(middle && distanceM(middle, place)).toBeLessThan(2_000);
    }
  });

  it("give each town a nursery, a clinic, a school, a shop, a shelter and a priced point", () => {
    const kinds = ["nursery", "clinic", "elementary", "convenience", "shelter", "evacuation_site", "land_price"];
    const missing = towns.flatMap(({ ward, name }) =>
      kinds.filter((kind) => !points.some((one) => one.kind === kind && one.key.startsWith(`sample/${ward.code}/${name}/`))),
    );

    expect(missing).toEqual([]);
  });

  it("price land by year, the newest last, in thousands of yen", () => {
    for (const { data } of points.filter(({ kind }) => kind === "land_price")) {
      const history = Object.entries(data.history as Record<string, number>);
      expect(history.map(([year]) => year)).toEqual(Array.from({ length: 11 }, (_, n) => String(2016 + n)));
      expect(history.at(-1)?.[1]).toBe(data.pricePerM2);
      expect(history.every(([, price]) => price > 0 && price % 1000 === 0)).toBe(true);
    }
  });

  it("date incidents within 2024, and call nothing licensed that is not", () => {
    const incidents = points.filter(({ kind }) => kind === "crime_incident");
    const nurseries = points.filter(({ kind }) => kind === "nursery");

    expect(incidents.filter(({ data }) => !String(data.date).startsWith("2024-"))).toEqual([]);
    expect(nurseries.filter(({ data }) => data.isLicensed === (data.type === "認証保育所"))).toEqual([]);
  });
});

describe("places that nobody looked at", () => {
  const middles = places.towns.map(({ place }) => place);
  const gaps = gapsAmong(middles);

  it("are one town in sixty, and what lies within a kilometre of it", () => {
    expect(gaps).toEqual(middles.filter((_, i) => i % 60 === 59));
    expect(gaps.every((gap) => isInGap(gap, gaps))).toBe(true);
    expect(isInGap({ lon: 139.2, lat: 35.8 }, gaps)).toBe(false);
  });

  it("have no numbers in most meshes about them, where a town of the same place that is looked at has", () => {
    const sixty = middles.slice(0, 60);
    const alone = sampleMeshes(sixty.slice(-1));

    for (const { dataset, rows } of sampleMeshes(sixty)) {
      const meshes = rows.map(({ mesh }) => mesh);
      const about = alone.find((set) => set.dataset === dataset)?.rows ?? [];
      expect(new Set(meshes).size).toBe(meshes.length);
      expect(about.length).toBeGreaterThan(10);
      expect(about.filter(({ mesh }) => meshes.includes(mesh)).length).toBeLessThan(about.length / 2);
    }
  });

  it("are marked in the flood grid as not looked at", () => {
    const [usual, unseen] = [middles[0], middles[59]];
    if (!usual || !unseen) throw new Error("no towns");
    const sixty = [...Array.from({ length: 59 }, () => usual), unseen];
    const hasUnseen = (some: readonly LonLat[]) => floodBlocks(some).some(({ values }) => values.includes(NOT_LOOKED_AT));

    expect(hasUnseen(sixty.slice(-1))).toBe(false);
    expect(hasUnseen(sixty)).toBe(true);
  });
});
