import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { MapLayerResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { MapSearch } from "#web/risk/maps/map-search.ts";
import { detailReport, sampleLand, sampleMarketFacts } from "#web/risk/samples/detail-samples.ts";
import { sampleMarketMap } from "#web/risk/samples/market-map.gallery.tsx";
import { LandPriceCard, pointWords } from "./land-price-card.tsx";
import { MarketScreen } from "./market.screen.tsx";
import { HistoriesCard, MarketView } from "./market.view.tsx";
import { BuildingLink, MarketBalloon } from "./market-balloon.tsx";
import { MarketMap } from "./market-map.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$"]);
const read = async (view: ReactNode) => textOf(await html(view));
const usual = { report: detailReport, market: sampleMarketFacts, land: sampleLand };

const { layer: sales } = sampleMarketMap;
if (sales === null) throw new Error("the sample has no layer");

describe("the page of the market", () => {
  const listings: MapLayerResponse = { ...sales, id: "listings", title: "売出中の物件" };
  const draw = (search: MapSearch, layers: readonly MapLayerResponse[] | null = [sales, listings]) =>
    html(<MarketScreen {...usual} layers={layers} search={search} />);
  const chosenIn = (drawn: string) => {
    const radio = [...drawn.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes('checked=""'));
    return /value="([^"]*)"/.exec(radio ?? "")?.[1];
  };

  it.each([
    [{}, "sales", "その町の最近3年の成約をまとめた値です"],
    [{ layer: "sales" }, "sales", "その町の最近3年の成約をまとめた値です"],
    [{ layer: "listings" }, "listings", "すべての売出しではありません。色はマンションの坪単価です"],
    [{ layer: "flood_max_rank" }, "sales", "その町の最近3年の成約をまとめた値です"],
  ] as const)("of the address %j shows %s, and says what its dots are", async (search, chosen, words) => {
    const drawn = await draw(search);

    expect(chosenIn(drawn)).toBe(chosen);
    expect(textOf(drawn)).toContain(words);
  });

  it("stands without the catalogue of maps", async () => {
    const text = textOf(await draw({}, null));

    expect(text).toContain("レイヤーの一覧を読み込めませんでした。再試行");
    expect(text).toContain("㎡単価の推移");
  });

  it("keeps what belongs to the map out of the links to other pages", async () => {
    const drawn = await draw({ floor: 5, layer: "listings", at: "35.6555,139.7935,15", pin: "35.65,139.79" });

    expect(drawn).toContain('href="/risk/sample-apartment/flood?floor=5"');
    expect(drawn).not.toMatch(/href="[^"]*(layer=|pin=)/);
  });

  it("shows what of the market goes into the points, data or not", async () => {
    const text = await read(<MarketView {...usual} search={{}} />);

    expect(text).toContain("価格の振れ70点4.2%");
    expect(text).toContain("売買の多さデータなし");
  });

  it("marks figures of a sample market, and only those", async () => {
    expect(await read(<MarketView {...usual} search={{}} />)).toContain("売れやすさサンプルデータ");
    expect(await read(<MarketView {...usual} market={{ ...sampleMarketFacts, isSample: false }} search={{}} />)).not.toContain(
      "売れやすさサンプルデータ",
    );
  });
});

describe("the histories of town and ward", () => {
  const withPoints = (count: number) => ({
    ...sampleMarketFacts,
    town: sampleMarketFacts.town && { ...sampleMarketFacts.town, points: sampleMarketFacts.town.points.slice(0, count) },
  });

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])("draw no line through %i quarters: %j", async (count, isAbsent) => {
    const text = await read(<HistoriesCard market={withPoints(count)} />);

    expect(text.includes("この町には、推移を示せるだけの成約がありません。")).toBe(isAbsent);
    expect(text).toContain("江東区");
  });

  it("speak of the ward where the ward has none", async () => {
    expect(await read(<HistoriesCard market={{ ...sampleMarketFacts, city: null }} />)).toContain("この市区には");
  });

  it("say what a white dot means", async () => {
    expect(await read(<HistoriesCard market={sampleMarketFacts} />)).toContain("成約が5件より少なく、中央値が揺れやすい");
  });
});

