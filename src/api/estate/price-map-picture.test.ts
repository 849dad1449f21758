import { describe, expect, it } from "vitest";
import { priceMap } from "#domain/properties/overview/price-map.ts";
import { pictureSize, priceMapPicture } from "./price-map-picture.ts";

const points = [
  { cityCode: "13108", town: "豊洲", lon: 139.794, lat: 35.655 },
  { cityCode: "13102", town: "晴海", lon: 139.781, lat: 35.654 },
  { cityCode: "13102", town: "佃", lon: 139.784, lat: 35.668 },
];
const town = (cityCode: string, cityName: string, name: string, medianYenPerM2: number, n = 30) => ({
  ...{ cityCode, cityName, town: name, medianYenPerM2, n },
});
const towns = [town("13108", "江東区", "豊洲", 1_000_000), town("13102", "中央区", "晴海", 1_600_000), town("13102", "中央区", "佃", 1, 2)];
const textsOf = (picture: string) => [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe("the picture of prices", () => {
  const map = priceMap(points, towns);
  const picture = priceMapPicture(map);

  it("names the cities shortly and explains every colour, the hatching too", () => {
    expect(textsOf(picture)).toEqual(["中央", "江東", "100万円未満", "100〜160万円", "160万円以上", "件数不足"]);
  });

  it("keeps a name of two letters whole", () => {
    const short = priceMap(points.slice(0, 1), [town("13108", "北区", "豊洲", 1_000_000)]);

    expect(textsOf(priceMapPicture(short))[0]).toBe("北区");
  });

  it("draws every square once", () => {
    const squares = picture.match(/M\d+ \d+h0\.9v0\.9h-0\.9z/g) ?? [];

    expect(squares).toHaveLength(map.squares.length);
    expect(new Set(squares).size).toBe(squares.length);
  });

  it("is as large as it says beforehand", () => {
    const { width, height } = pictureSize(map);

    expect(picture).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  });

  it("says nothing of its own where a name is markup", () => {
    const odd = priceMap(points.slice(0, 1), [town("13108", "<b>&", "豊洲", 1_000_000)]);

    expect(priceMapPicture(odd)).toContain("&lt;b>&amp;");
  });
});
