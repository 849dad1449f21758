import { describe, expect, it } from "vitest";
import { homesOfMessage } from "./home-of-message.ts";

type Told = Parameters<typeof homesOfMessage>[0][number];

const AROUND = { origin: "https://site.test", token: "t".repeat(43), today: "2026-11-24", page: "property" } as const;
const HOME = {
  ...{ key: "lst-1", dwellingKey: "dw-1", kind: "condo", title: "東雲サンプルコート 8階", apartmentKey: null, cityCode: "13108" },
  ...{ cityName: "江東区", town: "東雲1丁目", place: null, placePrecision: "town", price: 49_800_000, areaM2: 65.2, landAreaM2: null },
  ...{ layout: "3LDK", floor: 8, totalFloors: 12, direction: null, builtYear: 2014, builtMonth: 3, isNewQuakeCode: true },
  ...{ stationName: "豊洲", walkMinutes: 7, busMinutes: null, monthlyYen: null, grossYield: null, landRight: "freehold", isTenanted: null },
  ...{ notices: [], priceCuts: 0, firstSeenOn: "2026-11-20", updatedOn: "2026-11-21", nextUpdateOn: "2026-12-05" },
  ...{ companyName: "見本不動産", dealType: "媒介", photo: null, flag: null, isSample: false },
  estimate: { point: 51_300_000, q10: 46_000_000, q90: 57_000_000, grade: "B" },
} as const satisfies Told["home"];

const toldOf = (home: Partial<Told["home"]> = {}) =>
  homesOfMessage([{ position: 1, home: { ...HOME, ...home }, reasons: [], softEdges: [] }], AROUND)[0];

describe("a home as a message shows it", () => {
  it("says what law wants told of it: kind, place, size, age, way, who offers it as what, and how fresh that is", () => {
    expect(toldOf()).toMatchObject({
      facts: ["中古マンション　江東区東雲1丁目", "65.2㎡ / 3LDK / 築12年", "豊洲駅 徒歩7分"],
      offeredBy: "見本不動産（媒介）　更新 11/21・次回 12/5",
    });
    expect(toldOf({ stationName: "豊洲駅", busMinutes: 12 })?.facts).toContain("豊洲駅 バス12分・停歩7分");
  });

  it("sets the price against the estimate and its band, in words and on one axis for all", () => {
    const [near, far] = homesOfMessage(
      [
        { position: 1, home: HOME, reasons: [], softEdges: [] },
        { position: 2, home: { ...HOME, price: 36_000_000 }, reasons: [], softEdges: [] },
      ],
      AROUND,
    );
    expect(near?.estimate).toMatchObject({ text: "AI推定 5,130万円（4,600万円〜5,700万円）・推定より2.9%安い", isBelow: false });
    expect(far?.estimate).toMatchObject({ from: near?.estimate?.from, to: near?.estimate?.to, isBelow: true });
    expect(toldOf({ estimate: null })?.estimate).toBeNull();
  });

  it("leaves out nothing that must be told or that speaks against it", () => {
    expect(toldOf()?.caution).toBeNull();
    expect(toldOf({ notices: ["no-rebuild", "incident"], landRight: "leasehold", isTenanted: true, isNewQuakeCode: false })?.caution).toBe(
      "再建築不可・告知事項あり・借地権・賃貸中・旧耐震",
    );
  });
});
