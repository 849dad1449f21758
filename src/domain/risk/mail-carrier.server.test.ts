import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailCarrier, sendDueMails, waitAfter } from "#domain/risk/mail-carrier.server.ts";
import type { RiskMail } from "#domain/risk/mail-kinds.ts";
import { queueMail, takeMail, undeliveredMails } from "#domain/risk/mail-queue-store.server.ts";
import { forgetOldLetters } from "#domain/risk/mail-upkeep.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "../../../test/support/database.ts";
import { temporaryStorage } from "../../../test/support/temporary-storage.ts";

const building = { key: "k1", name: "豊洲レジデンス" };
const mail: RiskMail = { kind: "letter-received", letter: "question", number: "Q1", dueOn: "2026-11-30", building };
const storage = temporaryStorage();

let db: Db;
let clock: MovableClock;

beforeAll(async () => {
  db = (await testDatabase()).db;
});

beforeEach(async () => {
  clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  // Far enough ahead that nothing of an earlier test is left.
  await forgetOldLetters({ db, clock: movableClock(new Date("2036-01-01T00:00:00Z")), storage });
});

/** A carrier whose mail server answers as told, one answer a mail, and then well. */
function aCarrier(...answers: (boolean | "throws")[]) {
  const carried: Mail[] = [];
  const logged: string[] = [];
  const carrier: MailCarrier = {
    db,
    clock,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: pino({ level: "warn" }, { write: (line: string) => void logged.push(line) }),
    send: async (given) => {
      carried.push(given);
      const answer = answers.shift() ?? true;
      if (answer === "throws") throw new Error(`550 ${given.to}`);
      return answer;
    },
    operatorName: "まちのね",
    origin: () => "https://machinone.example.jp/",
  };
  return { carried, logged, carrier };
}

const queue = (to = "hanako@example.jp", what: RiskMail = mail) =>
  inTransaction(db, (tx) => queueMail(tx, { to, at: clock.now(), mail: what }));

describe("a mail that was queued", () => {
  it("goes out once, in words, and not again", async () => {
    const { carrier, carried } = aCarrier();
    await queue();

    expect(await sendDueMails(carrier)).toBe(1);
    expect(await sendDueMails(carrier)).toBe(0);

    expect(carried).toHaveLength(1);
    expect(carried[0]).toMatchObject({ to: "hanako@example.jp", subject: "【まちのね】ご質問を受け付けました(受付番号 Q1)" });
    expect(carried[0]?.text).toContain("お返事の予定: 2026年11月30日まで");
    expect(carried[0]?.headers).not.toHaveProperty("List-Unsubscribe");
  });

  it("is not there when what caused it is taken back", async () => {
    const { carrier, carried } = aCarrier();
    const failing = inTransaction(db, async (tx) => {
      await queueMail(tx, { to: "a@example.jp", at: clock.now(), mail });
      throw new Error("taken back");
    });

    await expect(failing).rejects.toThrow("taken back");
    await sendDueMails(carrier);
    expect(carried).toEqual([]);
  });

  it("is carried by one of two carriers at once", async () => {
    const { carrier, carried } = aCarrier();
    for (let i = 0; i < 6; i += 1) await queue(`a${i}@example.jp`);

    const sent = await Promise.all([sendDueMails(carrier), sendDueMails(carrier), sendDueMails(carrier)]);

    expect(sent.reduce((sum, count) => sum + count)).toBe(6);
    expect(new Set(carried.map(({ to }) => to)).size).toBe(6);
  });

  it("is tried again with growing waits, under the same message id, and the log names nobody", async () => {
    const { carrier, carried, logged } = aCarrier(false, "throws", true);
    await queue();

    await sendDueMails(carrier);
    clock.advance(minutes(1) - 1);
    expect(await sendDueMails(carrier)).toBe(0);
    clock.advance(1);
    await sendDueMails(carrier);
    clock.advance(minutes(2));
    expect(await sendDueMails(carrier)).toBe(1);

    expect(carried).toHaveLength(3);
    expect(new Set(carried.map(({ messageId }) => messageId)).size).toBe(1);
    expect(logged.join()).not.toContain("hanako");
  });

  it("is given up after a day, which the desk can see", async () => {
    const { carrier, carried, logged } = aCarrier(...Array.from({ length: 40 }, () => false));
    await queue();
    for (let i = 0; i < 30; i += 1) {
      await sendDueMails(carrier);
      clock.advance(hours(1));
    }

    expect(carried.length).toBeGreaterThan(6);
    expect(carried.length).toBeLessThan(20);
    expect(await undeliveredMails(db)).toMatchObject([{ to: "hanako@example.jp", kind: "letter-received", isUnclear: false }]);
    expect(logged.join()).toContain("given up");
    expect(logged.join()).not.toContain("hanako");
  });

  it("whose carrier was stopped in the middle is not sent a second time, and the desk is told", async () => {
    const { carrier, carried } = aCarrier();
    await queue();
    await takeMail(db, clock.now());

    expect(await sendDueMails(carrier)).toBe(0);
    clock.advance(minutes(11));
    expect(await sendDueMails(carrier)).toBe(0);

    expect(carried).toEqual([]);
    expect(await undeliveredMails(db)).toMatchObject([{ isUnclear: true }]);
  });

  it("stays for the next start when the queue is stopped", async () => {
    const { carrier } = aCarrier();
    await queue();

    expect(await sendDueMails(carrier, AbortSignal.abort())).toBe(0);
    expect(await sendDueMails(carrier)).toBe(1);
  });
});

describe("addresses", () => {
  it("get a dozen receipts an hour from whoever fills in forms, and every answer of the desk", async () => {
    const { carrier, carried } = aCarrier();
    for (let i = 0; i < 15; i += 1) await queue();
    for (let i = 0; i < 3; i += 1)
      await queue("hanako@example.jp", { kind: "letter-answered", letter: "question", number: "Q1", answer: "はい", building: null });
    await sendDueMails(carrier);

    expect(carried).toHaveLength(15);
    clock.advance(hours(1));
    await queue();
    expect(await sendDueMails(carrier)).toBe(1);
  });

  it("are forgotten a month after the mail went out", async () => {
    const { carrier } = aCarrier(false);
    await queue();
    await sendDueMails(carrier);
    clock.advance(days(2));
    await sendDueMails(carrier);
    clock.advance(days(29));
    await forgetOldLetters({ db, clock, storage });
    expect(await undeliveredMails(db)).toHaveLength(0);
    clock.advance(days(2));
    await forgetOldLetters({ db, clock, storage });

    expect(await takeMail(db, clock.now())).toBeNull();
  });
});

describe("the wait before another try", () => {
  it.each([
    [1, minutes(1)],
    [2, minutes(2)],
    [5, minutes(16)],
    [9, hours(4)],
    [30, hours(4)],
  ])("after try %i", (tries, wait) => {
    expect(waitAfter(tries)).toBe(wait);
  });
});
