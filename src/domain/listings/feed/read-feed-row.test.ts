import { describe, expect, test } from "vitest";
import { aFeedRow, type FeedTexts, feedCells } from "#test/support/feed-rows.ts";
import { readFeedRow } from "./read-feed-row.ts";

const TODAY = "2026-11-23";
const read = (changes: FeedTexts = {}) => readFeedRow(feedCells(changes), TODAY);
const row = (changes: FeedTexts) => {
  const told = read(changes);
  return told.ok ? told.row : told.faults;
};
const faults = (changes: FeedTexts) => {
  const told = read(changes);
  return told.ok ? [] : told.faults.map(({ field, reason }) => [field, reason]);
};

test("a row tells a home", () => {
  expect(read()).toEqual({ ok: true, row: aFeedRow() });
});

describe("cells are read as people write them", () => {
  test.each<[FeedTexts, object]>([
    [{ price: "5,480万円" }, { price: 54_800_000 }],
    [{ price: "１億２,３００万円" }, { price: 123_000_000 }],
    [{ areaM2: "７０.１２㎡" }, { areaM2: 70.12 }],
    [{ built: "平成25年3月" }, { builtYear: 2013, builtMonth: 3 }],
    [{ built: "2013年" }, { builtYear: 2013, builtMonth: null }],
    [{ updatedOn: "2026/11/9" }, { updatedOn: "2026-11-09" }],
    [{ floor: "地下1階" }, { floor: -1 }],
    [{ layout: "２ＳＬＤＫ" }, { layout: "2LDK+S" }],
    [{ direction: "東南" }, { direction: "南東" }],
    [{ notices: "再建築不可、セットバック要" }, { notices: ["no-rebuild", "setback"] }],
    [{ managementYen: "-" }, { managementYen: null }],
    [{ managementYen: "0" }, { managementYen: 0 }],
    [{ station1Name: "豊洲駅" }, { stations: [{ line: "見本線", stationName: "豊洲", minutes: 7, busMinutes: null }] }],
    [{ title: "青葉の家\n\n重要な　お知らせ" }, { title: "青葉の家 重要な お知らせ" }],
    [{ buildingName: "S.J.PARK.COURT" }, { buildingName: "S.J.PARK.COURT" }],
    [{ remarks: "一行目\n二行目 https://example.com/" }, { remarks: "一行目\n二行目 https://example.com/" }],
    [{ state: "商談中" }, { state: "applied" }],
    [{ lat: "35.65", lon: "139.79" }, { place: { lon: 139.79, lat: 35.65 } }],
    [{ renovated: "2024-05" }, { isRenovated: true, renovatedOn: "2024-05-01" }],
    [{ renovated: "2024年" }, { isRenovated: true, renovatedOn: null }],
    [{ publishedOn: "" }, { publishedOn: "2026-11-20" }],
    [{ reference: "0012345678901234567890" }, { reference: "0012345678901234567890" }],
  ])("%j", (changes, told) => {
    expect(row(changes)).toMatchObject(told);
  });
});

test("a bus is no walk: stations on foot come first", () => {
  const stations = { station1Minutes: "3", station1BusMinutes: "10", station2Name: "月島", station2Minutes: "15" };
  expect(row(stations)).toMatchObject({
    stations: [
      { stationName: "月島", busMinutes: null },
      { stationName: "豊洲", busMinutes: 10 },
    ],
  });
});

test("of a plot a building that goes is not told", () => {
  expect(row({ kind: "土地", landAreaM2: "120.5" })).toMatchObject({ areaM2: null, layout: null, builtYear: null, landAreaM2: 120.5 });
});

test.each([
  ["専任媒介", "", true],
  ["媒介", "", false],
  ["媒介", "不要", true],
  ["媒介", "あり", true],
  ["一般媒介", "なし", false],
])("%s with the word 「%s」 may be advertised: %s", (dealType, consent, isConsented) => {
  expect(row({ dealType, consent })).toMatchObject({ isConsented });
});

describe("what cannot be read is told by column and reason", () => {
  test.each<[FeedTexts, string[][]]>([
    [{ price: "5480" }, [["価格(円)", "out-of-range"]]],
    [{ price: "応談" }, [["価格(円)", "not-a-number"]]],
    [{ kind: "別荘" }, [["種別", "not-a-choice"]]],
    [{ dealType: "" }, [["取引態様", "missing"]]],
    [{ updatedOn: "2026-11-24" }, [["更新日", "day-ahead"]]],
    [{ nextUpdateOn: "12/4" }, [["次回更新予定日", "not-a-day"]]],
    [{ built: "2013-13" }, [["築年月", "not-a-month"]]],
    ...["0000-01-01", "1867-12-31", "2101-01-01"].map((day): [FeedTexts, string[][]] => [
      { confirmedOn: day },
      [["建築確認日", "not-a-day"]],
    ]),
    [
      { updatedOn: "0000-01-01", publishedOn: "0000-01-01" },
      [
        ["公開日", "not-a-day"],
        ["更新日", "not-a-day"],
      ],
    ],
    [{ buildingName: "お知らせ https://example.com/x" }, [["建物名", "web-address"]]],
    [{ title: "ｗｗｗ．example．jp を見てください" }, [["見出し", "web-address"]]],
    [{ handover: "詳しくは example.com へ" }, [["引渡し", "web-address"]]],
    [{ floor: "0" }, [["所在階", "out-of-range"]]],
    [{ lat: "35.65" }, [["経度", "missing"]]],
    [
      { lat: "139.79", lon: "35.65" },
      [
        ["緯度", "out-of-range"],
        ["経度", "out-of-range"],
      ],
    ],
    [{ station2Name: "月島" }, [["交通2徒歩(分)", "missing"]]],
    [{ remarks: "\uFFFD" }, [["備考", "undecodable-text"]]],
    [{ remarks: "あ".repeat(2001) }, [["備考", "too-long"]]],
    [{ photoUrls: "javascript:alert(1)" }, [["写真", "not-a-choice"]]],
    [{ pageUrl: "http://www.minato.example/1" }, [["物件ページ", "not-a-page"]]],
    [{ pageUrl: "https://who@www.minato.example/1" }, [["物件ページ", "not-a-page"]]],
    [{ pageUrl: "www.minato.example/1" }, [["物件ページ", "not-a-page"]]],
    [{ pageUrl: `https://www.minato.example/${"1".repeat(500)}` }, [["物件ページ", "not-a-page"]]],
  ])("%j", (changes, told) => {
    expect(faults(changes)).toEqual(told);
  });
});
