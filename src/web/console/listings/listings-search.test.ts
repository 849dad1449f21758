import { describe, expect, it } from "vitest";
import { listingsSearch } from "./listings-search.ts";

describe("the address of the list", () => {
  it.each([
    [{}, {}],
    [
      { view: "faulty", fault: "built-missing", text: " 豊洲 ", page: "2" },
      { view: "faulty", fault: "built-missing", text: "豊洲", page: 2 },
    ],
    [{ view: "all", fault: "x", text: "  ", page: 1 }, {}],
    [{ text: 10234, page: -3 }, { text: "10234" }],
    [{ text: { a: 1 }, page: 1.5 }, {}],
    [{ text: "あ".repeat(80), page: 20_000 }, { text: "あ".repeat(60) }],
  ])("%j is read as %j", (search, read) => {
    expect(listingsSearch(search)).toEqual(read);
  });
});
