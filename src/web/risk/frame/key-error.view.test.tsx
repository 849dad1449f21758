import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { samplePlace } from "#web/risk/samples/guide-samples.ts";
import { KeyErrorView } from "./key-error.view.tsx";
import { KeyMissing } from "./key-missing.tsx";

const building = (reference: string, label: string): SuggestItem => ({
  ...samplePlace,
  ...{ kind: "apartment", reference, label, detail: "東京都江東区豊洲5丁目" },
});
const draw = (near: readonly SuggestItem[] = [], hasBuildings = true) =>
  renderInRouter(<KeyErrorView {...{ near, hasBuildings }} />, ["/", "/risk", "/risk/search_area", "/risk/contact"]);

describe("a building that nobody knows", () => {
  it("is said to be unknown, with the search, the areas and a request as ways on", async () => {
    const html = await draw();

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toContain("このアドレスの建物は収録していません。");
    expect(hrefOf(html, "エリアから探す")).toBe("/risk/search_area");
    expect(hrefOf(html, "登録のない建物を知らせる")).toBe("/risk/contact?topic=listing");
    expect(hrefOf(html, "リスク診断")).toBe("/risk");
  });

  it("can be searched for without script, by a field with a label", async () => {
    const html = await draw();

    expect(html).toMatch(/<form[^>]*action="\/risk\/search_result".*<label for="key-error-q".*<input id="key-error-q"[^>]*name="q"/s);
  });

  it("is looked for by address or station alone where no building is known", async () => {
    expect(await draw()).toMatch(/<label[^>]*>住所・駅名・マンション名/);
    expect(await draw([], false)).toMatch(/<label[^>]*>住所・駅名</);
    expect(textOf(await draw([], false))).not.toContain("マンション");
  });

  it("comes with the buildings of a name that is near, each with its address", async () => {
    const html = await draw([building("k1", "豊洲ハイツ"), building("k/2", "豊洲ハイツ弐番館")]);

    expect(textOf(html)).toContain("名前の近いマンション豊洲ハイツ東京都江東区豊洲5丁目豊洲ハイツ弐番館");
    expect(hrefOf(html, "豊洲ハイツ")).toBe("/risk/k1/summary");
    expect(html).toContain('href="/risk/k%2F2/summary"');
  });

  it("has no empty list where no name is near", async () => {
    expect(textOf(await draw())).not.toContain("名前の近いマンション");
  });
});

describe("in place of a page of a report", () => {
  const missing = (data: unknown) => renderInRouter(<KeyMissing data={data} />, ["/", "/risk", "/risk/search_area", "/risk/contact"]);

  it("stand the names that its loader found", async () => {
    expect(
      linksOf(await missing({ apartmentKey: "x", near: [building("k1", "豊洲ハイツ")], hasBuildings: true })).map(({ text }) => text),
    ).toContain("豊洲ハイツ");
  });

  it("stands that a place is outside of what is covered, which is not called safe, with ways onward", async () => {
    const html = await missing({ apartmentKey: "point-25ar0jye8", near: [], outside: { lon: 127.68, lat: 26.21 }, hasBuildings: false });
    const text = textOf(html);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain("対象外の場所です");
    expect(text).toContain("安全という意味ではありません");
    expect(text).not.toContain("マンション");
    expect(html).toMatch(/<form[^>]*action="\/risk\/search_result".*<label for="key-error-q".*<input id="key-error-q"[^>]*name="q"/s);
    expect([hrefOf(html, "地図から選ぶ"), hrefOf(html, "エリアから探す")]).toEqual(["/risk", "/risk/search_area"]);
  });

  it.each([[undefined], [null], ["x"], [{}], [{ near: "many" }], [{ near: [] }]])(
    "stands the search alone where nothing of the kind came: %j",
    async (data) => {
      const text = textOf(await missing(data));

      expect(text).toContain("建物が見つかりません");
      expect(text).not.toContain("名前の近いマンション");
    },
  );
});
