import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { aHomePage, flaggedHome, someFacets } from "#web/kyugake/samples.ts";
import { switched } from "./certainty-chips.tsx";
import { findFlagged } from "./find-flagged.ts";
import { flaggedQuestion } from "./flagged-search.ts";
import { ResultView } from "./result.view.tsx";

const PATHS = ["/", "/kyugake", "/kyugake/result", "/kyugake/input", "/kyugake/map"];
const FACETS = someFacets([
  { value: "A", count: 10 },
  { value: "B", count: 13 },
  { value: "C", count: 23 },
]);

async function shown(answers: Parameters<typeof scriptedApi>[0], search = {}) {
  const api = scriptedApi({ "GET /api/estate/homes/facets": FACETS, ...answers });
  const found = await findFlagged(flaggedQuestion(search), api);
  const html = await renderInRouter(<ResultView found={found} />, PATHS);
  return { html, text: textOf(html), asked: api.asked };
}

describe("the list of flagged homes", () => {
  it("asks for A and B, the surest first, and tells price, estimate, depth rounded up, certainty, days and why", async () => {
    const { text, asked } = await shown({ "GET /api/estate/homes": aHomePage([flaggedHome()]) });

    expect(asked[0]).toMatchObject({ query: { sure: "A,B", sort: "certainty", page: "1" } });
    for (const words of [
      "九掛け物件1件",
      "石原見本コート 4階",
      "3,650",
      "8.1掛け",
      "確かさA（高い）",
      "掲載51日",
      "掲載の範囲で理由は見つかりません",
    ])
      expect(text).toContain(words);
    expect(text).toContain("推定には売出価格を使っていません");
    expect(text).toMatch(/月々 [\d.]+万円.*月々は、35年・2%・頭金1割のローン/);
  });

  it("says in one sentence what is asked for, places by their names", async () => {
    const answers = {
      "GET /api/estate/homes": aHomePage([flaggedHome()]),
      "GET /api/estate/homes/names": { items: [{ code: "13108", name: "江東区" }] },
    };

    expect((await shown(answers, { area: 13108 })).text).toContain("条件：江東区 / 九掛け（確かさA・B）");
  });

  it("names each reason that the advertisement tells", async () => {
    const flag = {
      ratio: 0.803,
      grade: "B",
      depth: "eight-and-half",
      reasons: ["leasehold", "tenanted"],
      raisedOn: "2026-11-18",
    } as const;
    const { text } = await shown({ "GET /api/estate/homes": aHomePage([flaggedHome({ flag: { ...flag, reasons: [...flag.reasons] } })]) });

    expect(text).toContain("安い理由借地権賃貸中");
  });

  it("with no home says so, and shows the nearest misses apart from them", async () => {
    const near = flaggedHome({
      key: "l-2",
      title: "駒形見本ハウス",
      flag: { ratio: 0.93, grade: "near", depth: "near", reasons: [], raisedOn: "2026-11-18" },
    });
    const homes = (request: Request) => {
      const isNear = new URL(request.url).searchParams.get("sure") === "near";
      return Response.json(aHomePage(isNear ? [near] : []));
    };
    const { text } = await shown({ "GET /api/estate/homes": homes });

    expect(text).toContain("いま条件に合う九掛けはありません。");
    expect(text).toContain("あと少しで九掛けの物件");
    expect(text).toContain("駒形見本ハウス");
  });

  it("that could not be had is told apart from an empty one", async () => {
    const { text } = await shown({ "GET /api/estate/homes": refused(503) });

    expect(text).toContain("九掛け物件を読み込めませんでした。");
    expect(text).not.toContain("ありません。");
  });

  it("leads to further pages by links that keep the conditions", async () => {
    const homes = Array.from({ length: 20 }, (_, i) => flaggedHome({ key: `l-${i}` }));
    const { html } = await shown({ "GET /api/estate/homes": aHomePage(homes, 45) }, { area: "13107" });

    expect(html).toContain("/kyugake/result?area=13107&amp;page=2");
    expect(html).toContain("1 / 3ページ");
  });
});

describe("certainties to switch", () => {
  it("come and go in their order, and the last one stays", () => {
    expect(switched(["A", "B"], "C")).toEqual(["A", "B", "C"]);
    expect(switched(["B", "C"], "A")).toEqual(["A", "B", "C"]);
    expect(switched(["A", "B"], "B")).toEqual(["A"]);
    expect(switched(["A"], "A")).toEqual(["A"]);
  });

  it("tell how many homes each has under all other conditions", async () => {
    const { text } = await shown({ "GET /api/estate/homes": aHomePage([]) });

    expect(text).toContain("確かさC 23");
  });
});
