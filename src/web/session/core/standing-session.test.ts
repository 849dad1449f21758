import { describe, expect, test } from "vitest";
import { MEMBER } from "#test/support/site-session.ts";
import { runGuard } from "./guard.ts";
import { standingSession } from "./standing-session.ts";
import { NOBODY } from "./types.ts";

const at = { path: "/mypage/", screen: { access: "member" } } as const;

describe("a session on the server", () => {
  test.each([
    [NOBODY, { redirectTo: "login", remember: "/mypage/" }],
    [MEMBER, "go on"],
  ] as const)("tells the guard how it stands: %j", async (view, verdict) => {
    const session = standingSession(view);

    expect(session.view()).toBe(view);
    expect(await runGuard(at, session.guarded)).toEqual(verdict);
  });

  test("never handles a callback and keeps nothing: there is no start, no token and no failure", async () => {
    const session = standingSession(MEMBER);

    expect(session).not.toHaveProperty("start");
    expect([session.kept(), session.signInFailure(), session.returnPath.take()]).toEqual([null, null, null]);
    expect(await Promise.all([session.bearerToken(), session.idToken()])).toEqual([null, null]);
  });

  test("neither begins nor ends anything", async () => {
    const { adopt, loginWith, logout, refresh, reload, reset } = standingSession(MEMBER);
    const tokens = { idToken: "i", accessToken: "a", refreshToken: null };
    const asked = [adopt(tokens), loginWith("google"), logout(), refresh(), reload(), reset()];

    const answers = await Promise.allSettled(asked);

    expect(new Set(answers.map((answer) => answer.status === "rejected" && String(answer.reason.message)))).toEqual(
      new Set(["Cannot retrieve a new session. Please authenticate."]),
    );
  });
});
