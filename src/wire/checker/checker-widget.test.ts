import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf, parseColour, WHITE } from "#kernel/colour/colour.ts";
import { runs } from "#test/support/runs.ts";
import { readBrand, readFrameMessage } from "./checker-widget.ts";

describe("the brand", () => {
  it("is ours where nothing is asked for, or nothing that can be read", () => {
    const ours = { colour: "#0b5d66", isAdjusted: false, radiusPx: 10, contactUrl: null };

    expect(readBrand({})).toEqual(ours);
    expect(readBrand({ color: "teal", radius: "-1", contact: "javascript:alert(1)" })).toEqual(ours);
    expect(readBrand({ color: "#fff;}*{color:red", radius: "9;}", contact: "http://kaisha.example/" })).toEqual(ours);
  });

  it("is as it is asked for", () => {
    expect(readBrand({ color: "#7a1f3d", radius: "0", contact: " https://kaisha.example/contact?a=1 " })).toEqual({
      colour: "#7a1f3d",
      isAdjusted: false,
      radiusPx: 0,
      contactUrl: "https://kaisha.example/contact?a=1",
    });
    expect(readBrand({ radius: "99" }).radiusPx).toBe(24);
  });

  it("takes a colour that letters could not be read on darker, and says so", () => {
    expect(readBrand({ color: "#ffcc00" })).toMatchObject({ colour: "#907300", isAdjusted: true });
  });

  it.each(["https://user:secret@kaisha.example/", "data:text/html,x", `https://kaisha.example/${"a".repeat(400)}`, "//kaisha.example"])(
    "leads to no contact at %s",
    (contact) => {
      expect(readBrand({ contact }).contactUrl).toBeNull();
    },
  );

  it("is a colour that can be read and nothing else, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (color, radius) => {
        const brand = readBrand({ color, radius });
        const colour = parseColour(brand.colour);
        expect(brand.colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(colour && contrastOf(colour, WHITE)).toBeGreaterThanOrEqual(4.5);
        expect([0, 24].every((bound, at) => (at === 0 ? brand.radiusPx >= bound : brand.radiusPx <= bound))).toBe(true);
      }),
      { numRuns: runs({ usual: 300, full: 5000 }) },
    );
  });
});

describe("a message of the frame", () => {
  it("is a height, or why nothing is shown", () => {
    expect(readFrameMessage({ machinone: "checker", height: 512.3 })).toEqual({ machinone: "checker", height: 513 });
    expect(readFrameMessage({ machinone: "checker", refused: "unknown key" })).toEqual({ machinone: "checker", refused: "unknown key" });
  });

  it.each([
    null,
    "checker",
    {},
    { machinone: "other", height: 5 },
    { machinone: "checker" },
    { machinone: "checker", height: "512" },
    { machinone: "checker", height: Number.NaN },
    { machinone: "checker", height: -1 },
    { machinone: "checker", height: 1e9 },
    { machinone: "checker", refused: 1 },
  ])("is nothing else: %j", (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });
});
