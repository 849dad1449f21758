import { expect, it } from "vitest";
import { AXIS_EDGES, axisEnd, barOf } from "./axes.ts";
import { HOME_AXES } from "./types.ts";

it.each(HOME_AXES)("the bars of %s begin at 0, go up and hold every number once", (axis) => {
  const edges = AXIS_EDGES[axis];
  expect(edges[0]).toBe(0);
  expect([...edges].sort((a, b) => a - b)).toEqual(edges);
  expect(new Set(edges).size).toBe(edges.length);
  expect(axisEnd(axis)).toBe(edges.at(-1));
  for (const [i, edge] of edges.entries()) expect([barOf(axis, edge), barOf(axis, edge - 0.001)]).toEqual([i, Math.max(0, i - 1)]);
  expect(barOf(axis, 1e12)).toBe(edges.length - 1);
});
