import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleBounces } from "#domain/letters/inquiries/bounced-inquiries.server.ts";
import { companyInquiries, companyInquiry } from "#domain/letters/inquiries/company-inquiries.server.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import type { SentInquiry } from "#domain/letters/inquiries/types.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { aStaffMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { preparedWords } from "#test/support/prepared-words.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { answerInquiry, closeInquiry } from "./answer-inquiry.server.ts";
import { forgetOldLetters } from "./letter-jobs.server.ts";
import { letterMails } from "./mails.server.ts";
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
  for (const companyId of ["north", "south"]) await aStaffMember(db, { companyId, role: "agent", sub: companyId });
  await aStaffMember(db, { companyId: "north", role: "billing", sub: "pays" });
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`delete from letter`.execute(db);
  await sql`delete from outbox`.execute(db);
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
  (await sql<{ mail: string }>`select kind || ' ' || recipient as mail from outbox order by id`.execute(db)).rows.map(({ mail }) => mail);
const staff = { north: { sub: "north" }, south: { sub: "south" } } as const;
/** What the agent of a company reads, in full. */
async function inquiriesOf(company: keyof typeof staff) {
  const listed = await companyInquiries(db, staff[company], { filter: "all", number: "", page: 1 });
  if (!listed.ok) throw new Error(listed.reason);
  const found = await Promise.all(listed.value.items.map(({ number }) => companyInquiry(db, staff[company], number)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}
const stateOf = async (company: keyof typeof staff) => (await inquiriesOf(company)).map(({ state }) => state);

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
    expect(await inquiriesOf("south")).toEqual([]);
    expect(await inquiriesOf("north")).toMatchObject([
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

    expect(await inquiriesOf("north")).toMatchObject([{ email: null, phone: "+819012345678" }]);
    const { rows } = await sql<{ facts: object }>`select facts from outbox where kind = 'inquiry-forwarded'`.execute(db);
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
    expect((await inquiriesOf("north")).length).toBe(2);
  });

  it("sent twice at once is one", async () => {
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.id === two.id, [one, two].filter(({ isRepeated }) => isRepeated).length]).toEqual([true, 1]);
  });

  it("of the same mailbox is of the same person, however the address is written", async () => {
    const first = await send({ email: "hanako@gmail.com" });
    expect(await send({ email: "Hana.Ko+2@gmail.com" })).toMatchObject({ id: first.id, isRepeated: true });
  });

  it("is one of few mails in an hour: what comes beyond is in the console, and one mail says how many wait", async () => {
    for (let i = 0; i < 8; i += 1) await send({ email: `sender-${i}@example.jp` });
    const toNorth = async () => (await mails()).filter((mail) => mail.endsWith("north@example.co.jp"));
    expect(await toNorth()).toEqual([...Array(5).fill("inquiry-forwarded north@example.co.jp"), "inquiries-wait north@example.co.jp"]);
    expect(await stateOf("north")).toEqual(Array(8).fill("forwarded"));

    const { rows } = await sql<{ facts: object; due: Date }>`
      select facts, next_try_at as due from outbox where kind = 'inquiries-wait'`.execute(db);
    expect(rows[0]?.due).toEqual(new Date(START.getTime() + hours(1)));
    const words = await preparedWords(letterMails({ db }), "inquiries-wait", rows[0]?.facts);
    expect(words?.subject).toBe("お返事を待っているお問い合わせが8件あります");
    clock.advance(hours(2));
    await send({ email: "later@example.jp" });
    expect((await toNorth()).at(-1)).toBe("inquiry-forwarded north@example.co.jp");
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
    expect(await answerInquiry(deps, staff.north, { number, answer: " ", isVisitBooked: false })).toEqual({ ok: false, reason: "empty" });
    await answerInquiry(deps, staff.north, { number, answer: "南向きです。", isVisitBooked: true });
    await answerInquiry(deps, staff.north, { number, answer: "10時にお待ちします。", isVisitBooked: false });
    expect((await mails()).filter((mail) => mail === "inquiry-answered hanako@example.jp")).toHaveLength(2);
    expect(await stateOf("north")).toEqual(["visit-booked"]);

    expect(await closeInquiry(deps, staff.north, { number, reason: "ご案内済み" })).toEqual({ ok: true, value: null });
    expect(await answerInquiry(deps, staff.north, { number, answer: "もう一度", isVisitBooked: false })).toEqual({
      ok: false,
      reason: "closed",
    });
    expect(await closeInquiry(deps, staff.north, { number, reason: null })).toEqual({ ok: false, reason: "closed" });
  });

  it("fills no mailbox: five answers to an inquiry in a day, and more the day after", async () => {
    const { id: number } = await send();
    const answer = () => answerInquiry(deps, staff.north, { number, answer: "お返事です。", isVisitBooked: false });
    for (let i = 0; i < 5; i += 1) expect(await answer()).toMatchObject({ ok: true });
    expect(await answer()).toEqual({ ok: false, reason: "too-many" });
    clock.advance(days(1));
    expect(await answer()).toMatchObject({ ok: true });
  });

  it("that was not ticked can do nothing with it", async () => {
    const { id: number } = await send();
    expect(await answerInquiry(deps, staff.south, { number, answer: "どうぞ", isVisitBooked: false })).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await closeInquiry(deps, staff.south, { number, reason: null })).toEqual({ ok: false, reason: "unknown" });
  });

  it("writes no mail to who wants to be called", async () => {
    const { id: number } = await send({ contactWay: "phone", phone: "+819012345678" });
    await answerInquiry(deps, staff.north, { number, answer: "電話でお話ししました。", isVisitBooked: false });

    expect(await mails()).not.toContain("inquiry-answered hanako@example.jp");
    expect(await stateOf("north")).toEqual(["replied"]);
  });
});

