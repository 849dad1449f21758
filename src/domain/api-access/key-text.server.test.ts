import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { isKeyText, newKeyText } from "./key-text.server.ts";
import { KEY_KINDS, KEY_MODES } from "./types.ts";

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

describe("the text of a key", () => {
  it.each([
    ["secret", "live", /^mk_live_[0-9A-Za-z]{49}$/],
    ["secret", "test", /^mk_test_[0-9A-Za-z]{49}$/],
    ["publishable", "live", /^mk_pub_[0-9A-Za-z]{49}$/],
    ["publishable", "test", /^mk_pub_[0-9A-Za-z]{49}$/],
  ] as const)("says what it is: %s, %s", (kind, mode, form) => {
    const { key, prefix } = newKeyText((length) => new Uint8Array(length).fill(255), { kind, mode });
    expect(key).toMatch(form);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix.length).toBeLessThan(key.length / 3);
  });

  it("is a key's whatever the random bytes, and other bytes make another", () => {
    fc.assert(
      fc.property(bytes, bytes, fc.constantFrom(...KEY_KINDS), fc.constantFrom(...KEY_MODES), (one, other, kind, mode) => {
        const [a, b] = [one, other].map((drawn) => newKeyText(() => drawn, { kind, mode }).key);
        expect(a && isKeyText(a)).toBe(true);
        expect(a === b).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
      { numRuns: runs({ usual: 200 }) },
    );
  });

  it("is nobody's once one letter is another", () => {
    fc.assert(
      fc.property(bytes, fc.nat({ max: 48 }), fc.nat({ max: 60 }), (drawn, at, step) => {
        const { key } = newKeyText(() => drawn, { kind: "secret", mode: "live" });
        const place = 8 + at;
        const other = ALPHABET[(ALPHABET.indexOf(key[place] ?? "") + 1 + step) % ALPHABET.length];
        expect(isKeyText(`${key.slice(0, place)}${other}${key.slice(place + 1)}`)).toBe(false);
      }),
      { numRuns: runs({ usual: 300 }) },
    );
  });

  it.each(["", "mk_", "mk_live_", `mk_live_${"0".repeat(48)}`, `mk_live_${"0".repeat(49)}`, `mk_test_${"A".repeat(49)}`, "mk_test_…7Q2f"])(
    "is none as documents print it: %j",
    (text) => expect(isKeyText(text)).toBe(false),
  );

  it("is none under another mark", () => {
    const { key } = newKeyText((length) => new Uint8Array(length).fill(7), { kind: "secret", mode: "test" });
    expect(isKeyText(key)).toBe(true);
    expect(isKeyText(key.replace("mk_test_", "mk_live_"))).toBe(false);
    expect(isKeyText(` ${key}`)).toBe(false);
  });
});
