import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenNumber } from "./ids.ts";

describe("a number that is read out", () => {
  it("has three groups of four, begins with a letter or digit, and has none that is taken for another", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        let at = 0;
        // What was drawn again comes from the small bytes, so that it ends.
        const number = spokenNumber((length) => Uint8Array.from({ length }, () => (at < 12 ? (bytes[at++] ?? 0) : at++ % 200)));
        expect(number).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
      }),
    );
  });

  it("gives each letter the same chance: bytes beyond the even part are drawn again", () => {
    const draws = [new Uint8Array(12).fill(255), new Uint8Array(12).fill(1)];
    expect(spokenNumber(() => draws.shift() ?? new Uint8Array())).toBe("BBBB-BBBB-BBBB");
  });
});
