import { spawn } from "node:child_process";
import { once } from "node:events";
import { queueMail } from "#domain/notifications/index.server.ts";
import { days, hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { Fault } from "#tools/chaos/fault.ts";
import { keptMails } from "#tools/chaos/kept-mails.ts";
import type { Round } from "#tools/chaos/round.ts";
import { type MailSink, openMailSink, PHASES } from "#tools/mail/mail-sink.ts";
import { CODE, DIGEST } from "#tools/mail/sample-mails.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";

const DIGESTS = 60;
const CODES = 15;
/** The connection is cut at one of so many steps, whichever it is. */
const CUT_EVERY = 40;
const START = new Date("2026-11-24T03:00:00Z");

/** The process that carries mails is killed in the midst of a batch, while their server hangs up at any step; another one goes on. */
export const mail: Fault = {
  name: "mail",
  title: "kill -9 of the carrier of mails, whose server hangs up at random",
  mayAlso: [],
  play: (_sample, rounds, onRound) =>
    withMigratedDatabase(async (db, url) => {
      const taken = new Map<string, number>();
      let steps = 0;
      const sink = await openMailSink({
        // Steps and phases go round with different lengths, so that every phase is cut in some round.
        isCut: (phase) => {
          steps += 1;
          return steps % CUT_EVERY === 0 || (steps % (CUT_EVERY - 3) === 0 && phase === PHASES[steps % PHASES.length]);
        },
        onMail: (messageId) => void taken.set(messageId, (taken.get(messageId) ?? 0) + 1),
      });
      try {
        for (let i = 0; i < rounds; i += 1) onRound(await playRound({ db, url, sink, taken }, i));
      } finally {
        sink.close();
      }
    }),
};

type Stage = { readonly db: Db; readonly url: string; readonly sink: MailSink; readonly taken: Map<string, number> };

async function playRound(stage: Stage, index: number): Promise<Round> {
  const { db, taken } = stage;
  const at = new Date(START.getTime() + index * days(10));
  await queueAll(db, at);
  const before = sum(taken);
  const enough = before + 5 + ((index * 7) % 40);
  const { hasEnded, kill } = carrier(stage, at);
  while (sum(taken) < enough && !(await Promise.race([hasEnded.then(() => true), pause(2).then(() => false)])));
  kill();
  await hasEnded;
  const beforeNext = Date.now();
  const code = await carrier(stage, new Date(at.getTime() + hours(1))).hasEnded;
  const { acknowledged, lost, complaints } = await keptMails(db, at, taken);
  return {
    ...{ visits: [], megabytes: null, isAlive: code === 0, acknowledged, lost, complaints },
    healthyAfterSeconds: (Date.now() - beforeNext) / 1000,
  };
}

async function queueAll(db: Db, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (let number = 0; number < DIGESTS; number += 1)
      await queueMail(tx, DIGEST, { to: `d${number}@example.jp`, at, facts: { number }, recipientKey: `member:${number % 20}` });
    for (let number = 0; number < CODES; number += 1) await queueMail(tx, CODE, { to: `c${number}@example.jp`, at, facts: { number } });
  });
}

function carrier({ url, sink }: Stage, at: Date) {
  const child = spawn(process.execPath, ["tools/chaos/mail-worker.ts", url, sink.url, at.toISOString()], { stdio: "inherit" });
  const hasEnded = once(child, "exit").then(([code]) => code as number | null);
  return { hasEnded, kill: () => void child.kill("SIGKILL") };
}

function sum(taken: ReadonlyMap<string, number>): number {
  return [...taken.values()].reduce((all, times) => all + times, 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
