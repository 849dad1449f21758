import { describe, expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { LETTER_ANSWERED, LETTER_RECEIVED } from "./letter-mails.ts";

const subject = { kind: "building", key: "k1", name: "豊洲レジデンス" } as const;
const received = wordsOf(LETTER_RECEIVED, { letter: "question", number: "Q1", dueOn: "2026-11-30", subject });
const aboutNone = wordsOf(LETTER_RECEIVED, { letter: "question", number: "Q2", dueOn: "2026-11-30", subject: null });
const answered = wordsOf(LETTER_ANSWERED, { letter: "visit", number: "Q3", answer: "11月28日の午後にご案内できます。", subject });

describeMails([
  { title: "of a receipt", mail: received },
  { title: "of a receipt about no building", mail: aboutNone },
  { title: "of an answer", mail: answered },
]);

describe("the mail of a letter", () => {
  it.each([
    [received.subject, "ご質問を受け付けました(受付番号 Q1)"],
    [received.text, "受付番号: Q1\nマンション: 豊洲レジデンス\nお返事の予定: 2026年11月30日まで"],
    [received.text, "お送りいただいた内容は、このメールには載せていません。"],
    [aboutNone.text, "受付番号: Q2\nお返事の予定"],
    [answered.subject, "見学のご相談へのお返事(受付番号 Q3)"],
    [answered.text, "11月28日の午後にご案内できます。"],
  ])("%#", (text, words) => {
    expect(text).toContain(words);
  });
});
