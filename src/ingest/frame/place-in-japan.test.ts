import { expect, test } from "vitest";
import { placeInJapan } from "./place-in-japan.ts";

test.each([
  ["東京駅", "139.7671", "35.6812"],
  ["与那国島 西崎", "122.9332", "24.4494"],
  ["南鳥島", "153.9806", "24.2867"],
  ["択捉島 カモイワッカ岬", "148.7525", "45.5572"],
  ["沖ノ鳥島", "136.0696", "20.4253"],
])("%s lies in Japan", (_, lon, lat) => {
  expect(placeInJapan(lon, lat)).toEqual({ lon: Number(lon), lat: Number(lat) });
});

test.each([
  ["longitude and latitude swapped", "35.6812", "139.7671"],
  ["null island", "0", "0"],
  ["Taipei", "121.5654", "25.033"],
  ["an empty cell", "", "35.6"],
  ["degrees, minutes and seconds", "139/46/01", "35/40/52"],
  ["words", "東経139度", "北緯35度"],
  ["what is no number", "NaN", "NaN"],
])("%s is no place in Japan", (_, lon, lat) => {
  expect(placeInJapan(lon, lat)).toBeNull();
});
