import { expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { LETTER_CHANGED, NOTICE_LINK, REGISTRATION_RECEIVED, YEARLY_REPORT } from "./notice-mails.ts";

const optionsUrl = "https://site.test/risk/thanks-registration?token=t";
const facts = { registrationId: "r1", building: { key: "k1", name: "豊洲レジデンス" }, optionsUrl };
const wanted = wordsOf(REGISTRATION_RECEIVED, { ...facts, wants: true });
const unwanted = wordsOf(REGISTRATION_RECEIVED, { ...facts, wants: false });
const changed = wordsOf(LETTER_CHANGED, { ...facts, before: "A", now: null });
const yearly = wordsOf(YEARLY_REPORT, { ...facts, now: "BBB" });
const link = wordsOf(NOTICE_LINK, facts);

const MAILS = [
  { title: "of a registration with notices", mail: wanted },
  { title: "of a registration without", mail: unwanted },
  { title: "of a letter that changed", mail: changed },
  { title: "of the year", mail: yearly },
  { title: "of a new link", mail: link },
];
describeMails(MAILS);

it.each(MAILS)("the mail $title carries the link to its options and names the building", ({ mail: { text } }) => {
  expect(text).toContain(optionsUrl);
  expect(text).toContain("豊洲レジデンス");
});

it.each([
  [changed, "変わる前: A\nいま: 判定保留"],
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
