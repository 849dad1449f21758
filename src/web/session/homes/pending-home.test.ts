import { describe, expect, it } from "vitest";
import { parseHome } from "./pending-home.ts";

describe("a home to be kept after the sign-in", () => {
  it("is read as it was written", () => {
    const home = { key: "town-6smrdfzwf", rest: "12-3", told: { built: 2015, structure: "RC" }, floor: 5 };

    expect(parseHome(JSON.stringify(home))).toEqual(home);
  });

  it.each([
    [null, null],
    ["{", null],
    ["[]", null],
    ['{"key":1,"told":{}}', null],
    ['{"key":"a"}', null],
    ['{"key":"a","told":{"built":{}},"floor":"5"}', { key: "a", rest: "", told: {}, floor: null }],
  ])("%s is %j", (text, home) => {
    expect(parseHome(text)).toEqual(home);
  });
});
