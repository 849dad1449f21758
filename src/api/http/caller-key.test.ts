import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { NO_PROXY, type ProxyTrust } from "#platform/caller-address.server.ts";
import { callerByAddress } from "./caller-key.ts";

async function callerOf(trustProxy: ProxyTrust, forwarded: string | null, connected: string | undefined): Promise<string | null> {
  const app = new Hono().get("/", (c) => c.json(callerByAddress({ trustProxy })(c)));
  const headers: HeadersInit = forwarded === null ? {} : { "x-forwarded-for": forwarded };
  const environment = connected === undefined ? {} : { incoming: { socket: { remoteAddress: connected } } };
  const response = await app.request("/", { headers }, environment);
  return response.json();
}

const ONE_PROXY: ProxyTrust = { kind: "hops", hops: 1 };

describe("who is calling", () => {
  it.each([
    ["the connection", NO_PROXY, null, "192.0.2.1", "192.0.2.1"],
    ["the connection, whatever the caller claims", NO_PROXY, "198.51.100.9", "192.0.2.1", "192.0.2.1"],
    ["what the trusted proxy has added last", ONE_PROXY, "203.0.113.5, 198.51.100.9", "192.0.2.1", "198.51.100.9"],
    ["the connection, where the proxy says nothing", ONE_PROXY, null, "192.0.2.1", "192.0.2.1"],
    ["the /64 network of an IPv6 address", ONE_PROXY, "2001:db8:1:2:aaaa::1", "192.0.2.1", "2001:db8:1:2::/64"],
    ["nobody, inside the process", ONE_PROXY, "198.51.100.9", undefined, null],
  ])("is %s", async (_what, trustProxy, forwarded, connected, expected) => {
    expect(await callerOf(trustProxy, forwarded, connected)).toBe(expected);
  });
});
