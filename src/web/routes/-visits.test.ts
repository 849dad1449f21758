import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { GUIDE_SCREENS, MEMBER_SCREENS, OPEN_SCREENS } from "#test/support/screens.ts";
import { refused } from "#test/support/scripted-api.ts";
import { type Answers, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";
import { sampleEstimate, sampleJob, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { sampleApartment, sampleReport } from "#web/risk/samples/samples.ts";

type Visit = Awaited<ReturnType<typeof visitSite>>;

const MARKET: Answers = { "GET /api/estate/market": sampleMarket };
const JOB = "GET /api/price-checker/jobs/job-1";
const ESTIMATE = "GET /api/estimate/estimates/est-1";
const HISTORY = "GET /api/estate/history";

/** What the services were asked besides the market, which every page needs. */
const questions = ({ asked }: Visit) => asked.flatMap(({ line, query }) => (line === "GET /api/estate/market" ? [] : [{ line, query }]));

/** Every page that a visitor is led through, the last one shown. An address is put right before it is opened. */
async function wayFrom(path: string): Promise<readonly (Visit & { readonly path: string })[]> {
  const visit = await visitSite(path, MARKET);
  const to = visit.redirect?.to ?? null;
  return [{ ...visit, path }, ...(to === null ? [] : await wayFrom(to))];
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null;
const headingsOf = (html: string) => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => textOf(inner));

describe("a price that is being reckoned", () => {
  const load = (answers: Answers, path = "/search/load?job=job-1") => visitSite(path, { ...MARKET, ...answers });

  it("is watched by the number in its address", async () => {
    const visit = await load({ [JOB]: { ...sampleJob, id: "job-1" } });

    expect([visit.status, questions(visit)]).toEqual([200, [{ line: JOB, query: {} }]]);
    expect(titleOf(visit.html())).toBe("計算中 | まちのね");
  });

  it("leads to its result as soon as it is there", async () => {
    const { redirect, status } = await load({ [JOB]: { ...sampleJob, state: "done", estimateId: "est-1" } });

    expect([status, redirect?.to]).toEqual([307, "/search/result?id=est-1"]);
  });

  it.each(["/search/load", "/search/load?job=", "/search/load?id=job-1"])("%s is about none, and leads to the form", async (path) => {
    const way = await wayFrom(path);

    expect(way.at(-1)?.path).toBe("/search/input");
    expect(way.flatMap(questions)).toEqual([]);
  });

  it.each([
    [404, 404, "This page could not be found"],
    [403, 403, "ただいま計算を見られません"],
    [501, 501, "ただいま計算を見られません"],
  ])("that the service answers with %i is answered with %i", async (answered, status, words) => {
    const visit = await load({ [JOB]: refused(answered, { title: "ただいま計算を見られません" }) });

    expect(visit.status).toBe(status);
    expect(textOf(visit.html())).toContain(words);
  });
});

describe("the result of a price check", () => {
  const result = (answers: Answers, path = "/search/result?id=est-1") => visitSite(path, { ...MARKET, ...answers });

  it("comes with the prices around it", async () => {
    const { subject } = sampleEstimate;
    const visit = await result({ [ESTIMATE]: sampleEstimate });

    expect(visit.status).toBe(200);
    expect(questions(visit)).toEqual([
      { line: ESTIMATE, query: {} },
      { line: HISTORY, query: { cityCode: subject.cityCode, town: subject.town, kind: subject.kind } },
    ]);
    expect(visit.data).toMatchObject({ estimate: { id: sampleEstimate.id }, history: null });
  });

  it("is kept out of search engines, with the one price that was reckoned", async () => {
    const html = (await result({ [ESTIMATE]: sampleEstimate })).html();

    expect([titleOf(html), robotsOf(html)]).toEqual(["価格チェック結果 | まちのね", "noindex"]);
    expect(headingsOf(html)).toHaveLength(1);
  });

  it.each([
    ["/search/result", 404],
    ["/search/result?id=", 404],
    ["/search/result?id=est-1&id=est-2", 404],
  ])("%s names none: %i", async (path, status) => {
    const way = await wayFrom(path);

    expect([way.at(-1)?.status, way.flatMap(questions)]).toEqual([status, []]);
  });

  it("that is gone is not found, and one that could not be read is no missing page", async () => {
    expect((await result({ [ESTIMATE]: refused(404) })).status).toBe(404);
    expect((await result({ [ESTIMATE]: refused(410, { title: "保存期間が過ぎました" }) })).status).toBe(410);
  });
});

it("an address loses what its page cannot read, and keeps what is somebody else's", async () => {
  const way = await wayFrom("/search/result?id=est-1&utm_source=x&id=est-2");

  expect(way.map(({ path }) => path)).toEqual(["/search/result?id=est-1&utm_source=x&id=est-2", "/search/result?utm_source=x"]);
});

describe("a search by address", () => {
  it.each([
    ["/search?q=豊洲", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "1" }],
    ["/search?q=豊洲&page=3", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "3" }],
    ["/search?q=1350061", { q: "1350061", limit: "20" }, { q: "1350061", page: "1" }],
    ["/search?city=13108", { q: "江東区", limit: "20" }, { cityCode: "13108", page: "1" }],
    ["/search?q=豊洲&city=13103", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "1" }],
  ])("%s asks for places and buildings", async (path, places, buildings) => {
    const visit = await visitSite(path, {
      ...MARKET,
      "GET /api/estate/suggest": { items: [sampleTown] },
      "GET /api/estate/apartments": { items: [], total: 0, page: 1, pageSize: 20 },
    });

    expect(visit.status).toBe(200);
    expect(questions(visit)).toEqual([
      { line: "GET /api/estate/suggest", query: places },
      { line: "GET /api/estate/apartments", query: buildings },
    ]);
  });

  it.each(["/search", "/search?q=%20", "/search?page=2", "/search?q=&city="])("%s asks for nothing yet", async (path) => {
    expect(questions(await visitSite(path, MARKET))).toEqual([]);
  });

  it("of an area without sales says so, and asks no further", async () => {
    const visit = await visitSite("/search?city=99999", MARKET);

    expect([questions(visit), textOf(visit.html()).includes("対象外")]).toEqual([[], true]);
  });

  it("is not taken for an empty one where the services fail", async () => {
    const html = (await visitSite("/search?q=豊洲", MARKET)).html();

    expect(textOf(html)).toContain("再試行");
    expect(textOf(html)).not.toContain("データがありません");
  });
});

