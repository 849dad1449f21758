import { describe, expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { CORRECTION_DECIDED, CORRECTION_RECEIVED } from "./correction-letter.ts";

const subject = { kind: "building", key: "k1", name: "豊洲レジデンス" } as const;
const facts = { number: "C1", field: "総戸数", subject };
const town = { kind: "place", key: "point-7c93k2q5m", name: "江東区豊洲五丁目付近" } as const;
const ofPlace = wordsOf(CORRECTION_RECEIVED, { number: "C2", field: "洪水のデータ", subject: town, dueOn: "2026-11-30", files: 0 });
const received = wordsOf(CORRECTION_RECEIVED, { ...facts, dueOn: "2026-11-30", files: 2 });
const withoutFiles = wordsOf(CORRECTION_RECEIVED, { ...facts, dueOn: "2026-11-30", files: 0 });
const accepted = wordsOf(CORRECTION_DECIDED, { ...facts, isAccepted: true, reason: "120戸に訂正しました" });
const rejected = wordsOf(CORRECTION_DECIDED, { ...facts, isAccepted: false, reason: "資料を確認できませんでした" });

describeMails([
  { title: "of a receipt", mail: received },
  { title: "of a receipt without files", mail: withoutFiles },
  { title: "of a receipt about a place", mail: ofPlace },
  { title: "of an accepted correction", mail: accepted },
  { title: "of a rejected correction", mail: rejected },
]);

describe("the mail of a correction", () => {
  it.each([
    [received, "マンション: 豊洲レジデンス\n項目: 総戸数\n添付の資料: 2件\nお返事の予定: 2026年11月30日まで"],
    [received, "https://site.test/risk/k1/contact?topic=correction"],
    [ofPlace, "場所: 江東区豊洲五丁目付近\n項目: 洪水のデータ"],
    [ofPlace, "https://site.test/risk/point-7c93k2q5m/contact?topic=correction"],
    [accepted, "訂正の内容:\n120戸に訂正しました"],
    [rejected, "理由:\n資料を確認できませんでした"],
    [rejected, "https://site.test/risk/k1/summary"],
  ])("%#", ({ text }, words) => {
    expect(text).toContain(words);
  });

  it("names files only where some came", () => {
    expect(withoutFiles.text).not.toContain("添付");
  });
});
