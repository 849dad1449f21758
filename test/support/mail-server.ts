import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

export type ReceivedMail = {
  readonly recipients: readonly string[];
  readonly envelopeFrom: string;
  readonly email: Email;
  /** As it came over the wire. */
  readonly raw: Buffer;
};

/** A mail server of this process, gone when the calling test file is done; recipients at full.example.jp are refused. */
export async function mailServer(): Promise<{ readonly url: string; readonly received: ReceivedMail[] }> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(address.endsWith("@full.example.jp") ? new Error("mailbox full") : undefined),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        recipients: rcptTo.map(({ address }) => address),
        envelopeFrom: mailFrom ? mailFrom.address : "",
        email: await PostalMime.parse(raw),
        raw,
      });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}