describe("the form of a price check", () => {
  it("knows the building of its address, and asks for nothing else of it", async () => {
    const visit = await visitSite("/search/input?apartmentKey=sample-apartment&areaM2=70", {
      ...MARKET,
      "GET /api/estate/apartments/sample-apartment": sampleApartment,
    });

    expect(visit.status).toBe(200);
    expect(textOf(visit.html())).toContain("豊洲サンプルレジデンス");
    expect(questions(visit).map(({ line }) => line)).toEqual(["GET /api/estate/apartments/sample-apartment"]);
  });
});

describe("the first page", () => {
  it("stands without any answer of the services", async () => {
    const visit = await visitSite("/");

    expect([visit.status, visit.data]).toEqual([200, { card: null, market: null }]);
    expect(headingsOf(visit.html())).toEqual(["その住まいの値段とリスクを、根拠といっしょに。"]);
  });

  it("says whose data are shown, on every page", async () => {
    const sample = await visitSite("/accuracy", { "GET /api/estate/market": { ...sampleMarket, origin: "sample" } });
    const real = await visitSite("/accuracy", MARKET);

    expect(textOf(sample.html())).toContain("サンプルデータで表示しています");
    expect(textOf(real.html())).not.toContain("サンプルデータで表示しています");
    expect(textOf(real.html())).toContain(`出典：${sampleMarket.attributions[0]}`);
  });
});

describe("the accuracy of the estimates", () => {
  it("is told from what was measured", async () => {
    const visit = await visitSite("/accuracy", { ...MARKET, "GET /api/price-checker/accuracy": { cards: [sampleCard] } });

    expect(visit.data).toEqual([sampleCard]);
    expect(textOf(visit.html())).toContain("江東区");
  });

  it("is not claimed where it could not be had", async () => {
    const visit = await visitSite("/accuracy", MARKET);

    expect([visit.status, visit.data]).toEqual([200, null]);
    expect(textOf(visit.html())).toContain("再試行");
  });
});

