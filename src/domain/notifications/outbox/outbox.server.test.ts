import { sql } from "kysely";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import type { MailCarrier } from "#domain/notifications/carry/carrier.server.ts";
import {
  type NotNow,
  type RegisteredLine,
  type RegisteredMail,
  registerLine,
  registerPreparedMail,
} from "#domain/notifications/carry/registered.server.ts";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import type { LineKind, LineOutcome, MailKind, SendLine } from "#domain/notifications/core/types.ts";
import { hours, minutes } from "#kernel/duration.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { takeMessage } from "./outbox-store.server.ts";
import { queueMail, queueMessage, type ToQueue } from "./queue-message.server.ts";

type Facts = { readonly name: string };

const DIGEST: MailKind<Facts> = {
  kind: "test-digest",
  isAskedByAnybody: false,
  write: ({ name }) => ({ subject: name, paragraphs: ["おすすめです。"] }),
};
const CODE: MailKind<Facts> = { ...DIGEST, kind: "test-code", afterCrash: "again" };
const PUSH: LineKind<Facts> = { kind: "test-push" };

const { db } = await testDatabase();
let clock: MovableClock;
const told: string[] = [];
const logged: string[] = [];

beforeEach(async () => {
  clock = movableClock(new Date("2026-11-24T03:00:00Z"));
  await sql`delete from outbox`.execute(db);
  told.length = 0;
  logged.length = 0;
});

const onOutcome = async (_tx: unknown, { name }: Facts, outcome: string, detail: string | null) =>
  void told.push(`${name} ${outcome} ${detail}`);
const nothingAdded = { added: {}, headers: {}, takeBack: async () => undefined };

type Setting = {
  readonly mail?: (facts: Facts) => typeof nothingAdded | NotNow;
  readonly outcome?: typeof onOutcome;
  readonly send?: (mail: Mail) => Promise<boolean | "refused" | "unclear">;
  readonly sendLine?: SendLine;
};

function aCarrier({ mail = () => nothingAdded, outcome = onOutcome, send = async () => true, sendLine }: Setting = {}) {
  const carried: string[] = [];
  const mails: RegisteredMail[] = [DIGEST, CODE].map((kind) =>
    registerPreparedMail(kind, async (facts) => mail(facts), { onOutcome: outcome }),
  );
  const lines: RegisteredLine[] = [
    registerLine(PUSH, async ({ name }) => ({ messages: [{ type: "text", text: name }] }), { onOutcome: outcome }),
  ];
  const carrier: MailCarrier = {
    ...{ db, clock, mails, lines, operatorName: "まちのね", origin: () => "https://machinone.example.jp" },
    log: pino({ level: "warn" }, { write: (line: string) => void logged.push(line) }),
    send: (given) => {
      carried.push(given.subject.replace("【まちのね】", ""));
      return send(given);
    },
    ...(sendLine ? { sendLine } : {}),
  };
  return { carrier, carried };
}

const queue = (name: string, more: Partial<ToQueue<Facts>> = {}, kind = DIGEST) =>
  inTransaction(db, (tx) => queueMail(tx, kind, { to: "hanako@example.jp", at: clock.now(), facts: { name }, ...more }));
const queuePush = (name: string, more: Partial<ToQueue<Facts>> = {}) =>
  inTransaction(db, (tx) => queueMessage(tx, PUSH, { to: "U1", at: clock.now(), facts: { name }, ...more }));

async function rows() {
  const found = await sql<{ line: string }>`
    select concat_ws(' ', facts->>'name', state, last_error) as line from outbox order by id`.execute(db);
  return found.rows.map(({ line }) => line);
}

