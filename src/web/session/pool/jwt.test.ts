import { describe, expect, it } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { claimsOf } from "./jwt.ts";

describe("the claims of a token", () => {
  it("are read whatever letters they hold", () => {
    const claims = { username: "花子?>~", exp: 1_795_230_000, nested: { a: [1, "ÿ"] } };
    expect(claimsOf(unsignedToken(claims))).toEqual(claims);
  });

  it.each(["", "a", "a.b", "a.%%%.c", `a.${btoa("not json")}.c`])("are none of %j", (token) => {
    expect(claimsOf(token)).toEqual({});
  });

  it("are none of a token that holds no object", () => {
    expect(Object.keys(claimsOf(`a.${btoa("null")}.c`))).toEqual([]);
  });
});
