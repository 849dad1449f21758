import { describe, expect, it } from "vitest";
import { byUse, lastSeenWords } from "./device-words.ts";
import { sampleDevice } from "./samples.ts";

describe("a device", () => {
  it("tells when and from where it was used last, in Japan's time", () => {
    expect(lastSeenWords(sampleDevice())).toBe("最後の利用：2026年11月20日 14:05（IPアドレス 203.0.113.5）");
    expect(lastSeenWords({ lastSeenAt: null, lastIp: null })).toBe("最後の利用：記録がありません");
  });

  it("stands first where it is this one, then by its last use", () => {
    const devices = [
      sampleDevice({ id: "old", lastSeenAt: new Date("2026-01-01") }),
      sampleDevice({ id: "new", lastSeenAt: new Date("2026-11-01") }),
      sampleDevice({ id: "this", lastSeenAt: null, isThis: true }),
    ];

    expect(byUse(devices).shown.map(({ id }) => id)).toEqual(["this", "new", "old"]);
  });
});
