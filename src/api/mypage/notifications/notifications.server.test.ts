import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { addNote, readSettings } from "#domain/notifications/index.server.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { saveQuery } from "#domain/queries/index.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";

let db: Db;
let made = 0;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

function aMember() {
  made += 1;
  const sub = `told-${made}`;
  const member = { sub, username: sub, accessToken: "x.x.x", isEmailVerified: true, termsVersion: TERMS_VERSION };
  const person = { email: "taro@example.jp" };
  const getUser = async () => ({ username: sub, sub, attributes: { ...person, email_verified: "true" } });
  const api = testApi(db, null, {
    findMember: async () => member,
    getUser,
    randomBytes,
  });
  const events = async (method: string) => {
    const response = await api.app.request("/api/mypage/inbox/events", { method, headers: { authorization: "Bearer x.x.x" } });
    return { status: response.status, end: async () => void (await response.body?.cancel()) };
  };
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: "Bearer x.x.x", "content-type": "application/json" };
    const response = await api.app.request(`/api/mypage${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return { ask, events, member, person, getUser, clock: api.clock };
}

const OFF = { mail: false, line: false };
const INPUT = {
  choices: { recommendation: { mail: true, line: false }, kyugake: OFF, "price-change": OFF, offer: OFF, "asset-value": OFF },
  digestHour: 7,
  quiet: { fromMinutes: 1320, toMinutes: 420 },
  capPerDay: 2,
  pausedUntil: null,
  version: 0,
  consentTextVersion: currentText("recommendation-mail").version,
};

describe("notification settings", () => {
  it("begin with everything off, are saved as a whole, and stand in the ledger", async () => {
    const { ask } = aMember();
    expect(await ask("GET", "/notification-settings")).toMatchObject({
      status: 200,
      body: {
        version: 0,
        line: "not_linked",
        choices: { recommendation: OFF, kyugake: OFF, "price-change": OFF, offer: OFF, "asset-value": OFF },
      },
    });
    const saved = { choices: INPUT.choices, quiet: INPUT.quiet, version: 1, mail: { address: "taro@example.jp", state: "ok" } };
    expect(await ask("PUT", "/notification-settings", INPUT)).toMatchObject({ status: 200, body: saved });
    const again = await ask("GET", "/notification-settings");
    expect(again.body).toMatchObject(saved);
    expect(again.body).not.toHaveProperty("recipient");
    expect((await ask("GET", "/consents")).body.items).toMatchObject([{ purpose: "recommendation-mail", withdrawnAt: null }]);
  });

  it("go on to an address that was changed elsewhere once a page is open, asked for once an hour", async () => {
    const { ask, events, member, person, clock } = aMember();
    await ask("PUT", "/notification-settings", INPUT);
    const opened = async () => {
      await (await events("GET")).end();
      return (await readSettings(db, recipientOf(member))).mail.address;
    };
    expect(await opened()).toBe("taro@example.jp");
    person.email = "hanako@example.jp";
    expect(await opened()).toBe("taro@example.jp");
    clock.advance(hours(1));
    expect(await opened()).toBe("hanako@example.jp");
  });

  it("of an older version are a conflict", async () => {
    const { ask } = aMember();
    await ask("PUT", "/notification-settings", INPUT);
    expect(await ask("PUT", "/notification-settings", INPUT)).toMatchObject({ status: 409, body: { type: "/problems/conflict" } });
  });

  it.each([
    ["an hour that is none", { digestHour: 24 }],
    ["a cap of nothing", { capPerDay: 0 }],
    ["a quiet time of no length", { quiet: { fromMinutes: 60, toMinutes: 60 } }],
    ["a pause of years", { pausedUntil: "2030-01-01T00:00:00.000Z" }],
    ["words that were never shown", { consentTextVersion: "2020-01-01" }],
    ["a topic less", { choices: { recommendation: OFF } }],
  ])("are refused with %s", async (_name, changes) => {
    const { ask } = aMember();
    expect((await ask("PUT", "/notification-settings", { ...INPUT, ...changes })).status).toBe(422);
    expect((await ask("GET", "/notification-settings")).body.version).toBe(0);
  });
});

describe("the preview of the next digest", () => {
  it("is the member's own: none is wanted, then nothing is looked for", async () => {
    const { ask } = aMember();
    expect(await ask("GET", "/notification-preview")).toMatchObject({ status: 200, body: { kind: "off" } });
    await ask("PUT", "/notification-settings", INPUT);
    expect((await ask("GET", "/notification-preview")).body).toEqual({ kind: "no-condition" });
    const answers = Array.from({ length: 30 }, () => ask("GET", "/notification-preview"));
    expect((await Promise.all(answers)).some(({ status }) => status === 429)).toBe(true);
  });

  it("tells when it comes, and each home with why", async () => {
    const { ask, member, clock, getUser } = aMember();
    const load = await aLoad(db, "sample");
    await insertRows(db, "listing", load, [
      aListingRow({ id: "next", price: 61_000_000, is_sample: true, next_update_on: "2027-12-31" }),
      aListingRow({ id: "far", price: 90_000_000, is_sample: true, next_update_on: "2027-12-31" }),
    ]);
    await ask("PUT", "/notification-settings", INPUT);
    const answers: QueryAnswers = {
      ...NOTHING_TOLD,
      ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
      price: { min: null, max: 60_000_000 },
    };
    const saved = await saveQuery({ db, clock, randomBytes, getUser }, member, { answers, draftSeen: null });
    expect(saved.ok).toBe(true);
    const { body } = await ask("GET", "/notification-preview");
    // Noon in Japan: the digest of seven is over.
    expect(body).toMatchObject({
      kind: "planned",
      at: "2026-11-21T22:00:00.000Z",
      isAfterQuiet: false,
      channel: "mail",
      pausedUntil: null,
    });
    expect(body.homes).toMatchObject([{ home: { key: "next", isSample: true }, softEdges: [{ kind: "price", overYen: 1_000_000 }] }]);
  });
});

describe("the inbox", () => {
  it("is the member's own, and is read up to what was seen", async () => {
    const [me, other] = [aMember(), aMember()];
    for (const key of ["one", "two"]) {
      const note = { key, topic: "kyugake", title: key, body: "本文です。", url: "/kyugake", at: me.clock.now() };
      await inTransaction(db, (tx) => addNote(tx, { ...note, recipient: recipientOf(me.member) }));
    }
    const { body } = await me.ask("GET", "/inbox");
    expect(body).toMatchObject({ unread: 2, notes: [{ title: "two", readAt: null, url: "/kyugake" }, { title: "one" }] });
    const upTo = body.notes[1].id;
    expect((await other.ask("POST", "/inbox/read", { upTo })).body).toEqual({ unread: 0, notes: [] });
    expect((await me.ask("POST", "/inbox/read", { upTo })).body).toMatchObject({ unread: 1, notes: [{ readAt: null }, { title: "one" }] });
  });
});

it("the stream of unread notices keeps a place for who reads it, and none for who only looks at its head", async () => {
  const { events } = aMember();
  for (let look = 0; look < 6; look++) expect((await events("HEAD")).status).toBe(200);
  // The first of an hour asks for the address before it begins.
  await (await events("GET")).end();
  const streams = await Promise.all(Array.from({ length: 5 }, () => events("GET")));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503]);
  await Promise.all(streams.map(({ end }) => end()));
  const again = await events("GET");
  expect(again.status).toBe(200);
  await again.end();
});
