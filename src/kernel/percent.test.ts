import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percent, signedPercent } from "./percent.ts";

describe("a share", () => {
  it.each([
    [0.0876, 1, "8.8%"],
    [0.58, 0, "58%"],
    [1, 1, "100.0%"],
    [0, 0, "0%"],
    [1.042, 0, "104%"],
    [0.8123, 2, "81.23%"],
  ])("%d with %i decimals is %s", (share, digits, text) => {
    expect(percent(share, digits)).toBe(text);
  });

  it("has one decimal where nobody says how many", () => {
    expect(percent(0.58)).toBe("58.0%");
  });
});

describe("a change", () => {
  it.each([
    [0.04, 1, "+4.0%"],
    [-0.124, 0, "−12%"],
    [-1, 0, "−100%"],
    [0.56, 1, "+56.0%"],
  ])("%d with %i decimals is %s", (change, digits, text) => {
    expect(signedPercent(change, digits)).toBe(text);
  });

  it.each([
    [0.0004, 1, "±0.0%"],
    [-0.0004, 1, "±0.0%"],
    [-0.004, 0, "±0%"],
    [0, 1, "±0.0%"],
    [-0, 0, "±0%"],
  ])("%d with %i decimals has no direction: %s", (change, digits, text) => {
    expect(signedPercent(change, digits)).toBe(text);
  });

  it("is the same size up and down, and never written with a hyphen", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.integer({ min: 0, max: 3 }), (change, digits) => {
        const [up, down] = [signedPercent(change, digits), signedPercent(-change, digits)];

        expect(up.slice(1)).toBe(down.slice(1));
        expect(up + down).not.toContain("-");
      }),
    );
  });
});
