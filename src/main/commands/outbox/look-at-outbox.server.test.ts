import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { outboxCounts, queueMail, takeReports } from "#domain/notifications/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { lookAtOutbox } from "./look-at-outbox.server.ts";
import { outboxCommand } from "./outbox-command.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const lines: string[] = [];
const run = async (...words: string[]) => {
  lines.length = 0;
  const order = outboxCommand(words);
  if (order.kind === "help" || order.kind === "misused") throw new Error(order.kind);
  return lookAtOutbox({ db, clock, print: (line) => void lines.push(line) }, order);
};
const KIND = { kind: "test-mail", isAskedByAnybody: false, write: () => ({ subject: "", paragraphs: [] }) };

beforeEach(async () => {
  await sql`delete from outbox`.execute(db);
});

/** Puts a mail in that ended so; answers its number. */
async function kept(state: string, error: string | null): Promise<string> {
  await inTransaction(db, (tx) => queueMail(tx, KIND, { to: "a@example.jp", at: clock.now(), facts: { number: "7" } }));
  const { rows } = await sql<{ id: string }>`
    update outbox set state = ${state}, last_error = ${error}, tries = 3,
      ended_at = case when ${state}::text = 'queued' then null else ${clock.now()}::timestamptz end
    where id = (select max(id) from outbox) returning id`.execute(db);
  return String(rows[0]?.id);
}

it("lists what was not delivered, with the reason in words", async () => {
  await run("list");
  expect(lines).toEqual(["当てはまるものはありません"]);
  const [refused, stopped] = [await kept("failed", "refused"), await kept("unknown", "carrier stopped")];
  await kept("sent", null);
  await run("list");

  expect(lines).toEqual([
    `${refused}  mail  test-mail  a@example.jp  2026-11-24  送れませんでした(宛先のサーバーが受け取りません)`,
    `${stopped}  mail  test-mail  a@example.jp  2026-11-24  送信の途中で止まりました(届いているかもしれません)(送信していたサイトが止まりました)`,
  ]);
  expect(await outboxCounts(db, clock.now())).toEqual({ queued: 0, overdue: 0, failed: 1, unknown: 1 });
});

it("shows one with what it is about", async () => {
  const id = await kept("failed", "refused");

  expect(await run("show", id)).toBeNull();
  expect(lines.join("\n")).toContain('  number: "7"');
  expect(await run("show", "999999")).toBe("その番号のものはありません");
});

it("has one tried again from the start, once", async () => {
  const id = await kept("failed", "refused");

  expect(await run("retry", id)).toBeNull();
  expect(await run("retry", id)).toBe("その番号の、届けられなかったものはありません");
  const { rows } = await sql`select state, tries, ended_at from outbox`.execute(db);
  expect(rows).toEqual([{ state: "queued", tries: 0, ended_at: null }]);
});

it("drops what waits or was given up, and nothing that went out", async () => {
  const [waiting, failed, sent] = [await kept("queued", null), await kept("failed", "refused"), await kept("sent", null)];

  expect(await run("drop", waiting)).toBeNull();
  expect(await run("drop", failed)).toBeNull();
  expect(await run("drop", sent)).toBe("その番号のものはありません");
  await run("list", "--state", "queued");
  expect(lines).toEqual(["当てはまるものはありません"]);
});

it("lists addresses that get no mails, masked, and has one taken back", async () => {
  await run("suppressed");
  expect(lines).toEqual(["当てはまるものはありません"]);
  await kept("sent", null);
  await takeReports({ db, clock }, "ses", [
    { id: "1", address: "A@example.jp", what: "complaint" },
    { id: "2", address: "nobody@example.jp", what: "hard" },
    { id: "3", address: "full@example.jp", what: "soft" },
  ]);
  await run("suppressed");
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^\(不明 [0-9a-f]{12}\) {2}届かないアドレスです {2}ses {2}1回 {2}2026-11-24$/),
    "a***@e***  苦情がありました  ses  1回  2026-11-24",
  ]);

  expect(await run("allow", "a@example.jp")).toBeNull();
  expect(await run("allow", "a@example.jp")).toBe("そのアドレスへの送信は止めていません");
  const { rows } = await sql`select from_state, to_state, actor from transition where entity = 'mail_suppression' order by id`.execute(db);
  const reported = (to_state: string) => ({ from_state: "allowed", to_state, actor: "ses" });
  expect(rows).toEqual([
    ...["complained", "hard_bounced", "soft_bounced"].map(reported),
    { from_state: "complained", to_state: "allowed", actor: "operator" },
  ]);
  await run("suppressed");
  expect(lines).toHaveLength(1);
});
