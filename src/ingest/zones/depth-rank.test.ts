import { expect, test } from "vitest";
import { depthRank } from "./depth-rank.ts";

test.each([
  // A49, A51
  ["0.3m未満", 1],
  ["0.3m以上0.5m未満", 1],
  ["0.5m以上1m未満", 2],
  ["1m以上3m未満", 2],
  ["3m以上5m未満", 3],
  ["5m以上10m未満", 4],
  ["10m以上20m未満", 5],
  ["20m以上", 6],
  // A40: classes of its own in each prefecture; one that reaches over two ranks is the deeper
  ["0.01m以上 ～ 0.3m未満", 1],
  ["0.3m以上～1m未満", 2],
  ["1.0～2.0m", 2],
  ["2m以上5m未満", 3],
  ["４ｍ以上６ｍ未満", 4],
  ["10m以上", 5],
  ["5.0m以上", 4],
  ["", null],
  ["浸水", null],
  ["3", null],
  ["不明", null],
])("%j is of rank %j", (words, rank) => {
  expect(depthRank(words)).toBe(rank);
});
