import { expect, it } from "vitest";
import type { Message } from "#domain/identity/core/messages.ts";
import { framedMessages } from "./framed-messages.server.ts";
import { codeMessage, linkMessage } from "./message-texts.ts";

const letterhead = { name: "運営", homeUrl: "https://site.test/", contactUrl: "https://site.test/risk/contact", licence: "第1号" };
const about = { operatorName: "まちのね", attributeName: "email", to: "hanako@example.jp", username: "hanako" } as const;

async function sent(message: Message): Promise<Message> {
  const all: Message[] = [];
  await framedMessages(async (each) => all.push(each) > 0, letterhead)(message);
  return all[0] as Message;
}

it("a code goes out in the frame of all mails, under the name of the pool, in a line of its own", async () => {
  const message = await sent(codeMessage({ ...about, kind: "sign-up", code: "012345" }));

  expect(message).toMatchObject({ subject: "【まちのね】登録の確認コード", code: "012345" });
  expect(message.body).toContain("確認コード:\n\n012345\n\n");
  expect(message.body).toContain("--\nまちのね\n第1号\nhttps://site.test/\n");
  expect(message.html).toMatch(/<h1[^>]*>登録の確認コード<\/h1>/);
  expect(message.html).toMatch(/<p class="m-box m-words"[^>]*>012345<\/p>/);
  expect(message.html?.match(/まちのね<\/p>/g) ?? []).toEqual([]);
});

it("a link can be followed", async () => {
  const { html, body } = await sent(linkMessage({ ...about, link: "https://id.test/confirm?code=1&name=a" }));

  expect(html).toContain('href="https://id.test/confirm?code=1&amp;name=a"');
  expect(body.split("\n")).toContain("https://id.test/confirm?code=1&name=a");
});

it("an SMS stays as it is", async () => {
  const message = codeMessage({ ...about, attributeName: "phone_number", to: "+819012345678", kind: "mfa", code: "012345" });

  expect(await sent(message)).toEqual(message);
});
