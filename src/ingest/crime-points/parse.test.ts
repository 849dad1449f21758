import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { INCIDENT_LAYOUTS, incidentParser } from "./parse.ts";

const fresh = () => parsedCells(INCIDENT_LAYOUTS, () => incidentParser());
const chiba = {
  罪名: "窃盗",
  手口: "自転車盗",
  "管轄交番・駐在所（発生地）": "駅前交番",
  "市区町村コード（発生地）": "121011",
  "町丁目（発生地）": "新宿１丁目",
  "発生年月日（始期）": "2022-02-10",
  "発生時（始期）": "08",
  発生場所: "その他",
  lat: "35.605099",
  lon: "140.113571",
};
const hokkaido = {
  手口: "部品ねらい",
  "市区町村コード（発生地）": "11011",
  "町丁目（発生地）": "北５条西４丁目",
  "発生年月日（始期）": "2018/9/16",
  "発生時（始期）": "20",
  発生場所の属性: "道路上",
  longitude: "141.34958",
  latitude: "43.06726",
  iLvl: "6.0",
};

test("an incident is read with method, day, hour and spot", () => {
  expect(fresh()(chiba)).toMatchObject({
    row: {
      key: "121011|自転車盗|2022-02-10|08|新宿1丁目|駅前交番|その他|1",
      kind: "crime_incident",
      name: "自転車盗",
      address: "新宿1丁目",
      place: { lon: 140.113571, lat: 35.605099 },
      data: { date: "2022-02-10", hour: 8, spot: "その他" },
    },
  });
});

test("other spellings of columns, days and codes give the same form", () => {
  expect(fresh()(hokkaido)).toMatchObject({
    row: { key: "011011|部品ねらい|2018-09-16|20|北5条西4丁目||道路上|1", data: { date: "2018-09-16", hour: 20, spot: "道路上" } },
  });
});

test("incidents that look alike are numbered within their file", () => {
  const parser = incidentParser();
  const parse = parsedCells(INCIDENT_LAYOUTS, () => parser);

  const keys = [parse(chiba), parse(chiba), parse({ ...chiba, 手口: "ひったくり" })].map(
    (outcome) => outcome.ok && outcome.row.key.slice(-2),
  );
  expect(keys).toEqual(["|1", "|2", "|1"]);
});

test("an unknown day or hour is left out", () => {
  expect(fresh()({ ...chiba, "発生年月日（始期）": "不明", "発生時（始期）": "不明" })).toMatchObject({
    row: { data: { spot: "その他" } },
  });
});

test.each([
  ["method-missing", { 手口: "" }],
  ["date-invalid", { "発生年月日（始期）": "令和4年2月" }],
  ["date-invalid", { "発生年月日（始期）": "2022-02-30" }],
  ["date-invalid", { "発生年月日（始期）": "2022/13/01" }],
  ["place-missing", { lat: "" }],
  ["place-invalid", { lat: "0" }],
])("a row is rejected as %s", (reason, change) => {
  expect(fresh()({ ...chiba, ...change })).toMatchObject({ ok: false, reason });
});

test.each([
  ["4.0", false],
  ["5.0", true],
  ["", true],
])("at the geocoder's level %j it is accepted: %j", (iLvl, ok) => {
  expect(fresh()({ ...hokkaido, iLvl }).ok).toBe(ok);
});
