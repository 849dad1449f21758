import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MailCarrier } from "#domain/notifications/carry/carrier.server.ts";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { forgetOldRegistrations } from "#domain/risk/notices/forget-registrations.server.ts";
import { noticeMails } from "#domain/risk/notices/mails.server.ts";
import { queueNotices } from "#domain/risk/notices/queue-notices.server.ts";
import { ratePlaces } from "#domain/risk/notices/rate-places.server.ts";
import { findSnapshot, saveSnapshots } from "#domain/risk/report/report-store.server.ts";
import { days } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const KEY = "toyosu-residence";
const NOTICES = "/api/estate/risk-notices";

let db: Db;
let api: TestApi;
let carried: Mail[];
let carrier: MailCarrier;
let count = 0;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

beforeEach(async () => {
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  api = testApi(db, null, { randomBytes, callerKey: () => null });
  await api.get(`/api/estate/risk/${KEY}`);
  await letter("A");
  carried = [];
  carrier = {
    ...{ db, clock: api.clock, log: pino({ level: "silent" }), operatorName: "まちのね" },
    mails: noticeMails({ db, clock: api.clock, randomBytes }),
    send: async (mail) => {
      carried.push(mail);
      return true;
    },
    origin: () => "https://site.test",
  };
});

/** The building is rated otherwise. */
async function letter(is: "A" | "B" | null) {
  const snapshot = await findSnapshot(db, KEY);
  if (snapshot) await saveSnapshots(db, [{ key: KEY, ...snapshot, rating: { ...snapshot.rating, letter: is } }]);
}

/** Registers a new address and answers the token of the link in its mail. */
async function register(wantsUpdates = true) {
  count += 1;
  const email = `r${count}@example.jp`;
  const receipt = await api.post("/api/estate/risk/inquiries", { kind: "registration", apartmentKey: KEY, email, wantsUpdates });
  expect(receipt.status).toBe(201);
  return { email, id: receipt.body.id, token: await tokenFor(email) };
}

async function tokenFor(email: string): Promise<string> {
  await sendDueMails(carrier);
  const mail = carried.findLast(({ to }) => to === email);
  return /token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
}

const save = (token: string, onChange: boolean, yearly: boolean) => api.post(NOTICES, { token, onChange, yearly });

/** The notices of the day, sent. */
async function today(email: string) {
  const before = carried.length;
  await queueNotices(carrier);
  await sendDueMails(carrier);
  return carried.slice(before).filter(({ to }) => to === email);
}

describe("a registration", () => {
  it("is confirmed by the link in its mail; before that nothing is sent", async () => {
    const { email, token } = await register();
    expect((await api.get(`${NOTICES}?token=${token}`)).body).toEqual({
      subject: { kind: "building", key: KEY, name: "豊洲レジデンス" },
      onChange: true,
      yearly: true,
      isConfirmed: false,
      isExpired: false,
    });
    await letter("B");
    expect(await today(email)).toEqual([]);

    expect((await save(token, true, true)).body).toMatchObject({ isConfirmed: true, onChange: true });
    expect(await today(email)).toEqual([]);
    await letter("A");

    const [mail] = await today(email);
    expect(mail?.subject).toBe("【まちのね】豊洲レジデンスの診断の記号が変わりました");
    expect(mail?.text).toContain("変わる前: B\nいま: A");
    expect(mail?.text).toContain("この評価は安全を保証するものではありません");
    expect(await today(email)).toEqual([]);
  });

  it("answers alike whether or not the address had registered, and another registration changes no wishes", async () => {
    const { email, id, token } = await register();
    await save(token, true, false);

    const again = await api.post("/api/estate/risk/inquiries", { kind: "registration", apartmentKey: KEY, email, wantsUpdates: false });

    expect(again.body).toMatchObject({ id, isRepeated: false, answerDueOn: null });
    expect((await api.get(`${NOTICES}?token=${await tokenFor(email)}`)).body).toMatchObject({ onChange: true, yearly: false });
  });

  it("hears once a year, counted from the last time", async () => {
    const { email, token } = await register();
    await save(token, false, true);
    await letter("B");
    api.clock.advance(days(364));
    expect(await today(email)).toEqual([]);
    api.clock.advance(days(2));

    const [mail] = await today(email);
    expect(mail?.text).toContain("記号: B");
    expect(await today(email)).toEqual([]);
  });

  it("that nobody confirmed is forgotten after a month, a confirmed one is not", async () => {
    const left = await register();
    const kept = await register();
    await save(kept.token, true, true);
    api.clock.advance(days(31));
    await forgetOldRegistrations(api.deps);

    expect((await api.get(`${NOTICES}?token=${left.token}`)).status).toBe(404);
    expect((await api.get(`${NOTICES}?token=${kept.token}`)).status).toBe(200);
  });

  it("that is made again before it was confirmed begins anew: its wishes are the last ones, and its link stays good for a month", async () => {
    const { email } = await register(false);
    api.clock.advance(days(29));
    await api.post("/api/estate/risk/inquiries", { kind: "registration", apartmentKey: KEY, email, wantsUpdates: true });
    const token = await tokenFor(email);
    api.clock.advance(days(2));
    await forgetOldRegistrations(api.deps);

    expect((await api.get(`${NOTICES}?token=${token}`)).body).toMatchObject({ onChange: true, yearly: true, isConfirmed: false });
  });

  it("that was stopped is removed three years later", async () => {
    const { token } = await register();
    await save(token, false, false);
    api.clock.advance(days(3 * 366));
    await forgetOldRegistrations(api.deps);

    expect((await api.get(`${NOTICES}?token=${token}`)).status).toBe(404);
  });
});

