import { isRedirect } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { standingSession } from "#web/session/core/standing-session.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import type { ScreenData } from "./screen-data.ts";
import { SiteError } from "./site-error.ts";
import { guardVisit } from "./visit-guard.ts";

const member: SessionView = { ...NOBODY, isLoggedIn: true, strategy: "cognito" };

const screen = (access: ScreenData["access"]): ScreenData => ({ name: "x", access, layout: "default", tracked: false, title: "x" });

type Found = { readonly view?: SessionView; readonly standing?: Parameters<typeof guardVisit>[0]["standing"]; readonly kept?: string };

/** Where a visit ends: `go on`, or the address and cookie of the redirect, or the status of an error. */
async function visit(access: ScreenData["access"] | null, href: string, { view = NOBODY, standing = null, kept = "" }: Found = {}) {
  const session = { ...standingSession(view), returnPath: { remember: () => undefined, take: () => kept || null } };
  const { pathname } = new URL(href, "http://site.invalid");
  try {
    await guardVisit({ screen: access === null ? undefined : screen(access), href, pathname, session, standing });
    return "go on";
  } catch (error) {
    if (error instanceof SiteError) return error.status;
    if (!isRedirect(error)) throw error;
    return { to: error.options.href, cookie: error.headers.get("set-cookie") };
  }
}

describe("a visit", () => {
  test.each([
    ["an open screen", "open", "/search", NOBODY],
    ["the login page, by a visitor", "guest", "/login/", NOBODY],
    ["the login page, by a member who comes back from a provider", "guest", "/login/?code=abc&state=x", member],
    ["a member's screen, by a member", "member", "/mypage/", member],
    ["a signed link", "token", "/recc/property", NOBODY],
    ["a path that no screen has", null, "/nowhere", NOBODY],
  ] as const)("to %s goes on", async (_, access, href, view) => {
    expect(await visit(access, href, { view })).toBe("go on");
  });

  test("to a member's screen leads a visitor to the login page, which remembers the path alone", async () => {
    const { to, cookie } = Object(await visit("member", "/settings/account?tab=1#x"));

    expect(to).toBe("/login/");
    expect(cookie).toBe("auth.redirect=%2Fsettings%2Faccount; Path=/; Max-Age=31536000; Secure; SameSite=Lax");
  });

  test("of somebody whose session has ended says so on the login page", async () => {
    expect(await visit("member", "/settings/account", { standing: "ended" })).toMatchObject({ to: "/login/?notice=session-over" });
  });

  test.each([
    ["home", "", "/mypage/"],
    ["where they wanted to go", "/profile", "/profile"],
  ])("to the login page leads a member %s", async (_, kept, to) => {
    expect(await visit("guest", "/login/", { view: member, kept })).toMatchObject({ to });
  });

  test("to a member's screen is answered with 503 while nobody can tell whether it is a member", async () => {
    expect(await visit("member", "/mypage/", { standing: "unreached" })).toBe(503);
    expect(await visit("open", "/", { standing: "unreached" })).toBe("go on");
  });
});
