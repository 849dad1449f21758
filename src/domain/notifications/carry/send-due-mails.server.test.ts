import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MailKind } from "#domain/notifications/core/types.ts";
import { listMessages } from "#domain/notifications/outbox/desk-store.server.ts";
import { takeMessage } from "#domain/notifications/outbox/outbox-store.server.ts";
import { queueMail } from "#domain/notifications/outbox/queue-message.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import type { MailCarrier } from "./carrier.server.ts";
import { forgetOldMails } from "./mail-jobs.server.ts";
import { type RegisteredMail, registerMail, registerPreparedMail } from "./registered.server.ts";
import { sendDueMails } from "./send-due-mails.server.ts";

type Facts = { readonly name: string };

/** What anybody can have sent to any address, and what only an answer brings. */
const RECEIPT: MailKind<Facts> = {
  kind: "test-receipt",
  isAskedByAnybody: true,
  write: ({ name }, { origin }) => ({
    subject: `${name}を受け付けました`,
    paragraphs: ["ありがとうございます。", ["番号: 1", null, `${origin}/1`]],
  }),
};
const ANSWER: MailKind<Facts> = { ...RECEIPT, kind: "test-answer", isAskedByAnybody: false };

let db: Db;
let clock: MovableClock;

beforeAll(async () => {
  db = (await testDatabase()).db;
});

beforeEach(async () => {
  clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  // Far enough ahead that nothing of an earlier test is left.
  await forgetOldMails({ db, clock: movableClock(new Date("2036-01-01T00:00:00Z")) });
});

/** A carrier whose mail server answers as given, one answer a mail, and then well. */
function aCarrier(...answers: (boolean | "refused" | "throws")[]) {
  const mails: RegisteredMail[] = [registerMail(RECEIPT), registerMail(ANSWER)];
  const carried: Mail[] = [];
  const logged: string[] = [];
  const carrier: MailCarrier = {
    db,
    clock,
    log: pino({ level: "warn" }, { write: (line: string) => void logged.push(line) }),
    send: async (given) => {
      carried.push(given);
      const answer = answers.shift() ?? true;
      if (answer === "throws") throw new Error(`550 ${given.to}`);
      return answer;
    },
    operatorName: "まちのね",
    origin: () => "https://machinone.example.jp/",
    mails,
  };
  return { carried, logged, carrier, mails };
}

const undelivered = () => listMessages(db, ["failed", "unknown"]);
const queue = (to = "hanako@example.jp", kind = RECEIPT) =>
  inTransaction(db, (tx) => queueMail(tx, kind, { to, at: clock.now(), facts: { name: "ご質問" } }));

