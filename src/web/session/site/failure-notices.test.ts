import { beforeEach, expect, it } from "vitest";
import { LOGIN_NOTICES, takeNotice } from "#web/session/core/login-notices.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CATALOGUE } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { noteFailure } from "./failure-notices.ts";

const LATE = new CatalogueError("Signout timeout fail", { name: "TimeoutError" });
const REVOKED = new IdentityFault("NotAuthorizedException", "Refresh Token has been revoked", 400);

beforeEach(() => void takeNotice());

it.each([
  ["a sign-out that took too long", LATE, "logout", "sign-out-late"],
  ["a refresh with a revoked token", REVOKED, "refreshTokens", "session-revoked"],
  ["its first try, which another tab may still make good", REVOKED, "refreshToken", null],
  ["a sign-out that failed at once", new TypeError("fetch failed"), "logout", null],
  ["a start that failed", REVOKED, "mounted", null],
  ["a sign-out's text elsewhere", LATE, "login", null],
] as const)("after %s the login page has to say what it should", (_case, error, method, notice) => {
  noteFailure(error, { method });

  expect(takeNotice()).toBe(notice);
});

it.each([
  ["sign-out-late", "Signout timeout fail"],
  ["session-revoked", "Refresh Token has been revoked"],
] as const)("the notice %s is the catalogue's text of %s", (notice, key) => {
  expect(LOGIN_NOTICES[notice].text).toBe(CATALOGUE[key].japanese);
});
