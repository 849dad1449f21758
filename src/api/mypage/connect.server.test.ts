import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_BUILDINGS } from "#domain/connections/waiting.ts";
import { minutes } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;

const START = new Date("2026-11-21T03:00:00Z");
const PATH = "/connections/toyosu-residence";
const conditions = { layouts: ["2ldk", "3ldk"], areaFromM2: 60, areaToM2: 80, priceUpTo: 80_000_000, note: "南向き" };
const unit = { floor: 5, layout: "3ldk", areaM2: 70.5, note: null };

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  const more = Array.from({ length: MOST_BUILDINGS }, (_, n) => anApartment({ key: `more-${n}`, name: `見本${n}` }));
  await insertMarket(site.db, { apartments: [anApartment(), ...more] });
});
beforeEach(async () => {
  site.clock.moveTo(START);
  for (const table of ["waiting_buyer", "owner_registration", "outbox"]) await sql`delete from ${sql.table(table)}`.execute(site.db);
});

const wait = (me: Me, changes: object = {}, path = PATH) =>
  me.put(`${path}/waiting`, { ...conditions, wantsMail: false, updatedAt: null, ...changes });
const own = (me: Me, changes: object = {}, path = PATH) => me.put(`${path}/owner`, { ...unit, updatedAt: null, ...changes });
const fieldsOf = ({ body }: { body: { errors?: { field: string; reason: string }[] } }) =>
  body.errors?.map(({ field, reason }) => `${field} ${reason}`);
