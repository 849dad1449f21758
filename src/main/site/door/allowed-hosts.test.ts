import { describe, expect, it } from "vitest";
import { hostsOf, onlyOurHosts } from "./allowed-hosts.ts";

const production = { mode: "production" as const, origin: "https://example.jp", port: 3000, allowedHosts: [] };

describe("the names of a server", () => {
  it("are that of its origin alone in production, and what is configured", () => {
    expect([...hostsOf(production)]).toEqual(["example.jp"]);
    expect([...hostsOf({ ...production, allowedHosts: ["www.example.jp", "10.0.0.5:3000", "other.jp:80"] })]).toEqual([
      "example.jp",
      "www.example.jp",
      "10.0.0.5:3000",
      "other.jp",
    ]);
  });

  it("are those of this machine with its port in local mode", () => {
    expect([...hostsOf({ ...production, mode: "local", origin: null })]).toEqual(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]);
  });
});

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

async function ask(url: string, { host, remote = "192.0.2.1" }: { readonly host?: string; readonly remote?: string } = {}) {
  const guarded = onlyOurHosts(
    () => hostsOf(production),
    (request) => new Response(request.url),
  );
  const headers: HeadersInit = host === undefined ? {} : { host };
  const response = await guarded(new Request(url, { headers }), from(remote));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe("a request", () => {
  it.each([
    ["http://example.jp/risk", {}],
    ["http://EXAMPLE.jp:80/risk", { host: "EXAMPLE.jp:80" }],
    ["http://example.jp/risk", { host: "example.jp" }],
  ])("by a name of ours is passed on: %s", async (url, how) => {
    expect(await ask(url, how)).toMatchObject({ status: 200 });
  });

  it.each([
    ["http://evil.example/", {}],
    ["http://example.jp.evil.example/", {}],
    ["http://example.jp:8080/", {}],
    ["http://example.jp/", { host: "evil.example" }],
    ["http://evil.example/", { host: "example.jp" }],
    ["http://example.jp/", { host: "example.jp@evil.example" }],
    ["http://127.0.0.1:3000/risk", { remote: "127.0.0.1" }],
    ["http://10.0.0.5:3000/api/health", { remote: "10.0.0.9" }],
  ])("by another name is answered 421, and tells nothing of it: %s %j", async (url, how) => {
    const answer = await ask(url, how);

    expect(answer.status).toBe(421);
    expect(answer.text).not.toContain("evil");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/api/health", "/_health"])("of this machine for %s is answered by any name", async (path) => {
    expect(await ask(`http://127.0.0.1:3000${path}`, { remote: "127.0.0.1" })).toMatchObject({ status: 200 });
  });
});
