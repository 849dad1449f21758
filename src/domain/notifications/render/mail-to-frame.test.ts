import { expect, it } from "vitest";
import type { MailWords } from "#domain/notifications/core/types.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { mailToFrame } from "./mail-to-frame.ts";

const writer = { operatorName: "まちのね", origin: "https://site.test" };

function framed(words: MailWords, by: object = {}) {
  const { mail, sender } = mailToFrame(words, { ...writer, ...by });
  return frameMail(mail, sender);
}

it("ends with who sends a mail and where to ask, after the paragraphs", async () => {
  expect(await framed({ subject: "受け付けました", paragraphs: ["はい。", "次のとおりです。"] })).toMatchObject({
    subject: "【まちのね】受け付けました",
    text: `はい。

次のとおりです。

--
まちのね
https://site.test/
このメールに返信しても届きません。お問い合わせ:
https://site.test/risk/contact
`,
  });
});

it("writes a list as lines of one paragraph, without those that are not there", async () => {
  const { text } = await framed({ subject: "", paragraphs: [["番号: 1", null, false, "項目: 総戸数"]] });

  expect(text).toMatch(/^番号: 1\n項目: 総戸数\n\n--/);
});

it.each(["\r\n", "\n", "\u2028", "\0"])("keeps %j in a name from becoming another header", async (mark) => {
  expect((await framed({ subject: `豊洲${mark}Bcc: a@example.jp`, paragraphs: [] })).subject).toBe("【まちのね】豊洲 Bcc: a@example.jp");
});

it("says where the operator is and its licence, or is from the office that writes", async () => {
  const law = { operatorAddress: "東京都江東区東雲1-1", licenceNumber: "東京都知事（1）第1号" };
  const words = { subject: "お知らせ", paragraphs: ["はい。"] };
  const office = { name: "みなと住販", homeUrl: "https://minato.example/", contactUrl: "https://minato.example/ask", licence: "第2号" };

  expect((await framed(words, law)).text).toContain("まちのね\n東京都江東区東雲1-1\n東京都知事（1）第1号\n");
  const ofOffice = await framed({ ...words, sender: office }, law);
  expect(ofOffice.subject).toBe("お知らせ");
  expect(ofOffice.text).toContain("みなと住販\n第2号\nhttps://minato.example/\n");
  expect(ofOffice.text + ofOffice.html).not.toContain("まちのね");
});

it("leads a business to where businesses ask", async () => {
  const { text } = await framed({ subject: "お知らせ", paragraphs: ["はい。"], contactPath: "/biz/contact" });

  expect(text).toContain("https://site.test/biz/contact\n");
  expect(text).not.toContain("/risk/contact");
});
