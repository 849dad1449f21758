import { describe, expect, it } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { leaveStalePages } from "./stale-pages.ts";

const user = { sub: "a", username: "a", email: null, isEmailVerified: false, phoneNumber: null, name: null, scope: [] };
const MEMBER: SessionView = { ...NOBODY, isLoggedIn: true, user, strategy: "cognito" };
const kept = (sub: string) => ({
  strategy: "cognito" as const,
  accessToken: "x",
  accessExpiresAt: 1,
  idToken: unsignedToken({ sub }),
  refreshToken: null,
  refreshExpiresAt: 1,
});

function come(view: SessionView, now: ReturnType<typeof kept> | null, persisted: boolean) {
  const seen = { reloads: 0, visibility: "" };
  let shown = (_event: { persisted: boolean }) => {};
  const style = {
    set visibility(value: string) {
      seen.visibility = value;
    },
  } as { visibility: string };
  leaveStalePages(
    { view: () => view, kept: () => now },
    {
      document: { documentElement: { style } },
      location: {
        reload: () => {
          seen.reloads += 1;
        },
      },
      addEventListener: (_type, listener) => {
        shown = listener;
      },
    },
  );
  shown({ persisted });
  return seen;
}

describe("a page that Back brings up again", () => {
  it.each([
    ["whose session is gone", null],
    ["of another person than is signed in now", kept("b")],
  ])("%s is hidden and loaded anew", (_which, now) => {
    expect(come(MEMBER, now, true)).toEqual({ reloads: 1, visibility: "hidden" });
  });

  it.each([
    ["of who is still signed in", MEMBER, kept("a"), true],
    ["of a visitor", NOBODY, null, true],
    ["that is loaded and not brought up", MEMBER, null, false],
  ])("%s stays", (_which, view, now, persisted) => {
    expect(come(view, now, persisted)).toEqual({ reloads: 0, visibility: "" });
  });
});
