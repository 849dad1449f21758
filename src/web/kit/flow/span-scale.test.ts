import { describe, expect, it } from "vitest";
import { highHandle, isBarIn, lowHandle, readNumber, withHigh, withLow, writeNumber } from "./span-scale.ts";

const EDGES = [0, 500, 1000, 2000, 5000];
const OPEN = { min: null, max: null };

describe("the handles of a span", () => {
  it("at the ends of the axis filter nothing", () => {
    expect(withHigh({ min: 500, max: 1000 }, 4, EDGES)).toEqual({ min: 500, max: null });
    expect(withLow({ min: 500, max: 1000 }, 0, EDGES)).toEqual({ min: null, max: 1000 });
    expect([lowHandle(OPEN, EDGES), highHandle(OPEN, EDGES)]).toEqual([0, 4]);
  });

  it("stand at the edge that is nearest to a typed number", () => {
    expect(lowHandle({ min: 1400, max: null }, EDGES)).toBe(2);
    expect(highHandle({ min: null, max: 9000 }, EDGES)).toBe(4);
  });

  it("never pass each other", () => {
    expect(withLow({ min: null, max: 1000 }, 3, EDGES)).toEqual({ min: 1000, max: 1000 });
    expect(withHigh({ min: 2000, max: null }, 1, EDGES)).toEqual({ min: 2000, max: 2000 });
  });
});

describe("a bar of a histogram", () => {
  it.each([
    [OPEN, [true, true, true, true, true]],
    [{ min: 1000, max: 2000 }, [false, false, true, true, false]],
    [{ min: 700, max: null }, [false, true, true, true, true]],
    [{ min: null, max: 499 }, [true, false, false, false, false]],
  ])("lies in %j or not", (span, inside) => expect(EDGES.map((_, bar) => isBarIn(span, bar, EDGES))).toEqual(inside));
});

describe("a number field", () => {
  it.each([
    ["4,000", 4000],
    ["４０００", 4000],
    ["４，０００", 4000],
    ["62.5", 62.5],
    ["", null],
    [" ", null],
  ])("reads %j", (text, value) => expect(readNumber(text)).toEqual({ ok: true, value }));

  it.each(["0", "-5", "四千", "1e3", "12.345", "9999999999"])("refuses %j", (text) => expect(readNumber(text)).toEqual({ ok: false }));

  it.each([4000, 62.5, 123_456_789])("writes %d so that it reads it again", (value) =>
    expect(readNumber(writeNumber(value))).toEqual({ ok: true, value }),
  );
});
