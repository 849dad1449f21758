import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { answerLetter, dropLetter, openMailedLetters } from "./answer-letters.server.ts";
import { closeDecision, forgetWithBuilding, lockDecision, openDecisions } from "./decided-letters.server.ts";
import { readLetterFiles, removeLooseFiles } from "./letter-files.server.ts";
import { forgetOldLetters } from "./letter-jobs.server.ts";
import { sendLetter, sendMailedLetter } from "./send-letter.server.ts";
import type { Letter, LetterKind } from "./types.ts";

/** A kind as another domain declares one. */
const CLAIM: LetterKind = {
  id: "test-claim",
  title: "お申し出",
  shortTitle: "申し出",
  needs: ["apartmentKey"],
  mayHaveFiles: true,
  mayBeOfPlace: false,
  answeredBy: "decision",
  answerWithinBusinessDays: 3,
};
const KEY = "toyosu-residence";
const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const storage = temporaryStorage();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

let db: Db;
let deps: Parameters<typeof sendLetter>[0];
beforeAll(async () => {
  db = (await testDatabase()).db;
  deps = { db, clock, randomBytes, storage };
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: "doomed" })] });
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`delete from letter`.execute(db);
});

const pdf = (name: string, bytes = 9, filled = 0) => ({ name, bytes: new Uint8Array(bytes).fill(filled) });
const claim = { subjectKey: KEY, email: "a@example.jp", fields: { words: "はい" } };
async function send(changes: Partial<Parameters<typeof sendLetter>[2]> = {}, received: Letter[] = []) {
  const receipt = await sendLetter(deps, CLAIM, { ...claim, ...changes }, async (_, letter) => void received.push(letter));
  if (!receipt) throw new Error("not taken in");
  return receipt;
}

describe("a letter", () => {
  it("gets a number and its day, and its domain hears of it in the same transaction", async () => {
    const received: Letter[] = [];
    const { id, ...receipt } = await send({}, received);

    expect(receipt).toEqual({ receivedAt: START, answerDueOn: "2026-11-26", isRepeated: false });
    expect(received).toEqual([
      {
        ...{ id, kind: "test-claim", email: "a@example.jp", fields: { words: "はい" }, receivedAt: START, answerDueOn: "2026-11-26" },
        subject: { kind: "building", key: KEY, name: "豊洲レジデンス" },
      },
    ]);
  });

  it("is not kept where what its domain writes with it fails", async () => {
    const failing = sendLetter(deps, CLAIM, claim, () => Promise.reject(new Error("taken back")));

    await expect(failing).rejects.toThrow("taken back");
    expect(await openDecisions(db, CLAIM)).toEqual([]);
  });

  it("about a building that is not there is not taken in, and one about none is", async () => {
    expect(await sendLetter(deps, CLAIM, { ...claim, subjectKey: "nobody" }, async () => undefined)).toBeNull();
    const received: Letter[] = [];
    await send({ subjectKey: null }, received);

    expect(received).toMatchObject([{ subject: null }]);
  });

  it("that comes again within a day is the first one, by sender, words and files", async () => {
    const received: Letter[] = [];
    const first = await send({ files: [pdf("a.pdf"), pdf("b.pdf")] }, received);
    clock.advance(days(1) - 1);

    expect(await send({ files: [pdf("b.pdf"), pdf("a.pdf")] }, received)).toEqual({ ...first, isRepeated: true });
    const otherFiles = [
      [pdf("a.pdf")],
      [pdf("a.pdf"), pdf("b.pdf", 8)],
      [pdf("a.pdf"), pdf("b.pdf", 9, 1)],
      [pdf("a.pdf", 9, 1), pdf("b.pdf")],
    ];
    for (const other of [...otherFiles.map((files) => ({ files })), { email: "b@example.jp" }])
      expect(await send(other, received)).toMatchObject({ isRepeated: false });
    expect(await sendMailedLetter(deps, "question", claim)).toMatchObject({ isRepeated: false });
    expect(received).toHaveLength(6);
  });

  it("of an address that sends two at once is one, and the address is not kept for that", async () => {
    const receipts = await Promise.all([send(), send(), send()]);

    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    const senders = async () => (await sql<{ row: string }>`select s::text as row from letter_sender s`.execute(db)).rows;
    expect((await senders()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await senders())).not.toContain("example.jp");
    // Past whatever the tests before have left.
    clock.advance(days(3));
    await forgetOldLetters(deps);
    expect(await senders()).toEqual([]);
  });

  it("has no files where its kind has none", async () => {
    const sent = sendLetter(deps, { ...CLAIM, mayHaveFiles: false }, { ...claim, files: [pdf("a.pdf")] }, async () => undefined);

    await expect(sent).rejects.toThrow("no files");
  });
});

