import { expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { BUILDING_REMOVED, OWNER_JOINED, OWNER_REGISTERED, WAITING_JOINED } from "./connection-mails.ts";

const building = { key: "k1", name: "豊洲レジデンス" };
const MAILS = [OWNER_REGISTERED, WAITING_JOINED, OWNER_JOINED].map((kind) => ({ title: kind.kind, mail: wordsOf(kind, { building }) }));

describeMails(MAILS);

it.each(MAILS)("$title names the building and leads to the page where it can be taken back", ({ mail: { subject, text } }) => {
  expect(subject).toContain("豊洲レジデンス");
  expect(text).toContain("マンション: 豊洲レジデンス");
  expect(text).toContain("https://site.test/risk/k1/connectOwner");
});

it("tells who waited for news of a sample that the building has gone, and leads nowhere into it", () => {
  const { subject, text } = wordsOf(BUILDING_REMOVED, { building });

  expect(subject).toContain("豊洲レジデンスの登録を削除しました");
  expect(text).toContain("https://site.test/risk");
  expect(text).not.toContain("/risk/k1");
});

it("keeps a name with a line break from becoming another header", () => {
  const trick = { key: "k1", name: "豊洲\r\nBcc: thief@example.jp" };

  expect(wordsOf(OWNER_REGISTERED, { building: trick }).subject).toBe("【まちのね】豊洲 Bcc: thief@example.jpにオーナーの登録がありました");
});
