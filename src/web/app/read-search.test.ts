import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSearch } from "./read-search.ts";

const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,8}$/).filter((text) => !(text in Object.prototype));
const value = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.constantFrom("13108", "007", "1e3", "null", "true"));

describe("the search of an address", () => {
  it("reads as the router's own reader does, whatever the router wrote", () => {
    const search = fc.dictionary(name, fc.oneof(value, fc.array(value, { maxLength: 3 })), { maxKeys: 5 });
    fc.assert(
      fc.property(search, (given) => {
        const written = defaultStringifySearch(given);
        expect(readSearch(written)).toEqual(defaultParseSearch(written));
      }),
    );
  });

  it.each([
    ["?q=%E8%B1%8A%E6%B4%B2+3&page=2", { q: "豊洲 3", page: 2 }],
    ["?city=13108", { city: 13108 }],
    ["?city=%2213108%22", { city: "13108" }],
    ["?kind=condo&kind=house", { kind: ["condo", "house"] }],
    ["?kind[0]=condo&kind[1]=house", { kind: ["condo", "house"] }],
    ["", {}],
  ])("reads %s", (written, read) => {
    expect(readSearch(written)).toEqual(read);
  });

  it("takes a thousand parameters and no more", () => {
    const written = `?${Array.from({ length: 1500 }, (_, index) => `p${index}=1`).join("&")}`;

    expect(Object.keys(readSearch(written))).toHaveLength(1000);
  });
});
