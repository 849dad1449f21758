import { describe, expect, it } from "vitest";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { conditionParts, wordsOfConditions } from "./condition-words.ts";
import { conditionsOf } from "./conditions-of.ts";
import { words } from "./query-words.ts";

const MAN = 10_000;
const named = (...names: string[]) => names.map((name, i) => ({ code: `1310${i}`, name }));
const wish = (told: Partial<Wish>): Wish => ({ ...NO_WISH, channels: ["normal"], ...told });
const KOTO = { areas: named("江東区", "墨田区"), kinds: ["condo"] } as const;

describe("words of a saved condition", () => {
  it.each<[string, Partial<Wish>]>([
    [
      "江東区・墨田区 / 中古マンション / 4,000万円〜6,000万円 / 60㎡以上 / 駅徒歩10分以内 / 新耐震",
      {
        ...KOTO,
        price: { min: 4_000 * MAN, max: 6_000 * MAN },
        areaM2: { min: 60, max: null },
        walkMinutesMax: 10,
        isNewQuakeCode: true,
      },
    ],
    ["すべての物件", {}],
    [
      "江東区・墨田区・中央区ほか2か所 / 一戸建て・土地",
      { areas: named("江東区", "墨田区", "中央区", "港区", "台東区"), kinds: ["house", "land"] },
    ],
    ["豊洲駅・東陽町駅 / 中古マンション / 駅徒歩7分以内", { stations: named("豊洲", "東陽町駅"), kinds: ["condo"], walkMinutesMax: 7 }],
    ["地図で囲んだ範囲 / 土地 / 土地100㎡〜150㎡", { polygon: [], kinds: ["land"], landAreaM2: { min: 100, max: 150 } }],
    [
      "豊洲レジデンス / 中古マンション / 1億2,300万円以下",
      { buildings: named("豊洲レジデンス"), kinds: ["condo"], price: { min: null, max: 12_300 * MAN } },
    ],
    [
      "江東区・墨田区 / 中古マンション / 九掛け（確かさA・B）6,000万円以下",
      { ...KOTO, channels: ["kyugake"], certainties: ["A", "B"], kyugakeBudget: 6_000 * MAN },
    ],
    [
      "江東区・墨田区 / 中古マンション / オファー予算7,000万円（推定の95％・上限6,800万円）",
      { ...KOTO, channels: ["offer"], offerBudget: 7_000 * MAN, offerRatio: 0.95, offerCap: 6_800 * MAN },
    ],
    [
      "江東区・墨田区 / 中古マンション / 通常の物件 / 九掛け（確かさA・B）",
      { ...KOTO, channels: ["normal", "kyugake"], certainties: ["A", "B"] },
    ],
    [
      "中古マンション / 通常 5,000万円以上 / 九掛け（確かさA） / 2LDK・3LDK",
      {
        kinds: ["condo"],
        channels: ["normal", "kyugake"],
        price: { min: 5_000 * MAN, max: null },
        certainties: ["A"],
        layouts: ["2LDK", "3LDK"],
      },
    ],
    [
      "管理費など月2.5万円以下 / 東京駅まで30分以内（目安） / 築20年以内 / 表面利回り5％以上 / 2階以上 / ペット可 / 南・南東向き / 新着7日以内 / 旧耐震・賃貸中を除く",
      {
        monthlyYenMax: 25_000,
        commutes: [{ station: { code: "1130101", name: "東京" }, minutesMax: 30 }],
        ageYearsMax: 20,
        yieldMin: 0.05,
        isSecondFloorUp: true,
        hasPets: true,
        directions: ["南", "南東"],
        newWithinDays: 7,
        excludes: ["old-quake-code", "tenanted"],
      },
    ],
  ])("are: %s", (sentence, told) => {
    expect(words(wish(told))).toBe(sentence);
  });

  it("leave out the price of a channel that is not looked for", () => {
    expect(words(wish({ channels: ["kyugake"], certainties: ["A"], price: { min: 1, max: null }, offerBudget: 1 }))).toBe(
      "九掛け（確かさA）",
    );
  });
});

describe("words of conditions of a search", () => {
  const names = { areas: new Map([["13108", "江東区"]]), stations: new Map(), buildings: new Map() };

  it("name what is known, and tell of the rest what can be read", () => {
    const asked = {
      ...conditionsOf(NO_WISH, "normal"),
      areas: ["13108", "13108-豊洲", "01101"],
      apartmentKeys: ["x"],
      buildingName: "タワー",
    };
    expect(wordsOfConditions(asked, names)).toBe("江東区・豊洲・市区町村01101 / 指定のマンション / 「タワー」を含む名前");
  });

  it("tell of every condition there is", () => {
    const span = { min: 1, max: null };
    const all: HomeConditions = {
      ...{ kinds: ["condo"], areas: ["13108"], stations: ["s"], walkMinutesMax: 5, commutes: [{ stationGroup: "s", minutesMax: 30 }] },
      ...{ polygon: [], buildingName: "x", apartmentKeys: ["x"], price: span, monthlyYenMax: 1, areaM2: span, landAreaM2: span },
      ...{ ageYearsMax: 1, layouts: ["1K"], yieldMin: 0.05, isNewQuakeCode: true, isSecondFloorUp: true, directions: ["南"] },
      ...{ hasPets: true, hasParking: true, isFreehold: true, isPriceCut: true, newWithinDays: 7, flaggedWithinDays: 7 },
      excludes: ["tenanted"],
      certainties: ["A"],
    };
    expect(
      conditionParts(all, names)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(Object.keys(NO_CONDITIONS).toSorted());
  });

  it("tell the certainty that is asked for", () => {
    const told = (certainties: HomeConditions["certainties"]) =>
      wordsOfConditions({ ...conditionsOf(NO_WISH, "normal"), certainties }, names);
    expect([told(["A", "B"]), told(["B", "near"]), told(["near"])]).toEqual([
      "九掛け（確かさA・B）",
      "九掛け（確かさB）・推定の90〜95％",
      "推定の90〜95％",
    ]);
  });
});

describe("what a search is asked for a channel", () => {
  const mixed = wish({
    ...{ channels: ["normal", "kyugake", "offer"], kinds: ["condo", "new-condo"], certainties: ["A"] },
    ...{ price: { min: 1, max: 2 }, monthlyYenMax: 3, kyugakeBudget: 4, offerBudget: 5 },
  });

  it("has the price of that channel alone", () => {
    expect(conditionsOf(mixed, "normal")).toMatchObject({ price: { min: 1, max: 2 }, monthlyYenMax: 3, certainties: [] });
    expect(conditionsOf(mixed, "kyugake")).toMatchObject({ price: { min: null, max: 4 }, monthlyYenMax: null, certainties: ["A"] });
    expect(conditionsOf(mixed, "offer")).toMatchObject({ price: { min: null, max: 5 }, certainties: [] });
  });

  it("is a 九掛け of any grade before one is chosen, and no home that is none", () => {
    expect(conditionsOf({ ...mixed, certainties: [] }, "kyugake").certainties).toEqual(["A", "B", "C"]);
  });
});
