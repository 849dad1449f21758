import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { absoluteAddress, baseStyle, labelsOf } from "#web/kit/map/canvas/map-style.ts";
import { dotsPicture, hatchPicture } from "#web/kit/map/layers/hatch.ts";
import { findPicture, pictureSteps, readPixel } from "#web/kit/map/layers/hazard-pictures.ts";
import { formatPlace, formatView, parsePlace, parseView, windowAround } from "#web/kit/map/layers/map-view.ts";
import { type MapOverlay, overlayLayers, tagNames } from "#web/kit/map/layers/overlay.ts";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { MapLegend } from "./map-legend.tsx";
import { wrapText } from "./map-picture.ts";
import { boxText } from "./use-window-list.ts";

const legend = [
  { from: 1, colour: "#F7F5A9", label: "0.5m未満" },
  { from: 2, colour: "#FFD8C0", label: "0.5m以上3m未満" },
];
const area: MapOverlay = { id: "flood_max_rank", version: "1-1", shape: "area", minZoom: 10, maxZoom: 14, legend, year: null };

describe("the view in an address", () => {
  it("is read as it was written", () => {
    const view = { place: { lon: 139.7935, lat: 35.6555 }, zoom: 13.5 };

    expect(formatView(view)).toBe("35.6555,139.7935,13.5");
    expect(parseView(formatView(view))).toEqual(view);
  });

  it.each([[undefined], ["35,139"], ["139,35,12"], ["35,139,3"], ["35,139,19"], ["35,139,x"], [12]])("refuses %o", (text) =>
    expect(parseView(text)).toBeNull(),
  );
});

describe("hazard pictures", () => {
  const tile = { z: 16, x: 58_205, y: 25_822 };

  it("are asked for from the finest zoom down to 14, each with the part that the square is", () => {
    expect(pictureSteps(tile)).toEqual([
      { tile, part: { left: 0, top: 0, side: 1 } },
      { tile: { z: 15, x: 29_102, y: 12_911 }, part: { left: 0.5, top: 0, side: 0.5 } },
      { tile: { z: 14, x: 14_551, y: 6455 }, part: { left: 0.25, top: 0.5, side: 0.25 } },
    ]);
    expect(pictureSteps({ z: 13, x: 1, y: 1 })).toHaveLength(1);
  });

  it("that are missing at zoom 16 and 15 are taken from 14", async () => {
    const asked: number[] = [];
    const found = await findPicture(tile, async ({ z }) => {
      asked.push(z);
      return z === 14 ? "picture" : null;
    });

    expect(asked).toEqual([16, 15, 14]);
    expect(found).toEqual({ picture: "picture", part: { left: 0.25, top: 0.5, side: 0.25 } });
  });

  it("that are missing everywhere mean no data; a failure is not taken for that", async () => {
    expect(await findPicture(tile, async () => null)).toBeNull();
    await expect(findPicture(tile, () => Promise.reject(new Error("503")))).rejects.toThrow("503");
  });

  it.each([
    ["no picture", null, { state: "no_data" }],
    ["a transparent pixel", [0, 0, 0, 0], { state: "none" }],
    ["the official colour", [255, 216, 192, 255], { state: "ok", value: 2 }],
    ["nearly the official colour", [253, 218, 190, 255], { state: "ok", value: 2 }],
    ["a colour of no class", [0, 0, 255, 255], { state: "unknown" }],
  ])("say of %s", (_, pixel, finding) => expect(readPixel(legend, pixel)).toEqual(finding));
});

describe("layers of an overlay", () => {
  const ids = (overlay: MapOverlay) => overlayLayers(overlay).map(({ id }) => id);

  it("hatch missing data, and of meshes also those of too few cases", () => {
    const named = (...parts: string[]) => parts.map((part) => `flood_max_rank:${part}`);

    expect(ids(area)).toEqual(named("no-data", "values"));
    expect(ids({ ...area, shape: "mesh" })).toEqual(named("no-data", "values", "few", "outlines"));
    expect(ids({ ...area, shape: "town" })).toEqual(named("no-data", "values", "few", "outlines"));
    expect(ids({ ...area, shape: "point" })).toEqual(named("values"));
    expect(ids({ ...area, shape: "line" })).toEqual(named("edges", "values"));
  });

  it("take the lines between towns from a layer of their own: the parts of a town are not parted", () => {
    expect(overlayLayers({ ...area, shape: "town" }).at(-1)).toMatchObject({ type: "line", "source-layer": "flood_max_rank_lines" });
  });

  it("draw dots without a value white, not in the lowest class", () => {
    expect(overlayLayers({ ...area, shape: "point" })[0]?.paint).toMatchObject({
      "circle-color": ["case", ["has", "r"], expect.anything(), "#ffffff"],
    });
  });

  it("colour by the legend in steps", () => {
    expect(overlayLayers(area)[1]?.paint).toMatchObject({
      "fill-opacity": 1,
      "fill-color": ["step", ["get", "r"], "#F7F5A9", 2, "#FFD8C0"],
    });
  });

  it("read the figures of the year that is shown", () => {
    expect(tagNames({ shape: "mesh", year: 2024 })).toEqual({ value: "v2024", cases: "n2024" });
    expect(tagNames({ shape: "town", year: null })).toEqual({ value: "v", cases: "n" });
    expect(tagNames(area).value).toBe("r");
  });
});

