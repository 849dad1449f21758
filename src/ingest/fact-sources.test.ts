import { describe, expect, test } from "vitest";
import { covid } from "#ingest/covid/source.server.ts";
import { crimePoints } from "#ingest/crime-points/source.server.ts";
import { crimePrefectures } from "#ingest/crime-prefectures/source.server.ts";
import { crimeTowns } from "#ingest/crime-towns/source.server.ts";
import { evacuation } from "#ingest/evacuation/source.server.ts";
import { facilities } from "#ingest/facilities/source.server.ts";
import { landPrices } from "#ingest/land-prices/source.server.ts";
import { medical } from "#ingest/medical/source.server.ts";
import { nurseries } from "#ingest/nurseries/source.server.ts";
import { population } from "#ingest/population/source.server.ts";
import { schools } from "#ingest/schools/source.server.ts";
import { townPopulation } from "#ingest/town-population/source.server.ts";
import { geoJson, readSource } from "#test/support/read-source.ts";

const point = { type: "Point", coordinates: [139.7, 35.6] };

describe("each publisher's file is read and credited to its publisher", () => {
  test.each([
    [
      "the municipalities' list of evacuation sites",
      () =>
        readSource(
          evacuation,
          "ID,名称,緯度,経度,災害種別_洪水,災害種別_崖崩れ、土石流及び地滑り,災害種別_高潮,災害種別_地震,災害種別_津波,災害種別_大規模な火事,災害種別_内水氾濫,災害種別_火山現象\n1,公園,35.6,139.7,1,,,1,,,,\n".replace(
            "災害種別_崖崩れ、土石流及び地滑り",
            '"災害種別_崖崩れ、土石流及び地滑り"',
          ),
        ),
      { layout: "municipal-sites", credit: { attribution: "自治体の公開データ(自治体標準オープンデータセット)を加工して作成" } },
    ],
    [
      "国土数値情報 P04",
      () =>
        readSource(
          medical,
          geoJson([{ properties: { P04_001: 1, P04_002: "市立病院", P04_003: "東京都港区芝1", P04_004: "内科" }, geometry: point }]),
        ),
      {
        layout: "ksj-p04",
        credit: { attribution: "国土交通省 国土数値情報(医療機関データ P04)を加工して作成" },
        rows: [{ kind: "hospital", place: { lon: 139.7, lat: 35.6 } }],
      },
    ],
    [
      "国土数値情報 P29",
      () =>
        readSource(
          schools,
          geoJson([{ properties: { P29_002: "B1", P29_003: 16001, P29_004: "芝小学校", P29_005: "芝2" }, geometry: point }]),
          "P29_2023.geojson",
        ),
      { layout: "ksj-p29", asOf: "2023", rows: [{ key: "B1", kind: "elementary" }] },
    ],
    [
      "OpenStreetMap's export",
      () =>
        readSource(
          facilities,
          geoJson([
            { properties: { "@id": "node/1", shop: "supermarket", name: "まるや" }, geometry: point },
            { properties: { "@id": "way/2", building: "yes" }, geometry: point },
          ]),
        ),
      { layout: "osm-geojson", rows: [{ key: "node/1", kind: "supermarket" }], rejected: ["kind-unknown"] },
    ],
    [
      "the municipalities' list of childcare",
      () => readSource(nurseries, "名称,種別,所在地_連結表記,緯度,経度\nみどり保育園,認可保育所,港区芝1,35.6,139.7\n"),
      { layout: "municipal-childcare", credit: { licence: "CC BY 4.0" } },
    ],
    [
      "the wards by year",
      () => readSource(population, "ward,year,population\n江戸川区,2024,695240\n青葉区,2024,1\n", "wards_2020_2025.csv"),
      {
        layout: "wards-by-year",
        asOf: "2020–2025",
        credit: { attribution: "東京都の統計(区の人口と世帯)を加工して作成" },
        rows: [{ areaCode: "13123" }],
        rejected: ["city-invalid"],
      },
    ],
    [
      "households of towns",
      () =>
        readSource(
          townPopulation,
          "pref,address,lat,lng,single_households\ntokyo,三宅村神着,34.1,139.5,20\nchiba,柏市あけぼの一丁目,35.8,139.9,7\n",
        ),
      {
        rows: [
          { cityCode: "13381", town: "神着" },
          { cityCode: "12217", town: "あけぼの一丁目" },
        ],
      },
    ],
    [
      "the points of a year",
      () => readSource(landPrices, "address,lat,lng,price_yen_m2\n東京都港区芝1,35.6,139.7,900000\n", "tokyo_2022_points.csv"),
      { layout: "l01-points", asOf: "2022", rows: [{ data: { year: 2022 } }] },
    ],
    [
      "the counts of prefectures",
      () => readSource(crimePrefectures, "pref_code,name,year,count\n13,東京都,2022,78475\n"),
      { rows: [{ areaCode: "13", period: "2022" }], asOf: null },
    ],
    [
      "the archive of infections",
      () => readSource(covid, "year,month,date,prefectureNameJ,testedPositive\n2020,2,8,東京都,3\n", "covid_2020_2021.csv"),
      { asOf: "2020–2021", rows: [{ areaCode: "13", period: "2020-02-08", data: { testedPositive: 3 } }] },
    ],
    [
      "counts by 町丁目",
      () =>
        readSource(
          crimeTowns,
          "市区町丁,総合計,凶悪犯計,粗暴犯計,侵入窃盗計,ひったくり,自転車盗,車上ねらい\n八丈島八丈町三根,4,0,1,0,0,2,0\n合計,4,0,1,0,0,2,0\n",
          "令和5年.csv",
        ),
      { asOf: "2023", rows: [{ cityCode: "13401", town: "三根", data: { 2023: { total: 4, bicycle: 2 } } }], rejected: ["subtotal"] },
    ],
  ])("%s", async (_, read, expected) => {
    expect(await read()).toMatchObject(expected);
  });
});

test("incidents as the police publish them, without coordinates, are all rejected for that", async () => {
  const header = "手口,市区町村コード（発生地）,町丁目（発生地）,発生年月日（始期）,lat,lon";

  expect(await readSource(crimePoints, `${header}\n自転車盗,131016,一番町,2022-02-10,,\n`)).toMatchObject({
    rows: [],
    rejected: ["place-missing"],
  });
});