describe("a mail that was queued", () => {
  it("goes out once, in words, and not again", async () => {
    const { carrier, carried } = aCarrier();
    await queue();

    expect(await sendDueMails(carrier)).toBe(1);
    expect(await sendDueMails(carrier)).toBe(0);

    expect(carried).toHaveLength(1);
    expect(carried[0]).toMatchObject({ to: "hanako@example.jp", subject: "【まちのね】ご質問を受け付けました" });
    expect(carried[0]?.text).toContain("ありがとうございます。\n\n番号: 1\nhttps://machinone.example.jp/1\n\n--\nまちのね\n");
    expect(carried[0]?.headers).not.toHaveProperty("List-Unsubscribe");
  });

  it("is not there when what caused it is taken back", async () => {
    const { carrier, carried } = aCarrier();
    const failing = inTransaction(db, async (tx) => {
      await queueMail(tx, RECEIPT, { to: "a@example.jp", at: clock.now(), facts: { name: "ご質問" } });
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
    clock.advance(minutes(30) - 1);
    expect(await sendDueMails(carrier)).toBe(0);
    clock.advance(1);
    await sendDueMails(carrier);
    clock.advance(minutes(30));
    expect(await sendDueMails(carrier)).toBe(1);

    expect(carried).toHaveLength(3);
    expect(new Set(carried.map(({ messageId }) => messageId)).size).toBe(1);
    expect(logged.join()).not.toContain("hanako");
  });

  it("is given up after four days, and then listed", async () => {
    const { carrier, carried, logged } = aCarrier(...Array.from({ length: 99 }, () => false));
    await queue();
    for (let i = 0; i < 110; i += 1) {
      await sendDueMails(carrier);
      clock.advance(hours(1));
    }

    expect(carried.length).toBeGreaterThan(20);
    expect(carried.length).toBeLessThan(40);
    expect(await undelivered()).toMatchObject([{ to: "hanako@example.jp", kind: "test-receipt", state: "failed" }]);
    expect(logged.join()).toContain("given up");
    expect(logged.join()).not.toContain("hanako");
  });

  it("that no server takes for its address is given up at once", async () => {
    const { carrier, carried } = aCarrier("refused");
    await queue();
    await sendDueMails(carrier);
    clock.advance(hours(1));
    await sendDueMails(carrier);

    expect(carried).toHaveLength(1);
    expect(await undelivered()).toMatchObject([{ to: "hanako@example.jp", state: "failed" }]);
  });

  it("whose carrier was stopped in the middle is not sent a second time, and is listed", async () => {
    const { carrier, carried } = aCarrier();
    await queue();
    await takeMessage(db, "mail", clock.now());

    expect(await sendDueMails(carrier)).toBe(0);
    clock.advance(minutes(11));
    expect(await sendDueMails(carrier)).toBe(0);

    expect(carried).toEqual([]);
    expect(await undelivered()).toMatchObject([{ state: "unknown" }]);
  });

  it("stays for the next start when the queue is stopped", async () => {
    const { carrier } = aCarrier();
    await queue();

    expect(await sendDueMails(carrier, AbortSignal.abort())).toBe(0);
    expect(await sendDueMails(carrier)).toBe(1);
  });
});

describe("what is made only as a mail goes out", () => {
  const LINKED: MailKind<Facts, { readonly url: string }> = {
    kind: "test-linked",
    isAskedByAnybody: false,
    write: ({ name, url }) => ({ subject: name, paragraphs: [url] }),
  };
  /** Registers the kind with links that are numbered; answers those that were taken back. */
  function linked(carrier: { readonly mails: RegisteredMail[] }, isWanted = true) {
    const back: string[] = [];
    let made = 0;
    const mail = registerPreparedMail(LINKED, async () => {
      made += 1;
      const url = `https://site.test/${made}`;
      return isWanted ? { added: { url }, headers: { "X-Link": url }, takeBack: async () => void back.push(url) } : null;
    });
    carrier.mails.push(mail);
    return back;
  }
  const queueLinked = () =>
    inTransaction(db, (tx) => queueMail(tx, LINKED, { to: "hanako@example.jp", at: clock.now(), facts: { name: "リンク" } }));

  it("is another one at each try, and taken back where the mail did not go out", async () => {
    const { carrier, mails, carried } = aCarrier(false, true);
    const back = linked({ mails });
    await queueLinked();
    await sendDueMails(carrier);
    clock.advance(minutes(30));
    await sendDueMails(carrier);

    expect(carried.map(({ headers }) => headers?.["X-Link"])).toEqual(["https://site.test/1", "https://site.test/2"]);
    expect(carried[1]?.text).toContain("https://site.test/2");
    expect(back).toEqual(["https://site.test/1"]);
  });

  it("may fail before anything is handed over: the mail is tried again, and others do not wait for it", async () => {
    const { carrier, mails, carried, logged } = aCarrier();
    let fails = true;
    const flaky = registerPreparedMail(LINKED, async () => {
      if (fails) throw new Error("the connection to the database is gone");
      return { added: { url: "https://site.test/1" }, headers: {}, takeBack: async () => undefined };
    });
    mails.push(flaky);
    await queueLinked();
    await inTransaction(db, (tx) => queueMail(tx, ANSWER, { to: "taro@example.jp", at: clock.now(), facts: { name: "お返事" } }));

    expect(await sendDueMails(carrier)).toBe(1);
    expect(logged.join()).toContain("could not be written");
    fails = false;
    clock.advance(minutes(30));
    expect(await sendDueMails(carrier)).toBe(1);
    expect(carried.map(({ to }) => to)).toEqual(["taro@example.jp", "hanako@example.jp"]);
  });

  it("can be that nobody wants the mail any more: it is not sent, nor listed", async () => {
    const { carrier, mails, carried } = aCarrier();
    linked({ mails }, false);
    await queueLinked();

    expect(await sendDueMails(carrier)).toBe(0);
    expect(carried).toEqual([]);
    expect(await undelivered()).toEqual([]);
  });

  it("lacks for a kind that nobody registered: the mail is given up, with a line in the log", async () => {
    const { carrier, carried, logged } = aCarrier();
    await queueLinked();

    expect(await sendDueMails(carrier)).toBe(0);
    expect(carried).toEqual([]);
    expect(logged.join()).toContain("nobody registered");
    expect(await undelivered()).toMatchObject([{ kind: "test-linked", state: "failed" }]);
  });
});

describe("addresses", () => {
  it("get a dozen receipts an hour from whoever fills in forms, and every answer", async () => {
    const { carrier, carried } = aCarrier();
    for (let i = 0; i < 15; i += 1) await queue();
    for (let i = 0; i < 3; i += 1) await queue("hanako@example.jp", ANSWER);
    await sendDueMails(carrier);

    expect(carried).toHaveLength(15);
    clock.advance(hours(1));
    await queue();
    expect(await sendDueMails(carrier)).toBe(1);
  });

  it("get thirty of them a day, however patient somebody is", async () => {
    const { carrier, carried } = aCarrier();
    for (let hour = 0; hour < 6; hour += 1) {
      for (let i = 0; i < 15; i += 1) await queue();
      clock.advance(hours(1.01));
    }
    await sendDueMails(carrier);
    expect(carried).toHaveLength(30);
    clock.advance(hours(24));
    await queue();
    expect(await sendDueMails(carrier)).toBe(1);
  });

  it("are the same ones however their letters are written", async () => {
    const { carrier, carried } = aCarrier();
    for (let i = 0; i < 15; i += 1) await queue(i % 2 === 0 ? "Hanako@example.jp" : "hANAKO@EXAMPLE.jp");
    await sendDueMails(carrier);

    expect(carried).toHaveLength(12);
  });

  it.each([
    ["tags", ["hanako@example.jp", "hanako+a@example.jp", "Hanako+b+c@example.jp"], "jiro+a@example.jp"],
    ["full-width letters", ["taro@example.jp", "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ"], "saburo@example.jp"],
    ["dots, at Gmail alone", ["ha.na.ko@gmail.com", "hanako@GMAIL.com", "hana.ko+1@googlemail.com"], "ha.nako@example.jp"],
    ["a sign that only looks like a tag", ["+81@example.jp"], "+82@example.jp"],
  ])("are the same ones whatever %s they have", async (_what, same, another) => {
    const { carrier, carried } = aCarrier();
    for (let i = 0; i < 15; i += 1) await queue(same[i % same.length]);
    await queue(another);
    await sendDueMails(carrier);

    expect(carried).toHaveLength(13);
    expect(carried.map(({ to }) => to).filter((to) => to === another)).toHaveLength(1);
  });

  it("are forgotten a month after the mail went out", async () => {
    const { carrier } = aCarrier(false);
    await queue();
    await sendDueMails(carrier);
    clock.advance(days(2));
    await sendDueMails(carrier);
    clock.advance(days(29));
    await forgetOldMails({ db, clock });
    expect(await undelivered()).toHaveLength(0);
    clock.advance(days(2));
    await forgetOldMails({ db, clock });

    expect(await takeMessage(db, "mail", clock.now())).toBeNull();
  });
});
