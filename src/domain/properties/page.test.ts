import { expect, it } from "vitest";
import { asPage, rowsBefore } from "./page.ts";

it.each([
  [1, 0],
  [3, 40],
  [0, 0],
  [-2, 0],
  [1.5, 0],
  [Number.NaN, 0],
])("page %d begins after %i rows", (page, rows) => {
  expect(rowsBefore(page)).toBe(rows);
});

it("names the page that was shown, not the one that was asked for", () => {
  expect(asPage(["a"], -1, 1)).toEqual({ items: ["a"], page: 1, pageSize: 20, total: 1 });
});
