import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { Message } from "#domain/identity/core/messages.ts";
import { createMailSender, type MailSender } from "./mail-sender.server.ts";

type Received = { readonly recipients: readonly string[]; readonly email: Email };

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

/** A mail server of this process; recipients at full.example.jp are refused. */
async function mailServer(): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(address.endsWith("@full.example.jp") ? new Error("mailbox full") : undefined),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ recipients, email: await PostalMime.parse(Buffer.concat(chunks)) });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  cleanUp.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function sender(smtpUrl: string): MailSender & { readonly logged: unknown[][] } {
  const logged: unknown[][] = [];
  const made = createMailSender({
    smtpUrl,
    from: { name: "まちのね", address: "no-reply@machinone.example.jp" },
    log: { warn: (...line: unknown[]) => void logged.push(line), error: () => undefined },
  });
  cleanUp.push(made.close);
  return { ...made, logged };
}

const mail = (more: Partial<Message> = {}): Message => ({
  medium: "EMAIL",
  to: "hanako@example.jp",
  username: "hanako",
  subject: "【まちのね】登録の確認コード",
  body: "確認コード: 012345\n\n有効期限は24時間です。\n",
  code: "012345",
  ...more,
});

describe("mail", () => {
  it("arrives with its subject, its text and who sent it", async () => {
    const { url, received } = await mailServer();

    expect(await sender(url).send(mail())).toBe(true);

    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(["hanako@example.jp"]);
    expect(received[0]?.email).toMatchObject({
      subject: "【まちのね】登録の確認コード",
      from: { name: "まちのね", address: "no-reply@machinone.example.jp" },
      to: [{ address: "hanako@example.jp" }],
    });
    expect(received[0]?.email.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(mail().body.trimEnd());
  });

  it("reaches one recipient, whatever the address says", async () => {
    const { url, received } = await mailServer();

    await sender(url).send(mail({ to: "hanako@example.jp, thief@example.jp" }));
    await sender(url).send(mail({ to: "hanako@example.jp\r\nBcc: thief@example.jp" }));

    expect(received.flatMap(({ recipients }) => recipients)).not.toContain("thief@example.jp");
    expect(received.flatMap(({ email }) => email.bcc ?? [])).toEqual([]);
  });

  it("that the server refuses counts as not sent, and the log does not tell to whom it was", async () => {
    const { url, received } = await mailServer();
    const { send, logged } = sender(url);

    expect(await send(mail({ to: "hanako@full.example.jp" }))).toBe(false);

    expect(received).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("hanako");
    expect(JSON.stringify(logged)).toContain("EENVELOPE");
  });

  it("counts as not sent when no server answers", async () => {
    const { send, logged } = sender("smtp://127.0.0.1:1");

    expect(await send(mail())).toBe(false);
    expect(JSON.stringify(logged)).toContain("ESOCKET");
  });
});
