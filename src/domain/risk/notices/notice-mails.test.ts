import { expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { LETTER_CHANGED, NOTICE_LINK, REGISTRATION_RECEIVED, YEARLY_REPORT } from "./notice-mails.ts";

const optionsUrl = "https://site.test/risk/thanks-registration?token=t";
const subject = { kind: "building", key: "k1", name: "豊洲レジデンス" } as const;
const facts = { registrationId: "r1", subject, optionsUrl };
const place = { kind: "place", key: "point-7c93k2q5m", name: "江東区豊洲五丁目付近" } as const;
const ofPlace = { ...facts, subject: place };
const wanted = wordsOf(REGISTRATION_RECEIVED, { ...facts, wants: true });
const unwanted = wordsOf(REGISTRATION_RECEIVED, { ...facts, wants: false });
const changed = wordsOf(LETTER_CHANGED, { ...facts, before: "A", now: "BB-AA" });
const changedBefore = wordsOf(LETTER_CHANGED, { ...facts, before: null, now: "B-B" });
const yearly = wordsOf(YEARLY_REPORT, { ...facts, now: "BBB" });
const link = wordsOf(NOTICE_LINK, facts);

const PLACE_MAILS = [
  { title: "of a registration of a place", mail: wordsOf(REGISTRATION_RECEIVED, { ...ofPlace, wants: true }) },
  { title: "of a place whose letter changed", mail: wordsOf(LETTER_CHANGED, { ...ofPlace, before: "C-AA", now: "B-A" }) },
  { title: "of the year of a place", mail: wordsOf(YEARLY_REPORT, { ...ofPlace, now: "B" }) },
];

const MAILS = [
  { title: "of a registration with notices", mail: wanted },
  { title: "of a registration without", mail: unwanted },
  { title: "of a letter that changed", mail: changed },
  { title: "of the year", mail: yearly },
  { title: "of a new link", mail: link },
];
describeMails([...MAILS, ...PLACE_MAILS]);

it.each(MAILS)("the mail $title carries the link to its options and names the building", ({ mail: { text } }) => {
  expect(text).toContain(optionsUrl);
  expect(text).toContain("豊洲レジデンス");
});

it.each([
  [changed, "変わる前: A\nいま: 判定保留（ありえる記号 BB〜AA）"],
  [changedBefore, "変わる前: 判定保留\nいま: 判定保留（ありえる記号 B）"],
  [changed, "この評価は安全を保証するものではありません"],
  [yearly, "記号: BBB"],
])("a notice says what there is to know: %#", ({ text }, words) => {
  expect(text).toContain(words);
});

it.each([changed, yearly])("a notice, which comes without being asked each time, says how to stop it", ({ text }) => {
  expect(text).toContain("変更と停止(ログインはいりません)");
});

it.each([wanted, unwanted])("nothing begins for somebody who did not register", ({ text }) => {
  expect(text).toContain("「保存する」を押さないかぎり、お知らせは届きません");
});

it.each(PLACE_MAILS)("the mail $title names the place, leads to its report and says what is left out", ({ mail: { text } }) => {
  for (const words of ["場所: 江東区豊洲五丁目付近", "/risk/point-7c93k2q5m/summary", "入力された築年や階数などは"])
    expect(text).toContain(words);
  expect(text).not.toContain("マンション");
});

it.each([wanted, unwanted, changed, yearly])("of a building nothing is left out", ({ text }) => {
  expect(text).not.toContain("場所の診断");
});
