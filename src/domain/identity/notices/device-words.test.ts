import { describe, expect, it } from "vitest";
import { deviceWords } from "./device-words.ts";

describe("the device of a caller", () => {
  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1", "iPhone の Safari"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36", "Windows の Chrome"],
    ["MyApp/1.0 (Android 16)", "Android"],
    ["node", null],
    [null, null],
    [undefined, null],
  ])("is named from %j: %s", (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