describe("letters", () => {
  const BUILDING = "GET /api/estate/apartments/sample-apartment";

  it.each([
    ["/risk/register", {}, { kind: "none" }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: sampleApartment }, { kind: "building", apartment: sampleApartment }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: refused(404) }, { kind: "unknown" }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: refused(501) }, { kind: "failed" }],
  ])("%s with %j registers for: %j", async (path, answers, data) => {
    const visit = await visitSite(path, { ...MARKET, ...answers });

    expect([visit.status, visit.data]).toEqual([200, data]);
  });

  const TOKEN = "a".repeat(43);
  const NOTICES = "GET /api/estate/risk-notices";

  it("wishes for notices are opened by the token of a mail, and the page is counted nowhere", async () => {
    const visit = await visitSite(`/risk/thanks-registration?token=${TOKEN}`, { ...MARKET, [NOTICES]: refused(404) });

    expect(questions(visit)).toEqual([{ line: NOTICES, query: { token: TOKEN } }]);
    expect(titleOf(visit.html())).toBe("お知らせの設定 | まちのね");
    expect(visit.matches.at(-1)?.staticData).toMatchObject({ tracked: false, layout: "noindex" });
  });

  it("thanks without a token ask nothing", async () => {
    const visit = await visitSite("/risk/thanks-registration", MARKET);

    expect([questions(visit), titleOf(visit.html())]).toEqual([[], "登録が完了しました | まちのね"]);
  });
});

describe("who may see a page", () => {
  it.each(MEMBER_SCREENS.map(({ path }) => path))("a visitor of %s is led to the login, and the way back is kept", async (path) => {
    const { status, redirect, asked } = await visitSite(`${path}?secret=1`, MARKET);

    expect([status, redirect?.to, asked]).toEqual([307, "/login/", []]);
    expect(redirect?.cookie).toBe(`auth.redirect=${encodeURIComponent(path)}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`);
  });

  it("a member whose session has ended is told so", async () => {
    expect((await visitSite("/mypage/", MARKET, { sessionState: "ended" })).redirect?.to).toBe("/login/?notice=session-over");
  });

  it("a member who could not be asked for is not sent to log in again", async () => {
    const visit = await visitSite("/mypage/", MARKET, { sessionState: "unreached" });

    expect([visit.status, visit.redirect]).toEqual([503, null]);
  });

  it.each(["/login/", "/forgot-password/", "/forgot-password-check/"])("a member at %s is led home", async (path) => {
    expect((await visitSite(path, MARKET, SIGNED_IN)).redirect?.to).toBe("/mypage/");
  });

  it.each([
    ["/mypage/", ["GET /api/mypage/overview", "GET /api/mypage/profile"]],
    ["/settings/account/", ["GET /api/mypage/user-info"]],
    ["/settings/account/edit/user/", ["GET /api/mypage/user-info"]],
    ["/settings/account/edit/tel/", []],
    ["/settings/account/edit/email/", []],
    ["/settings/account/edit/password/", []],
  ])("a member's %s is asked for with the member's token, and stands where that fails", async (path, lines) => {
    const visit = await visitSite(path, MARKET, SIGNED_IN);

    expect(visit.status).toBe(200);
    expect(questions(visit).map(({ line }) => line)).toEqual(lines);
    expect(new Set(visit.asked.map(({ token }) => token))).toEqual(new Set(["Bearer access"]));
    expect(visit.html()).not.toContain("Bearer");
  });

  it.each(["/settings/account/", "/settings/account/edit/user/"])(
    "a member's %s knows what could not be read from what is empty",
    async (path) => {
      const info = { familyName: null, givenName: null };

      expect((await visitSite(path, MARKET, SIGNED_IN)).data).toBeNull();
      expect((await visitSite(path, { ...MARKET, "GET /api/mypage/user-info": info }, SIGNED_IN)).data).toEqual(info);
    },
  );

  it.each([
    ["/profile/edit/", "GET /api/mypage/profile"],
    ["/profile/edit/age/", "GET /api/mypage/profile"],
    ["/profile/edit/icon/", "GET /api/mypage/profile"],
  ])("a member's %s asks for the answers given so far, and keeps them for nobody", async (path, line) => {
    const visit = await visitSite(path, MARKET, SIGNED_IN);

    expect(visit.status).toBe(200);
    expect(questions(visit).map((question) => question.line)).toContain(line);
    expect(robotsOf(visit.html())).toBe("noindex");
  });

  it("a visitor's questions carry no token", async () => {
    expect(new Set((await visitSite("/risk", MARKET)).asked.map(({ token }) => token))).toEqual(new Set([null]));
  });
});