describe("the map of the market", () => {
  it("is chosen by what it shows, and a row of its list is shown on it", async () => {
    const onChoice = vi.fn<(id: string) => void>();
    const onShow = vi.fn<(row: { readonly name: string | null }) => void>();
    const page = await openInRouter(<MarketMap {...sampleMarketMap} {...{ onChoice, onShow }} />, ["/", "/risk/$"]);
    page.tick("market-layer", true, "listings");
    page.press("江東区辰巳を地図で見る");

    expect(onChoice.mock.calls).toEqual([["listings"]]);
    expect(onShow.mock.calls.map(([row]) => row.name)).toEqual(["江東区辰巳"]);
  });

  it("says of when the sales are, as far as anybody told", async () => {
    const undated = { ...sales, provenance: null };

    expect(await read(<MarketMap {...sampleMarketMap} />)).toContain("期間：最近3年（2025年第2四半期まで）");
    expect(await read(<MarketMap {...sampleMarketMap} layer={undated} />)).toMatch(/期間：最近3年(?!（)/);
  });

  it("says in which order not all are listed", async () => {
    const { list } = sampleMarketMap;
    if (list.state !== "ok") throw new Error("the sample has no list");

    expect(await read(<MarketMap {...sampleMarketMap} list={{ ...list, value: { ...list.value, total: 1_240 } }} />)).toContain(
      "見えている範囲の1,240町のうち、坪単価の高い順に2町",
    );
  });
});

describe("a balloon of the market", () => {
  const place = { lon: 139.79, lat: 35.65 };
  const balloon = (layer: "sales" | "listings", all: readonly Record<string, unknown>[]) => (
    <MarketBalloon {...{ layer }} picked={{ place, zoom: 14, tags: null, mesh: null, all }} period="2025年" apartmentKey="k1" search={{}} />
  );

  it.each([
    ["sales", "成約を集計した町の印がありません"],
    ["listings", "売出中の印がありません"],
  ] as const)("says of which kind nothing stands there: %s", async (layer, words) => {
    expect(await read(balloon(layer, []))).toContain(words);
  });

  it.each([
    [4, false],
    [5, true],
  ])("tells four homes of %i and counts the rest: %j", async (count, isCounted) => {
    const homes = Array.from({ length: count }, (_, index) => ({ kind: "condo", price: 50_000_000, areaM2: 60 + index }));
    const text = await read(balloon("listings", homes));

    expect(text.match(/5,000万円/g)).toHaveLength(4);
    expect(text.includes("ほかに1件あります。")).toBe(isCounted);
  });

  it("tells of when the sales of a town are", async () => {
    expect(await read(balloon("sales", [{ t: "辰巳", condo_n: 8, condo_yen_m2: 900_000 }]))).toContain("期間：最近3年（2025年）");
  });

  it("links nothing that there is no page for, and takes the reader's weights along", async () => {
    const link = (apartmentKey: string | null, w?: string) =>
      html(<BuildingLink apartmentKey={apartmentKey} own="k1" search={w === undefined ? { floor: 3 } : { floor: 3, w }} />);

    expect(await link(null)).toBe("");
    expect(await link("k2")).toContain('href="/risk/k2/summary"');
    expect(await link("k2", "50-10-10-10-10-10")).toContain('href="/risk/k2/summary?w=50-10-10-10-10-10"');
    expect(textOf(await link("k1"))).toBe("この建物の部屋です");
  });
});

describe("published prices of land", () => {
  const [point] = sampleLand.points;
  if (!point) throw new Error("the sample has no point");

  it("leave out a change for which a year is missing, and a use that nobody told", () => {
    expect(pointWords({ ...point, use: null, years: [{ year: 2026, yenPerM2: 624_000 }] })).toBe("直線480m");
    expect(
      pointWords({
        ...point,
        distanceM: 1_240,
        years: [
          { year: 2016, yenPerM2: 700_000 },
          { year: 2026, yenPerM2: 630_000 },
        ],
      }),
    ).toBe("直線1,240m・住宅・10年前から−10.0%");
  });

  it("list every point by its name, and have no price where a point has no year", async () => {
    const points = [point, { ...point, name: "江東-2", years: [] }];
    const drawn = await html(<LandPriceCard land={{ ...sampleLand, points }} />);

    expect(textOf(drawn)).toMatch(/サンプル江東-豊洲62\.4万円\/㎡（2026年）.*江東-2直線480m・住宅/);
    expect(textOf(drawn)).not.toMatch(/undefined|NaN/);
  });

  it("outside of what they cover say so", async () => {
    expect(await read(<LandPriceCard land={{ ...sampleLand, state: "out_of_area", points: [], provenance: null }} />)).toContain(
      "対象外エリアこの資料は、この地域を対象にしていません。",
    );
  });
});
