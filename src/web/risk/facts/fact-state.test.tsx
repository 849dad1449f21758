import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FindingState } from "#domain/surroundings/layers/types.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleProvenance } from "#web/risk/samples/samples.ts";
import { FactSource } from "./fact-source.tsx";
import { FactState } from "./fact-state.tsx";

const WHY = "この町の件数がまだありません。";
const draw = (state: FindingState | null, more: { readonly none?: string; readonly outOfArea?: string } = {}) =>
  renderToStaticMarkup(
    <FactState fact={state && { state }} {...more}>
      {WHY}
    </FactState>,
  );

describe("in place of figures that are not there", () => {
  it.each([
    [null, "取得失敗読み込みに失敗しました。再試行"],
    ["out_of_area", "対象外エリアこの資料は、この地域を対象にしていません。"],
    ["no_data", `データなし${WHY}`],
    ["none", `データなし${WHY}`],
  ] as const)("%s is told as %s", (state, words) => {
    expect(textOf(draw(state))).toBe(words);
  });

  it("says what was looked for in vain, where the page knows it, and does not call that missing data", () => {
    const html = draw("none", { none: "このメッシュに住む人はいません。" });

    expect(textOf(html)).toBe("このメッシュに住む人はいません。");
    expect(html).not.toContain("hatched");
  });

  it("keeps missing data missing, also where the page has words for nothing found", () => {
    expect(textOf(draw("no_data", { none: "住む人はいません。" }))).toBe(`データなし${WHY}`);
  });

  it("tells which area the data cover, where the page knows it", () => {
    expect(textOf(draw("out_of_area", { outOfArea: "東京都だけにあります。" }))).toBe("対象外エリア東京都だけにあります。");
  });

  it("can be asked for again only where it failed", () => {
    const retried = ([null, "out_of_area", "no_data", "none"] as const).filter((state) => draw(state).includes("<button"));

    expect(retried).toEqual([null]);
  });
});

describe("the source of a card", () => {
  it("opens to the whole credit line", () => {
    expect(textOf(renderToStaticMarkup(<FactSource provenance={sampleProvenance} />))).toContain(`出典：${sampleProvenance.attribution}。`);
  });

  it("is not drawn where there is none", () => {
    expect(renderToStaticMarkup(<FactSource provenance={null} />)).toBe("");
  });
});
