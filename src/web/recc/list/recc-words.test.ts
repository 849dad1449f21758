import { describe, expect, it } from "vitest";
import { endedWords, nextWords, priceSinceWords, putAwayWords } from "./recc-words.ts";

const home = (price: number) => ({ price }) as Parameters<typeof priceSinceWords>[0]["home"];
const gone = (state: "applied" | "sold" | "expired") => ({ title: "豊洲", state, kind: "condo", cityCode: "13108", price: 1 }) as const;

describe("what is said of a home that was recommended", () => {
  it("tells what its price has done since, and nothing where it has not moved or is gone", () => {
    expect(priceSinceWords({ priceThen: 50_000_000, home: home(49_000_000) })).toBe("お知らせのあとに、価格が下がりました。");
    expect(priceSinceWords({ priceThen: 50_000_000, home: home(51_000_000) })).toContain("上がりました（お知らせのときは5,000万円）");
    expect(priceSinceWords({ priceThen: 50_000_000, home: home(50_000_000) })).toBeNull();
    expect(priceSinceWords({ priceThen: 50_000_000, home: null })).toBeNull();
  });

  it("says in its place that it was put away, with the reason where one was given", () => {
    expect(putAwayWords({ kind: "nope", reason: "walk" })).toContain("「興味なし」（駅から遠い）にしました");
    expect(putAwayWords({ kind: "nope", reason: null })).toContain("「興味なし」にしました");
    expect(putAwayWords({ kind: "hide", reason: null })).toContain("隠しました");
    expect([null, { kind: "like", reason: null } as const].map(putAwayWords)).toEqual([null, null]);
  });

  it("says why it cannot be had any more", () => {
    expect(["applied", "sold", "expired"].map((state) => endedWords(gone(state as "sold")))).toEqual([
      "申込が入りました",
      "成約しました",
      "掲載が終わりました",
    ]);
    expect(endedWords(null)).toBe("掲載が終わりました");
  });

  it("names the hour of the next list, or how to get one", () => {
    expect(nextWords(18)).toContain("次回は18時");
    expect(nextWords(null)).toContain("通知設定");
    expect(nextWords(null, true)).not.toContain("設定");
  });
});