async function mails(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select kind || ' ' || recipient as line from outbox order by kind, recipient`.execute(
    site.db,
  );
  return rows.map(({ line }) => line);
}

describe("every part of it", () => {
  it.each([
    ["GET", ""],
    ["PUT", "/waiting"],
    ["DELETE", "/waiting"],
    ["PUT", "/owner"],
    ["DELETE", "/owner"],
  ])("is for members only: %s %s", async (method, rest) => {
    const headers = { "content-type": "application/json" };
    const answer = await site.api.app.request(`/api/mypage${PATH}${rest}`, { method, headers, ...(method === "PUT" && { body: "{}" }) });

    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("knows the buildings that are there", async () => {
    const me = await site.signedIn();
    const answers = [
      await me.get("/connections/nobody"),
      await wait(me, {}, "/connections/nobody"),
      await own(me, {}, "/connections/nobody"),
      await me.remove("/connections/nobody/waiting"),
      await me.get(`/connections/${"x".repeat(41)}`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it("is one member's own: others see the numbers alone", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    await wait(me);
    await own(me);

    const { body } = await other.get(PATH);

    expect(body).toEqual({ waiting: null, owner: null, interest: { waitingBuyers: 1, owners: 1 } });
    expect((await other.remove(`${PATH}/waiting`)).status).toBe(404);
    expect((await other.remove(`${PATH}/owner`)).status).toBe(404);
    expect((await site.api.get("/api/estate/risk/toyosu-residence/interest")).body).toEqual({ waitingBuyers: 1, owners: 1 });
  });
});

describe("waiting to buy", () => {
  it("begins with conditions, which are read by their member alone", async () => {
    const me = await site.signedIn();

    const { status, body } = await wait(me);

    expect(status).toBe(200);
    expect(body.waiting).toEqual({
      ...conditions,
      state: "waiting",
      mailTo: null,
      joinedAt: START.toISOString(),
      updatedAt: START.toISOString(),
    });
    expect((await me.get(PATH)).body).toEqual(body);
  });

  it("is changed over what was seen, and never twice in one building", async () => {
    const me = await site.signedIn();
    const first = (await wait(me)).body.waiting;
    expect(await wait(me)).toMatchObject({ status: 409, body: { type: "/problems/conflict" } });

    const changed = await wait(me, { priceUpTo: null, note: "  ", updatedAt: first.updatedAt });

    expect(changed).toMatchObject({ status: 200, body: { waiting: { priceUpTo: null, note: null, joinedAt: first.joinedAt } } });
    expect(changed.body.interest.waitingBuyers).toBe(1);
    expect((await wait(me, { updatedAt: first.updatedAt })).status).toBe(409);
  });

  it("ends when the member says so, and can be taken up again", async () => {
    const me = await site.signedIn();
    await wait(me);
    const ended = await me.remove(`${PATH}/waiting`);
    expect(ended.body).toMatchObject({ waiting: { ...conditions, state: "withdrawn" }, interest: { waitingBuyers: 0 } });
    expect(await me.remove(`${PATH}/waiting`)).toMatchObject({
      status: 409,
      body: { type: "/problems/illegal-transition", state: "withdrawn" },
    });

    const again = await wait(me, { updatedAt: ended.body.waiting.updatedAt });

    expect(again.body).toMatchObject({ waiting: { state: "waiting" }, interest: { waitingBuyers: 1 } });
  });

  it.each([
    [{ note: "090-1234-5678" }, ["note contact"]],
    [{ areaFromM2: 80, areaToM2: 60, note: "LINE ID: x" }, ["areaToM2 below-from", "note contact"]],
    [{ note: "あ".repeat(501) }, ["note too-long"]],
    [{ layouts: ["9ldk"] }, ["layouts unknown-choice"]],
    [{ priceUpTo: 1 }, ["priceUpTo too-small"]],
    [{ areaFromM2: 7 }, ["areaFromM2 too-small"]],
  ])("does not begin with %j", async (changes, fields) => {
    const answer = await wait(await site.signedIn(), changes);

    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it("is for ten buildings at most", async () => {
    const me = await site.signedIn();
    for (let n = 0; n < MOST_BUILDINGS; n += 1) expect((await wait(me, {}, `/connections/more-${n}`)).status).toBe(200);
    expect(await wait(me)).toMatchObject({ status: 409, body: { type: "/problems/limit-reached" } });

    await me.remove("/connections/more-0/waiting");

    expect((await wait(me)).status).toBe(200);
  });

  it("is also for who owns another home there", async () => {
    const me = await site.signedIn();
    await own(me);

    expect((await wait(me)).body).toMatchObject({ waiting: { state: "waiting" }, owner: { state: "registered" } });
  });

  it("is of one of two who come at once", async () => {
    const me = await site.signedIn();
    const answers = await Promise.all([wait(me), wait(me)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("an owner", () => {
  it("is registered, changed, withdrawn and registered again", async () => {
    const me = await site.signedIn();
    const first = await own(me);
    expect(first.body).toMatchObject({ owner: { ...unit, state: "registered" }, interest: { owners: 1 } });
    const changed = await own(me, { floor: 12, updatedAt: first.body.owner.updatedAt });
    expect(changed.body.owner).toMatchObject({ floor: 12, registeredAt: first.body.owner.registeredAt });

    const ended = await me.remove(`${PATH}/owner`);

    expect(ended.body).toMatchObject({ owner: { state: "withdrawn" }, interest: { owners: 0 } });
    expect((await me.remove(`${PATH}/owner`)).status).toBe(409);
    expect((await own(me, { updatedAt: ended.body.owner.updatedAt })).body.owner.state).toBe("registered");
    const { rows } = await sql`
      select from_state || '' as "from", to_state as "to" from transition where entity = 'owner_registration' order by id desc limit 4`.execute(
      site.db,
    );
    expect(rows.toReversed()).toEqual([
      { from: null, to: "registered" },
      { from: "registered", to: "registered" },
      { from: "registered", to: "withdrawn" },
      { from: "withdrawn", to: "registered" },
    ]);
  });

  it("leaves no way to be reached, and has a floor that exists", async () => {
    const me = await site.signedIn();

    expect(fieldsOf(await own(me, { note: "hanako@example.jp まで" }))).toEqual(["note contact"]);
    expect(fieldsOf(await own(me, { floor: 71 }))).toEqual(["floor too-large"]);
  });
});

describe("mail", () => {
  it("goes to the address of the account, to those who asked for it, when somebody else registers as an owner", async () => {
    const [asked, silent, both] = [await site.signedIn(), await site.signedIn(), await site.signedIn()];
    expect((await wait(asked, { wantsMail: true })).body.waiting.mailTo).toBe(asked.user.email);
    await wait(silent);
    await wait(both, { wantsMail: true });

    await own(both);

    expect(await mails()).toEqual(
      [
        `owner-joined ${both.user.email}`,
        `owner-registered ${asked.user.email}`,
        `waiting-joined ${asked.user.email}`,
        `waiting-joined ${both.user.email}`,
      ].toSorted(),
    );
  });

  it("does not go again and again for owners who come and go", async () => {
    const [buyer, owner] = [await site.signedIn(), await site.signedIn()];
    await wait(buyer, { wantsMail: true });
    const mailsSent = async () => (await mails()).filter((line) => line.startsWith("owner-registered")).length;
    const comeAndGo = async () => {
      const { body } = await owner.get(PATH);
      await own(owner, { updatedAt: body.owner?.updatedAt ?? null });
      await owner.remove(`${PATH}/owner`);
    };
    await comeAndGo();
    await comeAndGo();
    expect(await mailsSent()).toBe(1);
    // The token of the test ends after an hour; what it may do is not asked here.
    await sql`update waiting_buyer set notified_at = notified_at - interval '31 days'`.execute(site.db);

    await comeAndGo();

    expect(await mailsSent()).toBe(2);
  });

  it("is not promised to an address that nobody has confirmed", async () => {
    const { username } = (await site.signedIn()).user;
    const getUser = async () => ({ username, attributes: { email: "a@example.jp", email_verified: "false" } });
    const me = await site.signedIn(site.appWith({ getUser }));

    expect(fieldsOf(await wait(me, { wantsMail: true }))).toEqual(["wantsMail unverified"]);
    expect((await wait(me)).status).toBe(200);
    expect((await own(me)).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("is not taken for a service that cannot be asked", async () => {
    const me = await site.signedIn(site.appWith({ getUser: async () => "unreached" }));
    const gone = await site.signedIn(site.appWith({ getUser: async () => null }));

    expect((await wait(me, { wantsMail: true })).status).toBe(503);
    expect((await wait(gone, { wantsMail: true })).status).toBe(401);
  });
});

describe("what is kept", () => {
  it("goes with the account, and nobody else's does", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    for (const each of [me, other]) {
      await wait(each, { wantsMail: true });
      await own(each);
    }

    expect((await me.remove("/account")).status).toBe(200);

    expect((await other.get(PATH)).body).toMatchObject({ waiting: { state: "waiting" }, interest: { waitingBuyers: 1, owners: 1 } });
    const { rows } = await sql`select from waiting_buyer where sub = ${me.user.sub}`.execute(site.db);
    expect(rows).toEqual([]);
    expect((await wait(me)).status).toBe(401);
  });

  it("goes with the building", async () => {
    const me = await site.signedIn();
    await insertMarket(site.db, { apartments: [anApartment({ key: "short-lived" })] });
    await wait(me, {}, "/connections/short-lived");

    await sql`delete from apartment where key = 'short-lived'`.execute(site.db);

    expect((await me.get("/connections/short-lived")).status).toBe(404);
  });
});

it("lets a member change their mind some twenty times, and then now and then", async () => {
  const me = await site.signedIn();
  const statuses = new Set<number>();
  for (let n = 0; n < 21; n += 1) statuses.add((await me.remove(`${PATH}/waiting`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await me.get(PATH)).status).toBe(200);

  site.clock.advance(minutes(1));

  expect((await me.remove(`${PATH}/waiting`)).status).toBe(404);
});
