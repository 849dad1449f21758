import { expect, it } from "vitest";
import { textTable } from "./text-table.ts";

it("lines up columns whose letters are of two widths", () => {
  const rows = [
    ["港区", "2,031", "12.9"],
    ["千代田区", "87", "±14.1"],
  ];

  expect(textTable({ heading: ["区", "件数", "誤差%"], rows })).toBe(
    ["区         件数  誤差%", "港区      2,031   12.9", "千代田区     87  ±14.1"].join("\n"),
  );
});

it("is its heading where there are no rows", () => {
  expect(textTable({ heading: ["a", "b"], rows: [] })).toBe("a  b");
});

it("begins columns of words in line, ends those of numbers in line, and leaves nothing at the end of a line", () => {
  const rows = [
    ["あ", "1", "x"],
    ["いい", "10", ""],
  ];

  expect(textTable({ heading: ["名", "数", "訳"], rows, words: [0, 2] })).toBe(["名    数  訳", "あ     1  x", "いい  10"].join("\n"));
});
