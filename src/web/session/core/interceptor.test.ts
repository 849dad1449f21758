import { expect, test } from "vitest";
import type { SessionCheck } from "./check.ts";
import { expiredSession, judgeRequest } from "./interceptor.ts";

const NO: SessionCheck = { isValid: false, isTokenExpired: false, isRefreshExpired: false, isRefreshable: true };
const seen = { isForTokens: false, hasAuthorization: false, isAttached: true };

test.each([
  [
    "to the token endpoint passes untouched, whatever is expired",
    { ...seen, isForTokens: true },
    { ...NO, isRefreshExpired: true },
    "untouched",
  ],
  ["passes untouched while no session is attached", { ...seen, isAttached: false }, { ...NO, isTokenExpired: true }, "untouched"],
  ["with an ended refresh token is refused", seen, { ...NO, isRefreshExpired: true, isTokenExpired: true }, "expired"],
  ["with an ended access token waits for a refresh", seen, { ...NO, isTokenExpired: true }, "refresh"],
  ["without a token goes out as it is", seen, NO, "untouched"],
  ["without a token, but with an Authorization header, is refused", { ...seen, hasAuthorization: true }, NO, "expired"],
  ["with a good token gets it", seen, { ...NO, isValid: true }, "with token"],
  ["with a good token gets it in place of what it had", { ...seen, hasAuthorization: true }, { ...NO, isValid: true }, "with token"],
] as const)("a request %s", (_case, request, check, verdict) => {
  expect(judgeRequest(request, check)).toBe(verdict);
});

test("a refused request says that both tokens have expired", () => {
  expect(expiredSession()).toMatchObject({
    name: "ExpiredAuthSessionError",
    message: "Both token and refresh token have expired. Your request was aborted.",
  });
});
