import { describe, expect, it } from "vitest";
import { parseKept } from "./kept-address.ts";

describe("the kept address", () => {
  it("is read as it was kept", () => {
    const kept = { purpose: "sign-up", address: "hanako@example.jp", sentAt: 1_700_000_000_000 };

    expect(parseKept(JSON.stringify(kept))).toEqual(kept);
    expect(parseKept(JSON.stringify({ ...kept, isByLink: true }))).toEqual({ ...kept, isByLink: true });
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "3",
    '{"purpose":"other","address":"a","sentAt":1}',
    '{"purpose":"reset","address":1,"sentAt":1}',
    '{"purpose":"reset","address":"a"}',
    '{"purpose":"sign-up","address":"a","sentAt":1,"isByLink":"yes"}',
  ])("%j is none", (text) => {
    expect(parseKept(text)).toBeNull();
  });
});
