import { describe, expect, it } from "vitest";
import {
  callerAddressBy,
  countedAddress,
  countedLine,
  isLoopback,
  NO_PROXY,
  type ProxyTrust,
  readProxyTrust,
} from "./caller-address.server.ts";

const hops = (count: number): ProxyTrust => ({ kind: "hops", hops: count });
const ours: ProxyTrust = { kind: "addresses", addresses: ["10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48"] };

describe("the setting", () => {
  it.each<[string, ProxyTrust]>([
    ["none", NO_PROXY],
    ["1", hops(1)],
    ["9", hops(9)],
    ["127.0.0.1, ::1,10.0.0.0/8", { kind: "addresses", addresses: ["127.0.0.1", "::1", "10.0.0.0/8"] }],
  ])("reads %s", (text, trust) => {
    expect(readProxyTrust(text)).toEqual(trust);
  });

  it.each(["yes", "no", "0", "10", "-1", "1.5", "10.0.0.0/33", "::1/129", "10.0.0", "proxy.example", "10.0.0.1,", "10.0.0.0/8/8", ""])(
    "refuses %j",
    (text) => {
      expect(readProxyTrust(text)).toBeNull();
    },
  );
});

describe("who calls", () => {
  it.each<[string, ProxyTrust, string, string | null, string]>([
    ["is the connection, whatever the caller claims", NO_PROXY, "192.0.2.1", "198.51.100.9", "192.0.2.1"],
    ["is what our proxy has added", hops(1), "192.0.2.1", "203.0.113.5, 198.51.100.9", "198.51.100.9"],
    ["is what the outer of two proxies has added", hops(2), "192.0.2.1", "203.0.113.5, 198.51.100.9, 10.0.0.1", "198.51.100.9"],
    ["is the first there is, where a proxy is missing", hops(3), "192.0.2.1", "198.51.100.9", "198.51.100.9"],
    ["is the connection, where nobody forwarded", hops(1), "192.0.2.1", null, "192.0.2.1"],
    ["is the connection, where the header is empty", hops(1), "192.0.2.1", "", "192.0.2.1"],
    ["is the connection, unless that is a proxy of ours", ours, "203.0.113.9", "198.51.100.9", "203.0.113.9"],
    ["is the rightmost that none of ours has", ours, "10.1.1.1", "198.51.100.1, 198.51.100.9, 192.0.2.7", "198.51.100.9"],
    ["is the leftmost, where all are ours", ours, "10.1.1.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"],
    ["is known behind a proxy of IPv6", ours, "2001:db8:1:2::3", "198.51.100.9", "198.51.100.9"],
    ["is known behind a proxy whose IPv4 is written as IPv6", ours, "::ffff:10.1.1.1", "198.51.100.9", "198.51.100.9"],
    ["is read without the port", hops(1), "192.0.2.1", "198.51.100.9:4711", "198.51.100.9"],
    ["is read without brackets", hops(1), "192.0.2.1", "[2001:db8::9]:4711", "2001:db8::9"],
    ["is shown as IPv4 where it is", NO_PROXY, "::ffff:192.0.2.1", null, "192.0.2.1"],
    ["is the proxy, where it tells nothing that can be read", hops(1), "192.0.2.1", "198.51.100.9, unknown", "192.0.2.1"],
    ["is the last one known, where the one before cannot be read", ours, "10.1.1.1", "198.51.100.9, _hidden, 10.0.0.3", "10.0.0.3"],
  ])("%s", (_what, trust, connected, forwardedFor, caller) => {
    expect(callerAddressBy(trust)({ connected, forwardedFor })).toBe(caller);
  });

  it("never hears what stands left of the first stranger, however long it is", () => {
    const claimed = Array.from({ length: 500 }, (_, i) => `10.0.${i % 250}.1`).join(",");

    expect(callerAddressBy(ours)({ connected: "10.1.1.1", forwardedFor: `${claimed},198.51.100.9` })).toBe("198.51.100.9");
    expect(callerAddressBy(hops(1))({ connected: "10.1.1.1", forwardedFor: `${claimed},198.51.100.9` })).toBe("198.51.100.9");
  });
});

describe("the name a caller is counted under", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, name) => {
    expect(countedAddress(address)).toBe(name);
  });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::9", "2001:db8:0::/48"],
    ["unknown", "unknown"],
  ])("of the line of %s is %s", (address, name) => {
    expect(countedLine(countedAddress(address))).toBe(name);
  });
});

it.each([
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["128.0.0.1", false],
  ["::2", false],
])("%s is this machine: %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
