import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openLink } from "#domain/notifications/index.server.ts";
import { openCorrections, publicCorrections } from "#domain/risk/index.server.ts";
import { NOTICE_PAGES } from "#domain/risk/notices/notice-pages.ts";
import { noticeOptions } from "#domain/risk/notices/notices.server.ts";
import { movableClock } from "#platform/clock.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { migrate } from "#platform/migrate.server.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { openMailedLetters } from "./answer-letters.server.ts";
import { readLetterFiles } from "./letter-files.server.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../../db/migrations");
const KEY = "toyosu-residence";
/** A building without a letter. */
const HELD = "held";
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = { read: async () => new Uint8Array(3), write: async () => undefined, remove: async () => undefined };
/** SHA-256 of "token". */
const TOKEN_HASH = "3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0";

let db: Db;

/** A database as it was before letters had a mechanism of their own, with one of each kind in it, brought up to date. */
beforeAll(async () => {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const admin = openDatabase(inject("adminDatabaseUrl"), { poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const opened = openDatabase(inject("adminDatabaseUrl").replace(/\/postgres$/, `/${name}`), { poolSize: 2 });
  const before = await mkdtemp(path.join(tmpdir(), "migrations-"));
  afterAll(async () => {
    await opened.close();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
    await admin.close();
    await rm(before, { recursive: true, force: true });
  });
  db = opened.db;
  const names = (await readdir(MIGRATIONS)).sort();
  const split = names.findIndex((each) => each.endsWith("_mails_letters_and_links.sql"));
  for (const each of names.slice(0, split)) await cp(path.join(MIGRATIONS, each), path.join(before, each));
  await migrate(db, before);
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: HELD })] });
  await insertOlder();
  await migrate(db, MIGRATIONS);
}, 60_000);

async function insertOlder(): Promise<void> {
  await sql`
    insert into risk_inquiry (id, kind, apartment_key, email, details, received_at, answer_due_on) values
      ('q1', 'question', ${KEY}, 'q@example.jp', '{"message": "駐車場"}', '2026-11-20', '2026-11-30'),
      ('r1', 'registration', ${KEY}, 'r@example.jp', '{"wantsUpdates": true}', '2026-11-20', null),
      ('r3', 'registration', ${HELD}, 'r@example.jp', '{"wantsUpdates": true}', '2026-11-20', null),
      ('r2', 'registration', null, 'gone@example.jp', '{}', '2026-11-20', null)`.execute(db);
  await sql`
    insert into risk_registration (inquiry_id, on_change, yearly, confirmed_at, told_letter, told_at, changed_at) values
      ('r1', true, false, '2026-11-20', 'A', '2026-11-20', '2026-11-20'),
      ('r3', true, false, '2026-11-20', null, '2026-11-20', '2026-11-20'),
      ('r2', true, false, null, 'A', '2026-11-20', '2026-11-20')`.execute(db);
  const report = JSON.stringify({ possible: { lowest: "C", highest: "AA" } });
  await sql`
    insert into risk_report (apartment_key, model_version, data_revision, facts, report, letter, computed_at)
    values (${HELD}, 'm', '1', '{}', ${report}::jsonb, null, '2026-11-20')`.execute(db);
  const waiting = JSON.stringify({ registrationId: "r1", building: { key: KEY, name: "豊洲レジデンス" }, before: null, now: "A" });
  const aboutNone = JSON.stringify({ letter: "question", number: "q9", dueOn: "2026-11-30", building: null });
  await sql`
    insert into risk_mail (kind, recipient, facts, queued_at, next_try_at) values
      ('letter-changed', 'r@example.jp', ${waiting}::jsonb, '2026-11-20', '2026-11-20'),
      ('letter-received', 'q@example.jp', ${aboutNone}::jsonb, '2026-11-20', '2026-11-20')`.execute(db);
  await sql`
    insert into risk_registration_link (token_hash, inquiry_id, made_at)
    values (decode(${TOKEN_HASH}, 'hex'), 'r1', '2026-11-20')`.execute(db);
  await sql`
    insert into risk_correction (id, apartment_key, field, proposed, evidence, sender_email, state, reason, received_at, answer_due_on, decided_at,
      redacted_at) values
      ('c1', ${KEY}, 'units', '120戸', '図面', 'c@example.jp', 'checking', null, '2026-11-19', '2026-11-27', null, null),
      ('c2', ${KEY}, 'units', '', '', '', 'rejected', '確認できず', '2020-11-19', '2020-11-27', '2020-11-25', '2023-11-26')`.execute(db);
  await sql`insert into risk_correction_log (correction_id, to_state, actor, note, at)
    values ('c2', 'rejected', 'desk', '確認できず', '2020-11-25')`.execute(db);
  await sql`
    insert into risk_evidence (id, correction_id, name, content_type, bytes, kept_at) values
      ('e1', 'c1', '図面.pdf', 'application/pdf', 3, '2026-11-19'), ('e2', 'c2', 'a.pdf', 'application/pdf', 3, '2020-11-19')`.execute(db);
}

it("questions wait as they did", async () => {
  expect(await openMailedLetters(db)).toMatchObject([
    {
      id: "q1",
      kind: "question",
      email: "q@example.jp",
      fields: { message: "駐車場" },
      answerDueOn: "2026-11-30",
      subject: { kind: "building", key: KEY },
    },
  ]);
});

it("a correction keeps its sender, words and files while it is open, and its public record ever after", async () => {
  expect(await openCorrections(db)).toMatchObject([
    { id: "c1", field: "units", proposed: "120戸", evidence: "図面", email: "c@example.jp", files: 1, state: "checking" },
  ]);
  expect((await readLetterFiles({ db, storage }, "c1")).map(({ name }) => name)).toEqual(["図面.pdf"]);
  expect(await readLetterFiles({ db, storage }, "c2")).toEqual([]);
  const decided = (await publicCorrections(db, KEY))?.find(({ id }) => id === "c2");
  expect(decided).toMatchObject({ state: "rejected", reason: "確認できず", log: [{ to: "rejected", note: "確認できず" }] });
});

it("a link in a mail that was sent before opens the same registration", async () => {
  expect(await openLink({ db, clock }, NOTICE_PAGES, "token")).toMatchObject({ subject: "r1", isExpired: false });
  expect(await noticeOptions({ db, clock }, "token")).toMatchObject({
    subject: { kind: "building", key: KEY },
    onChange: true,
    isConfirmed: true,
  });
});

it("a mail that waits names its subject, and can still be written", async () => {
  const { rows } = await sql<{ facts: Record<string, unknown> }>`select facts from outbox order by id`.execute(db);

  expect(rows.map(({ facts }) => facts)).toMatchObject([
    { subject: { kind: "building", key: KEY, name: "豊洲レジデンス" }, before: null, now: "A" },
    { letter: "question", subject: null },
  ]);
  for (const { facts } of rows) expect(facts).not.toHaveProperty("building");
});

it("a registration knows the letter it was told, or, where there is none, the letters that were possible", async () => {
  const { rows } = await sql`select id, notified_rating as rating from risk_registration order by id`.execute(db);

  expect(rows).toEqual([
    { id: "r1", rating: "A" },
    { id: "r3", rating: "C-AA" },
  ]);
});
