import { describe, expect, it } from "vitest";
import type { MarketFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleMarketFacts } from "#web/risk/samples/detail-samples.ts";
import { MarketView } from "./market.view.tsx";
import { basis, marketRows } from "./market-words.ts";

const read = async (market: MarketFactsResponse | null) =>
  textOf(await renderInRouter(<MarketView report={detailReport} market={market} land={null} search={{}} />));

describe("the market page", () => {
  it("shows the unit price of town and ward with a table twin", async () => {
    const text = await read(sampleMarketFacts);

    expect(text).toContain("江東区豊洲");
    expect(text).toContain("2025年第2四半期120.6万円/㎡12件");
    expect(text).toContain("サンプルデータです。実際の成約ではありません。");
    expect(await read({ ...sampleMarketFacts, isSample: false })).toContain("国土交通省 不動産情報ライブラリのデータを加工して作成");
  });

  it("tells supply, days, cuts and how often the building is sold, with what they rest on", async () => {
    const text = await read(sampleMarketFacts);

    expect(text).toContain("この建物4件・この町18件・江東区231件");
    expect(text).toContain("84日江東区で成約した売出し37件から計算しました。");
    expect(text).toContain("31%（値下げ幅の中央値4.2%）江東区の売出し8件から計算しました。件数が少ないため、目安です。");
    expect(text).toContain("この建物の売買の多さデータなし公表されている成約は建物を特定できないため、示せません。");
    expect(text).toContain("サンプルデータ");
  });

  it("says what the recorded listings do not tell", () => {
    const rows = marketRows(
      { ...sampleMarketFacts, daysToSell: null, priceCuts: null, liquidity: { salesPerYear: 2.4, units: 412, share: 0.0058 } },
      { kind: "building", cityName: "江東区" },
    );

    expect(rows.map(({ state }) => state)).toEqual(["ok", "no_data", "no_data", "ok"]);
    expect(rows[3]?.words).toBe("年に0.6%");
    expect(rows[3]?.meaning).toContain("年1%に満たず");
  });

  it.each([
    [9, true],
    [10, false],
  ])("a figure of %i cases is marked as an indication: %s", (n, isFew) => {
    expect(basis("売出し", n).includes("目安")).toBe(isFew);
  });

  it("keeps too few sales apart from a failure", async () => {
    expect(await read({ ...sampleMarketFacts, town: null })).toContain("この町には、推移を示せるだけの成約がありません。");
    expect(await read(null)).toContain("再試行");
  });
});
