import { describe, expect, it } from "vitest";
import { identityPreparing } from "./identity-preparing.ts";

const app = identityPreparing();

describe("the identity service before it is there", () => {
  it("tells people that it is being prepared, by a page that loads itself again", async () => {
    const page = await app.request("/login?client_id=x", { headers: { accept: "text/html" } });

    expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
    expect(await page.text()).toMatch(/http-equiv="refresh" content="5".*準備中です/s);
  });

  it("tells a client of the API a fault that it asks again after, from any site", async () => {
    const answer = await app.request("/", { method: "POST", headers: { "x-amz-target": "AWSCognitoIdentityProviderService.GetUser" } });

    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("access-control-allow-origin")]).toEqual([503, "5", "*"]);
    expect(await answer.json()).toEqual({ __type: "InternalErrorException", message: "The service is starting." });
    expect((await app.request("/", { method: "OPTIONS" })).status).toBe(204);
  });

  it("is not well yet", async () => {
    const health = await app.request("/_health");

    expect([health.status, await health.json()]).toEqual([503, { status: "starting" }]);
  });
});
