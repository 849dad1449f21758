import { pino } from "pino";
import { expect, it } from "vitest";
import type { LineKind, MailKind } from "#domain/notifications/core/types.ts";
import { queueMail, queueMessage } from "#domain/notifications/outbox/queue-message.server.ts";
import { movableClock } from "#platform/clock.ts";
import { startJobs } from "#platform/jobs.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import type { MailCarrier } from "./carrier.server.ts";
import { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere, wakeMailQueueIn } from "./mail-jobs.server.ts";
import { registerLine, registerMail } from "./registered.server.ts";

const ANSWER: MailKind<{ readonly number: string }> = {
  kind: "test-answer-of-a-command",
  isAskedByAnybody: false,
  write: ({ number }) => ({ subject: `お返事 ${number}`, paragraphs: ["お返事です。"] }),
};

const fail = (error: Error) => {
  throw error;
};

it("a mail that a command queued is handed over by the site that runs beside it, without waiting for the clock", async () => {
  const { db, url } = await testDatabase();
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const carried = Promise.withResolvers<string>();
  const carrier: MailCarrier = {
    db,
    clock,
    log: pino({ level: "silent" }),
    send: async ({ subject }) => {
      carried.resolve(subject);
      return true;
    },
    operatorName: "まちのね",
    origin: () => "https://machinone.example.jp/",
    mails: [registerMail(ANSWER)],
  };
  const site = await startJobs(url, fail);
  // Without the clock of every minute: nothing but the waking can bring the mail out.
  await registerMailJobs({ ...site, schedule: async () => undefined }, carrier);

  const command = await startJobs(url, fail, { isSender: true });
  await inTransaction(db, (tx) => queueMail(tx, ANSWER, { to: "a@example.com", at: clock.now(), facts: { number: "7" } }));
  await wakeMailQueueElsewhere(command);
  await command.stop();

  expect(await carried.promise).toContain("お返事 7");
  await site.stop();
});

it("a mail server that answers slowly holds up no message of LINE", async () => {
  const { db, url } = await testDatabase();
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const [asked, answered, pushed] = [Promise.withResolvers<void>(), Promise.withResolvers<true>(), Promise.withResolvers<string>()];
  const line: LineKind<object> = { kind: "test-line" };
  const carrier: MailCarrier = {
    ...{ db, clock, log: pino({ level: "silent" }), operatorName: "まちのね", origin: () => "https://machinone.example.jp/" },
    mails: [registerMail(ANSWER)],
    lines: [registerLine(line, async () => ({ messages: [] }))],
    send: () => {
      asked.resolve();
      return answered.promise;
    },
    sendLine: async ({ to }) => {
      pushed.resolve(to);
      return "sent";
    },
  };
  const site = await startJobs(url, fail);
  await registerMailJobs({ ...site, schedule: async () => undefined }, carrier);
  await inTransaction(db, (tx) => queueMail(tx, ANSWER, { to: "a@example.com", at: clock.now(), facts: { number: "8" } }));
  await wakeMailQueue(site);
  await asked.promise;

  await inTransaction(db, (tx) => queueMessage(tx, line, { to: "U-1", at: clock.now(), facts: {} }));
  await wakeMailQueue(site);
  expect(await pushed.promise).toBe("U-1");
  answered.resolve(true);
  await site.stop();
});

it("wakes for each message that waits a little, though another waits already", async () => {
  const keys = new Set<string | undefined>();
  const send = async (_name: string, _data: object, when?: { readonly singletonKey?: string }) => {
    keys.add(when?.singletonKey);
  };
  for (const key of ["batch-1", "batch-2"]) await wakeMailQueueIn({ send }, 16, key);
  expect(keys.size).toBe(2);
});
