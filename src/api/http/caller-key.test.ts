import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { callerByAddress } from "./caller-key.ts";

async function callerOf(trustProxy: boolean, forwarded: string | null, connected: string | undefined): Promise<string | null> {
  const app = new Hono().get("/", (c) => c.json(callerByAddress({ trustProxy })(c)));
  const headers: HeadersInit = forwarded === null ? {} : { "x-forwarded-for": forwarded };
  const environment = connected === undefined ? {} : { incoming: { socket: { remoteAddress: connected } } };
  const response = await app.request("/", { headers }, environment);
  return response.json();
}

describe("who is calling", () => {
  it.each([
    ["the connection", false, null, "192.0.2.1", "192.0.2.1"],
    ["the connection, whatever the caller claims", false, "198.51.100.9", "192.0.2.1", "192.0.2.1"],
    ["what the trusted proxy has added last", true, "203.0.113.5, 198.51.100.9", "192.0.2.1", "198.51.100.9"],
    ["the connection, where the proxy says nothing", true, null, "192.0.2.1", "192.0.2.1"],
    ["nobody, inside the process", true, "198.51.100.9", undefined, null],
  ])("is %s", async (_what, trustProxy, forwarded, connected, expected) => {
    expect(await callerOf(trustProxy, forwarded, connected)).toBe(expected);
  });
});
