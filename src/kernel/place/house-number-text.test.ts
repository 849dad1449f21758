import { expect, it } from "vitest";
import { HOUSE_NUMBER_TEXT } from "./house-number-text.ts";

it.each(["12-3", "12番3号", "1234番地", "6の12の3", "三丁目", "十二丁目3", "六丁目12番3号", "六-12-3", "六の12の3", "1".repeat(30)])(
  "%s can be what is left of an address",
  (text) => expect(HOUSE_NUMBER_TEXT.test(text)).toBe(true),
);

it.each(["", "一心館", "見本ビル", "<b>", "三", "12-3 見本ビル", "1".repeat(31), "-1"])("%j cannot", (text) =>
  expect(HOUSE_NUMBER_TEXT.test(text)).toBe(false),
);
