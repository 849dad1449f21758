import { expect, test } from "vitest";
import { geoJson, readSource } from "#test/support/read-source.ts";
import { liquefaction } from "./source.server.ts";

const point = { type: "Point", coordinates: [139.8, 35.6] };
const tendency = (level: unknown) => ({
  properties: { mesh_code: "5339463511", liquefaction_tendency_level: level, topographic_classification_name_ja: "埋立地", note: "" },
  geometry: point,
});

test("a PL value is kept by its mesh", async () => {
  const { rows, rejected } = await readSource(
    liquefaction,
    "メッシュコード,PL値\n5339463511,12.5\n53394635,0\n5339463511,-\n5339463511,300\nx,1\n",
  );

  expect(rows).toEqual([
    { mesh: "5339463511", data: { pl: 12.5 } },
    { mesh: "53394635", data: { pl: 0 } },
  ]);
  expect(rejected).toEqual(["not-rated", "value-invalid", "mesh-invalid"]);
});

test.each([
  [1, 5],
  [3, 3],
  ["5", 1],
])("of the ministry's map %j, where 1 is the likeliest, is kept as %i, where 5 is", async (level, value) => {
  const { rows, credit } = await readSource(liquefaction, geoJson([tendency(level)]));

  expect(rows).toEqual([{ mesh: "5339463511", data: { class: value, landform: "埋立地" } }]);
  expect(credit?.attribution).toContain("国土交通省");
});

test("water is not rated", async () => {
  expect((await readSource(liquefaction, geoJson([tendency(6), tendency(0)]))).rejected).toEqual(["not-rated", "value-invalid"]);
});
