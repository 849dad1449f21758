import { describe, expect, test } from "vitest";
import type { Cells, TableLayout } from "./named-cells.ts";
import { openCells } from "./open-cells.server.ts";

type Field = "name" | "lat" | "lon";
const layout: TableLayout<Field> = { name: "places", columns: { name: "name", lat: "lat", lon: "lon" } };
const reader = { tables: [layout], maps: [layout], rowOf: () => (cell: Cells<Field>) => [cell("name"), cell("lon"), cell("lat")] };

async function rowsOf(text: string, withMaps = true) {
  const bytes = (async function* () {
    yield Buffer.from(text.slice(0, 5));
    yield Buffer.from(text.slice(5));
  })();
  const opened = await openCells(bytes, withMaps ? reader : { tables: reader.tables, rowOf: reader.rowOf });
  const rows = [];
  for await (const outcome of opened.rows) rows.push(outcome.ok ? outcome.row : outcome.reason);
  return rows;
}

const map = (geometry: object | null) =>
  JSON.stringify({ type: "FeatureCollection", features: [{ type: "Feature", properties: { name: "公園" }, geometry }] });

test("a table is told by its header", async () => {
  expect(await rowsOf("lat,lon,name\n35,139,公園\n35,139\n")).toEqual([["公園", "139", "35"], "column-count"]);
});

describe("a map's features stand at their centre", () => {
  const square = [
    [
      [138, 34],
      [140, 34],
      [140, 36],
      [138, 36],
    ],
  ];
  test.each([
    ["a point", { type: "Point", coordinates: [139.5, 35.5] }, ["公園", "139.5", "35.5"]],
    ["an area", { type: "Polygon", coordinates: square }, ["公園", "139", "35"]],
    ["areas", { type: "MultiPolygon", coordinates: [square, square] }, ["公園", "139", "35"]],
    ["nothing", null, ["公園", "", ""]],
  ])("%s", async (_, geometry, row) => {
    expect(await rowsOf(map(geometry))).toEqual([row]);
  });
});

test.each([
  ["another table", "a,b\n1,2\n", true, "unknown-layout"],
  ["an empty file", "", true, "empty"],
  ["a map without the properties", JSON.stringify({ type: "FeatureCollection", features: [] }), true, "unknown-layout"],
  ["other JSON", '{"a":1}', true, "unknown-layout"],
  ["half a map", '{"type":"FeatureColl', true, "malformed"],
  ["a map where only tables are read", map(null), false, "unknown-layout"],
])("%s is refused", async (_, text, withMaps, reason) => {
  await expect(rowsOf(text, withMaps)).rejects.toMatchObject({ reason });
});