describe("what a company reads", () => {
  const read = (asked: Partial<Parameters<typeof companyInquiries>[2]> = {}, by: { sub: string } = staff.north) =>
    companyInquiries(db, by, { filter: "all", number: "", page: 1, ...asked });
  const found = async (asked: Parameters<typeof read>[0]) => {
    const answer = await read(asked);
    if (!answer.ok) throw new Error(answer.reason);
    return answer.value;
  };

  it("comes in pages of twenty without a gap or a repetition, who waits longest first, counted by state and found by number", async () => {
    await sql`
      with n as (select i, 'AAAA-AAAA-' || lpad(i::text, 4, '0') as id from generate_series(1, 45) i),
        l as (insert into letter (id, kind, email, fields, received_at, answer_due_on)
          select id, 'listing-inquiry', i || '@example.jp', '{"name": "山田"}', ${START}::timestamptz - (i % 3) * interval '1 hour', '2026-11-30' from n),
        q as (insert into listing_inquiry (letter_id, listing_id, dwelling_key, home_title, home_price, topic, contact_way)
          select id, 'north-1', 'd-1', '豊洲', 1, 'visit', 'mail' from n)
      insert into inquiry_recipient (letter_id, company_id, listing_id, state, answer, answered_at, consent_version, consent_text, consented_at)
      select id, 'north', 'north-1', case when i <= 5 then 'closed' when i <= 20 then 'replied' else 'forwarded' end,
        case when i <= 20 then 'はい' end, case when i <= 20 then ${START}::timestamptz end, 'v', 't', ${START} from n`.execute(db);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => found({ page })));
    const numbers = pages.flatMap(({ items }) => items.map(({ number }) => number));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(numbers).size).toBe(45);
    const [first] = pages;
    expect(first).toMatchObject({ total: 45, pageSize: 20, counts: { all: 45, waiting: 25, answered: 15, closed: 5 } });
    expect(first?.items[0]).toMatchObject({ number: "AAAA-AAAA-0023", isWaiting: true });
    expect(pages[1]?.items.map(({ isWaiting }) => isWaiting).lastIndexOf(true)).toBe(4);
    expect(await found({ filter: "closed" })).toMatchObject({ total: 5, counts: { all: 45 } });
    expect((await found({ number: "aaaa－００４5" })).items.map(({ number }) => number)).toEqual(["AAAA-AAAA-0045"]);
    expect([(await found({ number: "%" })).total, (await found({ number: " " })).total]).toEqual([0, 45]);
  });

  it.each([
    ["not-staff", "nobody"],
    ["not-allowed", "pays"],
  ])("is refused as %s to who may not, and so is every answer: %s", async (reason, sub) => {
    const { id: number } = await send();
    const refusal = { ok: false, reason };
    expect(await read({}, { sub })).toEqual(refusal);
    expect(await companyInquiry(db, { sub }, number)).toEqual(refusal);
    expect(await answerInquiry(deps, { sub }, { number, answer: "はい。", isVisitBooked: false })).toEqual(refusal);
    expect(await closeInquiry(deps, { sub }, { number, reason: null })).toEqual(refusal);
    expect(await stateOf("north")).toEqual(["forwarded"]);
  });

  it("is answered while the company is suspended, and nothing of it is read once the company is closed", async () => {
    const { id: number } = await send();
    await sql`update company set state = 'suspended' where id = 'north'`.execute(db);
    expect(await answerInquiry(deps, staff.north, { number, answer: "はい。", isVisitBooked: false })).toEqual({ ok: true, value: null });
    await sql`update company set state = 'closed' where id = 'north'`.execute(db);
    expect(await read()).toEqual({ ok: false, reason: "not-allowed" });
    expect(await closeInquiry(deps, staff.north, { number, reason: null })).toEqual({ ok: false, reason: "not-allowed" });
    await sql`update company set state = 'live' where id = 'north'`.execute(db);
  });
});

it("personal data go three years after the last of the companies has closed", async () => {
  const { id: number } = await send({ companyIds: ["north", "south"] });
  await closeInquiry(deps, staff.north, { number, reason: null });
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
  await answerInquiry(deps, staff.north, { number, answer: "まだ販売中です。", isVisitBooked: false });
  clock.advance(days(70));
  await forgetOldLetters({ db, clock, storage: temporaryStorage() });

  expect([await stateOf("north"), await stateOf("south")]).toEqual([["replied"], ["closed"]]);
  const [inquiry] = await inquiriesOf("south");
  expect(inquiry?.steps.at(-1)).toMatchObject({ to: "closed", actor: "system", reason: "untouched" });
});

describe("a mail that no server takes for the company", () => {
  const giveUp = () => sql`update outbox set state = 'failed', ended_at = now() where kind = 'inquiry-forwarded'`.execute(db);
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
    await answerInquiry(deps, staff.south, { number, answer: "はい。", isVisitBooked: false });
    await giveUp();
    await bounce([]);

    expect([await stateOf("north"), await stateOf("south")]).toEqual([["bounced"], ["replied"]]);
  });
});
