import { pino } from "pino";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { outboxCounts, registerMail } from "#domain/notifications/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/db.server.ts";
import { smtpCarrier } from "#platform/mail.server.ts";
import { CODE, DIGEST } from "#tools/mail/sample-mails.ts";

/** A carrier of mails in a process of its own, that a round of chaos kills. It goes on, with its clock half an hour ahead each time, until nothing waits. */
const [databaseUrl = "", smtpUrl = "", from = ""] = process.argv.slice(2);
const { db, close } = openDatabase(databaseUrl);
const log = pino({ level: "silent" });
const clock = movableClock(new Date(from));
const carrier = smtpCarrier({ smtpUrl, from: { name: "まちのね", address: "no-reply@machinone.example.jp" }, log });
const mails = [registerMail(DIGEST), registerMail(CODE)];
for (;;) {
  await sendDueMails({ db, clock, log, send: carrier.send, operatorName: "まちのね", origin: () => "https://machinone.example.jp", mails });
  if ((await outboxCounts(db, clock.now())).queued === 0) break;
  clock.advance(minutes(31));
}
carrier.close();
await close();
