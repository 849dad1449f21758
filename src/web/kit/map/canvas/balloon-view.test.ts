import { describe, expect, it } from "vitest";
import { shiftInto } from "./balloon-view.ts";

const box = { left: 0, right: 320, top: 0, bottom: 384 };
const balloon = (left: number, top: number, width = 180, height = 120) => ({ left, right: left + width, top, bottom: top + height });

describe("a balloon of a map", () => {
  it.each([
    ["stays where all of it can be read", balloon(60, 100), [0, 0]],
    ["comes in from the left", balloon(-40, 100), [48, 0]],
    ["comes in from the right", balloon(200, 100), [-68, 0]],
    ["comes down from above", balloon(60, -20), [0, 28]],
    ["comes up from below, over the credits", balloon(60, 300), [0, -64]],
    ["comes in at a corner", balloon(-40, 300), [48, -64]],
    ["shows its beginning where it is larger than the map", balloon(60, 100, 180, 500), [0, -92]],
  ])("%s", (_, own, shift) => expect(shiftInto(box, own)).toEqual(shift));
});
