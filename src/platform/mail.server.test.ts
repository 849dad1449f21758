import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { mailServer } from "#test/support/mail-server.ts";
import { type Mail, type SmtpSettings, smtpCarrier } from "./mail.server.ts";

const { url, received } = await mailServer();
const warned: object[] = [];
beforeEach(() => {
  received.length = 0;
  warned.length = 0;
});

/** Hands one mail over by a carrier of its own. */
async function send(mail: Partial<Mail> = {}, settings: Partial<SmtpSettings> = {}): Promise<boolean | "refused" | "unclear"> {
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

it("an office writes under its own name from our address, whatever its name has in it", async () => {
  await send({ from: { name: '青葉 "ホーム", <a@b>\r\nBcc: thief@example.jp' } });

  expect(received.map(({ recipients, email }) => [recipients, email.from?.address, email.bcc ?? []])).toEqual([
    [["hanako@example.jp"], "no-reply@machinone.example.jp", []],
  ]);
  expect(received[0]?.email.from?.name).toContain("青葉");
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

describe("a server that hangs up", () => {
  /** Says each line in turn, one to each it hears, and hangs up after the last. */
  async function hangingUp(...lines: readonly string[]): Promise<string> {
    const server = createServer((socket) => {
      const left = [...lines];
      const say = () => {
        const line = left.shift();
        if (line === undefined) return socket.destroy();
        return socket.write(`${line}\r\n`);
      };
      let isData = false;
      say();
      socket.on("error", () => undefined);
      socket.on("data", (chunk) => {
        const text = chunk.toString();
        if (isData && !text.endsWith("\r\n.\r\n")) return;
        isData = text.startsWith("DATA");
        say();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const UNTIL_DATA = ["220 test ESMTP", "250 test", "250 sender", "250 recipient", "354 go on"];

  it.each<[string, readonly string[], boolean | "unclear"]>([
    ["before the greeting", [], false],
    ["after the sender", UNTIL_DATA.slice(0, 3), false],
    ["before it wants the mail", UNTIL_DATA.slice(0, 4), false],
    ["with the whole mail in its hands", UNTIL_DATA, "unclear"],
    ["once it said that it cannot take the mail", [...UNTIL_DATA, "451 later"], false],
    ["once it took the mail", [...UNTIL_DATA, "250 taken"], true],
  ])("%s", async (_, lines, answer) => {
    expect(await send({}, { smtpUrl: await hangingUp(...lines) })).toBe(answer);
  });
});
