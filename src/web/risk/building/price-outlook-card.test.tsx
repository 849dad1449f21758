import { describe, expect, it } from "vitest";
import type { MarketFactsResponse } from "#api/client/client.ts";
import { OUTLOOK_COVERAGE, OUTLOOK_MEASURED } from "#domain/risk/topics/price-outlook.ts";
import { percent } from "#kernel/percent.ts";
import { hrefOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleCityOutlook, sampleMarket, sampleOutlook } from "#web/risk/samples/building-samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { PriceOutlookCard } from "./price-outlook-card.tsx";

const draw = (changes: Partial<MarketFactsResponse> | null) =>
  renderInRouter(<PriceOutlookCard subject={sampleApartment} market={changes && { ...sampleMarket, ...changes }} search={{ floor: 5 }} />);
const read = async (changes: Partial<MarketFactsResponse> | null) => textOf(await draw(changes));

describe("the outlook of a year", () => {
  it("is a range and no point: nobody reads the middle for a promise", async () => {
    const text = await read({});

    expect(text).toContain(`${percent(OUTLOOK_COVERAGE, 0)}の幅：1㎡あたり121万〜144万円`);
    expect(text).toContain("予測を保証しません。");
    expect(text).not.toContain("131.8万円");
  });

  it("says how often the same sum held, and when it fails", async () => {
    expect(await read({})).toContain(
      `${OUTLOOK_MEASURED.where}で同じ計算を確かめると、1年後の中央値が幅に入ったのは${percent(OUTLOOK_MEASURED.within, 0)}でした。`,
    );
    expect(await read({})).toContain("流れが変わるときは外れやすくなります。");
  });

  it("says of which sales it is made: of the town, or of the city where the town has too few", async () => {
    expect(await read({})).not.toContain("全体の成約で計算");
    expect(await read({ outlook: sampleCityOutlook })).toContain("豊洲だけの成約では幅を示せないため、江東区全体の成約で計算しました。");
    expect(await read({ outlook: sampleCityOutlook })).toContain("（成約1,204件）");
  });

  it("is marked where it comes from samples, and not where it comes from sales", async () => {
    expect(await read({})).toContain("1年後の見通しサンプルデータ");
    expect(await read({})).toContain("サンプルの取引から計算しています。実際の");
    expect(await read({ isSample: false })).not.toContain("サンプル");
  });

  it("has no change where the range lies on the level of the year before", async () => {
    const { levelYenPerM2 } = sampleOutlook;
    const outlook = { ...sampleOutlook, lowYenPerM2: levelYenPerM2 * 0.998, highYenPerM2: levelYenPerM2 * 1.05 };

    expect(await read({ outlook })).toContain("に対して±0%〜+5%です。");
  });

  it.each([
    ["too-short", "成約が3年分続いていないため"],
    ["too-scattered", "四半期ごとの差が大きいため"],
  ] as const)("that is %s is told why, and the band of today offered instead", async (reason, words) => {
    const html = await draw({ outlook: { state: "no_data", reason } });

    expect(textOf(html)).toContain(words);
    expect(hrefOf(html, "いまの価格の幅を見る")).toBe("/risk/sample-apartment/apartment/checker?floor=5");
    expect(textOf(html)).not.toContain("サンプルデータ");
  });

  it("is no missing outlook where it could not be had", async () => {
    const text = await read(null);

    expect(text).toContain("再試行");
    expect(text).not.toContain("見通しを出せません");
  });
});
