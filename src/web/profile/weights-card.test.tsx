import { describe, expect, it } from "vitest";
import { RISK_WEIGHTS_PURPOSE } from "#domain/members/purposes.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleWeights } from "./samples.ts";
import { WeightsCard, type WeightsCardProps } from "./weights-card.tsx";

const ignore = () => undefined;
const draw = (state: WeightsCardProps["state"], isReady = true) =>
  renderInRouter(<WeightsCard {...{ state, isReady }} actions={{ remove: ignore, restore: ignore }} />);

describe("the weights of risk reports in the profile", () => {
  it("stand in words, with the day, what they are used for and the way to delete them", async () => {
    const text = textOf(await draw(sampleWeights()));

    expect(text).toContain("地震 50水害・土砂 20建物・管理 25治安 10子育て 8暮らし・市場 12");
    expect(text).toContain(`2026年11月20日に保存使いみち：${RISK_WEIGHTS_PURPOSE}`);
    expect(text).toContain("重みを削除する");
  });

  it("are none at first: it says which count then, and where they are moved", async () => {
    const html = await draw(sampleWeights({ kept: null }));

    expect(textOf(html)).toContain("保存していません 標準の重みで計算します");
    expect(html).toContain('href="/risk"');
    expect(html).not.toContain("<button");
  });

  it.each([
    [{ kept: null, removed: "50-20-25-10-8-12" }, "重みを削除しました。元に戻す"],
    [{ failure: "接続できません。" }, "続けられませんでした接続できません。"],
  ])("say what became of them: %j", async (changes, words) => {
    expect(textOf(await draw(sampleWeights(changes)))).toContain(words);
  });

  it("say that they could not be read, without a word on what is kept", async () => {
    const text = textOf(await draw(null));

    expect(text).toContain("リスク診断の重みを読み込めませんでした");
    expect(text).not.toContain("標準の重み");
  });

  it("take no click before the page is alive, nor while one is under way", async () => {
    expect(await draw(sampleWeights(), false)).toContain('disabled=""');
    expect(await draw(sampleWeights({ isBusy: true }))).toContain('aria-disabled="true"');
    expect(await draw(sampleWeights())).not.toContain('disabled="');
  });
});
