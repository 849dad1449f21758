import { describe, expect, it } from "vitest";
import { readToken } from "./token-checks.server.ts";

const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
const token = (claims: unknown) => `${part({ alg: "RS256", kid: "k" })}.${part(claims)}.c2ln`;
const CLAIMS = { sub: "s-1", exp: 1_795_000_000 };

describe("what a token says of itself", () => {
  it("is its person, its end in milliseconds, its scopes and whether its sign-in can be ended", () => {
    const claims = {
      ...CLAIMS,
      auth_time: 1_794_990_000,
      username: "hanako",
      scope: "openid email",
      origin_jti: "o-1",
      "cognito:groups": ["operators"],
    };

    expect(readToken(token(claims))).toEqual({
      ...{ sub: "s-1", username: "hanako", expiresAt: 1_795_000_000_000 },
      ...{ scopes: ["openid", "email"], groups: ["operators"], isRevocable: true, signedInAt: 1_794_990_000_000 },
    });
  });

  it("is read of an id token as well, which names its person otherwise and has no scopes", () => {
    expect(readToken(token({ ...CLAIMS, "cognito:username": "hanako" }))).toMatchObject({ username: "hanako", scopes: [] });
  });

  it("leaves open who it is and what it may, where it does not say", () => {
    expect(readToken(token(CLAIMS))).toMatchObject({ username: "", scopes: [], groups: [], isRevocable: false });
  });

  it("is read even when it has ended long ago, and whatever its signature", () => {
    expect(readToken(`${token({ ...CLAIMS, exp: 1 })}changed`)).toMatchObject({ sub: "s-1", expiresAt: 1_000 });
  });

  it.each([
    ["without a person", token({ exp: 1 })],
    ["without an end", token({ sub: "s-1" })],
    ["with an end in words", token({ ...CLAIMS, exp: "tomorrow" })],
    ["with a list for a scope", token({ ...CLAIMS, scope: ["openid"] })],
    ["of which the middle is no object", token("s-1")],
    ["that is not base64url", "a.%%%.c"],
    ["of one part", "opaque"],
    ["that is empty", ""],
  ])("is nothing for one %s", (_, text) => {
    expect(readToken(text)).toBeNull();
  });
});
