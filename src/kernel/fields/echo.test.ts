import { describe, expect, it } from "vitest";
import { areaEcho, rentEcho, yearEcho, yenEcho } from "./echo.ts";

describe("what a field echoes", () => {
  it.each([
    [areaEcho("70"), "21.17坪"],
    [areaEcho("２０坪"), "66.12㎡"],
    [areaEcho("広い"), ""],
    [areaEcho(), ""],
    [yearEcho("H20"), "2008年(平成20年)"],
    [yearEcho("20"), ""],
    [yenEcho("１２，３００"), "1億2,300万円"],
    [yenEcho("0"), ""],
    [yenEcho("相談"), ""],
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
