import { describe, expect, it } from "vitest";
import { sizeWords, standingOf } from "./listing-words.ts";

const SHOWN = { state: "active", faults: [], isShown: true, isSold: false, nextUpdateOn: "2026-12-01" } as const;

describe("where a home stands", () => {
  it.each([
    [SHOWN, "表示中", null],
    [{ ...SHOWN, isShown: false, faults: ["built-missing", "layout-missing"] as const }, "直すところあり", "直すところが2か所あり"],
    [{ ...SHOWN, isShown: false }, "更新切れ", "2026年12月1日"],
    [{ ...SHOWN, isShown: false, isSold: true }, "成約", "ほかの会社"],
    [{ ...SHOWN, isShown: false, isSold: true, state: "sold" as const }, "成約", "成約した物件"],
    [{ ...SHOWN, isShown: false, state: "applied" as const }, "申込あり", "申込あり"],
    [{ ...SHOWN, isShown: false, state: "suspended" as const }, "非表示", "非表示"],
    [{ ...SHOWN, isShown: false, state: "expired" as const }, "更新切れ", "取り込み直して"],
  ])("%j is told in a word, and why visitors do not see it", (home, word, why) => {
    const told = standingOf(home);
    expect(told.word).toBe(word);
    if (why === null) expect(told.why).toBeNull();
    else expect(told.why).toContain(why);
  });

  it("tells the size of what is for sale, and nothing that is not told", () => {
    expect(sizeWords({ layout: "3LDK", areaM2: 70.2, landAreaM2: null })).toBe("3LDK・70.2㎡");
    expect(sizeWords({ layout: null, areaM2: null, landAreaM2: 120 })).toBe("120㎡");
    expect(sizeWords({ layout: null, areaM2: null, landAreaM2: null })).toBe("");
  });
});
