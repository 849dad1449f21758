import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "../../../test/support/render-in-router.tsx";
import { AccuracyView } from "./accuracy.view.tsx";
import { sampleCard } from "./samples.ts";

const ignore = () => undefined;
const draw = async (cards: Parameters<typeof AccuracyView>[0]["cards"]) => renderInRouter(<AccuracyView cards={cards} onRetry={ignore} />);

describe("the accuracy page", () => {
  it("says the main figures in plain words, with model, period and number of sales", async () => {
    const text = textOf(await draw([sampleCard]));

    expect(text).toContain("誤差の中央値9.8%半分の物件は、実際の価格との差がこれ以内でした。");
    expect(text).toContain("モデル condo-2026.11");
    expect(text).toContain("検証 2024年第3四半期～2025年第2四半期");
    expect(text).toContain("検証した成約 6,725件");
  });

  it("gives every area its error, share within 10 %, coverage, number and period", async () => {
    expect(textOf(await draw([sampleCard]))).toContain("江東区8.7%55%80.1%2,2142024年3Q～2025年2Q");
  });

  it("marks areas with fewer than 100 tested sales, and only those", async () => {
    const text = textOf(await draw([sampleCard]));

    expect(text).toContain("千代田区参考");
    expect(text).not.toContain("江東区参考");
  });

  it("compares the model with simpler ways", async () => {
    expect(textOf(await draw([sampleCard]))).toContain("町の中央値同じ町の㎡単価の中央値22.7%");
  });

  it("marks the results of the sample market as not real", async () => {
    expect(textOf(await draw([{ ...sampleCard, isSample: true }]))).toContain("本物の成約での当たり外れを示すものではありません");
    expect(textOf(await draw([sampleCard]))).not.toContain("サンプル");
  });

  it("tells apart no model and a failure", async () => {
    expect(textOf(await draw([]))).toContain("公開できるモデルがまだありません");
    expect(textOf(await draw(null))).toContain("再試行");
  });
});
