import { describe, expect, it } from "vitest";
import { readFragment } from "./link-fragment.ts";
import { homeSearch, loadingSearch, targetOf } from "./recc-search.ts";

const TOKEN = "aB3_-".padEnd(43, "x");

describe("what stands behind the # of a link", () => {
  it("is a token of the right form, by mail unless a chat says so", () => {
    expect(readFragment(`#t=${TOKEN}`)).toEqual({ token: TOKEN, source: "mail" });
    expect(readFragment(`#t=${TOKEN}&s=line`)).toEqual({ token: TOKEN, source: "line" });
  });

  it.each(["", "#", "#t=", `#t=${TOKEN}x`, "#t=../latest", `#x=${TOKEN}`])("is nothing where it is %j", (hash) => {
    expect(readFragment(hash)).toBeNull();
  });
});

describe("where a link leads", () => {
  it("is one of our pages by a word, never by an address", () => {
    expect(targetOf(loadingSearch({ to: "list" })).to).toBe("/recc/fm_collection");
    for (const to of ["https://elsewhere.example", "//elsewhere.example", "/login", "constructor", "__proto__", 7, undefined])
      expect(targetOf(loadingSearch({ to })).to).toBe("/recc/latest");
  });

  it("takes a place along to the page of one home alone", () => {
    expect(targetOf(loadingSearch({ to: "property", n: 3 }))).toEqual({ to: "/recc/property", search: { n: 3 } });
    expect(targetOf(loadingSearch({ to: "latest", n: 3 })).search).toEqual({});
  });

  it("drops what names neither a batch nor a place", () => {
    expect(homeSearch({ b: "b-1", n: 2 })).toMatchObject({ b: "b-1", n: 2 });
    for (const given of [
      { b: "a b", n: 0 },
      { b: 5, n: 1.5 },
      { b: "", n: 51 },
      { b: "x".repeat(65), n: "2" },
    ])
      expect(homeSearch(given)).toEqual({ b: undefined, n: undefined });
  });
});
