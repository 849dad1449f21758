import { describe, expect, it } from "vitest";
import { isAddressAllowed, isAddressRule, isHostAllowed, isHostRule } from "./places.server.ts";

describe("hosts a key names", () => {
  it.each([
    ["www.example.co.jp", true],
    ["localhost:3000", true],
    ["*.example.co.jp", true],
    ["xn--fsqu00a.example", true],
    ["*", false],
    ["*.jp", false],
    ["*.*.example.jp", false],
    ["*.co.jp", false],
    ["*.or.jp:8443", false],
    ["*.yokohama.jp", false],
    ["*.github.io", false],
    ["*.mihon.github.io", true],
    ["*.example.jp:8443", true],
    ["*.example.test", true],
    ["co.jp", true],
    ["www.example.jp:443", false],
    ["*.example.jp:80", false],
    ["https://example.jp", false],
    ["example.jp/", false],
    ["EXAMPLE.jp", false],
    ["-a.example.jp", false],
    ["", false],
    [`${"a.".repeat(130)}jp`, false],
  ])("%j is one: %s", (text, isRule) => expect(isHostRule(text)).toBe(isRule));

  it.each([
    ["www.example.jp", ["www.example.jp"], true],
    ["WWW.example.jp", ["www.example.jp"], true],
    ["example.jp", ["www.example.jp"], false],
    ["www.example.jp:8443", ["www.example.jp"], false],
    ["a.example.jp", ["*.example.jp"], true],
    ["a.b.example.jp", ["*.example.jp"], true],
    ["example.jp", ["*.example.jp"], false],
    [".example.jp", ["*.example.jp"], false],
    ["evilexample.jp", ["*.example.jp"], false],
    ["a.example.jp.evil.test", ["*.example.jp", "a.example.jp"], false],
    ["a.example.jp", [], false],
  ])("%s by %j: %s", (host, rules, isAllowed) => expect(isHostAllowed(host, rules)).toBe(isAllowed));
});

describe("addresses a key names", () => {
  it.each([
    ["203.0.113.7", true],
    ["203.0.113.0/24", true],
    ["2001:db8::1", true],
    ["2001:db8::/32", true],
    ["::ffff:203.0.113.7", true],
    ["127.1", false],
    ["203.0.113.0/33", false],
    ["0.0.0.0/0", false],
    ["::/0", false],
    ["::ffff:0.0.0.0/96", false],
    ["128.0.0.0/1", true],
    ["::ffff:10.0.0.0/104", true],
    ["::ffff:10.0.0.0/95", false],
    ["203.0.113.256", false],
    ["0x7f.0.0.1", false],
    ["example.jp", false],
    ["", false],
  ])("%j is one: %s", (text, isRule) => expect(isAddressRule(text)).toBe(isRule));

  it.each([
    ["203.0.113.7", ["203.0.113.7"], true],
    ["203.0.113.8", ["203.0.113.7"], false],
    ["203.0.113.200", ["203.0.113.0/24"], true],
    ["203.0.114.1", ["203.0.113.0/24"], false],
    ["::ffff:203.0.113.7", ["203.0.113.0/24"], true],
    ["203.0.113.7", ["::ffff:203.0.113.7"], true],
    ["10.1.2.3", ["::ffff:10.0.0.0/104"], true],
    ["::ffff:10.1.2.3", ["::ffff:a00:0/104"], true],
    ["11.1.2.3", ["::ffff:10.0.0.0/104"], false],
    ["2001:db8:1::9", ["2001:db8::/32"], true],
    ["2001:db9::9", ["2001:db8::/32"], false],
    ["2001:db8::9", ["0.0.0.0/0"], false],
    ["203.0.113.7", ["::/0"], false],
    ["nonsense", ["0.0.0.0/0"], false],
    ["203.0.113.7", [], false],
  ])("%s by %j: %s", (address, rules, isAllowed) => expect(isAddressAllowed(address, rules)).toBe(isAllowed));
});
