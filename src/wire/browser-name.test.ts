import { describe, expect, it } from "vitest";
import { browserOf } from "./browser-name.ts";

describe("a User-Agent header", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 EdgA/156.0", "Edge", "Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/156.0 Mobile Safari/605.1", "Edge", "iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
    ["curl/8.9.1", null, null],
    ["", null, null],
  ])("%j tells of %s on %s", (userAgent, browser, system) => {
    expect(browserOf(userAgent)).toEqual({ browser, system });
  });
});
