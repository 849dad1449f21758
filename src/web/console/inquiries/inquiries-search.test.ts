import { describe, expect, it } from "vitest";
import { inquiriesSearch } from "./inquiries-search.ts";

describe("the address of the list of inquiries", () => {
  it.each([
    [{}, {}],
    [{ filter: "all", page: 1, number: " " }, {}],
    [
      { filter: "waiting", page: "2", number: 1234 },
      { filter: "waiting", page: 2, number: "1234" },
    ],
    [{ filter: "everything", page: "-1", number: ["x"] }, {}],
    [{ page: 10_001, number: "x".repeat(50) }, { number: "x".repeat(40) }],
  ])("%j says %j", (given, said) => {
    expect(inquiriesSearch(given)).toEqual(said);
  });
});