describe("a report by its key", () => {
  const REPORT = `GET /api/estate/risk/${sampleReport.apartment.key}`;
  const path = (part: string) => `/risk/${sampleReport.apartment.key}/${part}`;

  it("is drawn with the name of its building", async () => {
    const html = (await visitSite(path("summary"), { ...MARKET, [REPORT]: sampleReport })).html();

    expect(titleOf(html)).toBe("豊洲サンプルレジデンスのリスク診断 | まちのね");
    expect(headingsOf(html)).toHaveLength(1);
  });

  it("that nobody has is not found, and one that could not be read is no missing building", async () => {
    const unknown = await visitSite(path("flood"), { ...MARKET, [REPORT]: refused(404), "GET /api/estate/suggest": { items: [] } });
    const broken = await visitSite(path("flood"), { ...MARKET, [REPORT]: refused(501, { title: "診断を読み込めませんでした" }) });

    expect([unknown.status, headingsOf(unknown.html())]).toEqual([404, ["マンションが見つかりません"]]);
    expect([broken.status, textOf(broken.html()).includes("診断を読み込めませんでした")]).toEqual([501, true]);
  });
});

describe("a page that is kept while its address changes", () => {
  it.each(["/heatmap?layer=price&at=35.6555,139.7935,13", "/heatmap?layer=none&at=0,0,0"])(
    "%s asks for the same list of layers",
    async (path) => {
      const way = await wayFrom(path);

      expect(way.at(-1)?.status).toBe(200);
      expect(new Set(way.flatMap(questions).map(({ line, query }) => `${line} ${JSON.stringify(query)}`)).size).toBe(1);
    },
  );
});

describe("buildings of an area", () => {
  const LIST = "GET /api/estate/risk";
  const found = { ...MARKET, "GET /api/estate/suggest": { items: [] }, [LIST]: { items: [], total: 0, page: 1, pageSize: 20 } };
  const listed = (visit: Visit) => questions(visit).flatMap(({ line, query }) => (line === LIST ? [query] : []));

  it.each([
    ["/risk/search_area?city=13108", { cityCode: "13108", page: "1" }],
    ["/risk/search_area?city=13108&town=豊洲&page=2", { cityCode: "13108", town: "豊洲", page: "2" }],
    ["/risk/search_result?q=豊洲", { q: "豊洲", page: "1" }],
  ])("%s are listed by what the address says", async (path, query) => {
    expect(listed(await visitSite(path, found))).toEqual([query]);
  });

  it("of an area that is none of ours are not asked for", async () => {
    const visit = await visitSite("/risk/search_area?city=47999", found);

    expect([visit.status, listed(visit), textOf(visit.html()).includes("対象外")]).toEqual([200, [], true]);
  });
});

it.each([...OPEN_SCREENS, ...GUIDE_SCREENS])("$path stands without the services, named and marked as what it is", async (screen) => {
  const visit = await visitSite(screen.path);
  const html = visit.html();

  expect([visit.status, titleOf(html), robotsOf(html)]).toEqual([200, `${screen.title} | まちのね`, screen.isHidden ? "noindex" : null]);
  expect(headingsOf(html)).toHaveLength(1);
  expect(textOf(html)).not.toContain("出典：");
});

it.each(["/404", "/no/such/page", "/Search", "/risk/x/y/z"])("%s is no page", async (path) => {
  const visit = await visitSite(path, MARKET);

  expect([visit.status, robotsOf(visit.html())]).toEqual([404, "noindex"]);
});
