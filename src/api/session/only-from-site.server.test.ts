import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { expectProblem, SITE, sessionSite } from "#test/support/session-browser.ts";
import { SESSION_HEADER } from "#wire/session-cookies.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

async function signedIn() {
  const site = sessionSite(server);
  const browser = site.browser();
  await browser.open(await server.tokensOf(await server.aUser()));
  return { ...site, browser };
}

describe("requests that the site's pages did not send", () => {
  const own = { [SESSION_HEADER]: "1", origin: SITE, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const { [SESSION_HEADER]: _, ...withoutHeader } = own;
  const { origin: _origin, "sec-fetch-site": _site, ...withoutOrigin } = own;

  const foreign: [string, Record<string, string>][] = [
    ["without our header", withoutHeader],
    ["with another value in it", { ...own, [SESSION_HEADER]: "0" }],
    ["from another origin", { ...own, origin: "https://evil.example" }],
    ["from a site below this one", { ...own, origin: "https://x.machinone.example", "sec-fetch-site": "same-site" }],
    ["from this site by http", { ...own, origin: "http://machinone.example" }],
    ["from another port", { ...own, origin: `${SITE}:8443` }],
    ["from an origin that is hidden", { ...own, origin: "null" }],
    ["from another site, by the browser's word", { ...own, "sec-fetch-site": "cross-site" }],
    ["from nowhere, by the browser's word", { ...own, "sec-fetch-site": "none" }],
    ["that say nothing of where they come from", withoutOrigin],
    ["that a form sends", { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" }],
    ["that a form sends as text", { origin: "https://evil.example", "content-type": "text/plain" }],
  ];

  it.each(foreign)("are refused %s, and change nothing", async (_name, headers) => {
    const { browser, network } = await signedIn();
    const before = [...browser.cookies];
    const calls = network.calls.length;

    for (const [method, path] of [
      ["POST", "/auth/session"],
      ["POST", "/auth/session/refresh"],
      ["DELETE", "/auth/session"],
    ] as const) {
      const body = method === "POST" ? { body: "{}" } : {};
      await expectProblem(await browser.send(path, { method, headers, ...body }), 403, "foreign-request");
    }
    expect([...browser.cookies]).toEqual(before);
    expect(network.calls.length).toBe(calls);
  });

  it.each([
    ["the origin alone", { [SESSION_HEADER]: "1", origin: SITE }],
    ["the browser's word alone", { [SESSION_HEADER]: "1", "sec-fetch-site": "same-origin" }],
  ])("are known by %s", async (_name, headers) => {
    const { browser } = await signedIn();

    expect((await browser.send("/auth/session", { method: "DELETE", headers })).status).toBe(204);
  });

  it.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "application/json-evil", ""])(
    "are refused with a body of %s even with our header",
    async (type) => {
      const { browser } = await signedIn();
      const headers = { ...withoutOrigin, origin: SITE, "content-type": type };

      for (const path of ["/auth/session", "/auth/session/refresh"])
        await expectProblem(await browser.send(path, { method: "POST", headers, body: "{}" }), 415, "unsupported-media-type");
    },
  );

  it("get no leave to send our header from elsewhere", async () => {
    const { app } = sessionSite(server);
    const headers = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": SESSION_HEADER,
    };
    const preflight = await app.request(`${SITE}/auth/session`, { method: "OPTIONS", headers });

    expect(preflight.status).toBe(403);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});
