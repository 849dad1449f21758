import { describe, expect, it } from "vitest";
import { reportSearch, riskPath } from "./report-search.ts";

describe("the address of a report", () => {
  it.each([
    [
      { floor: 5, w: "25-20-25-10-8-12" },
      { floor: 5, w: "25-20-25-10-8-12" },
    ],
    [{ floor: 1 }, { floor: 1 }],
    [{ floor: 70 }, { floor: 70 }],
    [{ floor: 71 }, {}],
    [{ floor: 0 }, {}],
    [{ floor: 2.5 }, {}],
    [{ floor: "5" }, {}],
    [{ w: "0-0-0-0-0-0" }, {}],
    [{ w: "101-0-0-0-0-0" }, {}],
    [{ w: "25-20-25" }, {}],
    [{ w: 25 }, {}],
    [{ rest: "12-3" }, { rest: "12-3" }],
    [{ rest: "12番3号" }, { rest: "12番3号" }],
    [{ rest: 12 }, { rest: 12 }],
    [{ rest: "三丁目" }, { rest: "三丁目" }],
    [{ rest: "見本ビル" }, {}],
    [{ rest: "1".repeat(31) }, {}],
    [{ other: "x" }, {}],
  ])("%j is read as %j", (search, read) => {
    expect(reportSearch(search)).toEqual(read);
  });

  it("of the whole building is what is left where no floor is chosen", () => {
    expect(reportSearch({ floor: Number(""), w: "50-10-10-10-10-10" })).toEqual({ w: "50-10-10-10-10-10" });
  });

  it("keeps a key within its part of the path", () => {
    expect(riskPath("a/b?c", "flood/map")).toBe("/risk/a%2Fb%3Fc/flood/map");
  });
});
