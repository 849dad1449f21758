import { describe, expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import {
  ADDRESS_ASKED,
  ADDRESS_CHANGES,
  COMPANY_APPLIED,
  COMPANY_DECIDED,
  KEY_MADE,
  STAFF_INVITED,
  STAFF_REMOVED,
} from "./company-mails.ts";

const WRITER = { operatorName: "まちのね", origin: "https://site.test" };
const companyName = "見本不動産(架空)";
const textOf = (words: { readonly subject: string; readonly paragraphs: readonly unknown[] }) =>
  [words.subject, ...words.paragraphs.flat()].join("\n");

describe("mails of companies", () => {
  it.each([
    ["live", "ご利用いただけます"],
    ["rejected", "承認できませんでした"],
    ["suspended", "物件はサイトに表示されません"],
    ["closed", "終了しました"],
  ] as const)("tell of %s, with what the operator wrote and the way to the console", (state, told) => {
    const text = textOf(COMPANY_DECIDED.write({ companyName, state, note: "免許をご確認ください" }, WRITER));
    for (const part of [told, companyName, "免許をご確認ください", "https://site.test/console"]) expect(text).toContain(part);
    expect(textOf(COMPANY_DECIDED.write({ companyName, state, note: null }, WRITER))).not.toContain("運営からの連絡");
  });

  it("name the company, the role, how long the invitation is good and what to do with one that was not expected", () => {
    const facts = {
      companyName,
      invitationId: "i",
      role: "billing",
      invitedBy: "見本 太郎",
      invitationUrl: "https://site.test/x",
    } as const;
    const text = textOf(STAFF_INVITED.write(facts, WRITER));
    for (const part of [companyName, "見本 太郎さん", "経理", "7日間", "https://site.test/x", "破棄"]) expect(text).toContain(part);
  });

  it("tell an owner of a key by its first letters alone", () => {
    const text = textOf(KEY_MADE.write({ companyName, label: "基幹", prefix: "mk_abcdef", madeBy: "見本 太郎" }, WRITER));
    for (const part of ["基幹", "mk_abcdef…", "https://site.test/console/keys"]) expect(text).toContain(part);
  });
});

describeMails([
  { title: "company-applied", mail: wordsOf(COMPANY_APPLIED, { companyName, licence: "東京都知事(1)第1号" }) },
  { title: "company-decided", mail: wordsOf(COMPANY_DECIDED, { companyName, state: "live", note: null }) },
  {
    title: "inquiry-address-asked",
    mail: wordsOf(ADDRESS_ASKED, { companyName, companyId: "c", askedId: "a", confirmUrl: "https://site.test/x" }),
  },
  { title: "inquiry-address-changes", mail: wordsOf(ADDRESS_CHANGES, { companyName, newEmail: "b@example.com", changedBy: "見本 太郎" }) },
  { title: "staff-removed", mail: wordsOf(STAFF_REMOVED, { companyName }) },
  { title: "company-key-made", mail: wordsOf(KEY_MADE, { companyName, label: "基幹", prefix: "mk_abcdef", madeBy: "見本 太郎" }) },
]);
