import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32 } from "./checksum.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("crc32", () => {
  it.each([
    ["", 0],
    ["a", 0xe8b7be43],
    ["123456789", 0xcbf43926],
    ["The quick brown fox jumps over the lazy dog", 0x414fa339],
  ])("of %j is the published check value", (text, expected) => {
    expect(crc32(bytesOf(text))).toBe(expected);
  });

  it("differs when any one byte does", () => {
    const changed = fc.uint8Array({ minLength: 1, maxLength: 200 }).chain((bytes) =>
      fc.record({
        bytes: fc.constant(bytes),
        at: fc.nat({ max: bytes.length - 1 }),
        by: fc.integer({ min: 1, max: 255 }),
      }),
    );
    fc.assert(
      fc.property(changed, ({ bytes, at, by }) => {
        const other = bytes.map((byte, i) => (i === at ? byte ^ by : byte));
        expect(crc32(other)).not.toBe(crc32(bytes));
      }),
    );
  });
});
