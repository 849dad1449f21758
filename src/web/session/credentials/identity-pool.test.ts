import { describe, expect, it } from "vitest";
import { NO_WAIT } from "#test/support/no-wait.ts";
import { getCredentials, getId } from "./identity-pool.ts";

const LOGINS = { "accounts.google.com": "token" };
const COMPLETE = {
  IdentityId: "ap-northeast-1:1",
  Credentials: { AccessKeyId: "ASIA1", SecretKey: "secret", SessionToken: "session", Expiration: 1_800_003_600 },
};

function service(answer: object, { status = 200, date = "" } = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Response.json(answer, { status, headers: date === "" ? {} : { date } });
  };
  return { asked, at: { endpoint: "https://id.example.jp", environment: { ...NO_WAIT, fetch, now: () => 1_800_000_007_900 } } };
}

const credentialsFrom = (answer: object) => getCredentials(service(answer).at, { IdentityId: "ap-northeast-1:1", Logins: LOGINS });

describe("the cloud identity service", () => {
  it("is asked by POST at the root, the operation named in a header", async () => {
    const { asked, at } = service({ IdentityId: "ap-northeast-1:1" });
    await getId(at, { IdentityPoolId: "ap-northeast-1:p", AccountId: "123", Logins: LOGINS });
    expect(asked).toEqual([
      {
        url: "https://id.example.jp/",
        init: {
          method: "POST",
          headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSCognitoIdentityService.GetId" },
          body: JSON.stringify({ IdentityPoolId: "ap-northeast-1:p", AccountId: "123", Logins: LOGINS }),
          credentials: "omit",
        },
      },
    ]);
  });

  it("gives credentials in milliseconds, and tells how far the user's clock is ahead", async () => {
    const { at } = service(COMPLETE, { date: new Date(1_800_000_000_000).toUTCString() });
    expect(await getCredentials(at, { IdentityId: "ap-northeast-1:1", Logins: LOGINS })).toEqual({
      identityId: "ap-northeast-1:1",
      accessKeyId: "ASIA1",
      secretKey: "secret",
      sessionToken: "session",
      expiresAt: 1_800_003_600_000,
      clockDrift: 7,
    });
  });

  it("is believed to have the user's time when it does not tell its own", async () => {
    expect(await credentialsFrom(COMPLETE)).toMatchObject({ clockDrift: 0 });
  });

  it.each([
    ["Response from Amazon Cognito contained no credentials", { ...COMPLETE, Credentials: undefined }],
    [
      "Response from Amazon Cognito contained no access key ID",
      { ...COMPLETE, Credentials: { ...COMPLETE.Credentials, AccessKeyId: undefined } },
    ],
    ["Response from Amazon Cognito contained no secret key", { ...COMPLETE, Credentials: { ...COMPLETE.Credentials, SecretKey: "" } }],
    [
      "Response from Amazon Cognito contained no credentials",
      { ...COMPLETE, Credentials: { ...COMPLETE.Credentials, SessionToken: undefined } },
    ],
    ["Response from Amazon Cognito contained no identity ID", { ...COMPLETE, IdentityId: undefined }],
  ] as const)("is refused as %s when its answer lacks a part", async (key, answer) => {
    await expect(credentialsFrom(answer)).rejects.toMatchObject({ key, message: key });
  });

  it("is refused as noIdentityId when GetId gives none", async () => {
    await expect(getId(service({}).at, { IdentityPoolId: "p", Logins: LOGINS })).rejects.toMatchObject({
      key: "Response from Amazon Cognito contained no identity ID",
    });
  });

  it.each([
    ["ExternalService", "ExternalServiceException"],
    ["InternalError", "InternalErrorException"],
    ["InvalidIdentityPoolConfiguration", "InvalidIdentityPoolConfigurationException"],
    ["InvalidParameter", "InvalidParameterException"],
    ["LimitExceeded", "LimitExceededException"],
    ["NotAuthorized", "NotAuthorizedException"],
    ["ResourceConflict", "ResourceConflictException"],
    ["ResourceNotFound", "ResourceNotFoundException"],
    ["TooManyRequests", "TooManyRequestsException"],
  ] as const)("says %s for %s, with what it said itself as the cause", async (key, type) => {
    const { at } = service({ __type: `com.amazonaws#${type}`, message: "why" }, { status: 400 });
    await expect(getId(at, { IdentityPoolId: "p", Logins: LOGINS })).rejects.toMatchObject({
      key,
      name: type,
      message: key,
      cause: { name: type, message: "why", status: 400 },
    });
  });

  it("is passed on as it is when it says something unheard of", async () => {
    const { at } = service({ __type: "TeapotException", message: "short and stout" }, { status: 418 });
    await expect(getId(at, { IdentityPoolId: "p", Logins: LOGINS })).rejects.toMatchObject({
      name: "TeapotException",
      message: "short and stout",
    });
  });

  it("is an internal error when a page without JSON stands in its place", async () => {
    const environment = { ...NO_WAIT, fetch: async () => new Response("<h1>502</h1>", { status: 502 }), now: () => 0 };
    const asking = getId({ endpoint: "https://id.example.jp", environment }, { IdentityPoolId: "p", Logins: LOGINS });
    await expect(asking).rejects.toMatchObject({ key: "InternalError", cause: { status: 502 } });
  });

  it("is a network error when it cannot be reached", async () => {
    const environment = { ...NO_WAIT, fetch: () => Promise.reject(new TypeError("Failed to fetch")), now: () => 0 };
    const asking = getId({ endpoint: "https://id.example.jp", environment }, { IdentityPoolId: "p", Logins: LOGINS });
    await expect(asking).rejects.toMatchObject({ key: "Network error", name: "NetworkError" });
  });

  it("is asked again when it was down for a moment", async () => {
    const answers = [new Response("", { status: 503 }), Response.json({ IdentityId: "ap-northeast-1:1" })];
    const environment = { ...NO_WAIT, fetch: async () => answers.shift() ?? Response.error(), now: () => 0 };
    expect(await getId({ endpoint: "https://id.example.jp", environment }, { IdentityPoolId: "p", Logins: LOGINS })).toBe(
      "ap-northeast-1:1",
    );
  });
});
