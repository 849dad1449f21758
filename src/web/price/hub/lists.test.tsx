import { describe, expect, it } from "vitest";
import type { ApartmentPage, ApartmentResponse, SuggestItem } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { HubQuestion } from "#web/price/place/hub-search.ts";
import { sampleApartment, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { ApartmentResults } from "./apartment-results.tsx";
import { AreaList } from "./area-list.tsx";
import { PlaceResults } from "./place-results.tsx";

describe("the areas that are covered", () => {
  const chiba = { cityCode: "12203", cityName: "市川市", prefecture: "千葉県", place: { lon: 139.93, lat: 35.72 }, sales: 12 };

  it("stand under their prefecture, whatever order they come in", async () => {
    const [minato, koto, setagaya] = sampleMarket.cities;
    const html = await renderInRouter(
      <AreaList cities={[minato, chiba, koto, setagaya].filter((city) => city !== undefined)} current="" />,
    );

    expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(["東京都", "千葉県"]);
    expect(textOf(html)).toContain("東京都港区2,031件江東区2,214件世田谷区2,480件千葉県市川市12件");
  });

  it("lead to the list of each, and mark the one that is shown", async () => {
    const html = await renderInRouter(<AreaList cities={sampleMarket.cities} current="13108" />);

    expect(html).toContain('href="/search?city=13103"');
    expect(html.match(/aria-current="true"[^>]*>(?:<span>)?([^<]+)/)?.[1]).toBe("江東区");
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });
});

describe("the condominiums that were found", () => {
  const text: HubQuestion = { q: "豊洲", city: "", page: 1 };
  const city: HubQuestion = { q: "", city: "13108", page: 2 };
  const page = (changes: Partial<ApartmentPage>): ApartmentPage => ({
    items: [sampleApartment],
    page: 1,
    pageSize: 20,
    total: 1,
    ...changes,
  });
  const draw = (apartments: ApartmentPage, question = text) => renderInRouter(<ApartmentResults {...{ apartments, question }} />);
  const row = (changes: Partial<ApartmentResponse>) => draw(page({ items: [{ ...sampleApartment, ...changes }] }));

  it("have no section where there are none", async () => {
    expect(await draw(page({ items: [], total: 0 }))).toBe("");
  });

  it("are counted, and not paged where they fit one page", async () => {
    const html = await draw(page({ total: 20 }));

    expect(textOf(html)).toContain("価格を調べるマンション 20件");
    expect(html).not.toContain("<nav");
  });

  it.each([
    [1, "次の20件", "前の20件", "1 / 2ページ"],
    [2, "前の20件", "次の20件", "2 / 2ページ"],
  ])("lead from page %d of two to the other alone", async (number, there, away, words) => {
    const html = await draw(page({ page: number, total: 21 }));

    expect(html).toMatch(/<nav aria-label="マンションのページ"/);
    expect(textOf(html)).toContain(words);
    expect(textOf(html)).toContain(there);
    expect(textOf(html)).not.toContain(away);
  });

  it("stay in their city from page to page; the first page has no number", async () => {
    const html = await draw(page({ page: 2, total: 1_240 }), city);

    expect(textOf(html)).toContain("1,240件");
    expect(html).toMatch(/href="\/search\?city=13108"[^>]*>前の20件/);
    expect(html).toMatch(/href="\/search\?city=13108&amp;page=3"[^>]*>次の20件/);
  });

  it("are counted from the page before, by its number", async () => {
    expect(await draw(page({ page: 3, total: 64 }))).toMatch(/href="\/search\?q=%E8%B1%8A%E6%B4%B2&amp;page=2"[^>]*>前の20件/);
  });

  it("lead each into the form of that building", async () => {
    expect(await row({ key: "k-9" })).toContain('href="/search/input?kind=condo&amp;apartmentKey=k-9"');
  });

  it("are marked where they are invented, and only then", async () => {
    expect(textOf(await row({}))).toContain("豊洲サンプルレジデンスサンプル江東区豊洲");
    expect(textOf(await row({ isSample: false, name: "豊洲レジデンス" }))).not.toContain("サンプル");
  });
});

describe("the places that were found", () => {
  const prefecture: SuggestItem = { ...sampleTown, kind: "prefecture", label: "東京都", detail: "", cityCode: null, town: null };
  const draw = (places: readonly SuggestItem[], address: string | null) =>
    renderInRouter(<PlaceResults {...{ places, address }} title="場所" />);

  it("have no section where there is neither a place nor an address to go on with", async () => {
    expect(await draw([], null)).toBe("");
  });

  it("do not lead back to the search that found them", async () => {
    const html = await draw([prefecture, sampleTown], "東京都");

    expect(html.match(/<li/g)).toHaveLength(1);
    expect(textOf(await draw([prefecture], "東京"))).toContain("東京都");
  });

  it("may be none of what was meant: then the text goes on as an address", async () => {
    expect(await draw([sampleTown], "豊洲 5-1")).toMatch(
      /href="\/search\/input\?address=%E8%B1%8A%E6%B4%B2(\+|%20)5-1"[^>]*>「豊洲 5-1」を住所として続ける/,
    );
    expect(textOf(await draw([sampleTown], null))).not.toContain("住所として続ける");
  });
});
