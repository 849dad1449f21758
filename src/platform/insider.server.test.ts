import { expect, it } from "vitest";
import { insiderCheck } from "./insider.server.ts";

const TOKEN = "0123456789abcdef";
const call = (connected: string | undefined, headers: Readonly<Record<string, string>> = {}) => ({
  connected,
  header: (name: string) => headers[name],
});

it.each<[string, string | undefined, Record<string, string>]>([
  ["this process itself", undefined, {}],
  ["this machine", "127.0.0.1", {}],
  ["this machine by IPv6", "::1", {}],
  ["anywhere with the token", "203.0.113.9", { authorization: `Bearer ${TOKEN}` }],
  ["behind a proxy with the token", "127.0.0.1", { "x-forwarded-for": "203.0.113.9", authorization: `Bearer ${TOKEN}` }],
])("%s is inside", (_where, connected, headers) => {
  expect(insiderCheck(TOKEN)(call(connected, headers))).toBe(true);
});

it.each<[string, string, Record<string, string>]>([
  ["another machine", "10.0.0.9", {}],
  ["a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }],
  ["a proxy that says so in its own way", "127.0.0.1", { forwarded: "for=203.0.113.9" }],
  ["a proxy that says nothing of whom it asks for", "127.0.0.1", { via: "1.1 proxy" }],
  ["a wrong token", "203.0.113.9", { authorization: `Bearer ${TOKEN}0` }],
  ["half a token", "203.0.113.9", { authorization: `Bearer ${TOKEN.slice(0, 8)}` }],
  ["a token of another kind", "203.0.113.9", { authorization: TOKEN }],
])("%s is not", (_what, connected, headers) => {
  expect(insiderCheck(TOKEN)(call(connected, headers))).toBe(false);
});

it("no token at all opens nothing to an empty one", () => {
  expect(insiderCheck(null)(call("203.0.113.9", { authorization: "Bearer " }))).toBe(false);
});
