import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

async function headersOf(options: Parameters<typeof securityHeaders>[0]): Promise<Headers> {
  const app = new Hono().use(securityHeaders(options)).get("/", (c) => c.text("ok"));
  return (await app.request("/")).headers;
}

describe("securityHeaders", () => {
  it("lets only scripts with the nonce of their answer run, a new one each time", async () => {
    const [first, second] = await Promise.all([
      headersOf({ https: false, isMeasured: false }),
      headersOf({ https: false, isMeasured: false }),
    ]);
    const nonce = (headers: Headers) => /script-src 'self' 'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];

    expect(nonce(first)).toBeTruthy();
    expect(nonce(first)).not.toBe(nonce(second));
  });

  it("allows the tag service only where one is configured", async () => {
    const policy = async (isMeasured: boolean) => (await headersOf({ https: false, isMeasured })).get("content-security-policy");

    expect(await policy(false)).not.toContain("google");
    expect(await policy(true)).toMatch(/connect-src [^;]*https:\/\/www\.googletagmanager\.com/);
  });

  it("asks browsers to stay on https where the site is on https, and only there", async () => {
    expect((await headersOf({ https: true, isMeasured: false })).get("strict-transport-security")).toContain("max-age=");
    expect((await headersOf({ https: false, isMeasured: false })).get("strict-transport-security")).toBeNull();
  });
});
