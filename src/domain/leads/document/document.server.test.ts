import { describe, expect, it } from "vitest";
import { PLANS } from "#domain/api-access/plans.ts";
import { drawPages } from "#platform/print/draw-pages.server.ts";
import { aModelCard } from "#test/support/model-card.ts";
import { textsOf } from "#test/support/pdf-texts.ts";
import { documentOf } from "./document-of.ts";
import { sheetOf } from "./document-sheet.ts";

const told = { plans: Object.values(PLANS), plansFrom: "2026-12-01", madeOn: "2026-11-29" };
const card = aModelCard({ isSample: false });

describe("the document for businesses", () => {
  it("tells prices as the plans have them, without tax, and what a trial gives", () => {
    const { plans, steps, plansFrom } = documentOf({ ...told, cards: [card] });
    expect(plans.head).toEqual(["", "試用", "スタンダード", "ビジネス"]);
    expect(plans.rows).toContainEqual(["月額（税別）", "0円", "30,000円", "150,000円"]);
    expect(plans.rows).toContainEqual(["含まれる回数", "100回（14日）", "3,000回", "20,000回"]);
    expect(plans.rows).toContainEqual(["超過1回あたり（税別）", "止まります", "12円", "6円"]);
    expect(plans.rows).toContainEqual(["回数の上限", "100回", "30,000回／月", "200,000回／月"]);
    expect(plans.rows).toContainEqual(["稼働の約束（月）", "なし", "99.5%", "99.9%"]);
    expect(plansFrom).toContain("税別");
    expect(steps[0]).toContain("14日・100回");
  });

  it("tells how the models in use were tested, with the weakest city", () => {
    const { accuracy, isSample } = documentOf({ ...told, cards: [card] });
    expect(isSample).toBe(false);
    expect(accuracy?.rows).toHaveLength(1);
    expect(accuracy?.rows[0]?.[0]).toBe("中古マンション");
    expect(accuracy?.period).toContain("学習に使っていない成約");
    // Those of estimates that know nothing of a renovation, as the pages tell them.
    expect(accuracy?.rows[0]?.slice(2)).toEqual(["10.0%", "50.2%", "79.7%"]);
    expect(accuracy?.period).toContain("リフォームの有無を伏せて");
    expect(accuracy?.weakest).toContain("いちばん低い区市町村では（リフォームの有無が分かる場合）：中古マンション 76.8%");
  });

  it("says which kinds have no model yet, and nothing of it where all have one", () => {
    const missing = (kinds: readonly ("condo" | "house" | "land")[]) =>
      documentOf({ ...told, cards: kinds.map((kind) => aModelCard({ kind, isSample: false })) }).accuracy?.missing;
    expect(missing(["house"])).toContain("中古マンション・土地のモデルは準備中です");
    expect(missing(["condo", "house", "land"])).toBeNull();
  });

  it("says where no model of rents is in use, and nothing of it where one is", () => {
    const words = (kinds: readonly ("condo" | "rent")[]) =>
      documentOf({ ...told, cards: kinds.map((kind) => aModelCard({ kind, isSample: false })) }).notes.join("");
    expect(words(["condo"])).toContain("賃料と利回りは返しません");
    expect(words(["condo", "rent"])).not.toContain("賃料と利回りは返しません");
    expect(words([])).not.toContain("賃料と利回りは返しません");
  });

  it("has no figures where no model is in use, and marks those of the sample market", async () => {
    expect(documentOf({ ...told, cards: [] }).accuracy).toBeNull();
    const pages = await pagesOf(documentOf({ ...told, cards: [] }));
    expect(pages.join("\n")).toContain("データなし");
    const sample = await pagesOf(documentOf({ ...told, cards: [aModelCard({ isSample: true })] }));
    expect(sample[0]).toContain("サンプルデータによる数値を含みます");
  });

  it("is a PDF whose text can be copied out, with a head and a foot on every page", async () => {
    const pages = await pagesOf(documentOf({ ...told, cards: [card] }));
    const text = pages.join("\n");
    for (const words of [
      "まちのね 事業者向けサービスのご案内",
      "150,000円",
      "不動産鑑定評価ではありません",
      "応答の例（サンプル）",
      '"withinTenPercent": 0.58,',
      "中古マンション",
    ])
      expect(text).toContain(words);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain("2026年11月29日現在");
      expect(page).toContain(`${i + 1} / ${pages.length}ページ`);
    }
    expect(text).not.toMatch(/[(][^)]*[\p{Script=Han}\p{Script=Katakana}]/u);
    expect(text).not.toMatch(/サンプルデータ|undefined|null|NaN|〓/);
  });
});

async function pagesOf(document: ReturnType<typeof documentOf>): Promise<string[]> {
  return textsOf(await drawPages((measure) => sheetOf(document, measure), document));
}
