import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMailing, orderRun, takeFile } from "#domain/direct-mail/index.server.ts";
import { workOnRuns } from "#domain/direct-mail/print/work-runs.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aReadyMailing, forgetMailings, mailingHouse } from "#test/support/mailings.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

let db: Db;
let code: string;
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
  await aCompany(db, { id: "one" });
});
beforeEach(async () => {
  await forgetMailings(db);
  const house = mailingHouse(db, townEngine(sales));
  const [owner, id] = [aMember("owner-one"), await aReadyMailing(house)];
  await orderRun(house.deps, owner, id);
  await workOnRuns(house.deps);
  const mailing = await openMailing(house.deps, owner, id);
  await takeFile(house.deps, owner, { id, runId: mailing.ok ? (mailing.value.runs[0]?.id ?? "") : "", number: 1 });
  code = house.drawn[0]?.letters[0]?.stop.code ?? "";
});

const api = () => testApi(db, null, { callerKey: () => "one reader", mailingKeys: mailingHouse(db, null).deps.mailingKeys });
const form = (of: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  body: new URLSearchParams({ ...of }).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
});
const FROM_BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
const stops = async () =>
  (await sql<{ scope: string }>`select scope from mailing_stop order by scope`.execute(db)).rows.map(({ scope }) => scope);

describe("the form of a letter's page", () => {
  it("stops by a press, leads back to the page whatever came of it, and does nothing twice", async () => {
    const { app } = api();
    for (let n = 0; n < 2; n += 1) {
      const answer = await app.request("/api/direct-mail/stops", form({ code, step: "all" }));
      expect([
        answer.status,
        answer.headers.get("location"),
        answer.headers.get("cache-control"),
        answer.headers.get("referrer-policy"),
      ]).toEqual([303, `/letters/${code}`, "no-store", "no-referrer"]);
    }
    expect(await stops()).toEqual(["all"]);
    // Who types a number again is led to its page, and stops nothing more.
    expect((await app.request("/api/direct-mail/stops", form({ code, step: "look" }))).headers.get("location")).toBe(`/letters/${code}`);
    expect(await stops()).toEqual(["all"]);
    const nobodys = await app.request("/api/direct-mail/stops", form({ code: "0000-0000-0000-0000", step: "all" }));
    expect([nobodys.status, nobodys.headers.get("location")]).toEqual([303, "/letters/0000-0000-0000-0000"]);
  });

  it("takes one of its limit for each press", async () => {
    const often = { capacity: 1000, perSecond: 1 };
    const { mailingKeys } = mailingHouse(db, null).deps;
    const { app } = testApi(db, null, {
      callerKey: () => "one reader",
      mailingKeys,
      limits: { calls: often, orders: often, bodyBytes: 10_000 },
    });
    const press = async () => (await app.request("/api/direct-mail/stops", form({ code, step: "all" }))).status;
    for (let n = 0; n < 30; n += 1) expect([n, await press()]).toEqual([n, 303]);
    expect(await press()).toBe(429);
  });

  it("takes back what it stopped for the browser of that press, and for nobody who has the number alone", async () => {
    const { app } = api();
    const pressed = await app.request("/api/direct-mail/stops", form({ code, step: "all" }));
    const given = pressed.headers.getSetCookie();
    expect(given.map((line) => /; Path=([^;]+)/.exec(line)?.[1])).toEqual(["/letters", "/api/direct-mail/stops"]);
    for (const line of given) expect(line).toMatch(/Max-Age=86400;.*HttpOnly; Secure; SameSite=Strict/);
    await app.request("/api/direct-mail/stops", form({ code, step: "undo" }));
    await app.request("/api/direct-mail/stops", form({ code, step: "undo" }, { cookie: `letter.undo=${"A".repeat(32)}` }));
    expect(await stops()).toEqual(["all"]);
    const cookie = cookieOf(pressed);
    const look = await app.request("/api/direct-mail/stops/look", {
      method: "POST",
      body: JSON.stringify({ code }),
      headers: { "content-type": "application/json", cookie },
    });
    expect(await look.json()).toMatchObject({ isStoppedOfAll: true, canUndo: true });
    expect(cookieOf(await app.request("/api/direct-mail/stops", form({ code, step: "undo" }, { cookie })))).toBe(cookie);
    expect(await stops()).toEqual([]);
  });

  it("is answered in words where a browser sent it, whatever is wrong", async () => {
    const { app } = api();
    const sent = async (of: object) => {
      const answer = await app.request("/api/direct-mail/stops", form(of, FROM_BROWSER));
      return [answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy")];
    };
    expect(await sent({ code: "", step: "all" })).toEqual([303, "/letters/0", "no-referrer"]);
    expect(await sent({ code: "x".repeat(61), step: "all" })).toEqual([303, "/letters/0", "no-referrer"]);
    expect(await sent({ code, step: "everything" })).toEqual([303, `/letters/${code}`, "no-referrer"]);
    const answers: unknown[] = [];
    for (let n = 0; n < 40; n += 1) answers.push((await sent({ code, step: "company" }))[1]);
    expect(answers.indexOf(`/letters/${code}?busy=1`)).toBe(27);
    expect((await app.request("/api/direct-mail/stops", form({ code, step: "company" }))).status).toBe(429);
  });

  it("changes nothing when it is only looked at, or asked for something else", async () => {
    const { app, post } = api();
    for (const method of ["GET", "HEAD"]) expect((await app.request("/api/direct-mail/stops", { method })).status).toBe(404);
    expect(await post("/api/direct-mail/stops/look", { code })).toMatchObject({
      status: 200,
      body: { companyName: "見本不動産(架空)one", isStoppedOfAll: false, canUndo: false },
    });
    expect((await app.request("/api/direct-mail/stops", form({ code, step: "everything" }))).status).toBe(422);
    expect((await app.request("/api/direct-mail/stops/look", form({ code }))).status).toBe(415);
    expect((await post("/api/direct-mail/stops/look", { code: "0000-0000-0000-0000" })).status).toBe(404);
    expect(await stops()).toEqual([]);
  });

  it("cannot be used to leave the site", async () => {
    const answer = await api().app.request("/api/direct-mail/stops", form({ code: "//evil.example/", step: "all" }));
    expect(answer.headers.get("location")).toBe("/letters/%2F%2Fevil.example%2F");
  });

  it("answers one caller so often and no more", async () => {
    const { app } = api();
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push(
        (
          await app.request("/api/direct-mail/stops/look", {
            method: "POST",
            body: JSON.stringify({ code: `${n}` }),
            headers: { "content-type": "application/json" },
          })
        ).status,
      );
    expect(statuses).toContain(429);
  });

  it("writes no number into the log", async () => {
    const { app, logged } = api();
    await app.request("/api/direct-mail/stops", form({ code, step: "all" }));
    expect(logged.join("")).not.toContain(code);
  });

  it("knows a letter until its address is forgotten", async () => {
    const { post, clock } = api();
    clock.advance(days(400));
    expect((await post("/api/direct-mail/stops/look", { code })).status).toBe(200);
    await sql`delete from mailing_recipient`.execute(db);
    expect((await post("/api/direct-mail/stops/look", { code })).status).toBe(404);
  });
});
