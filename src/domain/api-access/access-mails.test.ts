import { describe, expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { API_KEY_MADE, CONTRACT_CHANGED } from "./access-mails.ts";

const facts = { companyName: "見本不動産(架空)", label: "基幹システム", prefix: "mk_live_7QmXbC", madeBy: "見本 花子" };

describe("the mail of a key", () => {
  it("says whose key, who made it, how it begins and where to take it back", () => {
    const { text } = wordsOf(API_KEY_MADE, facts);
    for (const part of ["見本不動産(架空)", "見本 花子さん", "基幹システム", "mk_live_7QmXbC…", "https://site.test/console/api"])
      expect(text).toContain(part);
  });
});

const changes = [
  ["opened", { is: "opened", plan: "standard" }, ["スタンダード（月額30,000円・税別）の契約が、きょうから始まりました"]],
  [
    "out of a trial",
    { is: "converted", plan: "standard" },
    ["スタンダード（月額30,000円・税別）の契約が、きょうから始まりました", "トライアルのキーは、そのまま"],
  ],
  [
    "changing",
    { is: "plan", plan: "business", from: "2026-12-31T15:00:00Z" },
    ["2027年1月1日から、ビジネス（月額150,000円・税別）に変わります"],
  ],
  ["ending", { is: "ends", endsAt: "2026-12-31T15:00:00Z" }, ["2026年12月31日で終わる手続きをしました", "その日まで"]],
  ["of a closed company", { is: "closed" }, ["業者アカウントの終了にあわせて、きょうで終わりました", "今月分の料金まで"]],
  ["kept", { is: "kept", plan: "standard" }, ["予定していた変更を取りやめました"]],
  ["of another limit", { is: "limit", mostCalls: 60_000 }, ["1か月の回数の上限を、60,000回にしました"]],
] as const;
const mailOf = (change: (typeof changes)[number][1]) => wordsOf(CONTRACT_CHANGED, { companyName: "見本不動産(架空)", change });

describe("the mail of a contract", () => {
  it.each(changes)("%s says what is paid for from when, and where to look", (_, change, parts) => {
    const { text } = mailOf(change);
    for (const part of [...parts, "見本不動産(架空)", "https://site.test/console/api", "https://site.test/biz/contact"])
      expect(text).toContain(part);
  });
});

describeMails([
  { title: "of a key", mail: wordsOf(API_KEY_MADE, facts) },
  ...changes.map(([title, change]) => ({ title: `of a contract ${title}`, mail: mailOf(change) })),
]);
