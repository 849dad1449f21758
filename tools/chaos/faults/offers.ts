import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { offerHouse } from "#test/support/offers.ts";
import type { Fault } from "#tools/chaos/fault.ts";
import { type Answered, endComplaints, lostAnswers, offerComplaints } from "#tools/chaos/kept-offers.ts";
import type { Round } from "#tools/chaos/round.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";

const HOMES = 8;
const BUYERS = 4;
const START = new Date("2026-11-21T03:00:00Z");
const HALF = 2;

/** Members answer offers in one process, their clocks and notices run in another; both are killed, and others go on, over weeks. */
export const offers: Fault = {
  name: "offers",
  title: "kill -9 of server and worker in the midst of negotiations, then a jump of a week",
  mayAlso: [],
  play: (_sample, rounds, onRound) =>
    withMigratedDatabase(async (db, url) => {
      const { home, offer } = await offerHouse(db, movableClock(START));
      for (let i = 0; i < rounds; i += 1) {
        await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_contact, offer_notice, owned_property, inbox_note, outbox cascade`.execute(
          db,
        );
        for (let at = 0; at < HOMES; at += 1) await home(`owner-${at}`);
        for (let at = 0; at < HOMES; at += 1) await wantsMail(db, `owner-${at}`);
        for (let at = 0; at < BUYERS; at += 1) await offer(`buyer-${at}`);
        onRound(await playRound(db, url, i));
      }
    }),
};

async function wantsMail(db: Db, sub: string): Promise<void> {
  await sql`insert into notification_setting (recipient, digest_hour, quiet_from, quiet_to, cap_per_day, mail_address, mail_state, version, updated_at)
    values (${`member:${sub}`}, 18, 1260, 480, 1, ${`${sub}@example.com`}, 'ok', 1, now()) on conflict do nothing`.execute(db);
  await sql`insert into notification_choice values (${`member:${sub}`}, 'offer', 'mail', true, now(), 'member') on conflict do nothing`.execute(
    db,
  );
}

async function playRound(db: Db, url: string, index: number): Promise<Round> {
  // A reminder is due when they begin to talk.
  const at = new Date(START.getTime() + days(5));
  const answered: Answered[] = [];
  const enough = 3 + ((index * 5) % 30);
  for (let half = 1; half <= HALF; half += 1) {
    const [talker, keeper] = [run(url, "talk", at), run(url, "keep", at)];
    talker.onLine((line) => answered.push(JSON.parse(line)));
    while (answered.length < enough * half && !(await Promise.race([talker.hasEnded.then(() => true), sleep(2, false)])));
    // The one and the other goes first.
    const both = half % 2 === 0 ? [talker, keeper] : [keeper, talker];
    for (const one of both) one.kill();
    await Promise.all(both.map((one) => one.hasEnded));
  }
  const complaints = await offerComplaints(db);
  const before = Date.now();
  const code = await run(url, "finish", at).hasEnded;
  return {
    ...{ visits: [], megabytes: null, isAlive: code === 0, acknowledged: answered.length, lost: await lostAnswers(db, answered) },
    healthyAfterSeconds: (Date.now() - before) / 1000,
    complaints: [...complaints, ...(await offerComplaints(db)), ...(await endComplaints(db))],
  };
}

function run(url: string, role: "talk" | "keep" | "finish", at: Date) {
  const child = spawn(process.execPath, ["tools/chaos/negotiator.ts", url, role, at.toISOString()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const hasEnded = once(child, "close").then(([code]) => code as number | null);
  let rest = "";
  return {
    hasEnded,
    kill: () => void child.kill("SIGKILL"),
    onLine: (take: (line: string) => void) =>
      child.stdout.on("data", (piece) => {
        const lines = `${rest}${piece}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) take(line);
      }),
  };
}