describe("the files of a letter", () => {
  it("are read in the order of their names; those of a repeated letter are removed after an hour", async () => {
    const { id } = await send({ files: [pdf("b.pdf"), pdf("a.pdf")] });
    await send({ files: [pdf("a.pdf"), pdf("b.pdf")] });
    expect((await readLetterFiles(deps, id)).map(({ name, content }) => [name, content?.length])).toEqual([
      ["a.pdf", 9],
      ["b.pdf", 9],
    ]);

    await removeLooseFiles(deps);
    clock.advance(hours(1) + 1);

    expect(await removeLooseFiles(deps)).toBeGreaterThanOrEqual(2);
    expect(await readLetterFiles(deps, id)).toHaveLength(2);
  });

  it("that are gone from storage are still named", async () => {
    const { id } = await send({ files: [pdf("a.pdf")] });
    const [file] = await readLetterFiles(deps, id);
    await storage.remove(`risk-evidence/${file?.id}`);

    expect(await readLetterFiles(deps, id)).toMatchObject([{ name: "a.pdf", content: null }]);
  });
});

describe("a letter that is answered by mail", () => {
  const question = { subjectKey: null, email: "q@example.jp", fields: { message: "はい" } };

  it("waits until it is answered or dropped, the first due first", async () => {
    const first = await sendMailedLetter(deps, "question", question);
    clock.advance(days(7));
    const second = await sendMailedLetter(deps, "visit", { ...question, subjectKey: KEY });
    expect((await openMailedLetters(db)).map(({ id, kind }) => [id, kind])).toEqual([
      [first?.id, "question"],
      [second?.id, "visit"],
    ]);

    expect(await answerLetter(deps, { id: first?.id ?? "", answer: "お返事です" })).toMatchObject({ ok: true });
    expect(await dropLetter(deps, second?.id ?? "")).toBe(true);

    expect(await openMailedLetters(db)).toEqual([]);
    expect(await dropLetter(deps, second?.id ?? "")).toBe(false);
  });

  it("is answered once, in the words that go out to its sender, and not with nothing", async () => {
    const sent = await sendMailedLetter(deps, "visit", { ...question, subjectKey: KEY });
    const id = sent?.id ?? "";
    expect(await answerLetter(deps, { id, answer: " \n　" })).toEqual({ ok: false, reason: "empty" });

    expect(await answerLetter(deps, { id, answer: " ご案内できます。\n" })).toEqual({ ok: true, value: null });

    expect(await answerLetter(deps, { id, answer: "二度目" })).toEqual({ ok: false, reason: "unknown" });
    const { rows } = await sql`
      select kind, recipient, facts from outbox where kind = 'letter-answered' and facts ->> 'number' = ${id}`.execute(db);
    const facts = {
      letter: "visit",
      number: id,
      answer: "ご案内できます。",
      subject: { kind: "building", key: KEY, name: "豊洲レジデンス" },
    };
    expect(rows).toEqual([{ kind: "letter-answered", recipient: "q@example.jp", facts }]);
  });

  it("that is dropped sends no mail", async () => {
    const sent = await sendMailedLetter(deps, "question", question);
    await dropLetter(deps, sent?.id ?? "");

    const { rows } = await sql`select kind from outbox where facts ->> 'number' = ${sent?.id ?? ""}`.execute(db);
    expect(rows).toEqual([{ kind: "letter-received" }]);
  });

  it("is none that another domain decides", async () => {
    const { id } = await send();

    expect(await openMailedLetters(db)).toEqual([]);
    expect(await answerLetter(deps, { id, answer: "お返事です" })).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("a letter that is decided", () => {
  const lock = (id: string) => inTransaction(db, (tx) => lockDecision(tx, CLAIM, id));

  it("is listed with the number of its files until it is closed, and removed three years later", async () => {
    const { id } = await send({ files: [pdf("a.pdf"), pdf("b.pdf")] });
    await send({ email: "b@example.jp" });
    expect((await openDecisions(db, CLAIM)).map(({ email, files }) => [email, files])).toEqual(
      expect.arrayContaining([
        ["a@example.jp", 2],
        ["b@example.jp", 0],
      ]),
    );
    expect(await lock(id)).toMatchObject({ email: "a@example.jp" });

    await inTransaction(db, (tx) => closeDecision(tx, id, clock.now()));

    expect(await lock(id)).toBeNull();
    clock.advance(days(3 * 366));
    await forgetOldLetters(deps);
    expect(await readLetterFiles(deps, id)).toEqual([]);
    expect((await openDecisions(db, CLAIM)).map(({ email }) => email)).toEqual(["b@example.jp"]);
  });

  it("goes with its building, of a kind that is of no use without one", async () => {
    await send({ subjectKey: "doomed" });
    await send();
    await sql`delete from apartment where key = 'doomed'`.execute(db);

    await forgetWithBuilding(db, CLAIM);

    expect((await openDecisions(db, CLAIM)).map(({ subject }) => subject?.key)).toEqual([KEY]);
  });
});
