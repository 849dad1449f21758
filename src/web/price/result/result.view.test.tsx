import { describe, expect, it } from "vitest";
import type { EstimateResponse, HistoryResponse } from "#api/client/client.ts";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { REFUSALS } from "#web/kit/report/refusal-words.ts";
import type { Priced } from "#web/price/words/result-words.ts";
import { sampleHouse } from "./house-samples.ts";
import { ResultView } from "./result.view.tsx";
import { sampleEstimate, sampleRefusal, sampleSimilar } from "./samples.ts";

const ignore = () => undefined;
const history: HistoryResponse = {
  scope: "town",
  label: "江東区豊洲",
  points: [
    { quarter: "2025Q1", medianYenPerM2: 1_180_000, n: 12 },
    { quarter: "2025Q2", medianYenPerM2: 1_213_000, n: 3 },
  ],
};

const draw = (estimate: EstimateResponse, shownHistory: HistoryResponse | null = history) =>
  renderInRouter(
    <ResultView
      estimate={estimate}
      around={{ history: shownHistory, similar: sampleSimilar }}
      onRecompute={ignore}
      isRecomputing={false}
      problem={null}
    />,
  );

/** The sample with another outcome. */
function priced(changes: Partial<Priced>): EstimateResponse {
  if (!sampleEstimate.outcome.estimated) throw new Error("the sample has a price");
  return { ...sampleEstimate, outcome: { ...sampleEstimate.outcome, ...changes } };
}

