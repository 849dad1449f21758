import { describe, expect, it } from "vitest";
import { z } from "zod";
import { callTokenEndpoint, callUserInfo, callUserPool } from "./user-pool.server.ts";

const auth = {
  endpoint: "https://pool.example.jp",
  hostedOrigin: "https://login.example.jp",
  poolId: "ap-northeast-1_x",
  clientId: "site",
};
const output = z.object({ name: z.string() });

/** A service that gives this answer, and what it was asked. */
function service(answer: () => Response | Promise<Response>) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    return answer();
  };
  return { asked, parts: { auth, fetch } };
}
const pool = (answer: () => Response | Promise<Response>) =>
  callUserPool(service(answer).parts, { operation: "GetUser", input: { AccessToken: "a" }, output });
const tokens = (answer: () => Response | Promise<Response>) =>
  callTokenEndpoint(service(answer).parts, { form: { grant_type: "refresh_token" }, output });
const userInfo = (answer: () => Response | Promise<Response>) => callUserInfo(service(answer).parts, { accessToken: "a", output });
const ways = { pool, tokens, userInfo };

describe("a call", () => {
  it("of the user pool names its operation and carries its input as JSON", async () => {
    const { asked, parts } = service(() => Response.json({ name: "hanako" }));

    expect(await callUserPool(parts, { operation: "GetUser", input: { AccessToken: "a" }, output })).toEqual({
      kind: "done",
      value: { name: "hanako" },
    });
    expect(asked).toMatchObject([{ url: "https://pool.example.jp/", init: { method: "POST", body: '{"AccessToken":"a"}' } }]);
    expect(new Headers(asked[0]?.init?.headers).get("x-amz-target")).toBe("AWSCognitoIdentityProviderService.GetUser");
    expect(new Headers(asked[0]?.init?.headers).get("content-type")).toBe("application/x-amz-json-1.1");
  });

  it("of the token endpoint sends a form", async () => {
    const { asked, parts } = service(() => Response.json({ name: "hanako" }));
    await callTokenEndpoint(parts, { form: { grant_type: "refresh_token", refresh_token: "r&r" }, output });

    expect(asked[0]?.url).toBe("https://login.example.jp/oauth2/token");
    expect(String(asked[0]?.init?.body)).toBe("grant_type=refresh_token&refresh_token=r%26r");
  });

  it("of the user information bears the token", async () => {
    const { asked, parts } = service(() => Response.json({ name: "hanako" }));
    await callUserInfo(parts, { accessToken: "a.b.c", output });

    expect(asked[0]?.url).toBe("https://login.example.jp/oauth2/userInfo");
    expect(new Headers(asked[0]?.init?.headers).get("authorization")).toBe("Bearer a.b.c");
  });

  it("may be answered with an empty body where nothing is to be said", async () => {
    const call = { operation: "RevokeToken", input: {}, output: z.looseObject({}) };

    expect(await callUserPool(service(() => new Response("")).parts, call)).toEqual({ kind: "done", value: {} });
  });
});

describe("a refusal", () => {
  const thrown = (__type: string, status = 400) => Response.json({ __type, message: "…" }, { status });

  it.each([
    "NotAuthorizedException",
    "UserNotFoundException",
    "UserNotConfirmedException",
    "PasswordResetRequiredException",
    "RefreshTokenReuseException",
    "com.amazonaws.cognito.identity.idp.model#NotAuthorizedException",
  ])("of the user pool is %s", async (name) => {
    expect(await pool(() => thrown(name))).toEqual({ kind: "refused" });
  });

  it.each(["TooManyRequestsException", "ResourceNotFoundException", "InternalErrorException", "NotAuthorized", ""])(
    "of the user pool is not %j: it says nothing of the token",
    async (name) => {
      expect(await pool(() => thrown(name))).toEqual({ kind: "unreached" });
    },
  );

  const oauth = (error: string) => Response.json({ error }, { status: 400 });
  it.each([
    ["tokens", "invalid_grant", "refused"],
    ["tokens", "invalid_request", "refused"],
    ["tokens", "invalid_client", "unreached"],
    ["tokens", "unauthorized_client", "unreached"],
    ["userInfo", "invalid_token", "refused"],
    ["userInfo", "insufficient_scope", "refused"],
    ["userInfo", "invalid_grant", "unreached"],
  ] as const)("at %s: %s is %s", async (way, error, kind) => {
    expect(await ways[way](() => oauth(error))).toEqual({ kind });
  });
});

describe.each(["pool", "tokens", "userInfo"] as const)("at %s nothing is known", (way) => {
  it.each([
    ["when nobody answers", () => Promise.reject(new TypeError("fetch failed"))],
    ["from a page of a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["from a page that says it went well", () => new Response("<h1>Welcome</h1>")],
    ["from JSON of another shape", () => Response.json({ hello: "world" })],
    ["from a refusal without a name", () => Response.json({ message: "no" }, { status: 400 })],
    ["from an empty refusal", () => new Response("", { status: 401 })],
    ["from JSON that is no object", () => Response.json(null, { status: 400 })],
  ])("%s", async (_, answer) => {
    expect(await ways[way](answer)).toEqual({ kind: "unreached" });
  });
});
