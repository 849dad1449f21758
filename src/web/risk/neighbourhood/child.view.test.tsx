import { describe, expect, it } from "vitest";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { nearestOfEach } from "#web/risk/facts/places-map.tsx";
import { detailReport, sampleChildPlaces, sampleSchools } from "#web/risk/samples/detail-samples.ts";
import { ChildView, type ChildViewProps } from "./child.view.tsx";

const draw = (changes: Partial<ChildViewProps> = {}) =>
  renderInRouter(<ChildView report={detailReport} places={sampleChildPlaces} schools={sampleSchools} search={{}} {...changes} />);
const read = async (changes: Partial<ChildViewProps> = {}) => textOf(await draw(changes));

describe("the page on children", () => {
  it("lists nurseries by distance, marked as straight, and says how many there are", async () => {
    const text = await read();

    expect(text).toContain("保保育施設直線1,500m以内に6か所（近い順に5か所）サンプル保育園1直線120m・徒歩2分ほど");
    expect(text).not.toContain("サンプル保育園6直線");
  });

  it("keeps none near apart from not imported", async () => {
    const text = await read();

    expect(text).toContain("中学校該当なし直線1,500m以内にはありません。");
    expect(text).toContain("小児科データなし");
  });

  it("shows what the score is made of, each in its state", async () => {
    const text = await read();

    expect(text).toContain("800m以内の保育施設80点800m以内に6か所");
    expect(text).toContain("800m以内の公園データなし");
  });

  it("says that the nearest school need not be the one of the district", async () => {
    const text = await read();

    expect(text).toContain("いちばん近い学校が、通う学校とは限りません。小学校の通学区域サンプル小学校");
    expect(text).toContain("中学校の通学区域データなし");
    expect(await read({ schools: null })).toContain("小学校の通学区域取得失敗");
  });

  it("marks what is being checked by the fact that the indicator reads", async () => {
    expect(await read({ report: { ...detailReport, checking: ["parksCount"] } })).toContain("800m以内の公園確認中");
    expect(await read({ report: { ...detailReport, checking: ["childcareCount800m"] } })).toContain("800m以内の保育施設確認中");
    expect(await read({ report: { ...detailReport, checking: ["elementaryDistanceM"] } })).toContain("直線距離確認中");
    expect(await read({ report: { ...detailReport, checking: ["floors"] } })).not.toContain("確認中");
  });

  it("says how the score is made, that distances are straight, and where its questions are", async () => {
    const html = await draw({ search: { floor: 5 } });

    expect(textOf(html)).toContain("保育施設、小学校までの距離、公園の数から計算しています。");
    expect(textOf(html)).toContain("近くの施設距離は直線です。実際に歩く道は、これより長くなります。");
    expect(linksOf(html)).toContainEqual({ text: "よくある質問", href: "/risk/sample-apartment/child/faq?floor=5", current: null });
  });

  it("prepares a map of the places, and none where there are none", async () => {
    expect(await read()).toContain("地図を準備しています");
    expect(await read({ places: { ...sampleChildPlaces, items: [] } })).not.toContain("地図を準備しています");
  });

  it("prints each source once, of places and districts alike", async () => {
    const sources = /<ol[^>]*print:block.*?<\/ol>/s.exec(await draw())?.[0] ?? "";

    expect(sources.match(/<li/g)).toHaveLength(2);
    expect(textOf(sources)).toContain("サンプルデータ・2026年・区域図");
  });

  it("stands without the places", async () => {
    const text = await read({ places: null });

    expect(text).toContain("取得失敗");
    expect(text).toContain("800m以内の保育施設80点");
  });

  it("has no score where nothing is known", async () => {
    const pillars = detailReport.rating.pillars.map((pillar) => ({ ...pillar, score: null, indicators: [] }));

    expect(await read({ report: { ...detailReport, rating: { ...detailReport.rating, pillars } } })).toContain("点数なし");
  });
});

it("draws as many of each kind on the map as the list shows", () => {
  const counts = Map.groupBy(nearestOfEach(sampleChildPlaces.items, 5), ({ kind }) => kind);

  expect(counts.get("nursery")?.map(({ distanceM }) => distanceM)).toEqual([120, 260, 330, 480, 690]);
  expect(counts.get("park")).toHaveLength(1);
});
