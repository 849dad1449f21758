import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";

let db: Db;
let app: ReturnType<typeof testApi>["app"];

beforeAll(async () => {
  db = (await testDatabase()).db;
  // Everybody is a caller of their own.
  let callers = 0;
  ({ app } = testApi(db, null, { callerKey: () => `caller ${callers++}` }));
  const offer = (id: string, changes: object = {}) => aListingRow({ id, company_id: "north", next_update_on: "2099-01-01", ...changes });
  await insertRows(db, "listing", await aLoad(db), [offer("on-offer"), offer("sold", { state: "sold" })]);
});
beforeEach(async () => {
  await sql`delete from letter`.execute(db);
});

const INQUIRY = {
  ...{ topic: "visit", contactWay: "mail", name: "山田花子", email: "hanako@example.jp", recipients: ["north"] },
  consentVersion: INQUIRY_CONSENT.version,
};
async function send(changes: object = {}, key = "on-offer", headers: Record<string, string> = { "content-type": "application/json" }) {
  const response = await app.request(`/api/estate/homes/${key}/inquiries`, {
    ...{ method: "POST", headers, body: JSON.stringify({ ...INQUIRY, ...changes }) },
  });
  return { status: response.status, body: await response.json() };
}
const letters = async () => (await sql`select id from letter`.execute(db)).rows.length;

describe("an inquiry about a home", () => {
  it("is answered with its number, and again with the same", async () => {
    const first = await send();
    expect(first).toMatchObject({ status: 201, body: { isRepeated: false, companies: ["見本不動産(架空)"], askedBefore: [] } });
    expect((await send({ message: "追記" })).body).toMatchObject({ id: first.body.id, isRepeated: true });
    expect(await letters()).toBe(1);
  });

  it.each([
    [{ recipients: [] }, "recipients"],
    [{ recipients: ["nobody"] }, "recipients"],
    [{ contactWay: "phone" }, "phone"],
    [{ contactWay: "LINE" }, "contactWay"],
    [{ topic: "question" }, "message"],
    [{ name: "" }, "name"],
    [{ email: "x" }, "email"],
  ])("is refused with what is wrong: %j", async (changes, field) => {
    const { status, body } = await send(changes);
    expect([status, body.errors?.[0]?.field, await letters()]).toEqual([422, field, 0]);
  });

  it("is refused where the words have changed, where nobody offers the home, and where there is none", async () => {
    expect((await send({ consentVersion: "2020-01-01" })).body).toMatchObject({ status: 409, state: "other-consent" });
    expect((await send({}, "sold")).body).toMatchObject({ status: 409, state: "not-on-offer" });
    expect((await send({}, "nobody")).status).toBe(404);
    expect(await letters()).toBe(0);
  });

  it("of a program is answered like any other, and goes nowhere", async () => {
    expect(await send({ leaveEmpty: "http://spam.example" })).toMatchObject({ status: 201, body: { isRepeated: false } });
    expect(await letters()).toBe(0);
  });

  it("comes as JSON or not at all: no form of another site can send it", async () => {
    expect((await send({}, "on-offer", { "content-type": "text/plain" })).status).toBe(415);
  });
});

it("who offers a home is told with the words that are agreed to", async () => {
  const ask = async (key: string) => (await app.request(`/api/estate/homes/${key}/recipients`)).json();

  expect(await ask("on-offer")).toMatchObject({
    ...{ key: "on-offer", state: "on-offer", consentVersion: INQUIRY_CONSENT.version },
    recipients: [{ companyId: "north", isSample: true }],
  });
  expect(await ask("sold")).toMatchObject({ state: "sold", recipients: [] });
  expect(await ask("nobody")).toMatchObject({ status: 404 });
});
