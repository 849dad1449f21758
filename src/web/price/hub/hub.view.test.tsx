import { describe, expect, it } from "vitest";
import { hrefOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleAddress, sampleApartment, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import type { Hub } from "./find-hub.ts";
import { HubView } from "./hub.view.tsx";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const { cities } = sampleMarket;
const noApartments = { items: [], page: 1, pageSize: 20, total: 0 };
const question = { q: "", city: "", page: 1 };

type Found<H = Hub> = H extends Hub ? Omit<H, "hasBuildings"> : never;
const draw = (hub: Found, hasBuildings = true) => renderInRouter(<HubView hub={{ ...hub, hasBuildings }} search={search} />);

describe("the search hub", () => {
  it("starts with the areas it covers and how many sales stand behind each", async () => {
    const text = textOf(await draw({ kind: "start", question, cities }));

    expect(text).toContain("成約から価格を調べる");
    expect(text).toContain("（売り出し中の物件の件数ではありません）");
    expect(text).toContain("江東区2,214件");
  });

  it("leads from a place into the form and from a condominium into the form of that building", async () => {
    const apartments = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };
    const html = await draw({
      kind: "found",
      question: { ...question, q: "豊洲" },
      cities,
      city: null,
      address: null,
      places: [sampleTown],
      apartments,
    });

    expect(html).toContain("/search/input?cityCode=13108&amp;town=%E8%B1%8A%E6%B4%B2");
    expect(html).toContain("apartmentKey=sample-apartment");
    expect(textOf(html)).toContain("「豊洲」を住所として続ける");
  });

  it("says at once that everything it found lies outside, and names it", async () => {
    const umeda = { ...sampleTown, label: "大阪市北区梅田", cityCode: "27127", town: "梅田" };
    const asked = { ...question, q: "梅田" };
    const outside = await draw({
      kind: "found",
      question: asked,
      cities,
      city: null,
      address: null,
      places: [umeda],
      apartments: noApartments,
    });
    const both = await draw({
      kind: "found",
      question: asked,
      cities,
      city: null,
      address: null,
      places: [umeda, sampleTown],
      apartments: noApartments,
    });

    expect(textOf(outside)).toContain("大阪市北区梅田には、推定できるだけの成約データがありません。");
    expect(outside).not.toContain("cityCode=27127");
    expect(textOf(both)).not.toContain("対象外");
  });

  it("pages through many condominiums and keeps the text", async () => {
    const apartments = { items: [sampleApartment], page: 2, pageSize: 20, total: 64 };
    const html = await draw({
      kind: "found",
      question: { q: "豊洲", city: "", page: 2 },
      cities,
      city: null,
      address: null,
      places: [],
      apartments,
    });

    expect(textOf(html)).toContain("2 / 4ページ");
    expect(html).toMatch(/href="\/search\?q=%E8%B1%8A%E6%B4%B2"[^>]*>前の20件/);
    expect(html).toMatch(/href="\/search\?q=%E8%B1%8A%E6%B4%B2&amp;page=3"[^>]*>次の20件/);
  });

  it("tells apart nothing found, an area that is not covered, and a failure", async () => {
    const nothing = await draw({
      kind: "found",
      question: { ...question, q: "なし" },
      cities,
      city: null,
      address: null,
      places: [],
      apartments: noApartments,
    });
    const outside = await draw({ kind: "out-of-area", question: { ...question, city: "01101" }, cities });
    const failed = await draw({ kind: "failed", question: { ...question, q: "豊洲" }, cities: [] });

    expect(textOf(nothing)).toContain("データがありません");
    expect(textOf(nothing)).toContain("住所で続ける");
    expect(nothing).toContain("hatched");
    expect(textOf(outside)).toContain("対象外のエリアです");
    expect(outside).toContain("border-dashed");
    expect(textOf(outside)).toContain("江東区");
    expect(textOf(failed)).toContain("再試行");
    expect(failed).toContain('role="alert"');
    for (const html of [outside, failed]) expect(html).not.toContain("hatched");
  });

  it("says so when there is no market at all", async () => {
    expect(textOf(await draw({ kind: "start", question, cities: [] }))).toContain("成約データがまだ読み込まれていない");
  });

  it("lists the towns and buildings of a city under its name, and marks it among the areas", async () => {
    const apartments = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };
    const city = cities[1] ?? null;
    const html = await draw({
      kind: "found",
      question: { ...question, city: "13108" },
      cities,
      city,
      address: null,
      places: [sampleTown],
      apartments,
    });

    expect(html).toMatch(/<h1[^>]*>江東区で探す<\/h1>/);
    expect(textOf(html)).toContain("町を選んで価格を調べる");
    expect(textOf(html)).not.toContain("住所として続ける");
    expect(html).toMatch(/aria-current="true"[^>]*><span>江東区/);
  });

  it.each([
    [15, false],
    [16, true],
  ])("says of %d towns that some may be missing: %j", async (count, isNoted) => {
    const places = Array.from({ length: count }, (_, index) => ({ ...sampleTown, reference: `13108/${index}` }));
    const city = cities[1] ?? null;
    const html = await draw({
      kind: "found",
      question: { ...question, city: "13108" },
      cities,
      city,
      address: null,
      places,
      apartments: noApartments,
    });

    expect(textOf(html).includes("ここにない町は、上の検索欄に町名を入れてください。")).toBe(isNoted);
  });

  it("asks for the name of a building only where one is known", async () => {
    const asked = { question: { ...question, q: "なし" }, cities };
    const nothing = { ...asked, kind: "found", city: null, address: null, places: [], apartments: noApartments } as const;

    expect(await draw(nothing)).toContain('aria-label="住所・マンション名・駅名・郵便番号"');
    expect(textOf(await draw(nothing))).toContain("「なし」に合う場所もマンションも見つかりませんでした。");
    expect(textOf(await draw(nothing, false))).toContain("「なし」に合う場所が見つかりませんでした。");
    for (const found of [nothing, { ...asked, kind: "start" } as const])
      expect((await draw(found, false)).replace("物件・マンション検索", "")).not.toContain("マンション");
  });

  it("leads to proposing a building where none was found, with what was asked for", async () => {
    const asked = {
      kind: "found",
      question: { ...question, q: "豊洲5-8" },
      cities,
      city: null,
      address: null,
      apartments: noApartments,
    } as const;
    const letterOf = async (hub: Found) => hrefOf(await draw(hub), "掲載を依頼");
    const apartments = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };

    expect(await letterOf({ ...asked, places: [] })).toBe("/risk/contact?topic=listing&name=豊洲5-8");
    expect(await letterOf({ ...asked, places: [sampleTown] })).toBe("/risk/contact?topic=listing&address=豊洲5-8");
    expect(await letterOf({ ...asked, places: [{ ...sampleTown, kind: "station" }] })).toBe("/risk/contact?topic=listing");
    expect(await letterOf({ ...asked, city: cities[1] ?? null, places: [sampleTown] })).toBe(
      "/risk/contact?topic=listing&address=東京都江東区",
    );
    expect(await draw({ ...asked, places: [sampleTown], apartments })).not.toContain("掲載を依頼");
  });

  it("asks for the town of a city that has no list yet", async () => {
    const hub: Found = {
      kind: "found",
      question: { ...question, city: "13108" },
      cities,
      city: cities[1] ?? null,
      address: null,
      places: [],
      apartments: noApartments,
    };
    const html = await draw(hub);

    expect(textOf(html)).toContain("江東区の町とマンションの一覧がまだありません。");
    expect(html).toMatch(/href="\/search\/input\?cityCode=13108"[^>]*>町名を入力する/);
  });

  it("leads from an address to its price and to its risks, and tells what of it could not be placed", async () => {
    const found = { kind: "found", cities, city: null, address: null, places: [sampleTown], apartments: noApartments } as const;
    const html = await draw({ ...found, question: { ...question, q: "豊洲5-1-2" }, address: sampleAddress });

    expect(html).toMatch(/href="\/search\/input\?address=[^"]*5-1-2&amp;placeKey=town-6p0v1k2ab"[^>]*>価格を調べる/);
    expect(html).toMatch(new RegExp(`href="/risk/${sampleAddress.key}/summary\\?rest=1-2"[^>]*>リスクを調べる`));
    expect(textOf(html)).toContain("「1-2」の位置までは特定できないため、町丁目として調べます。");
    expect(textOf(html)).not.toContain("を住所として続ける");
  });

  it("keeps the text in the box, whatever came of it", async () => {
    for (const kind of ["failed", "out-of-area"] as const)
      expect(await draw({ kind, question: { ...question, q: "豊洲" }, cities })).toMatch(/<input[^>]*value="豊洲"/);
  });
});
