import { beforeAll, expect, test } from "vitest";
import { headingsOf, siteUrl, visitor, words } from "./visitor.ts";

let place: { readonly key: string; readonly label: string };
beforeAll(async () => {
  const { items } = await (await fetch(`${siteUrl()}/api/estate/places?q=${encodeURIComponent("江東区豊洲")}`)).json();
  [place] = items;
});

const page = async (path: string) => {
  const { status, html } = await visitor().ask(path);
  return { status, html, text: words(html) };
};

test("the report of a place leads to its news and to its corrections", async () => {
  const { html } = await page(`/risk/${place.key}/summary`);

  expect(html).toMatch(new RegExp(`href="/risk/register/?\\?building=${place.key}"[^>]*>更新を受け取る`));
  expect(html).toMatch(new RegExp(`href="/risk/${place.key}/contact/?\\?topic=correction"[^>]*>まちがいを知らせる`));
});

test("a place is registered for by the page of its own", async () => {
  const { status, text, html } = await page(`/risk/register?building=${place.key}`);

  expect([status, headingsOf(html)]).toEqual([200, ["診断レポートの登録"]]);
  for (const told of [place.label, "入力された築年や階数などは、このお知らせの診断に入りません", "ありえる記号"])
    expect(text).toContain(told);
  expect(html).toContain('name="email"');
});

test("what is wrong about a place is sent, and stands in the log of its page without the words of its sender", async () => {
  const path = `/api/estate/risk/${place.key}/corrections`;
  const data = { field: "flood", proposed: "想定が改められています", evidence: "都の区域図", email: "place-page@example.jp" };
  const ask = (changes: object) => visitor().ask(path, { method: "POST", data: { ...data, ...changes } });

  expect([(await ask({})).status, (await ask({ field: "units" })).status]).toEqual([201, 422]);
  const { text, html } = await page(`/risk/${place.key}/contact?topic=correction`);
  for (const told of ["訂正の記録", "洪水のデータ", place.label]) expect(text).toContain(told);
  expect(text).not.toContain("想定が改められています。都の");
  expect(html).not.toMatch(/<option value="units"/);
});
