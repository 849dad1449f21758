import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleBounces } from "#domain/letters/inquiries/bounced-inquiries.server.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import type { SentInquiry } from "#domain/letters/inquiries/types.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { answerInquiry, closeInquiry, listInquiriesOf } from "./answer-inquiry.server.ts";
import { forgetOldLetters } from "./letter-jobs.server.ts";
import { inquiryHome, sendInquiry } from "./send-inquiry.server.ts";

const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
let db: Db;
let deps: Parameters<typeof sendInquiry>[0];

beforeAll(async () => {
  db = (await testDatabase()).db;
  deps = { db, clock, randomBytes };
  const offer = (id: string, company_id: string, changes: object = {}) => aListingRow({ id, company_id, dwelling_key: "d-1", ...changes });
  await insertRows(db, "listing", await aLoad(db), [
    offer("north-1", "north", { price: 80_000_000 }),
    offer("south-1", "south", { price: 79_000_000 }),
    offer("stale-1", "stale", { next_update_on: "2026-11-20" }),
    offer("faulty-1", "faulty", { faults: ["access-missing"] }),
    aListingRow({ id: "sold-1", company_id: "north", dwelling_key: "d-sold", state: "sold" }),
    aListingRow({ id: "applied-1", company_id: "north", dwelling_key: "d-applied", state: "applied" }),
  ]);
  await sql`update company set is_sample = false, name = id, email = id || '@example.co.jp'`.execute(db);
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`delete from letter`.execute(db);
  await sql`delete from queued_mail`.execute(db);
});

const INQUIRY: SentInquiry = {
  ...{ listingId: "north-1", companyIds: ["north"], topic: "visit", contactWay: "mail", name: "山田花子", email: "hanako@example.jp" },
  ...{
    phone: null,
    message: "窓の向きを知りたいです。",
    preferredDates: "土曜の午後",
    consentVersion: INQUIRY_CONSENT.version,
    sourceHash: "h",
  },
};
async function send(changes: Partial<SentInquiry> = {}) {
  const sent = await sendInquiry(deps, { ...INQUIRY, ...changes });
  if (!sent.ok) throw new Error(sent.reason);
  return sent.value;
}
const mails = async () =>
  (await sql<{ mail: string }>`select kind || ' ' || recipient as mail from queued_mail order by id`.execute(db)).rows.map(
    ({ mail }) => mail,
  );
const stateOf = async (company: string) => (await listInquiriesOf(db, company)).map(({ state }) => state);

describe("a home that somebody writes about", () => {
  it("names who offers it today, the lowest price first, and nobody else", async () => {
    const home = await inquiryHome(deps, "north-1");

    expect(home).toMatchObject({ dwellingKey: "d-1", listingId: "south-1", price: 79_000_000, state: "on-offer", isKyugake: false });
    expect(home?.recipients.map(({ companyId, listingId }) => [companyId, listingId])).toEqual([
      ["south", "south-1"],
      ["north", "north-1"],
    ]);
    expect(await inquiryHome(deps, "nobody")).toBe(null);
  });

  it.each([
    ["sold-1", "sold"],
    ["applied-1", "applied"],
  ])("takes no inquiry once it is not on offer: %s", async (listingId, state) => {
    expect(await inquiryHome(deps, listingId)).toMatchObject({ state, recipients: [] });
    expect(await sendInquiry(deps, { ...INQUIRY, listingId })).toEqual({ ok: false, reason: "not-on-offer" });
  });
});

describe("an inquiry", () => {
  it("goes to the companies that were ticked and to no other, each with the consent to the words that were shown", async () => {
    const receipt = await send();

    expect(receipt).toMatchObject({ answerDueOn: "2026-11-30", isRepeated: false, companies: ["north"], askedBefore: [] });
    expect(await mails()).toEqual(["inquiry-forwarded north@example.co.jp", "inquiry-received hanako@example.jp"]);
    expect(await listInquiriesOf(db, "south")).toEqual([]);
    expect(await listInquiriesOf(db, "north")).toMatchObject([
      {
        ...{ number: receipt.id, listingId: "north-1", name: "山田花子", email: "hanako@example.jp", phone: null, state: "forwarded" },
        ...{ message: INQUIRY.message, preferredDates: "土曜の午後", steps: [{ to: "accepted" }, { from: "accepted", to: "forwarded" }] },
      },
    ]);
    const { rows } = await sql`select consent_text, consent_version, consented_at, source_hash from inquiry_recipient`.execute(db);
    expect(rows).toEqual([
      { consent_text: INQUIRY_CONSENT.text("north"), consent_version: INQUIRY_CONSENT.version, consented_at: START, source_hash: "h" },
    ]);
  });

  it("gives a company the number alone where the sender wants to be called", async () => {
    await send({ contactWay: "phone", phone: "+819012345678" });

    expect(await listInquiriesOf(db, "north")).toMatchObject([{ email: null, phone: "+819012345678" }]);
    const { rows } = await sql<{ facts: object }>`select facts from queued_mail where kind = 'inquiry-forwarded'`.execute(db);
    expect(JSON.stringify(rows)).not.toContain("hanako@");
  });

  it.each([
    ["not-a-recipient", { companyIds: ["north", "stale"] }],
    ["not-a-recipient", { companyIds: [] }],
    ["other-consent", { consentVersion: "2020-01-01" }],
    ["unknown", { listingId: "nobody" }],
  ])("is refused as %s: %j", async (reason, changes) => {
    expect(await sendInquiry(deps, { ...INQUIRY, ...changes })).toEqual({ ok: false, reason });
    expect(await mails()).toEqual([]);
  });

  it("of the same person to the same company within a day is the first one, whatever it says", async () => {
    const first = await send();
    clock.advance(hours(23));
    expect(await send({ message: "ほかの質問です。", listingId: "south-1" })).toMatchObject({ id: first.id, isRepeated: true });
    const second = await send({ companyIds: ["north", "south"] });
    expect(second).toMatchObject({ isRepeated: false, companies: ["south"], askedBefore: ["north"] });
    expect(second.id).not.toBe(first.id);

    clock.advance(hours(2));
    expect(await send()).toMatchObject({ isRepeated: false });
    expect((await listInquiriesOf(db, "north")).length).toBe(2);
  });

  it("sent twice at once is one", async () => {
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.id === two.id, [one, two].filter(({ isRepeated }) => isRepeated).length]).toEqual([true, 1]);
  });

  it("to an invented company stays here", async () => {
    await sql`update company set is_sample = true where id = 'south'`.execute(db);
    await send({ companyIds: ["south"] });
    await sql`update company set is_sample = false`.execute(db);

    expect([await mails(), await stateOf("south")]).toEqual([["inquiry-received hanako@example.jp"], ["accepted"]]);
  });
});

