import { expect, it } from "vitest";
import { heatOf } from "./heat.ts";

const NOTHING = { looks: 0, dwellSeconds: 0, likes: 0, asks: 0 };

it.each([
  [{}, "none"],
  [{ dwellSeconds: 59 }, "none"],
  [{ looks: 1 }, "yellow"],
  [{ looks: 5 }, "yellow"],
  [{ looks: 3, likes: 1 }, "orange"],
  [{ dwellSeconds: 86_400 }, "orange"],
  [{ looks: 3, dwellSeconds: 180, likes: 2 }, "red"],
  [{ asks: 1 }, "red"],
] as const)("%j is %s", (did, heat) => {
  expect(heatOf({ ...NOTHING, ...did })).toBe(heat);
});
