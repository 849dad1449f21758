import { describe, expect, test } from "vitest";
import { layoutAmong } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { EVACUATION_LAYOUTS, evacuationDataset, evacuationRow } from "./parse.ts";

const parse = parsedCells(EVACUATION_LAYOUTS, evacuationRow);
const flags = {
  flood: "1",
  landslide: "",
  storm_surge: "0",
  earthquake: "1",
  tsunami: "0",
  large_fire: "0",
  inland_flood: "0",
  volcano: "0",
};
const english = { lg_code6: "011002", id: "E0110000001202", municipality: "北海道札幌市", name: "もみじ台中学校", address: "もみじ台西1" };
const place = { lat: "43.03806", lng: "141.48471" };
const site = { ...english, ...flags, same_as_shelter: "1", ...place };
const gsi = {
  共通ID: "E1310100002201",
  "施設・場所名": "番町小学校",
  住所: "東京都千代田区六番町8",
  洪水: "1",
  "崖崩れ、土石流及び地滑り": "",
  高潮: "1",
  地震: "1",
  津波: "",
  大規模な火事: "",
  内水氾濫: "1",
  火山現象: "",
  指定避難所との住所同一: "1",
  緯度: "35.688111802263",
  経度: "139.73407899331",
  備考: "",
};

describe("layouts", () => {
  const municipalHeader =
    "全国地方公共団体コード,ID,名称,所在地_連結表記,緯度,経度,災害種別_洪水,災害種別_崖崩れ、土石流及び地滑り,災害種別_高潮,災害種別_地震,災害種別_津波,災害種別_大規模な火事,災害種別_内水氾濫,災害種別_火山現象,指定避難所との重複";
  test.each([
    [Object.keys(site), "evacuation-sites", "evacuation_site"],
    [Object.keys({ ...english, ...place }), "evacuation-shelters", "shelter"],
    [Object.keys(gsi), "gsi-sites", "evacuation_site"],
    [["共通ID", "施設・場所名", "住所", "緯度", "経度"], "gsi-shelters", "shelter"],
    [municipalHeader.split(","), "municipal-sites", "evacuation_site"],
  ])("%j", (header, name, dataset) => {
    const layout = layoutAmong(EVACUATION_LAYOUTS)(header);
    expect(layout?.name).toBe(name);
    expect(evacuationDataset(name)).toBe(dataset);
  });
});

test("a site is read with all eight hazards, and belongs to the part of its municipality", () => {
  expect(parse(site)).toMatchObject({
    row: {
      key: "E0110000001202",
      part: "01100",
      kind: "evacuation_site",
      name: "もみじ台中学校",
      place: { lon: 141.48471, lat: 43.03806 },
      data: {
        flood: true,
        landslide: false,
        stormSurge: false,
        earthquake: true,
        tsunami: false,
        largeFire: false,
        inlandFlood: false,
        volcano: false,
        sameAsShelter: true,
      },
    },
  });
});

test("the file as 国土地理院 publishes it gives the same facts", () => {
  expect(parse(gsi)).toMatchObject({
    row: {
      key: "E1310100002201",
      part: "13101",
      name: "番町小学校",
      data: { flood: true, stormSurge: true, inlandFlood: true, volcano: false },
    },
  });
});

test("a shelter has no flags", () => {
  expect(parse({ ...english, ...place })).toMatchObject({ row: { kind: "shelter", data: {} } });
});

test("an identifier of another form has no part", () => {
  expect(parse({ ...site, id: "0001" })).toMatchObject({ row: { key: "0001" } });
  expect(parse({ ...site, id: "0001" })).not.toHaveProperty("row.part");
});

test.each([
  ["id-missing", { id: "" }],
  ["name-missing", { name: " " }],
  ["place-missing", { lat: "" }],
  ["place-invalid", { lat: "0", lng: "0" }],
  ["flag-invalid", { tsunami: "○" }],
  ["undecodable-text", { name: "\uFFFD" }],
])("a row is rejected as %s", (reason, change) => {
  expect(parse({ ...site, ...change })).toMatchObject({ ok: false, reason });
});