describe("the result of a price check", () => {
  it("shows the point only with its band, the chance of ±10 % and the grade in words", async () => {
    const text = textOf(await draw(sampleEstimate));

    expect(text).toContain("8,240万円");
    expect(text).toContain("7,350万円");
    expect(text).toContain("9,310万円");
    expect(text).toContain("±10%以内の確率 58%");
    expect(text).toContain("評価の確かさ B");
    expect(text).toContain("似た成約があり、幅はふつうの推定です。");
  });

  it("names the home by place, layout and area in both units, with the era and the age", async () => {
    const text = textOf(await draw(sampleEstimate));

    expect(text).toContain("70㎡(21.17坪)");
    expect(text).toContain("2008年(平成20年)築・築17年");
    expect(text).toContain("2026年11月21日に計算");
  });

  it("gives its reasons in yen and says 入力なし where there is no number", async () => {
    const html = await draw(sampleEstimate);
    const reasons = textOf(html.slice(html.indexOf("この価格になった理由。"), html.indexOf("差をすべて足すと")));

    expect(
      ["立地", "建物群の水準", "広さ・間取り", "築年", "駅からの近さ", "階・向き", "実際の市況", "市況の見込み"].filter(
        (label) => !reasons.includes(label),
      ),
    ).toEqual([]);
    expect(reasons).toContain("+630万円");
    expect(reasons).toContain("階・向き入力なし");
  });

  it("does not claim that a floor was not entered when it was: the sales do not say what it is worth", async () => {
    const estimate = { ...sampleEstimate, subject: { ...sampleEstimate.subject, floor: 12 } };

    expect(textOf(await draw(estimate))).toContain("階・向き推定に使っていません");
  });

  it("says of the floor's figure that it is a table's, and whose", async () => {
    const factors = [{ group: "floor" as const, yen: 800_000, source: "コラビット" }];
    const html = textOf(await draw(priced({ factors })));

    expect(html).toContain("階・向き+80万円");
    expect(html).toContain("成約から学習した値ではなく、公表された査定の表の率による差です（出典：コラビット）。");
    expect(textOf(await draw(sampleEstimate))).not.toContain("公表された査定の表");
  });

  it("judges an asking price in one sentence", async () => {
    expect(textOf(await draw(sampleEstimate))).toContain("売出価格は推定より9.0%高い価格で、幅の中です（判定：相場の範囲）。");
    const cheap = await draw({ ...sampleEstimate, verdict: { askingPrice: 65_000_000, gap: -0.211, verdict: "cheap" } });
    expect(textOf(cheap)).toContain("21.1%低い価格で、幅の下に出ています（判定：割安）。");
    expect(textOf(await draw({ ...sampleEstimate, verdict: null }))).not.toContain("判定");
  });

  it("lists the comparables with why each was chosen, and marks prices that come from a survey", async () => {
    const text = textOf(await draw(sampleEstimate));

    expect(text).toContain("14件のうち、似ている順に3件");
    expect(text).toContain("同じ町・築年が近い");
    expect(text).not.toContain("同じ建物群");
    expect(text).toContain("近く 直線350m");
    expect(text).toContain("7,600万円調査");
    expect(text).toContain("築年不明");
    expect(text).not.toContain("不明築");
  });

  it("says what it is not and what it cannot know, with date and model", async () => {
    expect(textOf(await draw(sampleEstimate))).toContain(
      "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません（2026年11月21日に計算、モデル condo-2026.11）。室内の状態、眺望、告知事項は反映していません。",
    );
  });

  it("marks figures that rest on sample data, and only those", async () => {
    expect(textOf(await draw({ ...sampleEstimate, isSample: true }))).toContain("サンプルデータ 2025年第2四半期まで");
    expect(textOf(await draw(sampleEstimate))).not.toContain("サンプル");
  });

  it("admits rounding when the shown differences do not add up to the shown price", async () => {
    expect(textOf(await draw(sampleEstimate))).not.toContain("四捨五入");
    expect(textOf(await draw(priced({ point: 82_550_000 })))).toContain("四捨五入");
  });

  it("leads on: to the risk of the same town, its rent and yield, My Page and other conditions", async () => {
    const html = await draw(sampleEstimate);

    expect(html).toMatch(/href="\/risk\/town-[0-9a-z]{9}\/summary\?built=2008"/);
    for (const page of ["life/rentChecker", "apartment/yield"]) expect(html).toMatch(new RegExp(`href="/risk/town-[0-9a-z]{9}/${page}`));
    for (const words of ["マイページに保存", "条件を変えて見る"]) expect(textOf(html)).toContain(words);
  });

  it("names what of a house or a plot its model reads and nobody told, with the way to tell it, and nothing of a flat", async () => {
    const { builtYear: _, ...yearless } = sampleEstimate.input;
    const priced = (input: Partial<EstimateResponse["input"]>, answersRead: EstimateResponse["answersRead"] = [...LEARNABLE_ANSWERS]) =>
      draw({
        ...sampleEstimate,
        subject: { ...sampleEstimate.subject, kind: input.kind ?? "condo" },
        input: { ...yearless, ...input },
        answersRead,
      });
    const SURER = "が分かると、推定が確かになることがあります。";
    const PARTS = "土地と建物の内訳を示すには、築年が必要です。";
    const house = await priced({ kind: "house", builtYear: 2008, floorAreaM2: 90, roadWidthM: 4 });

    expect(textOf(house)).toContain(`建物の構造、間口、容積率${SURER}入力する`);
    expect(house).toMatch(/href="\/search\/input\?kind=house[^"]*roadWidthM=4[^"]*ask=structure\.frontageM\.floorAreaRatioPercent"/);
    expect(textOf(await priced({ kind: "land" }))).toContain(`間口、前面道路の幅員、容積率${SURER}`);
    expect(textOf(await draw(sampleEstimate))).not.toContain(SURER);
    expect(textOf(await priced({ kind: "land" }, []))).not.toContain(SURER);
    expect(textOf(await priced({ kind: "house" }, ["frontageM"]))).toContain(`築年、間口${SURER}${PARTS}入力する`);
    expect(textOf(await priced({ kind: "house" }, null))).toContain(`築年${SURER}${PARTS}`);
  });

  it("tells of a house what was told of it, marks what the price does not rest on, and parts the price in land and building", async () => {
    const html = await draw(sampleHouse);
    const head = textOf(html.slice(0, html.indexOf("</header>")));

    expect(head).toContain("土地の形状ほぼ長方形間口8.5m前面道路の幅員4m容積率200%");
    expect(head).toContain("推定に使っていません建物の構造木造");
    expect(textOf(html)).toContain("土地と建物の内訳土地4,200万円 76%");
    expect(textOf(await draw(sampleEstimate))).not.toContain("土地と建物");
  });

  it("offers no other year for bare land, which has none", async () => {
    const land = { ...sampleEstimate, subject: { ...sampleEstimate.subject, kind: "land" as const } };

    expect(textOf(await draw(land))).not.toContain("条件を変えて見る");
  });

  it("carries the answers back into the form", async () => {
    expect(await draw(sampleEstimate)).toContain("/search/input?kind=condo&amp;cityCode=13108&amp;town=%E8%B1%8A%E6%B4%B2&amp;areaM2=70");
  });

  it("offers a new calculation once it has expired, and keeps the old figures readable", async () => {
    const text = textOf(await draw({ ...sampleEstimate, isExpired: true }));

    expect(text).toContain("この推定は30日を過ぎました");
    expect(text).toContain("計算し直す");
    expect(text).toContain("8,240万円");
  });
});

describe("the price history of a result", () => {
  it("is a picture with a table of the same figures", async () => {
    expect(textOf(await draw(sampleEstimate))).toContain("2025年第2四半期121.3万円/㎡3件");
  });

  it("looks different when it could not be loaded and when there is none", async () => {
    const failed = textOf(await draw(sampleEstimate, null));
    const empty = textOf(await draw(sampleEstimate, { ...history, points: [] }));

    expect(failed).toContain("再試行");
    expect(empty).toContain("データなし");
    expect(empty).not.toContain("再試行");
  });
});

describe("grade E", () => {
  it.each(Object.entries(REFUSALS))("says why there is no price and what helps: %s", async (reason, { why, next }) => {
    const outcome = { estimated: false, grade: "E", reason } as EstimateResponse["outcome"];
    const text = textOf(await draw({ ...sampleRefusal, outcome }));

    expect(text).toContain("推定できません");
    expect(text).toContain(why);
    expect(text).toContain(next);
    expect(text).not.toContain("AI推定価格（成約想定）");
  });
});
