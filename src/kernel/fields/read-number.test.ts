import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAreaM2, readFloor, readInteger, readMan, readNumber } from "./read-number.ts";

const value = (n: number) => ({ ok: true, value: n });
const empty = { ok: false, reason: "empty" };
const unreadable = { ok: false, reason: "unreadable" };

describe("reading a number as people type it", () => {
  it.each([
    ["1234", value(1234)],
    ["１，２３４", value(1234)],
    ["６５．３２", value(65.32)],
    ["70。5", value(70.5)],
    [" 70 ", value(70)],
    ["－3", value(-3)],
    ["", empty],
    ["　", empty],
    ["七十", unreadable],
    ["1.2.3", unreadable],
    ["70x", unreadable],
  ])("%j", (text, expected) => {
    expect(readNumber(text)).toEqual(expected);
  });

  it("reads back what it would show with separators", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (n) => {
        expect(readNumber(n.toLocaleString("ja-JP"))).toEqual(value(n));
      }),
    );
  });
});

describe("reading an area", () => {
  it.each([
    ["70", value(70)],
    ["70㎡", value(70)],
    ["７０．５平米", value(70.5)],
    ["65.32 m2", value(65.32)],
    ["20坪", value(66.12)],
    ["坪", empty],
    ["70畳", unreadable],
  ])("%j", (text, expected) => {
    expect(readAreaM2(text)).toEqual(expected);
  });
});

describe("reading a price in a field of 万円", () => {
  it.each([
    ["8980", value(89_800_000)],
    ["８，９８０", value(89_800_000)],
    ["8,980万円", value(89_800_000)],
    ["1億", value(100_000_000)],
    ["1億円", value(100_000_000)],
    ["1億2,300万円", value(123_000_000)],
    ["1.2億", value(120_000_000)],
    ["１億２３００", value(123_000_000)],
    ["5480.5", value(54_805_000)],
    ["89800000円", value(89_800_000)],
    ["89,800,000", value(89_800_000)],
    ["", empty],
    ["万円", unreadable],
    ["相談", unreadable],
    ["-500", unreadable],
  ])("%j", (text, expected) => {
    expect(readMan(text)).toEqual(expected);
  });
});

describe("reading whole numbers with their counters", () => {
  it.each([
    ["徒歩７分", value(7)],
    ["12階", value(12)],
    ["32階建", value(32)],
    ["7.5", unreadable],
    ["", empty],
  ])("%j", (text, expected) => {
    expect(readInteger(text)).toEqual(expected);
  });

  it.each([
    ["Ｂ１", value(-1)],
    ["地下1階", value(-1)],
    ["5F", value(5)],
    ["５階", value(5)],
    ["屋上", unreadable],
  ])("floor %j", (text, expected) => {
    expect(readFloor(text)).toEqual(expected);
  });
});
