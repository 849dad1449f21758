import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assessmentV3Schema } from "#api/biz/assessment-schemas.ts";
import { documentOf } from "#domain/leads/document/document-of.ts";
import { approveTrial, leadMails } from "#domain/leads/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { linksIn } from "#test/support/tenants.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  for (const table of ["letter", "outbox", "opaque_link"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const TO = "hanako@example.co.jp";
const who = { company: "見本不動産", business: "other", person: "見本 花子", email: TO, seconds: 40 };
const FORMS = {
  contact: { ...who, product: "api", message: "料金を知りたいです。" },
  directmail: { ...who, area: "江東区豊洲", letters: "500", phone: "03-1234-5678" },
  document: { ...who, product: "api" },
  trial: { ...who, purpose: "査定書に使いたい", phone: "03-1234-5678", termsVersion: BIZ_TERMS_VERSION },
} as const;
type Form = keyof typeof FORMS;
const api = () => testApi(db, null, { randomBytes });
const send = (form: Form, more: object = {}) => api().post(`/api/leads/${form}`, { ...FORMS[form], ...more });
const errorsOf = ({ body }: { body: { errors?: readonly { field: string; message: string }[] } }) =>
  (body.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

describe.each(Object.keys(FORMS) as Form[])("the form %s", (form) => {
  it("is taken in and answered with a number, and with nothing of who sent it", async () => {
    const { status, body, headers } = await send(form);
    expect([status, headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(Object.keys(body).sort()).toEqual(["answerDueOn", "id", "isRepeated", "receivedAt"]);
    expect(body.answerDueOn === null).toBe(form === "document");
    expect((await send(form)).body).toMatchObject({ id: body.id, isRepeated: true });
  });

  it("of a program that fills in what people do not see is answered alike, and goes nowhere", async () => {
    const [real, trapped] = [await send(form), await send(form, { leaveEmpty: "x", company: "別の会社" })];
    expect(trapped.status).toBe(201);
    expect({ ...trapped.body, id: "", receivedAt: "" }).toEqual({ ...real.body, id: "", receivedAt: "" });
    expect([await count("letter"), await count("outbox")]).toEqual([1, 1]);
  });

  it("is answered alike while the queue cannot be reached", async () => {
    const jobs = { send: () => Promise.reject(new Error("the queue is away")) };
    const { status } = await testApi(db, null, { randomBytes, jobs }).post(`/api/leads/${form}`, FORMS[form]);
    expect([status, await count("letter"), await count("outbox")]).toEqual([201, 1, 1]);
  });

  it("needs the licence of a broker, and says so in the words of the form", async () => {
    expect(errorsOf(await send(form, { business: "broker" }))).toEqual([
      "licence: 宅建業の免許証番号を入力してください。例：東京都知事(3)第12345号",
    ]);
    expect((await send(form, { business: "broker", licence: "東京都知事免許（３）第012345号" })).status).toBe(201);
  });

  it.each([
    [{ email: "hanako" }, "email"],
    [{ corporateNumber: "7000012050003" }, "corporateNumber"],
    [{ company: "" }, "company"],
    [{ person: undefined }, "person"],
    [{ business: "spy" }, "business"],
    [{ company: "あ".repeat(81) }, "company"],
    [{ phone: "12" }, "phone"],
  ])("refuses %j at its field", async (more, field) => {
    const answer = await send(form, more);
    expect([answer.status, errorsOf(answer).map((error) => error.split(":")[0])]).toEqual([422, [field]]);
  });

  it("is JSON alone, and counted by caller", async () => {
    const many = testApi(db, null, {
      randomBytes,
      limits: { bodyBytes: 65_536, calls: { capacity: 99, perSecond: 1 }, orders: { capacity: 99, perSecond: 1 } },
    });
    const text = await many.app.request(`/api/leads/${form}`, { method: "POST", body: "a=b" });
    expect(text.status).toBe(415);
    const tried: number[] = [];
    for (let i = 0; i < 12; i++) tried.push((await many.post(`/api/leads/${form}`, { ...FORMS[form], company: `会社${i}` })).status);
    expect(tried.slice(-2)).toEqual([429, 429]);
  });
});

it("an application for a trial is refused over other terms than those in force", async () => {
  expect((await send("trial", { termsVersion: "2020-01-01" })).status).toBe(422);
});

it("the document shows an answer of the API by the names that it has", () => {
  const { example } = documentOf({ cards: [], plans: [], plansFrom: "2026-12-01", madeOn: "2026-11-29" });
  const printed = JSON.parse(example.join(""));
  // Of each reason a part is shown, as of the whole.
  const sample = { ...printed, factors: printed.factors.map((factor: object) => ({ ...factor, absence: null, source: null })) };
  const shown = { kind: true, priceYen: true, band80: true, withinTenPercent: true, grade: true, modelVersion: true } as const;
  const reasons = { basePriceYen: true, factors: true, asking: true, pricedFor: true, dataAsOf: true, isSample: true } as const;
  expect(
    assessmentV3Schema
      .pick({ ...shown, ...reasons })
      .strict()
      .parse(sample),
  ).toEqual(sample);
});

describe("the link to a document", () => {
  const asked = async () => {
    await send("document");
    const [{ open }] = await linksIn(db, leadMails({ db, clock: api().clock, randomBytes }), TO);
    return open;
  };

  it("hands over a PDF by a press, and counts nothing by a look", async () => {
    const token = await asked();
    const site = api();
    expect((await site.post("/api/leads/document-link", { token })).body).toEqual({ state: "good" });
    const downloads = async () => (await sql<{ n: number }>`select downloads as n from biz_lead`.execute(db)).rows[0]?.n;
    expect(await downloads()).toBe(0);
    const taken = await site.app.request("/api/leads/document-downloads", {
      ...{ method: "POST", body: JSON.stringify({ token }), headers: { "content-type": "application/json" } },
    });
    expect([taken.status, taken.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(taken.headers.get("content-disposition")).toBe('attachment; filename="machinone-biz-2026-11-21.pdf"');
    expect(
      Buffer.from(await taken.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(await downloads()).toBe(1);
    expect((await site.app.request(`/api/leads/document-downloads?token=${token}`)).status).toBe(404);
  });

  it("says that it is over, and mails another", async () => {
    const token = await asked();
    const site = api();
    site.clock.moveTo(new Date("2027-01-05T00:00:00Z"));
    expect((await site.post("/api/leads/document-link", { token })).body).toEqual({ state: "expired" });
    expect(await site.post("/api/leads/document-downloads", { token })).toMatchObject({ status: 409, body: { state: "expired" } });
    const again = await site.app.request("/api/leads/document-links", {
      ...{ method: "POST", body: JSON.stringify({ token }), headers: { "content-type": "application/json" } },
    });
    expect([again.status, await again.text(), await count("outbox")]).toEqual([204, "", 2]);
  });

  it.each(["/document-link", "/document-downloads", "/document-links", "/trial-page", "/trial-page/key"])(
    "that nobody made is not there: %s",
    async (path) => {
      expect((await api().post(`/api/leads${path}`, { token: "x".repeat(43) })).status).toBe(404);
    },
  );
});

describe("the page of a trial", () => {
  const approved = async () => {
    const { body } = await send("trial", { wantsReminders: true });
    const site = api();
    await approveTrial({ db, clock: site.clock, randomBytes }, { id: body.id, note: "" });
    const links = await linksIn(db, leadMails({ db, clock: site.clock, randomBytes }), TO);
    return { id: body.id, token: links.at(-1)?.open ?? "", site };
  };

  it("shows the state without a word of who applied, and the key once", async () => {
    const { id, token, site } = await approved();
    const { body } = await site.post("/api/leads/trial-page", { token });
    expect(body).toMatchObject({ id, state: "approved", isKeyShown: false, days: 14, calls: 100, wantsReminders: true });
    expect(JSON.stringify(body)).not.toMatch(/見本|example|8131/);
    const key = await site.post("/api/leads/trial-page/key", { token });
    expect([key.status, key.headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(key.body.key).toMatch(/^mk_live_/);
    expect(await site.post("/api/leads/trial-page/key", { token })).toMatchObject({ status: 409, body: { state: "shown" } });
    expect(site.logged.join("")).not.toMatch(new RegExp(`${token}|${key.body.key}`));
  });

  it("turns the mails of its end off, and on again", async () => {
    const { token, site } = await approved();
    for (const wants of [false, true]) {
      const answer = await site.app.request("/api/leads/trial-page/reminders", {
        ...{ method: "PUT", body: JSON.stringify({ token, wants }), headers: { "content-type": "application/json" } },
      });
      expect([answer.status, (await answer.json()).wantsReminders]).toEqual([200, wants]);
    }
  });

  it("is not opened by the link to a document, nor the other way", async () => {
    const { token, site } = await approved();
    expect((await site.post("/api/leads/document-downloads", { token })).status).toBe(404);
    await send("document", { email: "other@example.co.jp" });
    const [{ open }] = await linksIn(db, leadMails({ db, clock: site.clock, randomBytes }), "other@example.co.jp");
    expect((await site.post("/api/leads/trial-page", { token: open })).status).toBe(404);
  });
});
