import { expect, it } from "vitest";
import { lineName } from "./line-name.ts";

it.each([
  ["5号線東西線", "東京地下鉄", "東京メトロ東西線"],
  ["12号線大江戸線", "東京都", "都営大江戸線"],
  ["荒川線", "東京都", "都電荒川線"],
  ["本線", "京浜急行電鉄", "京急本線"],
  ["京王線", "京王電鉄", "京王線"],
  ["山手線", "東日本旅客鉄道", "JR山手線"],
])("%s of %s goes by %s, which tells the company", (written, operator, name) => {
  expect(lineName(written, operator)).toEqual({ name, operator: null });
});

it.each([
  ["りんかい線", "東京臨海高速鉄道"],
  ["3号線", "横浜市"],
  ["", "東日本旅客鉄道"],
])("%j of %s stays as it is written, with its company beside it", (written, operator) => {
  expect(lineName(written, operator)).toEqual({ name: written, operator });
});
