import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { pino } from "pino";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { queueMail, registerPreparedMail } from "#domain/notifications/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { smtpCarrier } from "#platform/mail.server.ts";
import { readDkimKey } from "#platform/mail-domain/dkim-key.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { DIGEST } from "#tools/mail/sample-mails.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const MAILS = 10_000;
const ORIGIN = "https://machinone.example.jp";

/**
 * 10,000 mails, each another one: taken from the outbox, drawn, signed (DKIM, RSA of 2048 bits) and handed to a mail server in another thread: seconds by the clock,
 * and seconds of work of this process (on a busy machine the clock tells of the others too).
 */
export const group: BenchGroup = { name: "mail", run: () => withMigratedDatabase(measure) };

async function measure(db: Db): Promise<readonly BenchFigure[]> {
  const server = new Worker(new URL("../mail/mail-sink-thread.ts", import.meta.url));
  const [smtpUrl] = (await once(server, "message")) as [string];
  const carrier = signingCarrier(smtpUrl);
  try {
    await queueAll(db);
    const [start, work] = [performance.now(), process.cpuUsage()];
    const sent = await sendDueMails({ db, clock: systemClock, log: pino({ level: "warn" }), ...carrier, mails: [DIGESTS] });
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(work);
    server.postMessage("how many?");
    const [taken] = (await once(server, "message")) as [number];
    if (sent !== MAILS || taken !== MAILS) throw new Error(`${sent} mails went out, ${taken} were taken`);
    return [
      { name: "mail.10000.s", value: seconds, unit: "s", limits: { value: 60 } },
      { name: "mail.10000.work.s", value: (user + system) / 1e6, unit: "s" },
    ];
  } finally {
    carrier.close();
    await server.terminate();
  }
}

const DIGESTS = registerPreparedMail(DIGEST, async ({ number }, { origin }) => {
  const headers = {
    "List-Unsubscribe": `<${origin}/api/mail/stop?token=${number}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { added: {}, headers, takeBack: async () => undefined };
});

function signingCarrier(smtpUrl: string) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const dkim = readDkimKey({ key, selector: "bench", domain: "machinone.example.jp" });
  const from = { name: "まちのね", address: "no-reply@machinone.example.jp" };
  const { send, close } = smtpCarrier({ smtpUrl, from, dkim, log: pino({ level: "warn" }) });
  return { send, close, operatorName: "まちのね", origin: () => ORIGIN };
}

async function queueAll(db: Db): Promise<void> {
  const at = systemClock.now();
  await inTransaction(db, async (tx) => {
    for (let number = 0; number < MAILS; number += 1) {
      const to = `reader-${number}@example.jp`;
      await queueMail(tx, DIGEST, { to, at, facts: { number }, key: `member:${number}|digest`, recipientKey: `member:${number}` });
    }
  });
}
