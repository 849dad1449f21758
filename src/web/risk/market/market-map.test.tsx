import { describe, expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport } from "#web/risk/samples/detail-samples.ts";
import { sampleMarketMap } from "#web/risk/samples/market-map.gallery.tsx";
import { findMarketPage } from "./find-market-page.ts";
import { MarketBalloon } from "./market-balloon.tsx";
import { dotWords } from "./market-dots.ts";
import { MarketMap, type MarketMapProps } from "./market-map.tsx";

const town = { t: "江東区豊洲", n: 14, condo_n: 12, condo_yen_m2: 1_206_000, house_n: 2 };
const home = { id: "1", key: "abc", kind: "condo", price: 54_800_000, areaM2: 72.4, layout: "3LDK", r: 250 };
const draw = (changes: Partial<MarketMapProps> = {}) => renderInRouter(<MarketMap {...sampleMarketMap} {...changes} />, ["/", "/risk"]);
const read = async (changes: Partial<MarketMapProps> = {}) => textOf(await draw(changes));
const { place } = detailReport.subject;

describe("a dot in words", () => {
  it("of a town is its unit price, how many sales it rests on and of when", () => {
    const { headline, lines } = dotWords("sales", town, "2025年第2四半期まで");

    expect(headline).toBe("江東区豊洲");
    expect(lines).toEqual(["マンション：120.6万円/㎡（坪399万円）・n＝12件", "ほかに戸建て2件", "期間：最近3年（2025年第2四半期まで）"]);
  });

  it.each([
    [{ ...town, condo_n: 4 }, "件数不足"],
    [{ t: "江東区豊洲", house_n: 9 }, "成約なし"],
  ])("tells no unit price of too few sales", (facts, words) => {
    const text = dotWords("sales", facts, null).lines.join("");

    expect(text).toContain(words);
    expect(text).not.toContain("万円");
  });

  it("of a home on sale is its kind, its price and the building", () => {
    expect(dotWords("listings", home, null)).toEqual({
      headline: "マンション・3LDK・72.4㎡",
      lines: ["5,480万円、75.7万円/㎡（坪250万円）"],
      apartmentKey: "abc",
    });
  });

  it.each([
    [{ ...home, kind: "house" }, "5,480万円"],
    [{ ...home, price: undefined }, "価格はデータなし"],
  ])("of a house, or without a price, has no unit price", (facts, words) =>
    expect(dotWords("listings", facts, null).lines).toEqual([words]),
  );
});

describe("the balloon", () => {
  const balloon = async (layer: "sales" | "listings", all: Record<string, unknown>[], apartmentKey = "other") =>
    renderInRouter(
      <MarketBalloon
        {...{ layer, apartmentKey }}
        picked={{ place, zoom: 14, tags: all[0] ?? null, mesh: null, all }}
        period={null}
        search={{ w: "30-30-20-10-5-5", floor: 3 }}
      />,
      ["/risk/abc/summary"],
    );

  it("links a home to its building's report, with the reader's weights and without this building's floor", async () => {
    const html = await balloon("listings", [home]);

    expect(html).toContain("/risk/abc/summary?w=30-30-20-10-5-5");
    expect(html).not.toContain("floor=3");
    expect(textOf(await balloon("listings", [home], "abc"))).toContain("この建物の部屋です");
    expect(textOf(await balloon("listings", [{ ...home, key: undefined }]))).not.toContain("リスク診断");
  });

  it("counts the homes on one spot that it does not tell", async () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ ...home, id: `${i}`, areaM2: 60 + i }));

    expect(textOf(await balloon("listings", many))).toContain("ほかに2件");
  });

  it("says that nothing stands there", async () => expect(textOf(await balloon("sales", []))).toContain("町の印がありません"));
});

describe("MarketMap", () => {
  it("shows what the map does as a table, with a legend, and that towns are no homes", async () => {
    const text = await read();

    for (const words of [
      "町の中心です",
      "1件ごとの部屋の位置ではなく",
      "件数不足（5件未満）",
      "江東区豊洲",
      "n＝12件",
      "江東区辰巳",
      "サンプルデータ",
    ]) {
      expect(text).toContain(words);
    }
    expect(await draw()).toContain('aria-label="江東区豊洲を地図で見る"');
  });

  it.each([
    [{ list: { state: "ok", value: { total: 0, items: [] } } } as const, "成約のある町がありません"],
    [{ list: { state: "wide" } } as const, "地図を拡大すると表示します"],
    [{ list: { state: "failed" } } as const, "一覧を読み込めませんでした"],
    [{ layer: null } as const, "再試行"],
  ])("keeps empty, wide and failed apart", async (changes, words) => expect(await read(changes)).toContain(words));

  it("says that nothing was imported", async () => {
    const { layer } = sampleMarketMap;

    expect(await read({ layer: layer && { ...layer, state: "no_data", provenance: null } })).toContain("まだ読み込まれていません");
  });
});

it("the market page stands without the catalogue of maps", async () => {
  const send = async () => new Response("no", { status: 503 });
  const services = createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0 });

  expect(await findMarketPage(detailReport, services)).toEqual({ report: detailReport, market: null, land: null, layers: null });
});
