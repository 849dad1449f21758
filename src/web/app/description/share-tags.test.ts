import { describe, expect, it } from "vitest";
import { sharedPage } from "./share-tags.ts";

const ORIGIN = "https://machi.example.jp";
const root = (title: string) => ({
  staticData: { name: "", title: "" },
  pathname: "/",
  search: {},
  meta: [{ charSet: "utf-8" }, { title }],
});
const page = (name: string, pathname: string, more: { readonly search?: object; readonly meta?: unknown } = {}) => ({
  ...{ staticData: { name, title: "題" }, pathname, search: {} },
  ...more,
});
const of = (...[name, pathname, more]: Parameters<typeof page>) =>
  sharedPage([root("推定の精度 | まちのね"), page(name, pathname, more)], ORIGIN);

describe("how a page is named elsewhere", () => {
  it("is its title without the name of the site, what it tells search engines, and its address under the configured origin", () => {
    const description = { name: "description", content: "まとめ" };

    expect(of("accuracy", "/accuracy", { meta: [description] })).toEqual({
      ...{ title: "推定の精度", description: "まとめ", url: "https://machi.example.jp/accuracy" },
    });
  });

  it("takes what the deepest part of the page says", () => {
    const meta = [{ title: "豊洲の水害 | まちのね" }, { name: "description", content: "近く" }];

    expect(of("risk-report-flood", "/risk/a/flood", { meta })).toMatchObject({ title: "豊洲の水害", description: "近く" });
  });

  it("is the same for a list of homes however it is cut and looked at", () => {
    const search = { kind: "condo", area: 13108, price: "-6000", view: "map", sort: "price" };

    expect(of("search", "/search", { search })?.url).toBe("https://machi.example.jp/search?kind=condo&area=13108");
  });

  it.each([
    ["a page that search engines leave out", { meta: [{ name: "robots", content: "noindex" }] }],
    ["a page whose parent is left out", {}],
  ])("is nothing for %s", (_, more) => {
    const hidden = { ...root("x"), meta: [{ title: "x" }, { name: "robots", content: "noindex" }] };

    expect(sharedPage([hidden, page("x", "/x", more)], ORIGIN)).toBeNull();
  });

  it.each([
    ["index", "/", {}, "/"],
    ["search", "/search/", { q: "江東区 豊洲", page: 2 }, "/search?q=%E6%B1%9F%E6%9D%B1%E5%8C%BA+%E8%B1%8A%E6%B4%B2&page=2"],
    ["risk-search_area", "/risk/search_area", { city: "13108", utm_source: "x" }, "/risk/search_area?city=13108"],
    ["risk-report-flood", "/risk/a/flood", { floor: 5, w: "1-1-1-1-1-1" }, "/risk/a/flood"],
    ["search", "/search", { q: undefined, city: "13108", page: undefined }, "/search?city=13108"],
    ["heatmap", "/heatmap", { layer: "crime", z: 12 }, "/heatmap"],
    ["risk-report-summary", "/risk/%E6%A3%9F/summary", {}, "/risk/%E6%A3%9F/summary"],
    ["risk-report-summary", "/risk/棟/summary", {}, "/risk/%E6%A3%9F/summary"],
  ])("of %s %s keeps of its address what says which page it is", (name, pathname, search, url) => {
    expect(of(name, pathname, { search })?.url).toBe(`${ORIGIN}${url}`);
  });
});
