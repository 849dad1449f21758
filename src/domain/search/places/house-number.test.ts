import { describe, expect, it } from "vitest";
import { searchKey } from "#kernel/japanese-text.ts";
import { blockOf, readHouseNumber } from "./house-number.ts";

describe("what follows a town", () => {
  it.each([
    ["6-12-3", "六", "12-3", "6-12-3", ""],
    ["６－１２－３", "六", "12-3", "6-12-3", ""],
    ["6ー12ー3", "六", "12-3", "6-12-3", ""],
    ["6丁目12番3号", "六", "12番3号", "六丁目12番3号", ""],
    ["六丁目12-3", "六", "12-3", "六丁目12-3", ""],
    ["六-12-3", "六", "12-3", "六-12-3", ""],
    ["6の12の3", "六", "12ノ3", "6ノ12ノ3", ""],
    ["6丁目", "六", "", "六丁目", ""],
    ["6", "六", "", "6", ""],
    ["十二丁目3", "十二", "3", "十二丁目3", ""],
    ["12丁目3", "十二", "3", "十二丁目3", ""],
    ["6-12-3サンプルコート八広301号室", "六", "12-3", "6-12-3", "サンプルコート八広301号室"],
    ["6丁目 サンプルコート", "六", "", "六丁目", "サンプルコート"],
    ["5番地", null, "5番地", "5番地", ""],
    ["6番7号", null, "6番7号", "6番7号", ""],
    ["12番地の3サンプル", null, "12番地ノ3", "12番地ノ3", "サンプル"],
    ["1234-5", null, "1234-5", "1234-5", ""],
    ["サンプルコート", null, "", "", "サンプルコート"],
    ["", null, "", "", ""],
  ])("%s: 丁目 %s, then %j; in all %j, and the name %j", (text, chome, afterChome, whole, name) => {
    expect(readHouseNumber(searchKey(text))).toEqual({ chome, afterChome, whole, name });
  });
});

it.each([
  ["12-3", { block: "12", rest: "3" }],
  ["12番3号", { block: "12", rest: "3号" }],
  ["12の3", { block: "12", rest: "3" }],
  ["12番地", { block: "12", rest: null }],
  ["12", { block: "12", rest: null }],
  ["三丁目", null],
])("finds the 街区 at the front of %s", (rest, block) => {
  expect(blockOf(rest)).toEqual(block);
});
