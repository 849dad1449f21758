import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { NO_ASSETS, sampleAssets } from "#web/mypage/assets/samples.ts";
import type { MyPageData } from "./find-mypage.ts";
import { MyPageScreen } from "./mypage.screen.tsx";
import { MyPageView } from "./mypage.view.tsx";
import {
  fullOverview,
  NO_OFFERS,
  newOverview,
  sampleEstimate,
  sampleHomes,
  sampleOffers,
  sampleOverview,
  sampleQueries,
} from "./samples.ts";

const PATHS = [
  "/",
  "/risk",
  "/risk/$apartmentKey/summary",
  "/queries",
  "/queries/input",
  "/queries/query",
  "/search/input",
  "/search/result",
  "/profile",
  "/recc/latest",
  "/profile/edit",
  "/settings/account",
  "/settings/account/edit/user",
  "/offer",
  "/offer/about",
  "/mypage/add",
  "/mypage/result",
  "/mypage/Graph",
  "/mypage/edit",
  "/mypage/input",
];
const profile = { icon: null, completeness: { answered: 3, total: 5 } };

function draw(
  overview: MyPageData["overview"],
  card: MyPageData["profile"] = profile,
  homes: MyPageData["homes"] = [],
  queries: MyPageData["queries"] = [],
  assets: MyPageData["assets"] = NO_ASSETS,
  offers: MyPageData["offers"] = NO_OFFERS,
) {
  return renderInRouter(<MyPageView data={{ overview, profile: card, homes, queries, assets, offers }} avatar={null} />, PATHS);
}
const read = async (...data: Parameters<typeof draw>) => textOf(await draw(...data));

