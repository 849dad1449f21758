import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { MEMBER_SCREENS } from "#test/support/screens.ts";
import { MARKET, questions, robotsOf, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";

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
    [
      "/mypage/",
      ["overview", "profile", "homes", "queries", "assets", "offer-summary", "agreements"].map((name) => `GET /api/mypage/${name}`),
    ],
    ["/settings/account/", ["GET /api/mypage/user-info", "GET /api/mypage/agreements"]],
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

  const info = { familyName: null, givenName: null };
  it.each([
    ["/settings/account/", { userInfo: null, agreements: null }, { userInfo: info, agreements: null }],
    ["/settings/account/edit/user/", null, info],
  ])("a member's %s knows what could not be read from what is empty", async (path, unread, read) => {
    expect((await visitSite(path, MARKET, SIGNED_IN)).data).toEqual(unread);
    expect((await visitSite(path, { ...MARKET, "GET /api/mypage/user-info": info }, SIGNED_IN)).data).toEqual(read);
  });

  it.each(["/mypage/", "/profile/"])("a member who has not agreed to the terms is asked before %s, and nowhere else", async (path) => {
    const pending = [{ document: "terms", title: "利用規約", version: "2026-11-23", effectiveOn: "2026-11-23", summary: "最初の版です。" }];
    const answers = { ...MARKET, "GET /api/mypage/agreements": { accepted: [], pending } };

    expect(textOf((await visitSite(path, answers, SIGNED_IN)).html())).toContain("利用規約をご確認ください");
    for (const other of ["/", "/settings/account/"])
      expect(textOf((await visitSite(other, answers, SIGNED_IN)).html())).not.toContain("をご確認ください");
  });

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
