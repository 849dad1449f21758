import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { bareHazards, detailReport, sampleHazard, sampleHazards, sampleShelters } from "#web/risk/samples/detail-samples.ts";
import { FloodView, type FloodViewProps } from "./flood.view.tsx";

const draw = (changes: Partial<FloodViewProps> = {}) =>
  renderInRouter(<FloodView report={detailReport} hazards={sampleHazards} shelters={sampleShelters} search={{ floor: 5 }} {...changes} />);
const read = async (changes: Partial<FloodViewProps> = {}) => textOf(await draw(changes));

describe("the flood page", () => {
  it("tells both scales, how long, and how hard", async () => {
    const text = await read();

    expect(text).toContain("想定最大規模（L2）の浸水深85点0.5〜3m未満");
    expect(text).toContain("計画規模（L1）の浸水深該当なし色なし（想定の区域に入っていません）");
    expect(text).toContain("3日以上1週間未満");
    expect(text).toContain("家屋倒壊等氾濫想定区域該当なし区域の外");
  });

  it("tells the other waters and the slope", async () => {
    const text = await read();

    expect(text).toContain("内水（下水があふれる浸水）データなし");
    expect(text).toContain("高潮3〜5m未満");
    expect(text).toContain("津波対象外エリア");
    expect(text).toContain("土砂災害");
  });

  it.each([
    [1, "警戒区域（イエローゾーン）の中"],
    [2, "特別警戒区域（レッドゾーン）の中"],
  ])("names the zone of a slope: %i", async (value, words) => {
    expect(await read({ hazards: [sampleHazard("landslide", "ok", { value })] })).toContain(words);
  });

  it("never says that an uncoloured place is safe, and never takes missing data for one", async () => {
    const uncoloured = await read({ hazards: [sampleHazard("flood_max_rank", "none")] });
    const missing = await read({ hazards: bareHazards });

    expect(uncoloured).toContain("色がないことは、安全を意味しません。");
    expect(uncoloured).toContain("色なしの場所です。");
    expect(missing).toContain("階ごとの目安は示せません");
    expect(missing).not.toContain("色なしの場所です。");
  });

  it("shows every floor beside the water, and the one that is looked at", async () => {
    const text = await read();

    expect(text).toContain("5階水面より上（見ている階）");
    expect(text).toContain("1階つかるおそれ");
    expect(text).toContain("5階の床は、想定の水面より上です。");
    expect(text).toContain("停電、断水、エレベーターの停止");
  });

  it("lists where to go with the dangers each place is meant for", async () => {
    const html = await draw();

    expect(textOf(html)).toContain("サンプル小学校直線240m・徒歩3分ほど洪水地震大規模な火事");
    expect(textOf(html)).toContain("指定避難所データなし");
    expect(html).toContain("https://disaportal.gsi.go.jp/maps/?ll=35.6555,139.7935&amp;z=15");
  });

  it("says which part could not be had", async () => {
    expect(await read({ shelters: null })).toContain("近くの避難先災害の種類によって、使える避難先がちがいます。取得失敗");
    expect(await read({ hazards: null })).toContain("想定最大規模（L2）の浸水深取得失敗");
  });
});