describe("the key of a message", () => {
  it("lets one of fifty at the same moment in", async () => {
    const put = await Promise.all(Array.from({ length: 50 }, (_, i) => queue(`${i}`, { key: "member:1|digest|2026-11-24" })));

    expect(put.filter(Boolean)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it("counts by tenant and channel, and not at all where there is none", async () => {
    expect(await queue("a", { key: "k" })).toBe(true);
    expect(await queue("b", { key: "k", tenant: "mihon" })).toBe(true);
    expect(await queuePush("c", { key: "k" })).toBe(true);
    expect(await queue("d", { key: "k", tenant: "mihon" })).toBe(false);
    expect([await queue("e"), await queue("f")]).toEqual([true, true]);
  });

  it("is known of a message that went out long ago", async () => {
    const { carrier } = aCarrier();
    await queue("a", { key: "k" });
    await sendDueMails(carrier);

    expect(await queue("a", { key: "k" })).toBe(false);
  });
});

describe("messages to one recipient", () => {
  it("go out in the order they were queued in, by however many carriers", async () => {
    const { carrier, carried } = aCarrier({ send: () => new Promise((resolve) => setImmediate(() => resolve(true))) });
    for (let i = 0; i < 12; i += 1) {
      await queue(`${i}`, { recipientKey: "member:1" }, i === 7 ? CODE : DIGEST);
      clock.advance(1);
    }
    await Promise.all([sendDueMails(carrier), sendDueMails(carrier)]);
    await sendDueMails(carrier);

    expect(carried).toEqual(Array.from({ length: 12 }, (_, i) => `${i}`));
  });

  it("wait for one that is under way, and not for one that waits for another try", async () => {
    await queue("first", { recipientKey: "member:1" });
    clock.advance(1);
    await queue("second", { recipientKey: "member:1" });
    const first = await takeMessage(db, "mail", clock.now());

    expect(first?.facts).toEqual({ name: "first" });
    expect(await takeMessage(db, "mail", clock.now())).toBeNull();

    await sql`update outbox set state = 'queued', taken_at = null, next_try_at = ${new Date(clock.now().getTime() + hours(1))} where facts->>'name' = 'first'`.execute(
      db,
    );
    expect((await takeMessage(db, "mail", clock.now()))?.facts).toEqual({ name: "second" });
  });

  it("of others do not wait, and what somebody waits for goes first", async () => {
    await queue("digest");
    await queue("code", {}, CODE);

    expect((await takeMessage(db, "mail", clock.now()))?.facts).toEqual({ name: "code" });
  });
});

describe("a message whose carrier was stopped", () => {
  it("is unknown, counted and told, or goes again where people cannot do without it", async () => {
    const { carrier, carried } = aCarrier();
    await queue("digest");
    await queue("code", {}, CODE);
    await takeMessage(db, "mail", clock.now());
    await takeMessage(db, "mail", clock.now());
    clock.advance(minutes(11));

    expect(await sendDueMails(carrier)).toBe(1);
    expect(carried).toEqual(["code"]);
    expect(await rows()).toEqual(["digest unknown carrier stopped", "code sent"]);
    expect(told).toEqual(["digest unknown carrier stopped", "code sent null"]);
    expect(logged.join()).toContain('"unknown":1,"again":1');
  });

  it("as one whose server gave no answer, is not sent again, unless people cannot do without it", async () => {
    const answers: (boolean | "unclear")[] = ["unclear", "unclear", true];
    const { carrier, carried } = aCarrier({ send: async () => answers.shift() ?? true });
    await queue("code", {}, CODE);
    await sendDueMails(carrier);
    await queue("digest");
    await sendDueMails(carrier);
    clock.advance(minutes(1));
    await sendDueMails(carrier);

    expect(carried).toEqual(["code", "digest", "code"]);
    expect(await rows()).toEqual(["code sent", "digest unknown no answer"]);
  });

  it("is known to have gone out when the carrier was only slow", async () => {
    const slow = Promise.withResolvers<boolean>();
    const begun = Promise.withResolvers<void>();
    const { carrier } = aCarrier({
      send: () => {
        begun.resolve();
        return slow.promise;
      },
    });
    await queue("digest");
    const sending = sendDueMails(carrier);
    await begun.promise;
    clock.advance(minutes(11));
    await sendDueMails(carrier);
    expect(await rows()).toEqual(["digest unknown carrier stopped"]);
    slow.resolve(true);
    await sending;

    expect(await rows()).toEqual(["digest sent"]);
  });
});

describe("what is read again as a message goes out", () => {
  it.each<[string, NotNow, string]>([
    ["nobody wants it any more", null, "unwanted"],
    ["it was stopped", { suppressed: "paused" }, "paused"],
  ])("may say that %s", async (_title, answer, reason) => {
    const { carrier, carried } = aCarrier({ mail: () => answer });
    await queue("digest");
    await sendDueMails(carrier);

    expect(carried).toEqual([]);
    expect(await rows()).toEqual([`digest suppressed ${reason}`]);
    expect(told).toEqual([`digest suppressed ${reason}`]);
  });

  it("may let it wait: it is asked again then, and no try is counted", async () => {
    const until = new Date(clock.now().getTime() + hours(5));
    const { carrier, carried } = aCarrier({ mail: () => (clock.now() < until ? { waitUntil: until } : nothingAdded) });
    await queue("digest");
    await sendDueMails(carrier);
    clock.advance(hours(5) - 1);
    await sendDueMails(carrier);
    expect(carried).toEqual([]);
    clock.advance(1);
    await sendDueMails(carrier);

    expect(carried).toEqual(["digest"]);
    const { rows: tries } = await sql<{ tries: number }>`select tries from outbox`.execute(db);
    expect(tries).toEqual([{ tries: 1 }]);
  });

  it("is asked once the site is back, five hours late", async () => {
    const asked: string[] = [];
    const { carrier, carried } = aCarrier({
      mail: ({ name }) => {
        asked.push(name);
        return name === "old" ? { suppressed: "merged" } : nothingAdded;
      },
    });
    await queue("old");
    clock.advance(hours(5));
    await queue("new");
    await sendDueMails(carrier);

    expect(asked.sort()).toEqual(["new", "old"]);
    expect(carried).toEqual(["new"]);
  });
});

it("what its domain makes of an end is kept with it; where the domain fails, the message is not sent again over it", async () => {
  const { carrier, carried } = aCarrier({
    outcome: async () => {
      throw new Error("the domain has a fault");
    },
  });
  await queue("digest");
  await sendDueMails(carrier);
  clock.advance(hours(1));
  await sendDueMails(carrier);

  expect(carried).toEqual(["digest"]);
  expect(await rows()).toEqual(["digest sent"]);
  expect(logged.join()).toContain("could not be told");
});

describe("a message of LINE", () => {
  const pushes: Parameters<SendLine>[0][] = [];
  const answering = (...answers: LineOutcome[]): SendLine => {
    pushes.length = 0;
    return async (given) => {
      pushes.push(given);
      return answers.shift() ?? "sent";
    };
  };

  it("is tried again under the same key, which no other message has", async () => {
    const { carrier } = aCarrier({ sendLine: answering("later", "later") });
    await queuePush("one");
    await sendDueMails(carrier);
    expect(logged.join()).toContain("a message of LINE could not be handed over");
    clock.advance(minutes(1));
    await sendDueMails(carrier);
    clock.advance(minutes(2));
    await queuePush("two", { tenant: "mihon" });
    await sendDueMails(carrier);

    const keys = pushes.map(({ retryKey, messages }) => [retryKey, JSON.stringify(messages)]);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.map(([key]) => key)).size).toBe(2);
    expect(new Set(keys.map(([key, text]) => `${key}${text}`)).size).toBe(2);
    expect(pushes[0]?.retryKey).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(pushes.map(({ tenant }) => tenant).sort()).toEqual(["mihon", null, null, null]);
    expect(await rows()).toEqual(["one sent", "two sent"]);
  });

  it.each<[LineOutcome, string]>([
    ["blocked", "push suppressed blocked"],
    ["limit", "push failed limit"],
    ["refused", "push failed refused"],
  ])("that is answered with %s is not tried again", async (answer, ended) => {
    const { carrier } = aCarrier({ sendLine: answering(answer) });
    await queuePush("push");
    await sendDueMails(carrier);
    clock.advance(hours(3));
    await sendDueMails(carrier);

    expect(pushes).toHaveLength(1);
    expect(await rows()).toEqual([ended]);
    expect(told).toEqual([ended]);
  });

  it("goes again after a crash, as long as LINE knows its key", async () => {
    const { carrier } = aCarrier({ sendLine: answering() });
    await queuePush("soon");
    await takeMessage(db, "line", clock.now());
    clock.advance(minutes(11));
    await sendDueMails(carrier);
    await queuePush("late");
    await takeMessage(db, "line", clock.now());
    clock.advance(hours(25));
    await sendDueMails(carrier);

    expect(await rows()).toEqual(["soon sent", "late failed too late"]);
  });

  it("is given up where nobody carries to LINE", async () => {
    const { carrier } = aCarrier();
    await queuePush("push");
    await sendDueMails(carrier);

    expect(await rows()).toEqual(["push failed no carrier"]);
  });
});

it("what an address had within a day is counted without reading the mails of others", async () => {
  const read = await inTransaction(db, async (tx) => {
    const ask = (to: string) => queueMail(tx, { ...DIGEST, isAskedByAnybody: true }, { to, at: clock.now(), facts: { name: "a" } });
    for (let other = 0; other < 50; other += 1) await ask(`other-${other}@example.jp`);
    const rows = async () =>
      (
        await sql<{ n: number }>`
          select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'outbox'`.execute(tx)
      ).rows[0]?.n ?? 0;
    await sql`set local enable_seqscan = off`.execute(tx);
    const before = await rows();
    await ask("Ha.nako+tag@gmail.com");
    return (await rows()) - before;
  });
  expect(read).toBe(0);
});
