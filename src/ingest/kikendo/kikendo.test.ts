import { expect, test } from "vitest";
import { floodTowns } from "#ingest/flood-towns/source.server.ts";
import { townName } from "#ingest/layers/town-name.ts";
import { readSource } from "#test/support/read-source.ts";
import { kikendo } from "./source.server.ts";

const table = (...rows: string[]) =>
  ["city_code,city,town,building_collapse_rank,fire_rank,activity_difficulty_rank,total_rank,lat,lng", ...rows, ""].join("\n");

test("the ranks of a town", async () => {
  const { rows, asOf } = await readSource(
    kikendo,
    table("13101,千代田区,飯田橋１丁目,2,1,1,1,35.69847,139.749414"),
    "地域危険度_第9回.csv",
  );

  expect(asOf).toBe("第9回");
  expect(rows).toEqual([
    {
      cityCode: "13101",
      town: "飯田橋一丁目",
      place: { lon: 139.749414, lat: 35.69847 },
      data: { collapse: 2, fire: 1, difficulty: 1, total: 1 },
    },
  ]);
});

test("a code that is missing follows from the name, with its county or without", async () => {
  const { rows } = await readSource(kikendo, table(",西多摩郡　瑞穂町,大字高根,1,1,3,1,,", ",瑞穂町,大字高根,1,1,3,1,,"));
  expect(rows.map(({ cityCode, place }) => [cityCode, place])).toEqual([
    ["13303", null],
    ["13303", null],
  ]);
});

test.each([
  ["city-unknown", "12203,市川市,市川,1,1,1,1,,"],
  ["city-unknown", ",どこか,市川,1,1,1,1,,"],
  ["name-missing", "13101,千代田区,,1,1,1,1,,"],
  ["rank-invalid", "13101,千代田区,飯田橋,6,1,1,1,,"],
  ["place-invalid", "13101,千代田区,飯田橋,1,1,1,1,139,35"],
  ["column-count", "13101,千代田区"],
])("a row is rejected as %s: %s", async (reason, row) => {
  expect((await readSource(kikendo, table(row))).rejected).toEqual([reason]);
});

test.each([
  ["飯田橋１丁目", "飯田橋一丁目"],
  ["南平 12丁目", "南平十二丁目"],
  ["大字石畑", "大字石畑"],
])("%s is spelled %s", (text, name) => {
  expect(townName(text)).toBe(name);
});

const flood = (...rows: string[]) =>
  ["city_code,prefecture,city,town,koaza,lat,lng,rank_at_centroid,rank_max_250m,flooded_share_250m", ...rows, ""].join("\n");

test("a town's flood ranks are kept with its 小字", async () => {
  const { rows } = await readSource(floodTowns, flood("12225,千葉県,君津市,大和田一丁目,上,35.338842,139.879074,0,2,0.385"));
  expect(rows).toEqual([
    {
      cityCode: "12225",
      town: "大和田一丁目上",
      place: { lon: 139.879074, lat: 35.338842 },
      data: { rank: 0, rankMax250m: 2, floodedShare: 0.385 },
    },
  ]);
});

test.each([
  ["city-code-invalid", "1222,千葉県,君津市,大和田,,35.3,139.8,0,0,0"],
  ["rank-invalid", "12225,千葉県,君津市,大和田,,35.3,139.8,7,0,0"],
  ["rank-invalid", "12225,千葉県,君津市,大和田,,35.3,139.8,,0,0"],
  ["rank-invalid", "12225,千葉県,君津市,大和田,,35.3,139.8,0,0,1.1"],
  ["place-missing", "12225,千葉県,君津市,大和田,,,,0,0,0"],
])("a town's flood row is rejected as %s (%#)", async (reason, row) => {
  expect((await readSource(floodTowns, flood(row))).rejected).toEqual([reason]);
});
