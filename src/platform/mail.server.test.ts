import { beforeEach, expect, it } from "vitest";
import { mailServer } from "#test/support/mail-server.ts";
import { type Mail, type SmtpSettings, smtpCarrier } from "./mail.server.ts";

const { url, received } = await mailServer();
const warned: object[] = [];
beforeEach(() => {
  received.length = 0;
  warned.length = 0;
});

/** Hands one mail over by a carrier of its own. */
async function send(mail: Partial<Mail> = {}, settings: Partial<SmtpSettings> = {}): Promise<boolean | "refused"> {
  const log = { warn: (about: object) => void warned.push(about), error: () => undefined };
  const from = { name: "まちのね, 運営", address: "no-reply@machinone.example.jp" };
  const carrier = smtpCarrier({ smtpUrl: url, from, log: log as SmtpSettings["log"], ...settings });
  try {
    return await carrier.send({ to: "hanako@example.jp", subject: "件名", text: "本文です。\n", ...mail });
  } finally {
    carrier.close();
  }
}

it("a mail arrives as it was written, from whom it says it is", async () => {
  expect(await send({ text: "一行目\n.点で始まる行\nhttps://example.jp/?a=b&c=d\n" })).toBe(true);

  expect(received).toMatchObject([
    {
      recipients: ["hanako@example.jp"],
      email: {
        from: { name: "まちのね, 運営", address: "no-reply@machinone.example.jp" },
        subject: "件名",
        text: "一行目\n.点で始まる行\nhttps://example.jp/?a=b&c=d\n",
      },
    },
  ]);
  expect(warned).toEqual([]);
});

it("a message id is made where none is given", async () => {
  await send();
  await send();

  const ids = received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => /^<.+@.+>$/.test(id ?? ""))).toBe(true);
});

it("an address with a comma adds nobody", async () => {
  await send({ to: "hanako@example.jp,thief@example.jp" });
  await send({ to: "hanako@example.jp,thief@example.jp" }, { bounceTo: "bounce@machinone.example.jp" });

  expect(received.flatMap(({ recipients }) => recipients)).not.toContain("thief@example.jp");
});

it.each([
  ["the subject", { subject: "件名\r\nBcc: thief@example.jp" }],
  ["a header", { headers: { "X-Kind": "a\r\nBcc: thief@example.jp" } }],
])("a line break in %s adds nobody", async (_, mail) => {
  await send(mail);

  expect(received.map(({ recipients }) => recipients)).toEqual([["hanako@example.jp"]]);
  expect(received[0]?.email.bcc ?? []).toEqual([]);
});

it("what is refused is told by its codes alone: the words of the server repeat the address", async () => {
  expect(await send({ to: "hanako@full.example.jp" })).toBe("refused");

  expect(warned).toEqual([{ cause: "mail: EENVELOPE 550", reason: "EENVELOPE 550" }]);
});

it("a server that is not there is no error, but no hand-over", async () => {
  expect(await send({}, { smtpUrl: "smtp://127.0.0.1:1" })).toBe(false);
  expect(warned).toEqual([{ cause: "mail: ESOCKET", reason: "ESOCKET" }]);
});
