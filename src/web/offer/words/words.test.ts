import { describe, expect, it } from "vitest";
import { homeFacts, homeName } from "#domain/offers/core/home-words.ts";
import { days, hours, minutes, seconds } from "#kernel/duration.ts";
import { fairWords } from "#web/offer/answer/fair-words.ts";
import { manText, readCounter, typedPrice } from "#web/offer/answer/read-counter.ts";
import { AGENT, endedThread, sampleCard, sampleThread } from "#web/offer/samples.ts";
import { readReport } from "#web/offer/thread/report-dialog.tsx";
import { readMessage } from "#web/offer/thread/thread-talk.tsx";
import { fewWords } from "./few-words.ts";
import { segmentFill } from "./offer-clock.tsx";
import { buyerFacts, seenStep, standingWords, stateWords } from "./offer-words.ts";
import { leftWords, momentWords, shortDay, shortMoment } from "./time-words.ts";

const ANSWERED = { priceYen: 80_500_000, hint: { pointYen: 82_400_000 } };

describe("the time that is left", () => {
  it.each([
    [days(3) + hours(4) + minutes(59), "3日4時間"],
    [days(7), "7日"],
    [hours(4) + minutes(20), "4時間20分"],
    [hours(6), "6時間"],
    [minutes(59) + seconds(59), "59分"],
    [seconds(59), "1分未満"],
    [0, "1分未満"],
  ])("%s ms are %s", (left, words) => {
    expect(leftWords(left)).toBe(words);
  });

  it("fills the segments of its clock from the left", () => {
    const left = days(3) + hours(6);
    expect(Array.from({ length: 7 }, (_, segment) => segmentFill(left, segment))).toEqual([1, 1, 1, 0.25, 0, 0, 0]);
  });

  it("is told beside a moment in Japan", () => {
    expect([momentWords("2026-11-25T09:20:00Z"), shortMoment("2026-11-25T15:05:00Z"), shortDay("2026-11-25T15:05:00Z")]).toEqual([
      "11月25日(水) 18:20",
      "11/26(木) 00:05",
      "11/26",
    ]);
  });
});

describe("a home", () => {
  it("is named by its building and band of floors, and one without a building by its town", () => {
    const { home } = sampleCard();
    expect([homeName(home), homeFacts(home)]).toEqual(["東雲サンプルコート 中層階", "江東区東雲・マンション・約70㎡・3LDK"]);
    const house = { ...home, kind: "house", buildingName: null, floorBand: null, layout: null, aboutM2: null } as const;
    expect([homeName(house), homeFacts(house)]).toEqual(["江東区東雲の一戸建て", "江東区東雲・一戸建て"]);
  });

  it("is wanted by somebody of whom money and time are told alone", () => {
    expect(buyerFacts(sampleCard())).toEqual(["ローン（事前審査済み）", "2027年3月ごろまでに入居希望"]);
    expect(buyerFacts(sampleCard({ financing: null, wishMonth: null }))).toEqual([]);
  });
});

describe("where an offer stands", () => {
  it("says whose turn it is before everything else", () => {
    expect(stateWords({ state: "disclosure_pending", isYourTurn: true }).label).toBe("あなたの番");
    expect(stateWords({ state: "offered", isYourTurn: false }).label).toBe("返事待ち");
  });

  it.each([
    ["offered", 1],
    ["held", 1],
    ["disclosure_pending", 2],
    ["disclosed", 3],
    ["handed_to_agent", 4],
    ["contract", 4],
    ["expired", null],
    ["lapsed", null],
  ] as const)("%s is step %s of what is seen", (state, step) => {
    expect(seenStep({ state, agent: null })).toBe(step);
  });

  it("is the third step where it ended before a company had it, and the fourth where one did", () => {
    expect([seenStep({ state: "broken", agent: null }), seenStep({ state: "broken", agent: AGENT })]).toEqual([3, 4]);
  });

  it.each([
    ["you", "話を終えました"],
    ["other", "買い手が話を終えました"],
    ["site", "運営が話を終えました"],
  ] as const)("says who ended the talks (%s), and that nothing was contracted", (by, title) => {
    const ended = standingWords(endedThread("broken", { kind: "end-talks", by }));
    expect(ended).toEqual({ title, text: expect.stringContaining("契約は結ばれていません") });
  });

  it("tells an end, why a home takes no offers only to who owns it, and nothing while it goes on", () => {
    expect(standingWords(sampleThread())).toBeNull();
    expect(standingWords(endedThread("void", { kind: "void", by: "site", why: "sold" }))?.text).toContain("売却済み");
    expect(standingWords(endedThread("void", { kind: "void", by: "site" }, { side: "buyer" }))?.text).toContain("事情により");
    expect(standingWords(endedThread("void", { kind: "void", by: "site", why: "desk" }, { side: "buyer" }))?.text).toContain(
      "運営が内容を",
    );
    expect(standingWords(endedThread("declined", { kind: "decline", by: "you" }))?.title).toBe("このオファーを見送りました");
    expect(standingWords(endedThread("declined", { kind: "close", by: "site" }))?.title).toBe("このオファーは見送りになりました");
  });
});

