import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { SiteIdentity } from "#api/client/context.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { MarketNotice } from "#web/app/market.ts";
import { SiteError } from "#web/app/site-error.ts";
import { existing } from "#web/kit/link/site-link.tsx";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

const site: SiteIdentity = {
  origin: "https://site.test",
  operatorName: "見本不動産株式会社",
  operatorAddress: "東京都江東区見本1-2-3",
  licenceNumber: "東京都知事（1）第00000号",
  mode: "production",
  analyticsContainerId: null,
};
const market: MarketNotice = { origin: "published", attributions: ["国土交通省 不動産情報ライブラリ", "国土数値情報"] };
const sampleLine = "サンプルデータで表示しています";
const localLine = "ローカル環境で動作中：メール・SMS・LINEは送信されません";

describe("existing", () => {
  const items = [
    { label: "検索", to: "/search" },
    { label: "リスク", to: "/risk" },
  ];

  test("leaves out what has no route", () => {
    expect(existing(items, { "/search": {}, "/": {} }).map(({ to }) => to)).toEqual(["/search"]);
    expect(existing(items, {})).toEqual([]);
  });

  test("knows a screen by its index route as well", () => {
    expect(existing(items, { "/risk/": {} }).map(({ to }) => to)).toEqual(["/risk"]);
  });
});

describe("the frame of every page", () => {
  const frame = (more: Partial<Parameters<typeof SiteFrame>[0]> = {}, paths?: readonly string[], session: SessionView = NOBODY) =>
    renderInRouter(
      <SiteFrame site={site} market={market} {...more}>
        <h1>本文</h1>
      </SiteFrame>,
      paths,
      session,
    );

  test("leads to the rules, to what is sent elsewhere and to the form for requests, where these pages are", async () => {
    const html = await frame({}, ["/", "/terms", "/privacypolicy"]);

    for (const href of ["/terms", "/privacypolicy", "/privacypolicy#external", "/privacypolicy#request"])
      expect(html).toContain(`href="${href}"`);
    expect(await frame({}, ["/"])).not.toContain('href="/privacypolicy');
  });

  test("begins with a link to the main part", async () => {
    const html = await frame();

    expect(html).toMatch(/^<a href="#main"[^>]*>本文へ進む<\/a>/);
    expect(html).toContain('<main id="main"');
  });

  test("names the operator, the licence and every source of data", async () => {
    const text = textOf(await frame());

    for (const words of [site.operatorName, site.operatorAddress, site.licenceNumber, ...market.attributions])
      expect(text).toContain(words);
  });

  test("links only to screens that exist", async () => {
    const html = await frame({}, ["/", "/search", "/login", "/privacypolicy"]);
    const targets = [...html.matchAll(/href="([^"#]*)(#[^"]*)?"/g)].map(([, path, hash = ""]) => `${path}${hash}`);

    expect([...new Set(targets)].toSorted()).toEqual([
      ...["#credits", "#main"],
      ...["/", "/api/docs", "/login", "/privacypolicy", "/privacypolicy#external", "/privacypolicy#request", "/search"],
    ]);
  });

  test("marks the screen one is on in the menu", async () => {
    expect(await frame({}, ["/search", "/"])).toMatch(/aria-current="page"[^>]*>物件を探す/);
  });

  test("shows a visitor the way in, and a member the member's own pages and the way out", async () => {
    const paths = ["/", "/login", "/mypage", "/profile", "/settings/account"];
    const user = {
      sub: "1",
      username: "1",
      email: "hanako@example.com",
      isEmailVerified: true,
      phoneNumber: null,
      name: "見本 花子",
      scope: [],
    };
    const member: SessionView = { user, isLoggedIn: true, strategy: "cognito", isBusy: false };
    const [visitors, members] = [textOf(await frame({}, paths)), textOf(await frame({}, paths, member))];

    expect(visitors).toContain("ログイン");
    expect(visitors).not.toContain("マイページ");
    for (const words of ["マイページ", "見本 花子", "プロフィール", "アカウント設定", "ログアウト"]) expect(members).toContain(words);
    expect(members).not.toContain("ログイン");
  });

  test.each([
    ["real data in production: no line", {}, []],
    ["sample data: the yellow line", { market: { ...market, origin: "sample" as const } }, [sampleLine]],
    ["local mode: one line", { site: { ...site, mode: "local" as const } }, [localLine]],
    ["no data at all: no line", { market: { ...market, origin: "none" as const } }, []],
    ["data that could not be asked for: no line", { market: null }, []],
  ])("%s", async (_, more, lines) => {
    const text = textOf(await frame(more));

    expect([sampleLine, localLine].filter((line) => text.includes(line))).toEqual(lines);
  });
});

describe("the 404 page", () => {
  test("has the text and the link of the specification, and a Japanese line", async () => {
    const html = await renderInRouter(<NotFoundPage />);

    expect(textOf(html)).toContain("This page could not be found");
    expect(html).toMatch(/href="\/"[^>]*>Back to the home page<\/a>/);
    expect(textOf(html)).toContain("お探しのページは見つかりませんでした");
    expect(html).not.toContain("<form");
  });

  test("offers a search and popular pages as far as they exist", async () => {
    const html = await renderInRouter(<NotFoundPage />, ["/", "/search", "/accuracy"]);
    // More would make an address that no server takes.
    expect(html).toMatch(/id="missing-q"[^>]*maxLength="120"/i);

    expect(html).toMatch(/<form[^>]* action="\/search">.* name="q"/);
    expect([...html.matchAll(/<li><a[^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(["/search", "/accuracy"]);
  });
});

describe("the error page", () => {
  test.each([
    ["an unexpected error", new Error("password of the database"), "500", "Error"],
    ["an error for visitors", new SiteError(503, "Maintenance"), "503", "Maintenance"],
    ["something thrown that is no error", Object.assign(Object.create(null), { name: "", message: "oops" }), "500", "Error"],
  ])("shows status and message of %s and nothing else of it", async (_, error, status, message) => {
    const html = await renderInRouter(<ErrorPage error={error} />);

    expect(html).toMatch(new RegExp(`>${status}</p><h1[^>]*>${message}</h1>`));
    expect(html).not.toContain("password");
    expect(html).toMatch(/href="\/"[^>]*>Back to the home page<\/a>/);
  });

  test("says in plain words that there is no network, but keeps what the service answered", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const text = textOf(await renderInRouter(<ErrorPage error={new TypeError("a part is missing")} />));

    for (const words of ["ページを読み込めませんでした", "ネットワークにつながっていない", "もう一度読み込む"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/500|Error/);
    expect(textOf(await renderInRouter(<ErrorPage error={new SiteError(503, "Maintenance")} />))).toContain("503Maintenance");
  });

  test("with status 404 is the 404 page", async () => {
    expect(textOf(await renderInRouter(<ErrorPage error={new SiteError(404, "nothing here")} />))).toContain(
      "This page could not be found",
    );
  });
});
