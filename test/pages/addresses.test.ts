import { describe, expect, test } from "vitest";
import { placeKeyOf } from "#kernel/place-key.ts";
import { MEMBER_SCREENS } from "#test/support/screens.ts";
import { TEST_SCREENS } from "#web/queries/steps/form/step-screens.ts";
import { placeReport, ratedBuilding } from "./buildings.ts";
import { headingsOf, member, robotsOf, titleOf, visitor, words } from "./visitor.ts";

describe("a page that does not exist", () => {
  test.each([
    "/no/such/page",
    "/404",
    "/Search",
    "/search/result?id=000000000000000000000",
    ...TEST_SCREENS.map((name) => `/queries/input/${name}`),
  ])("%s answers 404, in the words of the specification", async (path) => {
    const { status, html } = await visitor().ask(path);

    expect(status).toBe(404);
    expect(headingsOf(html)).toEqual(["This page could not be found"]);
    expect(robotsOf(html)).toBe("noindex");
    expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Back to the home page<\/a>/);
  });

  test("has a title of its own", async () => {
    expect(titleOf((await visitor().ask("/404")).html)).toBe("ページが見つかりません | まちのね");
  });

  test("a file that is not there is not answered by a page", async () => {
    expect((await visitor().ask("/assets/none.js")).status).toBe(404);
  });

  test("an unknown key answers 404 with near names and a search, on every page of a report", async () => {
    const { ask } = visitor();
    const near = await ask("/risk/サンプルタワー豊洲/summary");
    expect(headingsOf(near.html)).toEqual(["建物が見つかりません"]);
    expect(near.html).toMatch(/<a [^>]*href="\/risk\/[^"]+\/summary"[^>]*>サンプルタワー豊洲/);
    const parts = [
      "summary",
      "summary00",
      "apartment/loan",
      "flood/map",
      "crime",
      "child/faq",
      "life/twitter",
      "contact",
      "connectOwner",
      "thanks",
    ];

    for (const part of parts) expect((await ask(`/risk/no-such-key/${part}`)).status, part).toBe(404);
  });
});

test("a place where no town is known answers 404 as what it is, with ways onward, on every page of a report", async () => {
  const { ask } = visitor();
  const naha = placeKeyOf({ precision: "point", place: { lon: 127.68, lat: 26.21 } });
  for (const part of ["summary", "apartment/loan", "flood/map", "contact"]) {
    const { status, html } = await ask(`/risk/${naha}/${part}`);
    expect([status, headingsOf(html), robotsOf(html)], part).toEqual([404, ["対象外の場所です"], "noindex"]);
    expect(html, part).toContain('href="/risk/search_area"');
  }
});

test("what one visitor tells of a place stands in no page of another", async () => {
  const { subject } = await placeReport();
  const path = `/risk/${subject.key}/summary`;
  const mine = words((await visitor().ask(`${path}?built=1970&units=60`)).html);
  const others = words((await visitor().ask(path)).html);

  expect(mine).toContain("1970年築");
  expect(others).not.toMatch(/1970年築|60戸/);
});

const ODD_ADDRESSES = [
  ["/risk/search_area?city=99999", "対象外のエリアです"],
  ["/risk/search_area?city=13108&page=9999", "このページはありません"],
  ["/risk/search_area?city=13108&town=%F0%9F%8F%A0", "データがありません"],
  ["/risk/search_result", "住所か駅名、マンション名を入れてください"],
  ["/risk/search_result?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E", "掲載を依頼する"],
  [`/risk/search_result?q=${"あ".repeat(300)}`, "掲載を依頼する"],
  ["/risk/search_result?q=%25_%5C'%3B--&page=-1", "掲載を依頼する"],
  ["/risk/thanks?id=%3Cb%3E0120&due=2026-99-99&topic=none", "送信しました"],
  ["/risk/register?building=no-such-key", "この建物・場所は収録していません"],
  ["/risk/contact?topic=none&field=__proto__", "お問い合わせ・データ訂正"],
  ["/heatmap?layer=none&kind=7&year=abc&at=0,0,0", "価格・リスクのヒートマップ"],
  ["/search?q=ぬぬぬぬぬ", "データがありません"],
  ["/search?q=ぬぬぬぬぬ", "住所で続ける"],
] as const;

const ODD_REPORTS = [
  ["summary?floor=999&w=abc", "総合評価"],
  ["summary?floor=2&floor=3&w=0-0-0-0-0-0", "総合評価"],
  ["summary?w=25-20-25-10-8-12-99&floor=-1e9", "総合評価"],
  ["flood/map?layer=none&at=999,999,99", "浸水マップ"],
  ["earthquake/map?layer=__proto__&at=1,2", "地震マップ"],
  ["faq_top?q=%3Cscript%3E", "データがありません"],
  ["contact?topic=correction&field=nothing", "訂正の記録"],
] as const;

test("addresses that nobody could have meant still open their pages, and say what is missing", async () => {
  const { subject } = await ratedBuilding();
  const { ask, follow } = visitor();
  for (const [path, told] of [...ODD_ADDRESSES, ...ODD_REPORTS.map(([part, words]) => [`/risk/${subject.key}/${part}`, words] as const)]) {
    const { status, html } = await follow(path);
    expect(status, path).toBe(200);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).toContain(told);
    expect(html, path).not.toContain("取得失敗");
  }

  expect(words((await ask("/risk/thanks?id=%3Cb%3E0120&due=2026-99-99&topic=none")).html)).not.toContain("0120");
});

describe("redirects", () => {
  test.each(MEMBER_SCREENS)("$path leads a visitor to the login", async ({ path }) => {
    const { status, headers } = await visitor().ask(path);

    expect([status, headers.get("location")]).toEqual([307, "/login/"]);
  });

  test("the path is kept for after the login, without its query", async () => {
    const { cookies, ask } = visitor();
    await ask("/settings/account/edit/tel?secret=1");

    expect(decodeURIComponent(cookies.get("auth.redirect") ?? "")).toBe("/settings/account/edit/tel");
  });

  test("who is signed in and comes to the login page is led home, and a foreign return path is dropped there too", async () => {
    const { cookies, ask } = await member("toroku-zumi@example.com");
    expect((await ask("/login/")).headers.get("location")).toBe("/mypage/");
    cookies.set("auth.redirect", encodeURIComponent("//evil.example/"));

    expect((await ask("/login/")).headers.get("location")).toBe("/mypage/");
  });

  test("without a question there is nothing to reckon: the calculation leads to the form", async () => {
    const { headers } = await visitor().ask("/search/load");

    expect(headers.get("location")).toMatch(/^\/search\/input/);
  });

  test.each(["/search/result", "/search/result?id="])("%s names no result and leads to the form", async (path) => {
    const { ask, follow } = visitor();
    expect((await ask(path)).status).toBe(307);

    expect(headingsOf((await follow(path)).html)).toEqual(["AI価格チェック"]);
  });
});
