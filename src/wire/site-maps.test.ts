import { describe, expect, it } from "vitest";
import { mapOrigins, PLAIN_MAPS, siteMaps } from "./site-maps.ts";

const nothing = { base: undefined, baseCredit: undefined, hazards: undefined, service: undefined };

describe("siteMaps", () => {
  it("are plain in local mode, and those of 国土地理院 with its credit in production", () => {
    expect(siteMaps({ mode: "local", ...nothing })).toEqual(PLAIN_MAPS);
    expect(siteMaps({ mode: "production", ...nothing })).toMatchObject({
      base: { template: expect.stringContaining("/xyz/pale/{z}/{x}/{y}.png"), credit: "国土地理院" },
      hazards: { template: expect.stringContaining("/raster/{layer}/{z}/{x}/{y}.png") },
    });
  });

  it("are what the settings say", () => {
    const base = "https://tiles.example/{z}/{x}/{y}.png";

    expect(siteMaps({ ...nothing, mode: "local", base, baseCredit: "例示地図", hazards: "none" })).toMatchObject({
      base: { template: base, credit: "例示地図" },
      hazards: null,
    });
    expect(siteMaps({ ...nothing, mode: "production", base: "plain", hazards: "none" })).toEqual(PLAIN_MAPS);
    expect(siteMaps({ ...nothing, mode: "local", service: "https://estate.example/v1/" }).tiles).toBe("https://estate.example/v1/tiles");
  });
});

describe("mapOrigins", () => {
  it("names only services that are configured", () => {
    expect(mapOrigins(PLAIN_MAPS)).toEqual([]);
    expect(mapOrigins(siteMaps({ mode: "production", ...nothing }))).toEqual([
      "https://cyberjapandata.gsi.go.jp",
      "https://disaportaldata.gsi.go.jp",
    ]);
  });
});
