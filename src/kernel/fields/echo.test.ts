import { describe, expect, it } from "vitest";
import { areaEcho, rentEcho, yearEcho, yenEcho } from "./echo.ts";
import { BUILT_YEAR, LOAN_YEN, PRICE_YEN, RENOVATED_YEAR } from "./number-kinds.ts";

describe("what a field echoes", () => {
  it.each([
    [areaEcho("70"), "21.17坪"],
    [areaEcho("２０坪"), "66.12㎡"],
    [areaEcho("広い"), ""],
    [areaEcho("8"), "2.42坪"],
    [areaEcho("7.9"), ""],
    [areaEcho("2,001"), ""],
    [areaEcho("99999999999999999坪"), ""],
    [areaEcho(), ""],
    [yearEcho(BUILT_YEAR, "H20"), "2008年(平成20年)"],
    [yearEcho(BUILT_YEAR, "20"), ""],
    [yearEcho(BUILT_YEAR, "3000"), ""],
    [yearEcho(BUILT_YEAR, "1930"), "1930年(昭和5年)"],
    [yearEcho(RENOVATED_YEAR, "1930"), ""],
    [yearEcho(BUILT_YEAR), ""],
    [yenEcho(PRICE_YEN, "１２，３００"), "1億2,300万円"],
    [yenEcho(PRICE_YEN, "0"), ""],
    [yenEcho(PRICE_YEN, "相談"), ""],
    [yenEcho(PRICE_YEN, "1,000,000億"), ""],
    [yenEcho(PRICE_YEN, "20億"), "20億円"],
    [yenEcho(LOAN_YEN, "20億"), ""],
    [yenEcho(LOAN_YEN), ""],
    [rentEcho("12.5"), "125,000円"],
    [rentEcho("１２万５０００"), "125,000円"],
    [rentEcho("125,000"), "125,000円"],
    [rentEcho("0.5"), ""],
    [rentEcho("1,001万円"), ""],
    [rentEcho(), ""],
  ])("%j", (echo, expected) => {
    expect(echo).toBe(expected);
  });
});
