import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { NearbyPlace, NearbyResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleChildPlaces, sampleFacilities } from "#web/risk/samples/detail-samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { PlacesByKind } from "./places-by-kind.tsx";
import { nearestOfEach, PlacesMap } from "./places-map.tsx";

const draw = (nearby: NearbyResponse, kinds: readonly string[], most = 5) =>
  renderToStaticMarkup(<PlacesByKind {...{ nearby, kinds, most }} />);
const sections = (html: string) => [...html.matchAll(/<h3.*?<\/h3>/gs)].map(([heading]) => textOf(heading));

describe("places by kind", () => {
  it("stand kind after kind, as they are asked for", () => {
    expect(sections(draw(sampleChildPlaces, ["park", "nursery"]))).toEqual([
      "公公園直線1,500m以内に1か所",
      "保保育施設直線1,500m以内に6か所（近い順に5か所）",
    ]);
  });

  it("are listed as many as are asked for, and the rest counted", () => {
    const listed = (most: number) => draw(sampleChildPlaces, ["nursery"], most).match(/<li/g)?.length;

    expect([1, 5, 6, 9].map(listed)).toEqual([1, 5, 6, 6]);
    expect(sections(draw(sampleChildPlaces, ["nursery"], 6))[0]).not.toContain("近い順");
  });

  it("tell each place with its distance, and what the page adds to it", () => {
    const More = ({ place }: { place: NearbyPlace }) => <p>{`空き：${place.name}では不明`}</p>;
    const html = renderToStaticMarkup(<PlacesByKind nearby={sampleChildPlaces} kinds={["park"]} most={5} more={More} />);

    expect(textOf(html)).toContain("サンプル公園直線180m・徒歩3分ほど空き：サンプル公園では不明");
  });

  it("carry the source of their kind", () => {
    expect(textOf(draw(sampleChildPlaces, ["park"]))).toContain("サンプルデータ・2026年・町丁目");
  });

  it.each([
    ["bank", "銀行・信用金庫該当なし直線1,600m以内にはありません。"],
    ["post", "郵便局データなしこの場所のデータがまだありません。"],
    ["dentist", "歯科データなしこの場所のデータがまだありません。"],
  ])("tell none near from none imported and from none asked: %s", (kind, words) => {
    expect(textOf(draw(sampleFacilities, [kind]))).toContain(words);
  });

  it("are none, not missing, where a kind is known and its list is empty", () => {
    const kinds = [{ kind: "post", state: "ok" as const, count: 0, provenance: null }];

    expect(textOf(draw({ within: 800, kinds, items: [] }, ["post"]))).toContain("直線800m以内にはありません。");
  });
});

describe("places on a map", () => {
  const map = (nearby: NearbyResponse) =>
    renderToStaticMarkup(<PlacesMap title="施設の地図" subject={sampleApartment} places={nearby.items} most={2} />);

  it("are prepared where there are any, and no empty map is drawn", () => {
    expect(textOf(map(sampleFacilities))).toContain("地図を準備しています");
    expect(map({ ...sampleFacilities, items: [] })).toBe("");
  });

  it("are the nearest of each kind, in their order", () => {
    const near = nearestOfEach(sampleFacilities.items, 2);

    expect(near.map(({ kind, distanceM }) => `${kind} ${distanceM}`)).toEqual([
      "convenience 90",
      "convenience 210",
      "supermarket 430",
      "clinic 310",
      "hospital 1240",
    ]);
    expect(nearestOfEach(sampleFacilities.items, 0)).toEqual([]);
  });
});
