import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { PLANS, PLANS_FROM } from "#domain/api-access/plans.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { linksIn, someBytes } from "#test/support/tenants.ts";
import { DOCUMENT_SENT } from "./core/lead-mails.ts";
import {
  answerLead,
  countLeads,
  decideLead,
  documentLink,
  leadMails,
  leadsWaiting,
  openDocuments,
  openLead,
  sendDocumentAgain,
  takeDocument,
  takeLead,
} from "./index.server.ts";
import { closeUntouchedLeads } from "./lead-jobs.server.ts";
import { findLead } from "./leads/lead-store.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
const documents = { pdf: async () => new Uint8Array([37, 80, 68, 70]) };
const deps = { db, clock, randomBytes: someBytes(), storage: memoryStorage(), documents };
const OPERATOR = "00000000-0000-4000-8000-00000000000a";

beforeEach(async () => {
  clock.moveTo(new Date("2026-11-24T00:00:00Z"));
  for (const table of ["letter", "outbox", "opaque_link", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const who = { business: "other", person: "見本 花子", phone: "+81312345678" };
const contact = (more: object = {}) =>
  takeLead(deps, {
    ...{ kind: "contact", email: "hanako@example.co.jp", company: "見本不動産", product: "api", wantsContact: true, seconds: 60 },
    fields: { ...who, message: "料金を知りたい" },
    ...more,
  });
const document = (more: object = {}) => contact({ kind: "document", wantsContact: false, fields: who, ...more });
const mailsTo = async (to: string) => {
  const { rows } = await sql<{ kind: string; facts: object }>`select kind, facts from outbox where recipient = ${to} order by id`.execute(
    db,
  );
  return rows;
};
const stepsOf = async (id: string) => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor) as step from transition where entity = 'biz_lead' and entity_id = ${id} order by id`.execute(
    db,
  );
  return rows.map(({ step }) => step);
};
const tokenOf = async (to = "hanako@example.co.jp") => (await linksIn(db, leadMails(deps), to))[0].open;

describe("what a business writes", () => {
  it("is a letter with a number, a day and a receipt that repeats nothing of it; the same within a day is the first", async () => {
    const first = await contact();
    expect(first).toMatchObject({ answerDueOn: "2026-11-26", isRepeated: false });
    expect(await contact()).toEqual({ ...first, isRepeated: true });
    const mails = await mailsTo("hanako@example.co.jp");
    expect(mails.map(({ kind }) => kind)).toEqual(["biz-lead-received"]);
    expect(JSON.stringify(mails)).not.toMatch(/料金|見本|8131/);
    expect(await leadsWaiting(db, { offset: 0, limit: 9 })).toMatchObject([
      { id: first.id, state: "new", company: "見本不動産", isFreeMail: false },
    ]);
    expect(await stepsOf(first.id)).toEqual(["new sender"]);
  });

  it("is flagged for the desk where it comes from a free mailbox, or faster than people write", async () => {
    const { id } = await contact({ email: "someone@gmail.com", seconds: 2 });
    expect((await openLead(db, id))?.lead).toMatchObject({ isFreeMail: true, isHasty: true });
  });

  it("is answered by mail, which takes it up, and goes on to a contract", async () => {
    const { id } = await contact();
    expect(await answerLead(deps, { id, by: OPERATOR, answer: " " })).toEqual({ ok: false, reason: "answer-missing" });
    expect(await answerLead(deps, { id, by: OPERATOR, answer: "資料をお送りします。" })).toMatchObject({
      ok: true,
      value: { state: "contacted" },
    });
    expect((await mailsTo("hanako@example.co.jp")).at(-1)).toMatchObject({
      kind: "biz-lead-answered",
      facts: { answer: "資料をお送りします。" },
    });
    for (const [step, state] of [
      ["propose", "proposal"],
      ["win", "won"],
    ] as const)
      expect(await decideLead(deps, { id, by: OPERATOR, step, reason: "" })).toMatchObject({ ok: true, value: { state } });
    expect(await stepsOf(id)).toEqual([
      "new sender",
      "new assigned operator",
      "assigned contacted operator",
      "contacted proposal operator",
      "proposal won operator",
    ]);
    expect(await openLead(db, id)).toBeNull();
    expect((await findLead(db, id))?.assignedTo).toBe(OPERATOR);
    expect(await decideLead(deps, { id, by: OPERATOR, step: "close", reason: "x" })).toEqual({ ok: false, reason: { notFrom: "won" } });
    const { rows } = await sql<{ closed: Date | null }>`select closed_at as closed from letter where id = ${id}`.execute(db);
    expect(rows[0]?.closed).toEqual(clock.now());
  });

  it("is closed with a reason alone, and taken over by another", async () => {
    const { id } = await contact();
    const by = (operator: string, step: "assign" | "close" | "contact", reason = "") =>
      decideLead(deps, { id, by: operator, step, reason });
    await by(OPERATOR, "assign");
    expect(await by("another", "contact")).toMatchObject({ ok: true, value: { state: "contacted", assignedTo: "another" } });
    expect(await by("another", "contact")).toEqual({ ok: false, reason: { notFrom: "contacted" } });
    expect(await by("another", "close")).toEqual({ ok: false, reason: "reason-missing" });
    expect(await by("another", "close", "用が済んだ")).toMatchObject({ ok: true, value: { state: "closed" } });
  });

  it("waits at the desk where somebody is to answer, and is late past its day until somebody has", async () => {
    const { id } = await contact();
    await document({ email: "quiet@example.co.jp" });
    await document({ email: "wanted@example.co.jp", wantsContact: true });
    expect(await countLeads(db, "2026-11-26")).toEqual({ waiting: 2, late: 0 });
    expect(await countLeads(db, "2026-11-28")).toEqual({ waiting: 2, late: 2 });
    await answerLead(deps, { id, by: OPERATOR, answer: "はい" });
    expect(await countLeads(db, "2026-11-28")).toEqual({ waiting: 2, late: 1 });
  });

  it("that nothing happened to is closed after a year, a document after sixty days", async () => {
    const [{ id: asked }, { id: sent }] = [await contact(), await document()];
    clock.advance(days(61));
    await closeUntouchedLeads(deps);
    expect([(await findLead(db, asked))?.state, (await findLead(db, sent))?.state]).toEqual(["new", "closed"]);
    clock.advance(days(305));
    await closeUntouchedLeads(deps);
    expect((await findLead(db, asked))?.state).toBe("closed");
  });
});

describe("a document", () => {
  it("is sent as a link, and counted by each press: how often, and when first", async () => {
    const { id } = await document();
    const token = await tokenOf();
    const registered = leadMails(deps).find(({ kind }) => kind === DOCUMENT_SENT.kind);
    await inTransaction(db, async (tx) => registered?.onOutcome?.(tx, { number: id, dueOn: null }, "sent", null));
    expect((await findLead(db, id))?.state).toBe("sent");

    expect(await documentLink(deps, token)).toBe("good");
    expect(await findLead(db, id)).toMatchObject({ downloads: 0, state: "sent" });
    const pressedAt = clock.now();
    for (const _ of [1, 2]) {
      expect(await takeDocument(deps, token)).toMatchObject({ ok: true });
      clock.advance(days(1));
    }
    expect(await findLead(db, id)).toMatchObject({ downloads: 2, firstDownloadedAt: pressedAt, state: "downloaded" });
    expect(await stepsOf(id)).toEqual(["new sender", "new sent system", "sent downloaded sender"]);
  });

  it("is counted of a lead that somebody took up already, which stays with them", async () => {
    const { id } = await document({ wantsContact: true });
    const token = await tokenOf();
    await answerLead(deps, { id, by: OPERATOR, answer: "ご説明します。" });
    await takeDocument(deps, token);
    expect(await findLead(db, id)).toMatchObject({ downloads: 1, state: "contacted" });
  });

  it("is handed over for thirty days; then another link is mailed, once a day, to the address that asked", async () => {
    await document();
    const token = await tokenOf();
    clock.advance(days(30) + 1);
    expect(await documentLink(deps, token)).toBe("expired");
    expect(await takeDocument(deps, token)).toEqual({ ok: false, reason: "expired" });
    for (const _ of [1, 2]) expect(await sendDocumentAgain(deps, token)).toBe("done");
    expect(await mailsTo("hanako@example.co.jp")).toHaveLength(2);
    clock.advance(days(31));
    await closeUntouchedLeads(deps);
    expect(await sendDocumentAgain(deps, token)).toBe("unknown");
  });

  it("opens to nobody by another token, and keeps of its own only the hash", async () => {
    await document();
    const token = await tokenOf();
    for (const other of ["x".repeat(43), token.slice(1), ""]) {
      expect(await documentLink(deps, other)).toBeNull();
      expect(await takeDocument(deps, other)).toEqual({ ok: false, reason: "unknown" });
      expect(await sendDocumentAgain(deps, other)).toBe("unknown");
    }
    const { rows } = await sql<{ row: string }>`select row_to_json(opaque_link)::text as row from opaque_link`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is drawn once for what it says", async () => {
    const made = openDocuments({ db, clock, plans: Object.values(PLANS), plansFrom: PLANS_FROM });
    const [one, two] = await Promise.all([made.pdf(), made.pdf()]);
    expect(one).toBe(two);
    expect(
      Buffer.from(one as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    clock.advance(days(1));
    expect(await made.pdf()).not.toBe(one);
    await made.close();
  });
});