describe("マイページ", () => {
  it("greets by name where there is one", async () => {
    expect(await read(sampleOverview())).toContain("山田さん、こんにちは");
    expect(await draw(newOverview)).toMatch(/<h1[^>]*><span[^>]*>こんにちは<\/span><\/h1>/);
  });

  it("leads to what is left to do, and says so where nothing is", async () => {
    const html = await draw(sampleOverview());
    expect(html).toMatch(/href="\/settings\/account"[^>]*>メールアドレスを確認する/);
    expect(html).toMatch(/href="\/profile\/edit"[^>]*>プロフィールに答える/);

    expect(await read(sampleOverview({ todos: [] }))).toContain("やることいまはありません。");
  });

  it("leads back to what was looked up, with its answers", async () => {
    const html = await draw(sampleOverview());

    expect(html).toMatch(/href="\/search\/input\?[^"]*areaM2=70[^"]*"[^>]*>江東区豊洲/);
    expect(textOf(html)).toContain("世田谷区三軒茶屋2026年11月19日");
  });

  it("leads to what was recommended, without the mail that told of it", async () => {
    expect(await draw(sampleOverview())).toMatch(/href="\/recc\/latest"[^>]*>おすすめを見る/);
  });

  it("leads to what is being looked for, says what is paused, and how to begin where there is nothing", async () => {
    const html = await draw(sampleOverview(), profile, [], sampleQueries);
    expect(html).toMatch(/href="\/queries\/query\?id=q-1"[^>]*>江東区・墨田区/);
    expect(textOf(html)).toMatch(/すべて見る（2件）.*一時停止中/s);

    expect(await draw(sampleOverview())).toMatch(/href="\/queries\/input"[^>]*>条件を登録する/);
    expect(await read(sampleOverview(), profile, [], null)).toContain("保存した条件を読み込めませんでした");
  });

  it("says how much of the profile is answered, and leads on", async () => {
    expect(await read(sampleOverview())).toContain("回答した項目3/5");
    const complete = await draw(sampleOverview(), { icon: null, completeness: { answered: 5, total: 5 } });

    expect(textOf(complete)).toContain("すべて回答済みです");
    expect(complete).toMatch(/href="\/profile"[^>]*>プロフィールを見る/);
  });

  it("shows as much as there is, however long the names are", async () => {
    const html = await draw(fullOverview);

    expect(html.match(/href="\/search\/result/g)).toHaveLength(5);
    expect(html.match(/href="\/search\/input\?/g)).toHaveLength(6);
  });

  it("has one heading, and leads to the profile and to the account's settings", async () => {
    const html = await draw(sampleOverview());

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/profile"[^>]*>プロフィール</);
    expect(html).toMatch(/href="\/settings\/account"[^>]*>アカウント設定</);
  });

  it("tells what is left to do before what was looked up, and what can be lost before what can be found again", async () => {
    const text = await read(sampleOverview());
    const order = ["やること", "最近見た推定結果", "最近調べた場所", "登録の内容"].map((title) => text.indexOf(title));

    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it("greets by name with no name where nothing could be read", async () => {
    expect(await read(null, null)).toMatch(/マイページこんにちは/);
  });
});

describe("マイページ as the server draws it", () => {
  it("is the page of what was found, whether the icon comes with it or not", async () => {
    const found = await renderInRouter(
      <MyPageScreen overview={sampleOverview()} profile={profile} homes={[]} queries={[]} assets={NO_ASSETS} offers={NO_OFFERS} />,
      PATHS,
    );
    const lost = await renderInRouter(
      <MyPageScreen overview={null} profile={null} homes={null} queries={null} assets={null} offers={null} />,
      PATHS,
    );

    expect(textOf(found)).toContain("山田さん、こんにちは");
    expect(textOf(found)).toContain("回答した項目3/5");
    expect(textOf(lost)).toContain("プロフィールを読み込めませんでした");
  });
});

describe("the offers of a member", () => {
  it("are told by side, with what waits, and lead to their list", async () => {
    const html = await draw(sampleOverview(), profile, [], [], NO_ASSETS, sampleOffers);

    expect(textOf(html)).toContain("送ったオファー未読 1件進行中 3件受け取ったオファーあなたの番 1件進行中 2件");
    expect(html).toContain('href="/offer?side=owner"');
  });

  it("are told from none, and from none that could be read", async () => {
    expect(await read(sampleOverview())).toContain("進行中のオファーはありません");
    expect(textOf(await draw(sampleOverview(), profile, [], [], NO_ASSETS, null))).toContain("オファーを読み込めませんでした");
  });
});

describe("an estimate that was seen", () => {
  it("never shows its point without its band", async () => {
    const text = await read(sampleOverview());

    expect(text).toContain("7,120万円80%の幅 6,210万円〜8,160万円評価の確かさ B");
    expect(text).toContain("2026年11月20日に見ました");
  });

  it.each([
    ["that has run out", { state: "expired" }, "期限切れ", true],
    ["that had no value", { value: null, band: null, grade: "E" }, "推定できませんでした", true],
    ["that is gone", { label: null, value: null, band: null, grade: null, state: "gone" }, "なくなりました", false],
  ] as const)("%s is told so", async (_, changes, words, isLinked) => {
    const html = await draw(sampleOverview({ estimates: [sampleEstimate(changes)] }));

    expect(textOf(html)).toContain(words);
    expect(html.includes('href="/search/result?id=e-1"')).toBe(isLinked);
  });
});

describe("マイページ of a new member", () => {
  it("shows around in three steps, with names that say where each leads", async () => {
    const html = await draw(newOverview);

    expect(textOf(html)).toContain("はじめの3ステップ");
    for (const step of ["価格を調べる", "持っている家を登録する", "プロフィールに答える"])
      expect(html).toContain(`aria-label="はじめる：${step}"`);
    expect(textOf(html)).not.toContain("やること");
  });

  it("marks the steps that are done, and lists what is no step", async () => {
    const { searches } = sampleOverview();
    const html = await draw({ ...newOverview, searches, todos: ["verify-mail", "finish-profile", "enter-user-info"] });

    expect(textOf(html)).toContain("1済み");
    expect(html).not.toContain('aria-label="はじめる：価格を調べる"');
    expect(textOf(html)).toContain("やること残り1件メールアドレスを確認する");
    expect(textOf(html)).not.toContain("氏名・住所を登録する");
  });

  it("says of each empty list why it is empty, with one thing to do", async () => {
    const html = await draw(newOverview);

    expect(textOf(html).match(/まだありません。/g)).toHaveLength(5);
    expect(html.match(/href="\/search\/input"[^>]*>価格を調べる/g)).toHaveLength(2);
  });
});

describe("マイページ where a part could not be read", () => {
  it("shows the rest", async () => {
    const text = await read(sampleOverview(), null);

    expect(text).toContain("プロフィールを読み込めませんでした");
    expect(text).toContain("江東区豊洲");
    expect(text.match(/再試行/g)).toHaveLength(1);
  });

  it("says of every card what is missing, and never that it is empty", async () => {
    const text = await read(null, profile, null, null, null);

    for (const title of ["登録した物件", "保存した条件", "やること", "最近見た推定結果", "最近調べた場所"])
      expect(text).toContain(`${title}読み込みに失敗しました`);
    expect(text).not.toContain("まだありません");
    expect(text).toContain("回答した項目3/5");
  });
});

describe("the homes that a member owns", () => {
  it("stand first, with what is left to do beside them", async () => {
    const text = await read(sampleOverview(), profile, [], [], sampleAssets);
    const order = ["2件の評価額", "東雲サンプルコート", "入力の途中の物件", "やること", "保存した条件"].map((title) => text.indexOf(title));

    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it("fail by themselves, and are not taken for none", async () => {
    const text = await read(sampleOverview(), profile, [], [], null);

    expect(text).toContain("登録した物件を読み込めませんでした");
    expect(text).toContain("江東区豊洲");
    expect(text).not.toContain("お持ちの住まいを登録すると");
  });
});

describe("what a member keeps", () => {
  it("leads to each report with what was told of it", async () => {
    const html = await draw(sampleOverview(), profile, sampleHomes);

    expect(html).toMatch(/href="\/risk\/sample-apartment\/summary\?floor=5"[^>]*>豊洲サンプルレジデンス/);
    expect(html).toMatch(
      /href="\/risk\/town-6smrdfzwf\/summary\?built=2015&amp;floors=7&amp;structure=RC&amp;units=40&amp;fund=200&amp;rest=12-3">墨田区八広六丁目12-3/,
    );
    expect(html).toContain("2015年築・7階建・RC造・40戸・積立金200円/㎡（あなたの入力）");
  });

  it("says how something is kept where nothing is, and that nothing is lost where it cannot be read", async () => {
    expect(await draw(sampleOverview())).toContain("リスク診断の「マイページに保存」で、ここに残ります。");
    expect(await draw(sampleOverview(), profile, null)).toContain("保存した建物・場所を読み込めませんでした。");
  });
});
