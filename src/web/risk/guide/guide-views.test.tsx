import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import {
  foundChome,
  sampleCities,
  sampleCity,
  sampleItems,
  sampleList,
  samplePlace,
  stillPoints,
  stillSearch,
} from "#web/risk/samples/guide-samples.ts";
import { SearchAreaView } from "#web/risk/search/search-area.view.tsx";
import { SearchResultView } from "#web/risk/search/search-result.view.tsx";
import { GuideView } from "./guide.view.tsx";
import { sampleRating } from "./guide-sample.ts";

const box = { search: stillSearch };
const start = { ...box, question: { q: "", at: null }, points: stillPoints() };

describe("the first page of the risk report", () => {
  const guide = (data: Parameters<typeof GuideView>[0]["data"]) =>
    renderInRouter(<GuideView data={data} rating={sampleRating()} {...start} />);
  const full = { cities: sampleCities, total: 1234, sample: sampleItems[0] ?? null, isSample: true };

  it("searches without script, explains six pillars, and leads to formula and sample", async () => {
    const html = await guide(full);

    expect(html).toContain('action="/risk/search_result"');
    for (const path of ["earthquake", "flood", "apartment", "crime", "child", "life", "summary#formula"]) {
      expect(html).toContain(`href="/risk/${path}"`);
    }
    expect(html).toContain('href="/risk/sample-apartment/summary"');
    for (const words of ["収録 1,234棟", "サンプル", "重み 25%", "安全を保証するものではありません"]) expect(textOf(html)).toContain(words);
  });

  it("lists the covered areas", async () => {
    expect(await guide(full)).toMatch(/href="\/risk\/search_area\?city=(%22)?13108(%22)?"/);
  });

  it("tells no areas from areas that could not be read", async () => {
    const [none, failed] = await Promise.all([
      guide({ ...full, cities: [] }),
      guide({ cities: null, total: null, sample: null, isSample: false }),
    ]);

    expect(textOf(none)).toContain("対象外のエリアです");
    expect(textOf(failed)).toContain("再試行");
    expect(textOf(failed)).not.toContain("収録");
  });
});

describe("buildings of an area", () => {
  const area = { question: { city: "13108", town: "豊洲", page: 1 }, cities: sampleCities, hasBuildings: true };
  const draw = (found: Parameters<typeof SearchAreaView>[0]["found"]) => renderInRouter(<SearchAreaView found={found} />);
  const found = {
    ...area,
    kind: "found",
    city: sampleCity,
    towns: [{ town: "豊洲", count: 6 }],
    places: [foundChome],
    list: sampleList(sampleItems, 45),
  } as const;

  it("stand with letter, coverage and state, by town, page by page", async () => {
    const html = await draw(found);

    for (const words of ["江東区豊洲の診断", "BBB", "データ 82%", "判定保留", "未診断", "45棟", "1 / 3ページ"]) {
      expect(textOf(html)).toContain(words);
    }
    expect(html).toMatch(/href="\/risk\/search_area\?city=(%22)?13108(%22)?&amp;town=[^"&]+&amp;page=2"/);
    expect(html).toMatch(/aria-current="true"[^>]*>豊洲/);
  });

  it("may be none: then the 町丁目 of the town stand alone", async () => {
    const html = await draw({ ...found, list: sampleList([]) });

    expect(textOf(html)).toContain("江東区豊洲五丁目");
    expect(textOf(html)).not.toContain("棟");
  });

  it.each([
    ["out-of-area", "対象外のエリアです"],
    ["failed", "再試行"],
    ["start", "市区町村を選ぶ"],
  ] as const)("%s looks like nothing else", async (kind, words) => {
    expect(textOf(await draw({ ...area, kind }))).toContain(words);
  });
});

describe("buildings by name", () => {
  const question = { q: "豊洲サンプルレジデンス", page: 1 };
  const named = { kind: "found", question, hasBuildings: true, only: null } as const;
  const draw = (found: Parameters<typeof SearchResultView>[0]["found"]) => renderInRouter(<SearchResultView found={found} {...box} />);

  it("say how each was found, and tell similar names apart by address and year", async () => {
    const text = textOf(await draw({ ...named, list: sampleList(), places: [foundChome], areas: [samplePlace] }));

    for (const words of [
      "名前が一致",
      "名前の一部が一致",
      "似た名前の建物があります",
      "江東区豊洲4丁目",
      "1979年築",
      "2008年3月築",
      "場所を選ぶ",
      "エリアから探す",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("offer a request with the name where none was found", async () => {
    const html = await draw({ ...named, question: { q: "abc", page: 1 }, list: sampleList([]), places: [], areas: [] });

    expect(html).toContain('href="/risk/contact?topic=listing&amp;name=abc"');
  });

  it("keep the text where the search failed", async () => {
    const html = await draw({ kind: "failed", question, hasBuildings: true });

    expect(html).toContain('value="豊洲サンプルレジデンス"');
    expect(textOf(html)).toContain("再試行");
  });
});