describe("a company", () => {
  it("answers by mail, again if it likes, and closes", async () => {
    const { id: number } = await send();
    expect(await answerInquiry(deps, "north", { number, answer: " ", isVisitBooked: false })).toEqual({ ok: false, reason: "empty" });
    await answerInquiry(deps, "north", { number, answer: "南向きです。", isVisitBooked: true });
    await answerInquiry(deps, "north", { number, answer: "10時にお待ちします。", isVisitBooked: false });
    expect((await mails()).filter((mail) => mail === "inquiry-answered hanako@example.jp")).toHaveLength(2);
    expect(await stateOf("north")).toEqual(["visit-booked"]);

    expect(await closeInquiry(deps, "north", { number, reason: "ご案内済み" })).toEqual({ ok: true, value: null });
    expect(await answerInquiry(deps, "north", { number, answer: "もう一度", isVisitBooked: false })).toEqual({
      ok: false,
      reason: "closed",
    });
    expect(await closeInquiry(deps, "north", { number, reason: null })).toEqual({ ok: false, reason: "closed" });
  });

  it("that was not ticked can do nothing with it", async () => {
    const { id: number } = await send();
    expect(await answerInquiry(deps, "south", { number, answer: "どうぞ", isVisitBooked: false })).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await closeInquiry(deps, "south", { number, reason: null })).toEqual({ ok: false, reason: "unknown" });
  });

  it("writes no mail to who wants to be called", async () => {
    const { id: number } = await send({ contactWay: "phone", phone: "+819012345678" });
    await answerInquiry(deps, "north", { number, answer: "電話でお話ししました。", isVisitBooked: false });

    expect(await mails()).not.toContain("inquiry-answered hanako@example.jp");
    expect(await stateOf("north")).toEqual(["replied"]);
  });
});

it("personal data go three years after the last of the companies has closed", async () => {
  const { id: number } = await send({ companyIds: ["north", "south"] });
  await closeInquiry(deps, "north", { number, reason: null });
  clock.advance(days(3 * 365 + 2));
  await forgetOldLetters({ db, clock, storage: temporaryStorage() });
  expect([await stateOf("north"), await stateOf("south")]).toEqual([["closed"], ["closed"]]);

  clock.advance(days(3 * 365 + 2));
  await forgetOldLetters({ db, clock, storage: temporaryStorage() });
  expect([await stateOf("north"), await stateOf("south")]).toEqual([[], []]);
});

it("an inquiry that its company has not touched for a year counts as closed, and one that was answered since does not", async () => {
  const { id: number } = await send({ companyIds: ["north", "south"] });
  clock.advance(days(300));
  await answerInquiry(deps, "north", { number, answer: "まだ販売中です。", isVisitBooked: false });
  clock.advance(days(70));
  await forgetOldLetters({ db, clock, storage: temporaryStorage() });

  expect([await stateOf("north"), await stateOf("south")]).toEqual([["replied"], ["closed"]]);
  const [inquiry] = await listInquiriesOf(db, "south");
  expect(inquiry?.steps.at(-1)).toMatchObject({ to: "closed", actor: "system", reason: "untouched" });
});

describe("a mail that no server takes for the company", () => {
  const giveUp = () => sql`update queued_mail set gave_up_at = now() where kind = 'inquiry-forwarded'`.execute(db);
  const bounce = (addresses: readonly string[]) => handleBounces({ db, clock, otherAddresses: async () => addresses });

  it("goes once to another address of the company, and then the console says so", async () => {
    await send();
    await giveUp();
    await bounce(["NORTH@example.co.jp", "desk@example.co.jp"]);
    await bounce(["desk@example.co.jp"]);
    expect([await mails(), await stateOf("north")]).toEqual([
      ["inquiry-forwarded north@example.co.jp", "inquiry-received hanako@example.jp", "inquiry-forwarded desk@example.co.jp"],
      ["re-forwarded"],
    ]);

    await giveUp();
    await bounce(["third@example.co.jp"]);
    expect([(await mails()).length, await stateOf("north")]).toEqual([3, ["bounced"]]);
  });

  it("is told in the console at once where there is no other address, and changes nothing once it is answered", async () => {
    const { id: number } = await send({ companyIds: ["north", "south"] });
    await answerInquiry(deps, "south", { number, answer: "はい。", isVisitBooked: false });
    await giveUp();
    await bounce([]);

    expect([await stateOf("north"), await stateOf("south")]).toEqual([["bounced"], ["replied"]]);
  });
});
