import { describe, expect, it } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { areValid, isRevocable, ownerOf, tokensOf } from "./tokens.ts";

const NOW = 1_795_230_000;
const at = (seconds: number) => (NOW + seconds) * 1000;
const token = (claims: Record<string, unknown> = {}) => unsignedToken({ iat: NOW, exp: NOW + 3600, ...claims });
const answer = (changes: object = {}) => ({ IdToken: token(), AccessToken: token(), RefreshToken: "refresh", ...changes });

describe("the tokens of an answer", () => {
  it("come with how far the clock here is ahead, by the older of the two", () => {
    const { IdToken } = answer();
    const AccessToken = token({ iat: NOW - 2 });
    expect(tokensOf({ IdToken, AccessToken, RefreshToken: "refresh" }, at(60) + 999)).toEqual({
      idToken: IdToken,
      accessToken: AccessToken,
      refreshToken: "refresh",
      clockDrift: 62,
    });
  });

  it("keep the refresh token that there was where none came", () => {
    const { IdToken, AccessToken } = answer();
    expect(tokensOf({ IdToken, AccessToken }, at(0), "old").refreshToken).toBe("old");
    expect(tokensOf({ IdToken, AccessToken }, at(0)).refreshToken).toBeNull();
    expect(tokensOf(answer(), at(0), "old").refreshToken).toBe("refresh");
  });

  it.each([undefined, {}, { IdToken: token() }, { AccessToken: token() }])("are refused without both: %j", (result) => {
    expect(() => tokensOf(result, at(0))).toThrow("Id token and Access Token must be present.");
  });

  it.each(["IdToken", "AccessToken", "RefreshToken"])("are refused with an empty %s", (name) => {
    expect(() => tokensOf(answer({ [name]: "" }), at(0))).toThrow("A token must be non-empty");
  });
});

describe("tokens", () => {
  const kept = (id: object, access: object, clockDrift = 0) => ({
    idToken: token({ ...id }),
    accessToken: token({ ...access }),
    refreshToken: null,
    clockDrift,
  });

  it.each([
    ["before the end of both", 3599, kept({}, {}), true],
    ["at their end", 3600, kept({}, {}), false],
    ["after the id token's end", 100, kept({ exp: NOW + 99 }, {}), false],
    ["after the access token's end", 100, kept({}, { exp: NOW + 99 }), false],
    ["by a clock that is ahead", 3600 + 500, kept({}, {}, 501), true],
    ["by a clock that is behind", 3600 - 500, kept({}, {}, -500), false],
    ["without an end", 0, kept({ exp: undefined }, {}), false],
  ])("%s are valid or not", (_name, seconds, tokens, isValid) => {
    expect(areValid(tokens, at(seconds))).toBe(isValid);
  });

  it("say whose they are, or nothing", () => {
    expect([ownerOf(token({ username: "hanako" })), ownerOf(token({ username: 1 })), ownerOf("broken")]).toEqual(["hanako", null, null]);
  });

  it("can be revoked where they name their origin", () => {
    expect([isRevocable(token({ origin_jti: "one" })), isRevocable(token()), isRevocable("broken")]).toEqual([true, false, false]);
  });
});
