import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BuildingFactsResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { bareBuilding, sampleBuilding } from "#web/risk/samples/building-samples.ts";
import { ReserveFundCard } from "./reserve-fund-card.tsx";

type Fund = BuildingFactsResponse["reserveFund"];
const draw = (changes: Partial<Fund> = {}) =>
  renderToStaticMarkup(<ReserveFundCard building={{ ...sampleBuilding, reserveFund: { ...sampleBuilding.reserveFund, ...changes } }} />);
const read = (changes: Partial<Fund> = {}) => textOf(draw(changes));

describe("what a building lays aside for repairs", () => {
  it.each([
    [1.04, "104%。平均を上回っています。長期修繕計画の中身と合わせて確かめてください。"],
    [1, "100%。平均を上回っています。"],
    [0.96, "96%。平均をやや下回っています。"],
    [0.8, "80%。平均をやや下回っています。"],
    [0.79, "79%。平均を大きく下回っています。今後の値上げや一時金の可能性を、"],
    [0.1, "10%。平均を大きく下回っています。"],
  ])("is told against the mean of the guideline: %d is %s", (ratio, words) => {
    expect(read({ ratio })).toContain(`目安の平均の ${words}`);
  });

  it("is never called good where it is below the mean, nor safe where it is above", () => {
    for (const ratio of [0.2, 0.79, 0.8, 0.99]) expect(read({ ratio })).not.toContain("上回っています");
    expect(read({ ratio: 1.5 })).not.toMatch(/安心|十分|問題ありません/);
  });

  it("says in yen a month what a home lays aside too little, and nothing where it lays aside enough", () => {
    expect(read({ yenPerM2: 238, ratio: 0.7 })).toContain("70㎡の部屋なら、目安の平均との差は月 7,000円（年84,000円）です。");
    expect(read({ yenPerM2: 352, ratio: 1.04 })).not.toContain("との差は");
  });

  it("is told by itself where the guideline has no class for the building", () => {
    const text = read({ ratio: null, guideline: null });

    expect(text).toContain("月額 352円/㎡です。");
    expect(text).toContain("目安を選ぶには、階数と、延床面積か総戸数がいります。");
    expect(text).not.toContain("%");
  });

  it("says where the class of the guideline is an estimate by the number of homes, and only there", () => {
    const { guideline } = sampleBuilding.reserveFund;
    if (!guideline) throw new Error("the sample has a guideline");

    expect(read({ guideline: { ...guideline, sizedBy: "units" } })).toContain("総戸数から見積もり（1戸あたり85㎡）");
    expect(read()).not.toContain("見積もり");
  });

  it("is unconfirmed where nobody has told it: the guideline stands alone, without a mark for the building", () => {
    const html = draw({ yenPerM2: null, ratio: null });

    expect(textOf(html)).toContain("未確認修繕積立金は、まだ確認できていません。");
    expect(textOf(html)).toContain("目安の平均は338円/㎡");
    expect(html).not.toContain("この建物 ");
    expect(textOf(html)).not.toContain("下回っています");
  });

  it("is not judged where nothing at all is known", () => {
    const text = textOf(renderToStaticMarkup(<ReserveFundCard building={bareBuilding} />));

    expect(text).toContain("未確認");
    expect(text).toContain("延床面積か総戸数がいります。");
    expect(text).not.toContain("NaN");
  });

  it("can be asked for again where it could not be had, and is then not unconfirmed", () => {
    const text = textOf(renderToStaticMarkup(<ReserveFundCard building={null} />));

    expect(text).toContain("再試行");
    expect(text).not.toContain("未確認");
  });
});

describe("the guideline", () => {
  it("is read aloud with the range of two thirds, its mean and the building", () => {
    expect(draw()).toContain('aria-label="修繕積立金の目安。建物の額 352円/㎡。目安の幅は 240円/㎡ から 410円/㎡、平均 338円/㎡。"');
  });

  it("says that it is a sum for thirty years, that parking machines come on top, and where it is from", () => {
    const text = read();

    expect(text).toContain("新築から30年間を均等に積み立てる場合の額で、機械式駐車場があれば上乗せがいります。");
    expect(text).toContain("国土交通省・2021年9月");
    expect(text).toContain("出典：国土交通省「マンションの修繕積立金に関するガイドライン」。専有面積1㎡あたり、1か月の額です。");
  });
});