describe("the map under everything", () => {
  const page = "https://site.example/heatmap?layer=price";

  it("is drawn from our own tiles where no service is configured", () => {
    expect(baseStyle(PLAIN_MAPS, page).sources.base).toMatchObject({
      type: "vector",
      tiles: ["https://site.example/api/estate/tiles/base/now/{z}/{x}/{y}.mvt"],
    });
  });

  it("has names of its own only where no pictures bring theirs", () => {
    expect(labelsOf(PLAIN_MAPS).map(({ id }) => id)).toEqual(["city-borders", "rails", "sleepers", "stations", "towns", "cities"]);
    expect(labelsOf({ base: { template: "https://t.example/{z}/{x}/{y}.png", credit: "国土地理院" } })).toEqual([]);
  });

  it("keeps the braces of a template", () => {
    expect(absoluteAddress("/t/{z}/{x}.mvt", page)).toBe("https://site.example/t/{z}/{x}.mvt");
  });
});

describe("hatching", () => {
  it("looks different for missing data and for too few cases", () => {
    expect(hatchPicture().data).not.toEqual(dotsPicture().data);
    expect(hatchPicture().data).toHaveLength(hatchPicture().width * hatchPicture().height * 4);
  });
});

describe("MapLegend", () => {
  const draw = (props: Partial<Parameters<typeof MapLegend>[0]> = {}) =>
    textOf(renderToStaticMarkup(<MapLegend title="浸水深" unit="" legend={legend} hasCases={false} isHazard {...props} />));

  it("names every class, missing data, and that no colour does not mean safe", () => {
    for (const words of ["0.5m未満", "0.5m以上3m未満", "データなし", "色なしは安全を意味しません"]) expect(draw()).toContain(words);
    expect(draw()).not.toContain("件数不足");
  });

  it("explains the dots where figures are made of cases", () => {
    expect(draw({ hasCases: true, isHazard: false })).toContain("件数不足（5件未満）");
    expect(draw({ hasCases: true, isHazard: false })).not.toContain("安全");
  });

  it("explains white dots, and leaves out missing data where the map has no look for them", () => {
    expect(draw({ noValue: "戸建て・土地", hasNoData: false })).toContain("戸建て・土地");
    expect(draw({ noValue: "戸建て・土地", hasNoData: false })).not.toContain("データなし");
  });
});

describe("the credits under a saved picture", () => {
  const fits = (part: string) => part.length <= 4;

  it("are broken into lines that fit, without losing a letter", () => {
    expect(wrapText("国土数値情報を加工", fits)).toEqual(["国土数値", "情報を加", "工"]);
    expect(wrapText("", fits)).toEqual([]);
  });
});

describe("a picked place in an address", () => {
  it("is read as it was written", () =>
    expect(parsePlace(formatPlace({ lon: 139.79354, lat: 35.65551 }))).toEqual({ lon: 139.79354, lat: 35.65551 }));

  it.each([["35.6"], ["12,139"], ["35,139,1"], [undefined], ["a,b"]])("refuses %o", (text) => expect(parsePlace(text)).toBeNull());
});

it("guesses what a map would show where none can be drawn", () => {
  const { west, east, south, north } = windowAround({ place: { lon: 139.79, lat: 35.65 }, zoom: 14 }, { width: 1024, height: 512 });

  expect(east - west).toBeCloseTo(360 / 2 ** 13, 6);
  expect((west + east) / 2).toBeCloseTo(139.79, 9);
  expect((north - south) / (east - west)).toBeCloseTo(0.5 * Math.cos((35.65 * Math.PI) / 180), 6);
});

it("writes a window as west, south, east, north", () => {
  expect(boxText({ west: 139.7, south: 35.6, east: 139.8, north: 35.7 })).toBe("139.70000,35.60000,139.80000,35.70000");
});
