import { describe, expect, it } from "vitest";
import type { RiskMail } from "./mail-kinds.ts";
import { isNotice, mailText, registrationOf } from "./mail-texts.ts";

const building = { key: "k1", name: "豊洲レジデンス" };
const optionsUrl = "https://site.test/risk/thanks-registration?token=t";
const writer = { operatorName: "まちのね", origin: "https://site.test", optionsUrl };
const registration = { registrationId: "r1", building };

const MAILS: readonly RiskMail[] = [
  { kind: "letter-received", letter: "question", number: "Q1", dueOn: "2026-11-30", building },
  { kind: "letter-received", letter: "listing", number: "Q2", dueOn: "2026-11-30", building: null },
  { kind: "letter-answered", letter: "visit", number: "Q3", answer: "11月28日の午後にご案内できます。", building },
  { kind: "correction-received", number: "C1", dueOn: "2026-11-30", field: "総戸数", files: 2, building },
  { kind: "correction-decided", number: "C1", field: "総戸数", isAccepted: true, reason: "120戸に訂正しました", building },
  { kind: "correction-decided", number: "C1", field: "総戸数", isAccepted: false, reason: "資料を確認できませんでした", building },
  { kind: "registration-received", wants: true, ...registration },
  { kind: "registration-received", wants: false, ...registration },
  { kind: "letter-changed", before: "A", now: null, ...registration },
  { kind: "yearly-report", now: "BBB", ...registration },
  { kind: "notice-link", ...registration },
  { kind: "owner-registered", building },
  { kind: "waiting-joined", building },
  { kind: "owner-joined", building },
];

describe.each(MAILS)("the mail $kind", (mail) => {
  const { subject, text } = mailText(mail, writer);

  it("says who sends it and where to ask, in plain words", () => {
    expect(subject).toMatch(/^【まちのね】[^\n]+$/);
    expect(text).toContain("まちのね\nhttps://site.test/risk\n");
    expect(text).toContain("https://site.test/risk/contact");
    expect(text).not.toMatch(/[!！]|undefined|null|false|<|\n\n\n/);
    expect(text.endsWith("\n")).toBe(true);
  });

  it("names the building, or the number of the letter", () => {
    expect(text).toContain("building" in mail && mail.building ? "豊洲レジデンス" : "受付番号: Q2");
  });
});

describe("what a mail has to say", () => {
  const text = (mail: RiskMail) => mailText(mail, writer).text;

  it.each([
    [MAILS[0], "お返事の予定: 2026年11月30日まで"],
    [MAILS[2], "11月28日の午後にご案内できます。"],
    [MAILS[3], "添付の資料: 2件"],
    [MAILS[4], "訂正の内容:\n120戸に訂正しました"],
    [MAILS[5], "理由:\n資料を確認できませんでした"],
    [MAILS[8], "変わる前: A\nいま: 判定保留"],
    [MAILS[8], "この評価は安全を保証するものではありません"],
    [MAILS[9], "記号: BBB"],
    [MAILS[11], "https://site.test/risk/k1/connectOwner"],
  ] as const)("%#: %s", (mail, words) => {
    expect(mail && text(mail)).toContain(words);
  });

  it.each(MAILS.filter((mail) => registrationOf(mail) !== null))("$kind carries the link to its options", (mail) => {
    expect(text(mail)).toContain(optionsUrl);
  });

  it("tells how to stop what comes without being asked each time", () => {
    const notices = MAILS.filter(isNotice);

    expect(notices.map(({ kind }) => kind)).toEqual(["letter-changed", "yearly-report"]);
    for (const notice of notices) expect(text(notice)).toContain("変更と停止(ログインはいりません)");
  });

  it("does not say that anything begins or is asked of somebody who did not register", () => {
    const mail = MAILS[6];
    expect(mail && text(mail)).toContain("「保存する」を押さないかぎり、お知らせは届きません");
  });

  it("keeps a name with a line break from becoming another header", () => {
    const trick = { key: "k1", name: "豊洲\r\nBcc: thief@example.jp" };

    expect(mailText({ kind: "owner-registered", building: trick }, writer).subject).toBe(
      "【まちのね】豊洲 Bcc: thief@example.jpにオーナーの登録がありました",
    );
  });
});
