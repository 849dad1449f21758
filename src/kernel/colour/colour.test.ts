import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { type Colour, contrastOf, formatColour, parseColour, readableColour, WHITE } from "./colour.ts";

const part = fc.integer({ min: 0, max: 255 });
const colours = fc.record({ red: part, green: part, blue: part });

function colour(text: string): Colour {
  const read = parseColour(text);
  if (!read) throw new Error(`${text} is no colour`);
  return read;
}

describe("a colour", () => {
  it.each([
    ["#0b5d66", "#0b5d66"],
    ["0B5D66", "#0b5d66"],
    ["#06c", "#0066cc"],
  ])("is read from %s", (text, same) => {
    expect(formatColour(colour(text))).toBe(same);
  });

  it.each(["", "red", "#12", "#12345", "#1234567", "rgb(0,0,0)", "#0b5d66;}body{display:none", "#0b5d6６", " #0b5d66", "var(--x)"])(
    "is not read from %j",
    (text) => {
      expect(parseColour(text)).toBeNull();
    },
  );

  it("comes back as it was written", () => {
    fc.assert(
      fc.property(colours, (one) => {
        expect(parseColour(formatColour(one))).toEqual(one);
      }),
      { numRuns: runs({ usual: 300, full: 5000 }) },
    );
  });
});

describe("contrast", () => {
  it.each([
    ["#ffffff", "#000000", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#0b5d66", "#ffffff", 7.58],
    ["#ffcc00", "#ffffff", 1.5],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrastOf(colour(a), colour(b))).toBeCloseTo(ratio, 1);
    expect(contrastOf(colour(b), colour(a))).toBeCloseTo(ratio, 1);
  });
});

describe("a readable colour", () => {
  it("has 4.5:1 with its background, whatever both are", () => {
    fc.assert(
      fc.property(colours, colours, (one, background) => {
        expect(contrastOf(readableColour(one, background), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: runs({ usual: 300, full: 5000 }) },
    );
  });

  it("is the colour itself where that is readable", () => {
    fc.assert(
      fc.property(colours, (one) => {
        fc.pre(contrastOf(one, WHITE) >= 4.5);
        expect(readableColour(one, WHITE)).toEqual(one);
      }),
      { numRuns: runs({ usual: 300, full: 5000 }) },
    );
  });

  it("on white is no darker than it has to be", () => {
    fc.assert(
      fc.property(colours, (one) => {
        fc.pre(contrastOf(one, WHITE) < 4.5);
        expect(contrastOf(readableColour(one, WHITE), WHITE)).toBeLessThan(4.8);
      }),
      { numRuns: runs({ usual: 300, full: 5000 }) },
    );
  });

  it.each([
    ["#ffcc00", "#907300"],
    ["#ff0000", "#ee0000"],
    ["#ffffff", "#767676"],
  ])("for %s on white is %s", (text, darker) => {
    expect(formatColour(readableColour(colour(text), WHITE))).toBe(darker);
  });
});
