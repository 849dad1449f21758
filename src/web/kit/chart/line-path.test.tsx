import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinePath, linear, type Point } from "./line-path.tsx";

test("a value stands in another span as it does in its own, turned round where that is", () => {
  const y = linear([10, 20], [100, 0]);

  expect([10, 12, 20, 25].map(y)).toEqual([100, 80, 0, -50]);
  expect(linear([3, 3], [100, 0])(3)).toBe(50);
});

test.each<[string, readonly Point[], string]>([
  [
    "goes through its points in their order",
    [
      [0, 1],
      [2, 3],
      [4, 0],
    ],
    "M0,1L2,3L4,0",
  ],
  [
    "is no finer than thousandths",
    [
      [0, 1 / 3],
      [2 / 3, 1],
    ],
    "M0,0.333L0.667,1",
  ],
  ["of one point is a dot", [[1, 2]], "M1,2Z"],
  ["of no points is nothing", [], ""],
])("a line %s", (_, points, d) => {
  expect(renderToStaticMarkup(<LinePath points={points} />)).toContain(` d="${d}"`);
});
