import { expect, it } from "vitest";
import { railLines } from "#domain/search/homes/commute/rail-graph.ts";
import { railGraph, reachOf } from "#domain/search/homes/commute/reach.ts";
import { readPlaces } from "./read-places.server.ts";
import { SAMPLE_OPERATOR } from "./sample-lines.ts";
import { stationIdOf, stationRows } from "./sample-rows.ts";

const { places } = await readPlaces();
const groups = new Set(places.towns.map(({ station }) => stationIdOf(station)));

it("every station of the sample lies on a line, and says that the line is invented", () => {
  const rows = stationRows(places);

  expect(new Set(rows.map(({ group_code }) => group_code))).toEqual(groups);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { line, operator } of rows) expect([String(line).endsWith("(架空)"), operator]).toEqual([true, SAMPLE_OPERATOR]);
  for (const { station } of places.towns) expect(rows.map(({ line }) => line)).toContain(station.line);
});

it("a train leads from every station to every other, in less than two hours", () => {
  const stops = stationRows(places).map(({ name, line, operator, group_code, lon, lat }) => ({
    ...{ stationGroup: String(group_code), name: String(name), line: String(line), operator: String(operator) },
    place: { lon: Number(lon), lat: Number(lat) },
  }));
  const graph = railGraph(railLines(stops));
  const from = stationIdOf(places.towns.find(({ name }) => name === "豊洲")?.station ?? { name: "", place: { lon: 0, lat: 0 } });

  expect(new Set(reachOf(graph, from, 120).keys())).toEqual(groups);
  expect([...reachOf(graph, from, 30).keys()].length).toBeGreaterThan(50);
});
