import { expect, test } from "vitest";
import { boundingTowns } from "./bounding-towns.ts";

const town = (chome: string, cityCode = "13107") => ({ cityCode, chome });
const ALL = [town("八広"), town("八広五丁目"), town("八広六丁目"), town("文花"), town("一番町"), town("八広", "13999")];
const names = (own: string) => boundingTowns(ALL, town(own)).map(({ cityCode, chome }) => `${cityCode} ${chome}`);

test("a 町 that has 丁目 bounds nothing, one that has none and one of another city do", () => {
  expect(names("八広六丁目")).toEqual(["13107 八広五丁目", "13107 文花", "13107 一番町", "13999 八広"]);
});

test("a whole 町 is not bounded by its own 丁目", () => {
  expect(names("八広")).toEqual(["13107 文花", "13107 一番町", "13999 八広"]);
});
