import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { AccuracyView } from "./accuracy.view.tsx";

const draw = async (cards: Parameters<typeof AccuracyView>[0]["cards"], city = "") =>
  renderInRouter(<AccuracyView cards={cards} city={city} onCity={() => undefined} />);

describe("the accuracy page", () => {
  it("says the main figures in plain words, with model, period and number of sales", async () => {
    const text = textOf(await draw([sampleCard]));

    expect(text).toContain("誤差の中央値9.8%伏せた場合 10.0%半分の物件は、実際の価格との差がこれ以内でした。");
    expect(text).toContain("モデル condo-2026.11");
    expect(text).toContain("検証 2024年第3四半期〜2025年第2四半期");
    expect(text).toContain("検証した成約 6,725件");
  });

  it("says what is known with and without the renovation on record, where there is one", async () => {
    const words = "成約の記録にあるリフォームの有無を使った場合";
    const { mdape, ppe10, coverage80 } = sampleCard.overall;
    const overall = { ...sampleCard.overall, blind: { mdape, ppe10, coverage80 } };

    expect(textOf(await draw([sampleCard]))).toContain(words);
    const unrecorded = textOf(await draw([{ ...sampleCard, overall }]));
    expect(unrecorded).toContain("誤差の中央値9.8%半分");
    expect(unrecorded).not.toContain(words);
  });

  it("gives every area its error, share within 10 %, coverage, number, ratio and width", async () => {
    expect(textOf(await draw([sampleCard]))).toContain("江東区8.7%55%80.1%2,2140.99831%");
  });

  it.each([
    ["seen building groups", "あり8.9%55%80.1%4,310"],
    ["unseen building groups, apart", "なし11.7%44%80.1%2,415"],
    ["a price decile", "620万〜1,840万円13.1%39%78.1%672"],
    ["an age band", "41年以上12.4%51%80.1%1,422"],
    ["homes whose built year is not known", "築年のデータなし参考18.7%28%80.1%64"],
    ["a number of quarters ahead", "8四半期先12.6%77.6%9.4%10.5%1,581"],
  ])("gives the figures of %s", async (_, expected) => {
    expect(textOf(await draw([sampleCard]))).toContain(expected);
  });

  it("says in words whether band and chance came true, and where they came true least", async () => {
    const text = textOf(await draw([sampleCard]));

    expect(text).toContain("幅より安く売れたのは9.4%、高く売れたのは10.5%でした。");
    expect(text).toContain("地域では76.8%、価格帯では78.1%でした");
    expect(text).toContain("±10%以内の確率55%57%2,148件");
  });

  it("says that there are no data where no area has sales enough for a worst one", async () => {
    const overall = { ...sampleCard.overall, worstWardCoverage80: null, worstDecileCoverage80: null };

    expect(textOf(await draw([{ ...sampleCard, overall }]))).toContain("地域ではデータなし、価格帯ではデータなしでした");
  });

  it("sums up areas beyond the listed ones in a row", async () => {
    const otherAreas = { areas: 41, n: 812, mdape: 0.15, ppe10: 0.3, medianRatio: 1, coverage80: 0.79, medianBandWidth: 0.5 };

    expect(textOf(await draw([{ ...sampleCard, otherAreas }]))).toContain("ほかの41市区町村15.0%30%79.0%812");
    expect(textOf(await draw([sampleCard]))).not.toContain("ほかの41市区町村");
  });

  it("marks areas with fewer than 100 tested sales, and only those", async () => {
    const text = textOf(await draw([sampleCard]));

    expect(text).toContain("千代田区参考");
    expect(text).not.toContain("江東区参考");
  });

  it("compares the model with simpler ways", async () => {
    expect(textOf(await draw([sampleCard]))).toContain("町の中央値同じ町の㎡単価の中央値モデルの誤差はこれより57%少ない22.7%24%");
  });

  it("marks the results of the sample market as not real", async () => {
    expect(textOf(await draw([{ ...sampleCard, isSample: true }]))).toContain("本物の成約での当たり外れを示すものではありません");
    expect(textOf(await draw([sampleCard]))).not.toContain("サンプル");
  });

  it("says of rents that their price is a month's rent", async () => {
    const text = textOf(await draw([{ ...sampleCard, kind: "rent" }]));

    expect(text).toContain("マンションの賃料");
    expect(text).toContain("ここでの価格はひと月の賃料");
  });

  it("says what an estimate is not and what it cannot know", async () => {
    const text = textOf(await draw([sampleCard]));

    for (const words of [
      "不動産鑑定評価ではありません",
      "室内の状態、眺望、告知事項",
      "入力されたときだけ、公表された査定の表の率で入れます",
      "賃料は、賃料の記録を取り込んだ地域だけ",
    ])
      expect(text).toContain(words);
  });

  it("tells apart no model and a failure", async () => {
    expect(textOf(await draw([]))).toContain("公開できるモデルがまだありません");
    expect(textOf(await draw(null))).toContain("再試行");
  });

  it("begins with all kinds in one table, each with whether its band was kept, and leads to what stands below", async () => {
    const html = await draw([sampleCard, { ...sampleCard, kind: "land", judgement: { ...sampleCard.judgement, verdict: "uneven" } }]);
    const summary = textOf(html.slice(html.indexOf("まとめ"), html.indexOf("わたしの区市町村")));

    expect(summary).toContain("中古マンションほぼ約束どおり9.8%51%80.1%6,725");
    expect(summary).toContain("土地偏りあり9.8%51%80.1%6,725");
    expect(html).toMatch(/href="#kind-land"/);
  });

  it("folds every long table behind its name, and opens none", async () => {
    const html = await draw([sampleCard]);

    expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(8);
    expect(html).not.toMatch(/<details[^>]* open/);
  });
});

describe("the city that somebody calls theirs", () => {
  it("is chosen by a form that works without script, from all cities of all kinds, by code", async () => {
    const html = await draw([sampleCard, { ...sampleCard, kind: "land", areas: sampleCard.areas.slice(0, 1) }]);

    expect(html).toMatch(/<form[^>]* action="\/accuracy" method="get"/);
    expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, code]) => code)).toEqual(["13101", "13103", "13108", "13112"]);
  });

  it("shows its figures by kind, and how they hold further ahead", async () => {
    const html = await draw([sampleCard], "13108");
    const own = textOf(html.slice(html.indexOf("わたしの区市町村"), html.indexOf('id="kind-condo"')));

    expect(own).toContain("江東区の推定の精度");
    expect(own).toContain("中古マンション8.7%55%80.1%2,214");
    expect(own).toContain("中古マンション：何四半期先まで当たるか");
    expect(own).toContain("2四半期先9.8%80.6%9.4%10.5%549");
    expect(html).toMatch(/<option value="13108" selected=""/);
  });

  it("says so where none of its sales could be tested, and shows nothing before it is chosen", async () => {
    expect(textOf(await draw([sampleCard], "01101"))).toContain("この区市町村で検証できた成約がありません。");
    expect(textOf(await draw([sampleCard]))).not.toContain("検証できた成約がありません");
  });

  it("is told to the page as soon as it is chosen", async () => {
    const chosen: string[] = [];
    const page = await openInRouter(<AccuracyView cards={[sampleCard]} city="" onCity={(city) => chosen.push(city)} />);
    page.fill("city", "13103");

    expect(chosen).toEqual(["13103"]);
  });
});
