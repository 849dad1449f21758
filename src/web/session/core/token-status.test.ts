import { describe, expect, test } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { START, unsignedToken } from "#test/support/site-session.ts";
import { expiryOf, tokenStatus, withBearer, withoutBearer } from "./token-status.ts";

describe("the status of a token", () => {
  test.each([
    ["unknown", false, START, START - 1],
    ["unknown", true, null, START],
    ["valid", true, START, START - 501],
    ["expired", true, START, START - 500],
    ["expired", true, START, START],
    ["expired", true, START, START + 1],
  ] as const)("is %s with a token: %s, an end of %s, at %s", (status, hasToken, expiresAt, now) => {
    expect(tokenStatus(hasToken, expiresAt, now)).toBe(status);
  });
});

describe("the end of a token", () => {
  test("is what the token itself says", () => {
    expect(expiryOf(unsignedToken({ exp: 1_700_000_000 }), seconds(1800), START)).toBe(1_700_000_000_000);
  });

  test.each(["opaque", "a.b.c", "", unsignedToken({}), unsignedToken({ exp: "soon" })])(
    "of %j, which says nothing, is its lifetime from the time it was set",
    (token) => {
      expect(expiryOf(token, seconds(2_592_000), START)).toBe(START + 2_592_000_000);
    },
  );
});

describe("the prefix of a stored token", () => {
  test("is Bearer, once", () => {
    expect(withBearer("abc")).toBe("Bearer abc");
    expect(withBearer("Bearer abc")).toBe("Bearer abc");
  });

  test("is not sent in a form", () => {
    expect(withoutBearer("Bearer abc")).toBe("abc");
    expect(withoutBearer("abc")).toBe("abc");
  });
});

test.each(["", "Bearer "])("an empty token (%j) is not accepted", (token) => {
  expect(() => withBearer(token)).toThrow("A token must be non-empty");
});
