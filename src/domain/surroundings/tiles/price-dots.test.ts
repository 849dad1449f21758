import { describe, expect, it } from "vitest";
import { homeDot, townDot } from "./price-dots.ts";

const place = { lon: 139.79, lat: 35.65 };

describe("a town with its sales", () => {
  it.each([
    [5, 397],
    [4, undefined],
  ])("of %i condominiums has the value %s to be coloured by", (n, r) =>
    expect(townDot({ ...place, tags: { t: "豊洲", condo_n: n, condo_yen_m2: 1_200_000 } }).tags.r).toBe(r),
  );

  it("without condominiums has none", () => expect(townDot({ ...place, tags: { t: "豊洲", house_n: 9 } }).tags).not.toHaveProperty("r"));
});

describe("a home on sale", () => {
  const home = { ...place, id: "1", apartmentKey: "abc", kind: "condo", price: 84_000_000, areaM2: 70, layout: "3LDK" };

  it("tells its facts, its building and its 坪単価", () =>
    expect(homeDot(home)).toEqual({
      ...place,
      tags: { id: "1", key: "abc", kind: "condo", price: 84_000_000, areaM2: 70, layout: "3LDK", r: 397 },
    }));

  it("of which no area is known has no value", () => expect(homeDot({ ...home, areaM2: 0 }).tags).not.toHaveProperty("r"));

  it("that is a house, or in no known building, has no value, or no building", () => {
    expect(homeDot({ ...home, kind: "house" }).tags).not.toHaveProperty("r");
    expect(homeDot({ ...home, apartmentKey: null }).tags).not.toHaveProperty("key");
  });
});
