import { describe, expect, it } from "vitest";
import { parseClientSettings } from "#domain/identity/pools/pool-settings.ts";
import { isOriginOf, originsOf, relyingPartyOf } from "./relying-party.ts";

describe("an origin of a relying party", () => {
  it.each([
    ["machinone.example", "https://machinone.example", true],
    ["machinone.example", "https://login.machinone.example:8443", true],
    ["machinone.example", "http://machinone.example", false],
    ["machinone.example", "https://notmachinone.example", false],
    ["machinone.example", "https://machinone.example.evil.example", false],
    ["machinone.example", "android:apk-key-hash:abc", false],
    ["machinone.example", "null", false],
    ["localhost", "http://localhost:3000", true],
    ["localhost", "http://127.0.0.1:3000", false],
  ])("%s at %s: %s", (relyingParty, origin, isIt) => {
    expect(isOriginOf(relyingParty, origin)).toBe(isIt);
  });
});

describe("the origins of a client", () => {
  it("are those it comes back to and the hosted login, where they are of the relying party", () => {
    const settings = parseClientSettings({
      callbackUrls: ["https://machinone.example/login/", "https://elsewhere.example/", "machinone:/back"],
      logoutUrls: ["https://machinone.example/"],
    });
    expect(originsOf("machinone.example", { settings }, "https://login.machinone.example")).toEqual([
      "https://login.machinone.example",
      "https://machinone.example",
    ]);
    expect(originsOf("machinone.example", { settings }, "https://login.example")).toEqual(["https://machinone.example"]);
  });
});

describe("the relying party of a site", () => {
  it.each([
    ["http://localhost:3000", "localhost"],
    ["https://machinone.example", "machinone.example"],
    ["http://machinone.example", null],
    ["https://192.0.2.1", null],
    ["http://127.0.0.1:3000", null],
    ["https://[2001:db8::1]", null],
  ])("of %s is %s", (site, relyingParty) => {
    expect(relyingPartyOf(site)).toBe(relyingParty);
  });
});
