import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { pino } from "pino";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { lineCarrier, lineContents, queueMessage, registerLine } from "#domain/notifications/index.server.ts";
import type { MessageHome } from "#kernel/message.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { lineApi } from "#platform/line/line-api.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const PUSHES = 2000;
const HOMES = 5;
const KIND = { kind: "bench-line" };

/** 2,000 messages of five homes each: taken from the outbox, drawn, counted in the month's budget and pushed by the SDK to LINE of this machine in another thread. */
export const group: BenchGroup = { name: "line", run: () => withMigratedDatabase(measure) };

async function measure(db: Db): Promise<readonly BenchFigure[]> {
  const line = new Worker(new URL("../line/stand-in-thread.ts", import.meta.url));
  const [channel] = (await once(line, "message")) as [LineChannel];
  try {
    await queueAll(db);
    const log = pino({ level: "warn" });
    const carrying = { monthlyLimit: channel.monthlyLimit, api: lineApi(channel) };
    const sendLine = lineCarrier({ db, clock: systemClock, log, channelOf: async () => carrying });
    const writer = { operatorName: "まちのね", operatorAddress: "", licenceNumber: "", origin: () => "https://machinone.example.jp" };
    const lines = [
      registerLine<{ number: number }>(KIND, async ({ number }) => ({ messages: lineContents("今日のおすすめ", homes(number)) })),
    ];
    const start = performance.now();
    const sent = await sendDueMails({ db, clock: systemClock, log, ...writer, send: async () => false, sendLine, mails: [], lines });
    const seconds = (performance.now() - start) / 1000;
    line.postMessage("how many?");
    const [taken] = (await once(line, "message")) as [number];
    if (sent !== PUSHES || taken !== PUSHES) throw new Error(`${sent} messages went out, ${taken} were taken`);
    return [{ name: "line.push.per_s", value: PUSHES / seconds, unit: "/s", limits: { least: 200 } }];
  } finally {
    await line.terminate();
  }
}

function homes(number: number) {
  const home: MessageHome = {
    ...{ title: `見本コート ${number}`, url: "https://machinone.example.jp/recc/loading?to=property", priceText: "4,980万円" },
    ...{
      facts: ["江東区豊洲4丁目", "65.2㎡ / 3LDK"],
      reasons: ["駅から7分", "推定より3%安い"],
      marks: ["サンプル"],
      pictureUrl: null,
      actions: [],
    },
  };
  return Array.from({ length: HOMES }, () => ({ kind: "home" as const, home }));
}

async function queueAll(db: Db): Promise<void> {
  const at = systemClock.now();
  await inTransaction(db, async (tx) => {
    for (let number = 0; number < PUSHES; number += 1) {
      const to = `U${number.toString(16).padStart(32, "0")}`;
      await queueMessage<{ number: number }>(tx, KIND, {
        to,
        at,
        facts: { number },
        key: `bench-${number}`,
        recipientKey: `member:${number}`,
      });
    }
  });
}
