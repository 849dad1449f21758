import { beforeAll, describe, expect, test } from "vitest";
import {
  COMPANY_SCREENS,
  DESK_SCREENS,
  GUEST_SCREENS,
  GUIDE_SCREENS,
  LIST_SCREENS,
  MEMBER_SCREENS,
  OPEN_SCREENS,
  REPORT_SCREENS,
  reportScreen,
  type Screen,
  TENANT_SCREENS,
} from "#test/support/screens.ts";
import { heldBuilding, placeReport, ratedBuilding } from "./buildings.ts";
import { doubleIdsOf, headingsOf, member, type Page, robotsOf, titleOf, visitor, words } from "./visitor.ts";

/** Found, named once, marked as what it is, and with everything that the server had to load. */
function expectGoodPage(page: Page, { path, title, heading, isHidden, status = 200 }: Screen): void {
  expect(page.status, path).toBe(status);
  expect(titleOf(page.html), path).toBe(`${title} | まちのね`);
  expect(robotsOf(page.html), path).toBe(isHidden ? "noindex" : null);
  expect(page.html, path).toMatch(/^<!DOCTYPE html><html lang="ja"/);
  const headings = headingsOf(page.html);
  expect(headings, path).toHaveLength(1);
  expect(headings[0], path).toContain(heading);
  const read = words(page.html);
  expect(read, path).toContain("サンプルデータで表示しています");
  expect(read, path).toContain("ローカル環境で動作中");
  expect(read, path).toMatch(/出典：/);
  expect(read, path).not.toContain("取得失敗");
  expect(doubleIdsOf(page.html), path).toEqual([]);
}

describe("a page has its status, its title, its robots tag, its one heading, its marks and no id twice, and nothing that could not be loaded", () => {
  test.each([...OPEN_SCREENS, ...LIST_SCREENS, ...TENANT_SCREENS, ...GUIDE_SCREENS, ...GUEST_SCREENS])(
    "$path, for everybody",
    async (screen) => {
      expectGoodPage(await visitor().ask(screen.path), screen);
    },
  );

  test.each(Object.keys(REPORT_SCREENS))("%s", async (name) => {
    const { subject } = await ratedBuilding();
    const { ask } = visitor();
    for (const part of REPORT_SCREENS[name] ?? []) {
      const screen = reportScreen(subject, part);
      expectGoodPage(await ask(screen.path), screen);
    }
  });

  test.each(Object.keys(REPORT_SCREENS))("%s, of a place", async (name) => {
    const { subject } = await placeReport();
    const { ask } = visitor();
    expect(subject.kind).toBe("place");
    for (const part of REPORT_SCREENS[name] ?? []) {
      const screen = reportScreen(subject, part);
      const page = await ask(screen.path);
      expectGoodPage(page, screen);
      expect(words(page.html), screen.path).not.toMatch(/この(マンション|建物|物件)/);
      expect(page.html, screen.path).not.toContain(`${subject.key}/contact?topic=correction&amp;field=`);
    }
  });

  let someone: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    someone = await member("toroku-zumi@example.com");
  });
  test.each(MEMBER_SCREENS)("$path, for a member, kept by nobody else", async (screen) => {
    const page = await someone.ask(screen.path);
    expectGoodPage(page, screen);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.html).not.toMatch(/eyJ[\w-]{8}/);
  });
});

describe("the console of a company", () => {
  let owner: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    owner = await member("mihon-kaisha@example.com");
  });
  test.each(COMPANY_SCREENS)("$path, for an owner with a second factor, kept by nobody else", async (screen) => {
    const page = await owner.ask(screen.path);
    expectGoodPage(page, screen);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  test("asks a member without a second factor for one, and shows nothing of a company", async () => {
    const { html } = await (await member("toroku-zumi@example.com")).ask("/console/listings");
    expect(words(html)).toContain("二段階認証を設定してください");
    expect(words(html)).not.toContain("サンプル不動産");
  });
});

describe("the operators' desk", () => {
  let operator: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    operator = await member("mihon-unei@example.com");
  });
  test.each(DESK_SCREENS)("$path, for an operator with a second factor, kept by nobody else", async (screen) => {
    const page = await operator.ask(screen.path);
    expectGoodPage(page, screen);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  test("is not there for a member", async () => {
    const someone = await member("toroku-zumi@example.com");
    for (const { path } of DESK_SCREENS) expect((await someone.ask(path)).status, path).toBe(404);
  });
});

test("a page of the member is in the answer of the server, greeting included", async () => {
  const { ask } = await member("toroku-zumi@example.com");

  expect(words((await ask("/mypage/")).html)).toContain("最近調べた場所");
  expect(words((await ask("/profile")).html)).toContain("30代");
});

test("the accuracy page tells error, coverage and number for every ward", async () => {
  const read = words((await visitor().ask("/accuracy")).html);

  for (const told of ["誤差の中央値", "80%の幅に入った割合", "江東区", "世田谷区"]) expect(read).toContain(told);
});

test("a search finds places, and the address takes what the form of the page sends", async () => {
  const { ask } = visitor();
  expect((await ask("/")).html).toMatch(/<form[^>]* action="\/search"[^>]*>.*?<input[^>]* name="q"/s);
  const { html } = await ask("/search?q=豊洲");

  expect(words(html)).toContain("江東区豊洲");
});

test("a building without enough data has no letter, in its report and in the list", async () => {
  const { subject } = await heldBuilding();
  const { ask } = visitor();

  expect(words((await ask(`/risk/${subject.key}/summary00`)).html)).toContain("総合評価 判定保留");
  expect(words((await ask(`/risk/${subject.key}/life/population`)).html)).toContain("データなし");
  const { headers } = await ask(`/risk/search_result?q=${encodeURIComponent(subject.name)}`);
  expect(headers.get("location")).toBe(`/risk/${subject.key}/summary`);
  const area = new URLSearchParams({ city: subject.cityCode, town: subject.town });
  expect(words((await ask(`/risk/search_area?${area}`)).html)).toContain("判定保留");
});
