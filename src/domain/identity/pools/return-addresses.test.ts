import { describe, expect, it } from "vitest";
import { isAllowedReturn } from "./return-addresses.ts";

describe("an address that a login may come back to", () => {
  it.each([
    "https://example.jp/login/",
    "https://example.jp:8443/a?b=c",
    "http://localhost:3000/login/",
    "http://127.0.0.1/",
    "http://[::1]:80/",
  ])("may be %s", (address) => {
    expect(isAllowedReturn(address)).toBe(true);
  });

  it.each([
    "http://example.jp/",
    "http://localhost.example.jp/",
    "https://example.jp/#fragment",
    "https://example.jp/#",
    "https://user:password@example.jp/",
    "/login/",
    "javascript:alert(1)",
    "machinone://login",
    "",
  ])("is not %s", (address) => {
    expect(isAllowedReturn(address)).toBe(false);
  });
});
