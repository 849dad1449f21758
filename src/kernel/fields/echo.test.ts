import { describe, expect, it } from "vitest";
import { areaEcho, yearEcho, yenEcho } from "./echo.ts";

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
  ])("%j", (echo, expected) => {
    expect(echo).toBe(expected);
  });
});
