import { describe, expect, it } from "vitest";
import { deviceTitleOf, deviceWordsOf } from "./device-words.server.ts";

const SAFARI = "Version/18.4 Mobile/15E148 Safari/604.1";

describe("the device of a sign-in, in words", () => {
  it.each([
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${SAFARI}`, "iPhone の Safari"],
    [`Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${SAFARI}`, "iPad の Safari"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
      "iPhone の Chrome",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Windows の Edge",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0", "Windows の Firefox"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
      "Mac の Safari",
    ],
    [
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Android の Chrome",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Android の Samsung Internet",
    ],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "ChromeOS の Chrome",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Linux の Firefox"],
  ])("of %s", (userAgent, title) => {
    expect(deviceTitleOf(userAgent)).toBe(title);
  });

  it.each([
    null,
    undefined,
    "",
    "node",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "<script>",
  ])("is not guessed from %j", (userAgent) => {
    expect(deviceWordsOf(userAgent)).toEqual({ device: null, browser: null });
    expect(deviceTitleOf(userAgent)).toBeNull();
  });

  it("is read from the first 512 characters, however much is sent", () => {
    const longest = `Mozilla/5.0 (Windows NT 10.0; ${"a;".repeat(50_000)}) Chrome/140.0.0.0`;

    expect(deviceWordsOf(longest).device).toBe("Windows");
  });
});