it("fewer than five are not counted for anybody", () => {
  expect(fewWords({ kind: "few", from: null, to: null })).toBe("5人未満");
  expect(fewWords({ kind: "some", from: 10, to: 19 })).toBe("10〜19人");
  expect(fewWords({ kind: "some", from: 50, to: null })).toBe("50人以上");
});

describe("a price beside the estimate", () => {
  const hint = { pointYen: 82_400_000, lowYen: 73_500_000, highYen: 93_100_000 };
  it.each([
    [83_750_000, "推定より1.6%高い価格です。似た部屋10件のうち8件が入る幅の、まん中あたりにあります。"],
    [82_400_000, "推定と同じ価格です。似た部屋10件のうち8件が入る幅の、まん中あたりにあります。"],
    [74_000_000, "推定より10.2%低い価格です。似た部屋10件のうち8件が入る幅の、下のほうにあります。"],
    [60_000_000, "推定より27.2%低い価格です。似た部屋10件のうち8件が入る幅を下回ります。"],
    [99_000_000, "推定より20.1%高い価格です。似た部屋10件のうち8件が入る幅を上回ります。"],
  ])("%s", (yen, words) => {
    expect(fairWords(yen, hint)).toBe(words);
  });
});

describe("what is typed", () => {
  it.each([
    ["8,380", 83_800_000],
    ["８３８０", 83_800_000],
    ["8,375", null],
    ["1億2,000万", 120_000_000],
    ["8375.5", null],
    ["50", null],
    ["", null],
    ["売りません", null],
  ])("as the price %s is %s", (price, yen) => {
    expect(typedPrice({ price })).toBe(yen);
  });

  it("is read back as it stands in the field", () => {
    expect(typedPrice({ price: manText(83_800_000) })).toBe(83_800_000);
  });

  it("is no counter where it is the price that it answers or beyond all measure, and no word that leads elsewhere", () => {
    for (const price of ["4,110", "16,490", "9,012", "9,010"]) {
      const read = readCounter({ price, note: "" }, ANSWERED);
      expect(read.ok).toBe(price === "9,010");
      if (!read.ok) expect(read.issues).toMatchObject([{ field: "price", message: expect.stringContaining("4,120万円から1億6,480万円") }]);
    }
    expect(readCounter({ price: "8,050", note: "" }, ANSWERED)).toMatchObject({ ok: false, issues: [{ field: "price" }] });
    expect(readCounter({ price: "8,380", note: "090-1234-5678です" }, ANSWERED)).toMatchObject({
      ok: false,
      issues: [{ field: "note" }],
    });
    expect(readCounter({ price: "8,380", note: " " }, ANSWERED)).toEqual({ ok: true, input: { priceYen: 83_800_000, note: null } });
  });

  it("as a message has words, and not too many", () => {
    expect(readMessage({ text: "  " })).toMatchObject({ ok: false });
    expect(readMessage({ text: "𠮷".repeat(400) })).toMatchObject({ ok: true });
    expect(readMessage({ text: "あ".repeat(401) })).toMatchObject({ ok: false });
  });

  it("to the desk has a reason", () => {
    expect(readReport({ reason: "", reportNote: "" })).toMatchObject({ ok: false, issues: [{ field: "reason" }] });
    expect(readReport({ reason: "pressure", reportNote: " " })).toEqual({ ok: true, input: { reason: "pressure", note: null } });
  });
});
