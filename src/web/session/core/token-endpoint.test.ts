import { describe, expect, test } from "vitest";
import { AUTH, HOSTED, json, mintTokens, START, tokenAnswer } from "#test/support/site-session.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { exchangeCode, refreshAtHostedLogin, revokeAtHostedLogin } from "./token-endpoint.ts";
import { userInfo } from "./user-info.ts";

function service(answer: () => Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  const environment = {
    now: () => START,
    randomBytes: (length: number) => new Uint8Array(length),
    wait: async () => undefined,
    fetch: async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer();
    },
  };
  return { auth: AUTH, environment, sent };
}

const formOf = ({ init }: { init: RequestInit }) => [...new URLSearchParams(String(init.body))];

describe("the exchange of a code", () => {
  test("is one form with exactly these fields, and no Authorization header", async () => {
    const hosted = service(() => tokenAnswer({ rotates: true }));

    const tokens = await exchangeCode(hosted, "c1", "v1", "https://site.example/login/");

    expect(hosted.sent).toMatchObject([{ url: `${HOSTED}/oauth2/token`, init: { method: "POST" } }]);
    expect(hosted.sent.map(formOf)).toEqual([
      [
        ["code", "c1"],
        ["client_id", AUTH.clientId],
        ["redirect_uri", "https://site.example/login/"],
        ["response_type", "code"],
        ["audience", ""],
        ["grant_type", "authorization_code"],
        ["code_verifier", "v1"],
      ],
    ]);
    const headers = new Headers(hosted.sent[0]?.init.headers);
    expect([...headers]).toEqual([["content-type", "application/x-www-form-urlencoded"]]);
    expect(tokens.refreshToken).toMatch(/^refresh-/);
  });

  test.each([
    [{ access_token: "a" }],
    [{ id_token: "i" }],
    [{ access_token: "", id_token: "i" }],
    [{ access_token: 1, id_token: "i" }],
    [[]],
  ])("takes no answer without both tokens: %j", async (body) => {
    await expect(
      exchangeCode(
        service(() => json(body)),
        "c",
        "v",
        "r",
      ),
    ).rejects.toThrow("Id token and Access Token must be present.");
  });

  test.each([
    [
      { error: "invalid_grant", error_description: "The code is not valid" },
      400,
      { name: "invalid_grant", message: "The code is not valid" },
    ],
    [{ error: "invalid_grant" }, 400, { name: "invalid_grant", message: "invalid_grant" }],
    [{}, 502, { message: "Network error" }],
  ])("fails with what the service says: %j", async (body, status, error) => {
    await expect(
      exchangeCode(
        service(() => json(body, status)),
        "c",
        "v",
        "r",
      ),
    ).rejects.toMatchObject(error);
  });

  test("fails as the network does", async () => {
    const down = service(() => {
      throw new TypeError("fetch failed");
    });
    await expect(exchangeCode(down, "c", "v", "r")).rejects.toMatchObject({ name: "NetworkError", message: "Network error" });
  });
});

describe("a refresh at the token endpoint", () => {
  test("sends exactly these fields, the token without its prefix", async () => {
    const hosted = service(() => tokenAnswer());

    const { refreshToken } = await refreshAtHostedLogin(hosted, "Bearer r1");

    expect(hosted.sent.map(formOf)).toEqual([
      [
        ["refresh_token", "r1"],
        ["scopes", "profile openid email aws.cognito.signin.user.admin"],
        ["client_id", AUTH.clientId],
        ["grant_type", "refresh_token"],
      ],
    ]);
    expect(new Headers(hosted.sent[0]?.init.headers).has("authorization")).toBe(false);
    expect(refreshToken).toBeNull();
  });

  test("gives the new refresh token where one came", async () => {
    expect(
      (
        await refreshAtHostedLogin(
          service(() => tokenAnswer({ rotates: true })),
          "r1",
        )
      ).refreshToken,
    ).not.toBeNull();
  });
});

test("a revocation names the token and the client", async () => {
  const hosted = service(() => new Response(null, { status: 200 }));
  await revokeAtHostedLogin(hosted, "r1");
  expect(hosted.sent[0]?.url).toBe(`${HOSTED}/oauth2/revoke`);
  expect(hosted.sent.map(formOf)).toEqual([
    [
      ["token", "r1"],
      ["client_id", AUTH.clientId],
    ],
  ]);
});

describe("user info", () => {
  const { accessToken, idToken } = mintTokens();

  test("is asked for with the token, and stands above what the id token says", async () => {
    const hosted = service(() => json({ sub: "sub-1", email: "new@example.com", email_verified: "true", username: "google_1" }));

    const user = await userInfo(hosted, accessToken, claimsOf(idToken));

    expect(hosted.sent).toMatchObject([{ url: `${HOSTED}/oauth2/userInfo`, init: { method: "GET" } }]);
    expect(new Headers(hosted.sent[0]?.init.headers).get("authorization")).toBe(`Bearer ${accessToken}`);
    expect(user).toMatchObject({ sub: "sub-1", email: "new@example.com", isEmailVerified: true, scope: ["openid", "email"] });
  });

  test("fails with what the service says", async () => {
    const refusing = service(() => json({ error: "invalid_token", error_description: "Access Token has been revoked" }, 401));
    await expect(userInfo(refusing, accessToken, {})).rejects.toMatchObject({
      name: "invalid_token",
      message: "Access Token has been revoked",
      status: 401,
    });
  });
});
