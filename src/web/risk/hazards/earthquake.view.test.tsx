import { describe, expect, it } from "vitest";
import type { RiskReportResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { bareHazards, detailReport, sampleBuilding, sampleHazards } from "#web/risk/samples/detail-samples.ts";
import { EarthquakeView, type EarthquakeViewProps } from "./earthquake.view.tsx";

const draw = (changes: Partial<EarthquakeViewProps> = {}) =>
  renderInRouter(<EarthquakeView report={detailReport} hazards={sampleHazards} building={sampleBuilding} search={{}} {...changes} />);
const read = async (changes: Partial<EarthquakeViewProps> = {}) => textOf(await draw(changes));

describe("the earthquake page", () => {
  it("tells the probabilities with their official class and what it means", async () => {
    const text = await read();

    expect(text).toContain("30年以内に震度6弱以上22点47%");
    expect(text).toContain("26%以上の区分です。");
    expect(text).toContain("30年以内に震度6強以上8.6%");
    expect(text).toContain("26%以上この場所");
  });

  it("tells ground, landform, liquefaction and the district's rank, each with its source", async () => {
    const text = await read();

    for (const words of ["1.84倍", "196 m/s", "三角州・海岸低地", "発生傾向は強い", "ランク3（5段階。5が最も危険）"])
      expect(text).toContain(words);
    expect(text).toContain("J-SHIS・2024年版・250mメッシュ");
    expect(text).toContain("東京都 地域危険度測定調査・第8回(2018年)・町丁目");
  });

  it("tells the code of the building with what it does not promise, and what is not known of it", async () => {
    const text = await read();

    expect(text).toContain("新耐震（2000年6月以降）");
    expect(text).toContain("損傷しないという意味ではありません");
    expect(text).toContain("耐震診断・改修データなしまだ確認できていません（未確認）。");
    expect(text).toContain("免震・制振あり");
  });

  it("gives each item a state of its own: nothing imported, and outside of Tokyo", async () => {
    const html = await draw({ hazards: bareHazards });

    expect(textOf(html)).toContain("地域危険度（総合）対象外エリア地域危険度は、東京都が");
    expect(textOf(html)).toContain("30年以内に震度6弱以上データなし");
    expect(textOf(html)).not.toContain("この場所</span>");
    expect(html.match(/border-dashed/g)).toHaveLength(4);
  });

  it("says that layers could not be had, and still tells of the building", async () => {
    const text = await read({ hazards: null });

    expect(text).toContain("30年以内に震度6弱以上取得失敗");
    expect(text).toContain("新耐震（2000年6月以降）");
    expect(await read({ building: null })).toContain("設計の基準取得失敗");
  });

  it("shows a probability as a reading, never as a promise", async () => {
    const text = await read();

    expect(text).toContain("確率が低くても、ゆれないという意味ではありません。");
    expect(text).toContain("この評価は安全を保証するものではありません");
  });

  it("marks what is being checked", async () => {
    const report: RiskReportResponse = { ...detailReport, checking: ["quake_probability"] };

    expect(await read({ report })).toContain("30年以内に震度6弱以上確認中");
  });

  it("leads to the map and the questions", async () => {
    const html = await draw({ search: { floor: 5 } });

    expect(html).toContain("/risk/sample-apartment/earthquake/map?floor=5");
    expect(html).toContain("/risk/sample-apartment/earthquake/faq");
  });
});