describe("a registration of a place", () => {
  const centre = anApartment().place;
  const TOWN = placeKeyOf({ precision: "town", place: centre });

  it("is rated as soon as it is confirmed, told of when its rating changes, and stopped with one press", async () => {
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...centre })]);
    const email = "place@example.jp";
    await api.post("/api/estate/risk/inquiries", { kind: "registration", apartmentKey: TOWN, email, wantsUpdates: true });
    const token = await tokenFor(email);
    expect((await save(token, true, true)).body).toMatchObject({ subject: { kind: "place", key: TOWN, name: "江東区豊洲五丁目" } });
    // The mail of the registration, and the rating of the place.
    expect(api.queued).toHaveLength(2);
    await ratePlaces(api.deps);
    expect(await today(email)).toEqual([]);
    await sql`update risk_place_rating set letter = 'A'`.execute(db);

    const [mail] = await today(email);
    expect(mail?.subject).toBe("【まちのね】江東区豊洲五丁目の診断の記号が変わりました");
    expect(mail?.text).toMatch(/場所: 江東区豊洲五丁目\n変わる前: 判定保留（ありえる記号 .+）\nいま: A\n/);
    expect(mail?.text).toContain(`https://site.test/risk/${TOWN}/summary`);
    const stop = /<(https:[^>]+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect((await api.app.request(stop, { method: "POST" })).status).toBe(200);
    await sql`update risk_place_rating set letter = 'B'`.execute(db);
    expect(await today(email)).toEqual([]);
  });
});

describe("stopping", () => {
  it("is one press in the mail program (RFC 8058), and holds for mails that wait", async () => {
    const { email, token } = await register();
    await save(token, true, true);
    await letter("B");
    const [mail] = await today(email);
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const address = /^<(https:\/\/site\.test\/api\/estate\/risk-notices\/stop\?token=[\w-]{43})>$/.exec(
      mail?.headers?.["List-Unsubscribe"] ?? "",
    )?.[1];
    await letter("A");
    await queueNotices(carrier);

    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const press = () => api.app.request(address ?? "", { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);

    const before = carried.length;
    await sendDueMails(carrier);
    expect(carried.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect((await api.get(`${NOTICES}?token=${token}`)).body).toMatchObject({ onChange: false, yearly: false });
  });

  it("does not happen by looking: GET leads to the page and changes nothing", async () => {
    const { token } = await register();
    await save(token, true, true);

    const answer = await api.app.request(`${NOTICES}/stop?token=${token}`);

    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/risk/thanks-registration?token=${token}`);
    expect((await api.get(`${NOTICES}?token=${token}`)).body).toMatchObject({ onChange: true, yearly: true });
  });
});

describe("a link", () => {
  it("changes wishes for 30 days, stops them ever after, and another one is had by mail", async () => {
    const { email, token } = await register();
    await save(token, true, true);
    api.clock.advance(days(30) + 1);

    expect((await api.get(`${NOTICES}?token=${token}`)).body.isExpired).toBe(true);
    expect(await save(token, true, false)).toMatchObject({ status: 404, body: { state: "expired" } });
    expect((await api.post(`${NOTICES}/link`, { token })).status).toBe(202);
    const fresh = await tokenFor(email);
    expect(fresh).not.toBe(token);
    expect((await save(fresh, true, false)).status).toBe(200);
    expect((await api.post(`${NOTICES}/stop?token=${token}`)).status).toBe(200);
  });

  it("stands nowhere in the database: only its hash does", async () => {
    const { token } = await register();
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(m::text, '') from outbox m) || (select string_agg(l::text, '') from opaque_link l) as all`.execute(db);

    expect(rows[0]?.all).toContain(KEY);
    expect(rows[0]?.all).not.toContain(token);
  });

  it.each([
    ["GET", `${NOTICES}?token=${"x".repeat(43)}`, 404],
    ["POST", `${NOTICES}/stop?token=${"x".repeat(43)}`, 404],
    ["GET", `${NOTICES}?token=short`, 422],
    ["POST", `${NOTICES}/stop`, 422],
  ])("that is made up opens nothing: %s %s", async (method, path, status) => {
    expect((await api.app.request(path, { method })).status).toBe(status);
  });

  it("that is made up saves nothing and sends nothing", async () => {
    expect((await save("y".repeat(43), true, true)).status).toBe(404);
    expect((await api.post(`${NOTICES}/link`, { token: "y".repeat(43) })).status).toBe(404);
  });

  it("is asked for a few times by one caller", async () => {
    const limited = testApi(db, null, { callerKey: () => "one" });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await limited.post(`${NOTICES}/link`, { token: "z".repeat(43) })).status);

    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
