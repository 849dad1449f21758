import { describe, expect, test } from "vitest";
import { checkSession, hasToken, isAlive } from "./check.ts";
import type { KeptSession } from "./types.ts";

const NOW = 1_000_000;
const [PAST, FUTURE] = [NOW - 1, NOW + 10_000];
const kept = (more: Partial<KeptSession>): KeptSession => ({
  strategy: "google",
  accessToken: "a",
  accessExpiresAt: FUTURE,
  idToken: "i",
  refreshToken: "r",
  refreshExpiresAt: FUTURE,
  ...more,
});

describe("the check of a session", () => {
  test.each([
    ["no token, even if the refresh token has ended", kept({ accessToken: null, refreshExpiresAt: PAST }), "invalid"],
    ["nothing kept", null, "invalid"],
    [
      "the refresh token has ended, before the access token is looked at",
      kept({ refreshExpiresAt: PAST, accessExpiresAt: PAST }),
      "refresh",
    ],
    ["the refresh token has ended and the access token has not", kept({ refreshExpiresAt: PAST }), "refresh"],
    ["the access token has ended", kept({ accessExpiresAt: PAST }), "access"],
    ["both are good", kept({}), "valid"],
    ["the refresh token is not known", kept({ refreshToken: null, refreshExpiresAt: null }), "valid"],
    ["the end of the access token is not known", kept({ accessExpiresAt: null }), "valid"],
  ] as const)("%s: %s", (_case, session, outcome) => {
    expect(checkSession(session, NOW)).toEqual({
      isValid: outcome === "valid",
      isTokenExpired: outcome === "access",
      isRefreshExpired: outcome === "refresh",
      isRefreshable: true,
    });
  });

  test("without status asks only for a token", () => {
    expect([null, kept({ accessToken: null }), kept({ accessToken: "" }), kept({ accessExpiresAt: PAST })].map(hasToken)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

test.each([
  ["a good refresh token", kept({ accessExpiresAt: PAST }), true],
  ["a good access token alone", kept({ refreshExpiresAt: null }), true],
  ["an ended refresh token", kept({ refreshExpiresAt: PAST }), false],
  ["an ended access token alone", kept({ accessExpiresAt: PAST, refreshExpiresAt: null }), false],
  ["a token that ends nobody knows when", kept({ accessExpiresAt: null, refreshExpiresAt: null }), false],
  ["no token", kept({ accessToken: null }), false],
])("with %s a session goes on: %s", (_case, session, goesOn) => {
  expect(isAlive(session, NOW)).toBe(goesOn);
});
