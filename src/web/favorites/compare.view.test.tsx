import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { CompareView } from "./compare.view.tsx";
import { SAMPLE_DAY, SAMPLE_KEPT, sampleCompared } from "./samples.ts";

const ignore = () => undefined;
const draw = (homes: Parameters<typeof CompareView>[0]["homes"], base?: string) =>
  renderInRouter(<CompareView {...{ homes, base, today: SAMPLE_DAY, onBase: ignore, onDrop: ignore }} />);

describe("homes beside each other", () => {
  it("stand in one table, the first as the base, the best and what to look at in words", async () => {
    const html = await draw(SAMPLE_KEPT);

    expect(textOf(html)).toContain("3件をくらべる");
    for (const words of [
      "+2,100万円",
      "▼ 最も遠い",
      "推定なし",
      "未掲載",
      "月々の負担",
      "水害・土砂",
      "リスクの「データなし」は、安全という意味ではありません",
    ])
      expect(textOf(html)).toContain(words);
    expect(html).toContain("「有明サンプルタワー 21階」を基準にする");
    expect(html).not.toContain("「東雲サンプルコート 8階」を基準にする");
  });

  it("have another base where the address says so", async () => {
    expect(await draw(SAMPLE_KEPT, "d-2")).toContain("「東雲サンプルコート 8階」を基準にする");
  });

  it("have equal rows folded, and named", async () => {
    expect(textOf(await draw(SAMPLE_KEPT))).toMatch(/同じ内容の\d+項目をたたんでいます：.*土地の権利 所有権/);
  });

  it("say of a sold one that it is sold", async () => {
    expect(textOf(await draw([sampleCompared(), sampleCompared({ dwellingKey: "d-9", state: "sold" })]))).toContain("成約済み");
  });

  it("say what to do where there are none, and look otherwise where they cannot be read", async () => {
    expect(textOf(await draw([]))).toContain("くらべる物件がありません");
    expect(textOf(await draw(null))).toContain("物件を読み込めませんでした");
  });
});
