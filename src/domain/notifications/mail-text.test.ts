import { expect, it } from "vitest";
import { mailText } from "./mail-text.ts";

const writer = { operatorName: "まちのね", origin: "https://site.test" };

it("ends with who sends a mail and where to ask, after the paragraphs", () => {
  expect(mailText({ subject: "受け付けました", paragraphs: ["はい。", "次のとおりです。"] }, writer)).toEqual({
    subject: "【まちのね】受け付けました",
    text: `はい。

次のとおりです。

--
まちのね
https://site.test/risk
このメールに返信しても届きません。お問い合わせ:
https://site.test/risk/contact
`,
  });
});

it("writes a list as lines of one paragraph, without those that are not there", () => {
  const { text } = mailText({ subject: "", paragraphs: [["番号: 1", null, false, "項目: 総戸数"]] }, writer);

  expect(text).toMatch(/^番号: 1\n項目: 総戸数\n\n--/);
});

it.each(["\r\n", "\n", "\u2028", "\0"])("keeps %j in a name from becoming another header", (mark) => {
  expect(mailText({ subject: `豊洲${mark}Bcc: a@example.jp`, paragraphs: [] }, writer).subject).toBe("【まちのね】豊洲 Bcc: a@example.jp");
});
