import { describe, expect, it } from "vitest";
import { NO_WAIT } from "#test/support/no-wait.ts";
import { createCall } from "./wire.ts";

type Sent = { url: string; init: RequestInit };

function answering(make: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return make();
  };
  return { sent, call: createCall("http://localhost:3001", { ...NO_WAIT, fetch }) };
}

const USER = { AccessToken: "token" };

describe("a call of the user pool", () => {
  it("is one POST with the operation in a header, and carries no cookies", async () => {
    const { call, sent } = answering(() => Response.json({ Username: "hanako", UserAttributes: [] }));
    expect(await call("GetUser", USER)).toEqual({ Username: "hanako", UserAttributes: [] });
    expect(sent).toMatchObject([
      {
        url: "http://localhost:3001",
        init: {
          method: "POST",
          credentials: "omit",
          headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSCognitoIdentityProviderService.GetUser" },
          body: '{"AccessToken":"token"}',
        },
      },
    ]);
  });

  it("outlives the page only where it revokes a token", async () => {
    const { call, sent } = answering(() => Response.json({}));
    await call("RevokeToken", { ClientId: "client", Token: "token" });
    await call("GetUser", USER);
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });

  it("takes an empty answer for one that says nothing", async () => {
    expect(await answering(() => new Response("")).call("GlobalSignOut", USER)).toEqual({});
  });
});

describe("a refusal", () => {
  it.each([
    ["its plain type", { __type: "NotAuthorizedException", message: "Access Token has been revoked" }, {}],
    ["a type with its name space", { __type: "com.amazon#NotAuthorizedException", message: "Access Token has been revoked" }, {}],
    ["the header", { message: "Access Token has been revoked" }, { "x-amzn-errortype": "NotAuthorizedException:" }],
  ])("is known by %s", async (_name, body, headers) => {
    const { call } = answering(() => Response.json(body, { status: 400, headers }));
    await expect(call("GetUser", USER)).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Access Token has been revoked",
      status: 400,
    });
  });

  it("by something that is no identity service has no type", async () => {
    const { call } = answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(call("GetUser", USER)).rejects.toMatchObject({ name: "UnknownError", status: 502 });
  });
});

describe("a service that cannot be reached", () => {
  it("is the network error of the catalogue, with what the browser said", async () => {
    const cause = new TypeError("Failed to fetch");
    const { call } = answering(() => Promise.reject(cause));
    await expect(call("GetUser", USER)).rejects.toMatchObject({ name: "NetworkError", message: "Network error", cause });
  });

  it.each([
    ["GetUser", 3],
    ["ListDevices", 3],
    ["ConfirmSignUp", 1],
    ["RevokeToken", 1],
  ] as const)("%s is sent %i times while the service is down", async (operation, times) => {
    const { call, sent } = answering(() => Response.json({ __type: "InternalErrorException" }, { status: 500 }));
    const request = { AccessToken: "token", ClientId: "client", Token: "token", Username: "hanako", ConfirmationCode: "1", Limit: 60 };
    await expect(call(operation, request)).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(times);
  });
});
