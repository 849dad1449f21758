import { describe, expect, it } from "vitest";
import { parseRange } from "./byte-range.ts";

describe("parseRange", () => {
  it.each([
    ["bytes=0-3", { first: 0, last: 3 }],
    ["bytes=4-", { first: 4, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-30", { first: 0, last: 9 }],
    ["bytes=8-100", { first: 8, last: 9 }],
  ])("reads %s of ten bytes", (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it.each([null, "", "bytes=-", "bytes=3-1", "bytes=0-1,4-5", "items=0-1", "bytes=a-b"])("takes %j for the whole", (header) => {
    expect(parseRange(header, 10)).toBe("whole");
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("cannot satisfy %s of ten bytes", (header) => {
    expect(parseRange(header, 10)).toBe("unsatisfiable");
  });
});
