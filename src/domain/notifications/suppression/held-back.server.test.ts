import { createHash } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, it } from "vitest";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";
import { registerMail, takeReports } from "#domain/notifications/index.server.ts";
import { queueMail } from "#domain/notifications/outbox/queue-message.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { allowAddress, isSuppressed } from "./suppression.server.ts";
import { forgetBounces } from "./suppression-store.server.ts";

const DIGEST: MailKind<object> = { kind: "test-digest", isAskedByAnybody: false, write: () => ({ subject: "物件", paragraphs: ["本文"] }) };
const LINK: MailKind<object> = { ...DIGEST, kind: "test-link", afterCrash: "again" };

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T03:00:00Z"));

/** Sends both kinds to the address; answers which of them the mail server was given. */
async function given(to: string): Promise<string[]> {
  const handed: string[] = [];
  await inTransaction(db, async (tx) => {
    for (const kind of [DIGEST, LINK]) await queueMail(tx, kind, { to, at: clock.now(), facts: {} });
  });
  await sendDueMails({
    ...{ db, clock, log: pino({ level: "silent" }), operatorName: "まちのね", origin: () => "https://site.test" },
    mails: [DIGEST, LINK].map((kind) => {
      const { prepare, ...registered } = registerMail(kind);
      return { ...registered, prepare: async (...about: Parameters<typeof prepare>) => named(await prepare(...about), kind.kind) };
    }),
    send: async ({ to: address, headers }) => {
      handed.push(headers?.["X-Kind"] ?? "");
      return address.startsWith("nobody") ? "refused" : true;
    },
  });
  return handed.toSorted();
}

function named<Prepared>(prepared: Prepared, kind: string): Prepared {
  return typeof prepared === "object" && prepared !== null && "headers" in prepared
    ? { ...prepared, headers: { "X-Kind": kind } }
    : prepared;
}

const told = (address: string, what: "hard" | "soft" | "complaint") =>
  takeReports({ db, clock }, "ses", [{ id: address + what, address, what }]);

it("a mailbox that is gone gets nothing, and whoever complained only what they asked for", async () => {
  await told("gone@example.jp", "hard");
  await told("angry@example.jp", "complaint");
  await told("full@example.jp", "soft");

  expect(await given("gone@example.jp")).toEqual([]);
  expect(await given("Angry@example.jp")).toEqual(["test-link"]);
  expect(await given("full@example.jp")).toEqual(["test-digest", "test-link"]);
});

it("of both, that the mailbox is gone is what counts", async () => {
  await told("both@example.jp", "complaint");
  await told("both@example.jp", "hard");

  expect(await isSuppressed(db, "both@example.jp")).toBe("hard_bounced");
  expect(await given("both@example.jp")).toEqual([]);
});

it("an address that is refused for good as a mail is handed over gets no further one", async () => {
  expect((await given("nobody@example.jp")).length).toBeGreaterThan(0);
  expect(await isSuppressed(db, "nobody@example.jp")).toBe("hard_bounced");
  expect(await given("nobody@example.jp")).toEqual([]);
});

it("what becomes of an address is kept in the audit table by its hash, each change once", async () => {
  const address = "watched@example.jp";
  const bounce = (what: "hard" | "soft" | "complaint") =>
    takeReports({ db, clock }, "ses", [{ id: `${what} ${clock.now().getTime()}`, address, what }]);
  for (const wait of [0, days(1), days(1), days(1)]) {
    clock.advance(wait + 1);
    await bounce("soft");
  }
  await bounce("complaint");
  await allowAddress({ db, clock }, address);
  await bounce("hard");
  await forgetBounces(db, { at: clock.now(), bouncedBefore: new Date(clock.now().getTime() + 1), reportedBefore: new Date(0) });

  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor) as step from transition
    where entity = 'mail_suppression' and entity_id = ${createHash("sha256").update(address).digest("hex")} order by id`.execute(db);
  expect(rows.map(({ step }) => step).toSorted()).toEqual([
    "allowed complained ses",
    "allowed hard_bounced ses",
    "allowed soft_bounced ses",
    "complained allowed operator",
    "hard_bounced allowed clock",
    "hard_bounced allowed operator",
    "soft_bounced hard_bounced ses",
  ]);
});
