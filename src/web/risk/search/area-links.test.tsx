import { describe, expect, it } from "vitest";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleCities, sampleCity } from "#web/risk/samples/guide-samples.ts";
import { AreaLinks, TownLinks } from "./area-links.tsx";

const PAGES = ["/", "/risk/search_area"];
const minato = { ...sampleCity, cityCode: "13103", cityName: "港区" };
const sapporo = { ...sampleCity, cityCode: "01101", cityName: "札幌市中央区", prefecture: "北海道" };
const searchOf = (href: string) => Object.fromEntries(new URL(href, "http://site.test").searchParams);

describe("the areas to choose from", () => {
  it("stand under their prefecture, in the order they came", async () => {
    const html = await renderInRouter(<AreaLinks cities={[sampleCity, sapporo, minato]} />, PAGES);

    expect(textOf(html)).toBe("東京都江東区港区北海道札幌市中央区");
    expect(html.match(/<h3/g)).toHaveLength(2);
  });

  it("lead to their buildings", async () => {
    const links = linksOf(await renderInRouter(<AreaLinks cities={[sampleCity, minato]} />, PAGES));

    expect(links.map(({ text, href }) => [text, new URL(href, "http://site.test").pathname])).toEqual([
      ["江東区", "/risk/search_area"],
      ["港区", "/risk/search_area"],
    ]);
    expect(links.map(({ href }) => searchOf(href).city?.replaceAll('"', ""))).toEqual(["13108", "13103"]);
  });

  it("mark the one that is looked at, and only that", async () => {
    const marked = async (current?: string) =>
      linksOf(await renderInRouter(<AreaLinks cities={sampleCities} {...(current && { current })} />, PAGES))
        .filter((link) => link.current !== null)
        .map(({ text, current: as }) => [text, as]);

    expect(await marked("40133")).toEqual([["福岡市中央区", "true"]]);
    expect(await marked("")).toEqual([]);
    expect(await marked()).toEqual([]);
  });
});

describe("the towns of an area", () => {
  const TOWNS = [
    { town: "豊洲", count: 6 },
    { town: "枝川", count: 1 },
  ];
  const draw = (current = "") => renderInRouter(<TownLinks city={sampleCity} towns={TOWNS} current={current} />, PAGES);

  it("keep the area, and tell how many 町丁目 there are to choose from", async () => {
    const links = linksOf(await draw());

    expect(links.map(({ text }) => text)).toEqual(["豊洲6か所", "枝川"]);
    expect(links.map(({ href }) => searchOf(href).town)).toEqual(["豊洲", "枝川"]);
    expect(new Set(links.map(({ href }) => searchOf(href).city)).size).toBe(1);
  });

  it("mark the town that is looked at", async () => {
    const marked = (html: string) => linksOf(html).filter(({ current }) => current === "true");

    expect(marked(await draw("枝川")).map(({ text }) => text)).toEqual(["枝川"]);
    expect(marked(await draw())).toEqual([]);
  });
});
