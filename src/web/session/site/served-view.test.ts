import { describe, expect, test } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { viewOfServed } from "./served-view.ts";

const accessToken = unsignedToken({ sub: "sub-1", scope: "openid email" });

describe("what a page is rendered with", () => {
  test("tells who is signed in and with which scopes, and holds no token", () => {
    const view = viewOfServed({ strategy: "google", accessToken, claims: { sub: "sub-1", email: "hanako@example.com" } });

    expect(view).toMatchObject({ isLoggedIn: true, strategy: "google", user: { email: "hanako@example.com", scope: ["openid", "email"] } });
    expect(JSON.stringify(view)).not.toContain(accessToken);
  });

  test.each([null, { strategy: "google", accessToken, claims: {} } as const])("is a visitor's for %j", (served) => {
    expect(viewOfServed(served)).toEqual({ user: null, isLoggedIn: false, strategy: null, isBusy: false });
  });
});
