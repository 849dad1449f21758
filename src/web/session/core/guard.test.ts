import { describe, expect, test } from "vitest";
import type { SessionCheck } from "./check.ts";
import { afterChange, type GuardVerdict, guard, runGuard } from "./guard.ts";
import type { ScreenAccess, SessionStanding } from "./machine-types.ts";

const NO: SessionCheck = { isValid: false, isTokenExpired: false, isRefreshExpired: false, isRefreshable: true };
const VISITOR: SessionStanding = { isLoggedIn: false, check: NO };
const MEMBER: SessionStanding = { isLoggedIn: true, check: { ...NO, isValid: true } };
const LATE: SessionStanding = { isLoggedIn: true, check: { ...NO, isTokenExpired: true } };
const OVER: SessionStanding = { isLoggedIn: true, check: { ...NO, isRefreshExpired: true } };

const visit = (access: ScreenAccess | null, path: string, session: SessionStanding, isCallback = false) =>
  guard({ screen: access && { access }, path, session, isCallback });

type Case = readonly [string, ScreenAccess | null, string, SessionStanding, GuardVerdict];
const TO_LOGIN = (remember: string) => ({ redirectTo: "login", remember }) as const;

describe("Specification, section 4, the route guard", () => {
  test.each<Case>([
    ["not logged in and the route needs auth: to login, remembering the path", "member", "/mypage/", VISITOR, TO_LOGIN("/mypage/")],
    ["logged in on the login page: home", "guest", "/login/", MEMBER, { redirectTo: "home" }],
    ["logged in on a guest-only route: home", "guest", "/forgot-password", MEMBER, { redirectTo: "home" }],
    ["token expired and refreshable: refresh", "member", "/mypage/", LATE, "refresh"],
    [
      "token expired and not refreshable: reset",
      "member",
      "/mypage/",
      { ...LATE, check: { ...LATE.check, isRefreshable: false } },
      "reset",
    ],
    ["refresh token expired: reset", "member", "/mypage/", OVER, "reset"],
    ["an auth-free route goes on for a visitor", "open", "/search/input", VISITOR, "go on"],
    ["an auth-free route goes on with whatever has expired", "open", "/search/input", OVER, "go on"],
    ["a guest-only route goes on for a visitor", "guest", "/login/", VISITOR, "go on"],
  ])("%s", (_case, access, path, session, verdict) => {
    expect(visit(access, path, session)).toEqual(verdict);
  });
});

describe("the guard", () => {
  test.each<Case>([
    ["is skipped where no screen is there", null, "/nowhere", VISITOR, "go on"],
    ["is skipped for signed links", "token", "/queries/query", VISITOR, "go on"],
    ["is skipped for tenants", "tenant", "/biz/checker", OVER, "go on"],
    ["lets a member go on", "member", "/mypage/", MEMBER, "go on"],
    ["does not send a visitor from the callback path, whatever it is marked as", "member", "/login/", VISITOR, "go on"],
    ["looks at the tokens on the login page before it leads home", "guest", "/login/", LATE, "refresh"],
    ["does not redirect to where it is: login", "member", "//login//?x=1", VISITOR, "go on"],
    ["does not redirect to where it is: home", "guest", "/mypage?x=1", MEMBER, "go on"],
  ])("%s", (_case, access, path, session, verdict) => {
    expect(visit(access, path, session)).toEqual(verdict);
  });

  test("lets the callback come first where a signed-in visitor brings an answer, and then leads home", () => {
    expect(visit("guest", "/login/", MEMBER, true)).toBe("go on");
    expect(visit("guest", "/login/", MEMBER, false)).toEqual({ redirectTo: "home" });
  });

  test("does not take an answer for one on another path", () => {
    expect(visit("member", "/mypage/", VISITOR, true)).toEqual(TO_LOGIN("/mypage/"));
  });
});

describe("a guarded visit", () => {
  const session = (before: SessionStanding, after: SessionStanding | "refused" | "unreached") => {
    let standing = before;
    const done: string[] = [];
    return {
      done,
      standing: () => standing,
      settled: async () => undefined,
      refresh: async () => {
        done.push("refresh");
        if (after === "refused") standing = VISITOR;
        if (typeof after === "string") throw new Error(after);
        standing = after;
      },
      reset: async () => {
        done.push("reset");
        standing = VISITOR;
      },
    };
  };
  const member = { screen: { access: "member" }, path: "/profile" } as const;
  const login = { screen: { access: "guest" }, path: "/login/" } as const;

  test.each([
    ["goes on after a refresh", member, LATE, MEMBER, "go on", ["refresh"]],
    ["leads to login when the refresh is refused", member, LATE, "refused", TO_LOGIN("/profile"), ["refresh"]],
    ["goes on as it is when nothing can be reached", member, LATE, "unreached", "go on", ["refresh"]],
    ["leads to login after a reset", member, OVER, MEMBER, TO_LOGIN("/profile"), ["reset"]],
    ["of the login page leads home after a refresh", login, LATE, MEMBER, { redirectTo: "home" }, ["refresh"]],
    ["of the login page stays there after a reset", login, OVER, MEMBER, "go on", ["reset"]],
    ["resets when the refresh leaves an ended session", member, LATE, OVER, TO_LOGIN("/profile"), ["refresh", "reset"]],
  ] as const)("%s", async (_case, place, before, after, verdict, done) => {
    const guarded = session(before, after);
    expect(await runGuard(place, guarded)).toEqual(verdict);
    expect(guarded.done).toEqual(done);
  });

  test("waits for a sign-in that is being finished before it leads to the login", async () => {
    const guarded = session(VISITOR, MEMBER);
    expect(await runGuard(member, { ...guarded, settled: guarded.refresh })).toBe("go on");
  });

  test("leads to the login when nothing comes of that sign-in", async () => {
    expect(await runGuard(member, session(VISITOR, VISITOR))).toEqual(TO_LOGIN("/profile"));
  });

  test("of the login page waits for nothing", async () => {
    const settled = () => Promise.reject(new Error("waited"));
    expect(await runGuard(login, { ...session(VISITOR, VISITOR), settled })).toBe("go on");
  });
});

describe("a change of who is signed in, elsewhere", () => {
  test.each([
    ["leads home after a sign-in", true, "guest", "/login/", "home"],
    ["leads to the logout page after a sign-out", false, "member", "/settings/account", "login"],
    ["changes nothing on an auth-free screen", false, "open", "/search/input", null],
    ["changes nothing where it would lead already", false, "guest", "/login", null],
    ["changes nothing at home", true, "member", "/mypage", null],
    ["changes nothing where no screen is", true, null, "/nowhere", null],
  ] as const)("%s", (_case, isLoggedIn, access, path, target) => {
    expect(afterChange(isLoggedIn, access && { access }, path)).toBe(target);
  });
});
