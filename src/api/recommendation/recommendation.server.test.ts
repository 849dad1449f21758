import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLink, RECC_PAGE, revokeLinks } from "#domain/notifications/index.server.ts";
import { visitMails } from "#domain/recommendation/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { testApi } from "#test/support/api.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const BASE = "/api/recommendation";
const OWNER = "member:owner";
const TABLES = ["delivery_batch", "delivery_item", "delivery_event", "home_reaction", "opaque_link", "outbox", "user_query"];

let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const next_update_on = new Date(site.clock.now().getTime() + days(300)).toISOString().slice(0, 10);
  const offers = ["one", "two", "three"].map((id) => aListingRow({ id, dwelling_key: `d-${id}`, next_update_on }));
  const sold = aListingRow({ id: "sold", dwelling_key: "d-sold", state: "sold", ended_at: site.clock.now().toISOString() });
  await insertRows(site.db, "listing", await aLoad(site.db), [...offers, sold]);
});

beforeEach(async () => {
  // What one test used up is there again.
  site.clock.advance(minutes(30));
  for (const table of ["delivery_batch", "home_reaction", "opaque_link", "outbox", "notification_setting"])
    await sql`delete from ${sql.table(table)}`.execute(site.db);
  await batch("b-1", OWNER);
  await sql`insert into notification_setting (recipient, digest_hour, cap_per_day, mail_address, mail_state, version, updated_at)
    values (${OWNER}, 18, 3, 'taro@example.jp', 'ok', 1, ${site.clock.now()})`.execute(site.db);
});

async function batch(id: string, recipient: string, state = "sent") {
  const at = site.clock.now();
  await sql`insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
    values (${id}, ${recipient}, 'recommendation', 'mail', ${id}, ${state}, ${at}, ${at}, ${at}, 'w', 's', true)`.execute(site.db);
  for (const [index, listing] of ["one", "two", "three", "sold"].entries())
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      values (${id}, ${index + 1}, ${listing}, ${`d-${listing}`}, null, 50000000, '[{"fact":"walk","text":"駅徒歩が条件より2分近い"}]',
        '[{"kind":"walk","overMinutes":2}]', '{}', 1, false)`.execute(site.db);
}

const deps = () => site.api.deps;
const linkTo = (batchId: string) => makeLink(deps(), RECC_PAGE, batchId);

/** Somebody with a browser: what they were given goes along from then on. */
function browser(given: { readonly token?: string; readonly app?: MemberApi["api"]["app"] } = {}) {
  let cookie = "";
  const ask = async (method: string, path: string, body?: object) => {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const answer = await (given.app ?? site.api.app).request(`${BASE}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = answer.headers.getSetCookie();
    if (set[0]) cookie = set[0].split(";")[0] ?? "";
    return { status: answer.status, headers: answer.headers, body: method === "HEAD" ? null : await answer.json() };
  };
  return {
    get: (path: string) => ask("GET", path),
    head: (path: string) => ask("HEAD", path),
    post: (path: string, body: object) => ask("POST", path, body),
    keep: (text: string) => {
      cookie = text;
    },
  };
}

async function visitor(batchId = "b-1") {
  const mine = browser();
  expect((await mine.post("/visits", { token: await linkTo(batchId) })).status).toBe(200);
  return mine;
}

async function everything(): Promise<string> {
  const rows = await Promise.all(
    TABLES.map(
      async (table) =>
        (
          await sql<{
            all: string;
          }>`select coalesce(string_agg(t::text, ' ' order by t::text), '') as all from ${sql.table(table)} t`.execute(site.db)
        ).rows[0]?.all,
    ),
  );
  return rows.join("\n");
}

describe("the link of a message", () => {
  it("is kept where no script reads it, for the pages and the service of recommendations alone", async () => {
    const opened = await browser().post("/visits", { token: await linkTo("b-1") });
    const set = opened.headers.getSetCookie();

    expect(set.map((line) => /Path=([^;]+)/.exec(line)?.[1])).toEqual(["/recc", "/api/recommendation"]);
    for (const line of set) expect(line).toMatch(/^recc\.visit=.*HttpOnly; Secure; SameSite=Lax$/);
    for (const line of set) expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(30 * 24 * 3600);
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
    expect(JSON.stringify(opened.body)).not.toContain(/recc\.visit=([\w-]+)/.exec(set[0] ?? "")?.[1] ?? "?");
  });

  it("opens the message that it came in and no other of the same person", async () => {
    await batch("b-2", OWNER);
    const mine = await visitor("b-1");

    expect((await mine.get("/batches/latest")).body).toMatchObject({ reader: "link", address: "t***@e***", batch: { id: "b-1" } });
    expect((await mine.get("/batches/b-1/homes/1")).body).toMatchObject({ item: { position: 1, home: { dwellingKey: "d-one" } } });
    expect((await mine.get("/batches/b-2/homes/1")).status).toBe(404);
  });

  it("opens nothing of anybody else", async () => {
    await batch("b-other", "member:other");
    const mine = await visitor();

    expect((await mine.get("/batches/b-other/homes/1")).status).toBe(404);
    expect((await mine.post("/reactions", { batchId: "b-other", position: 1, kind: "like" })).status).toBe(404);
    expect((await mine.post("/events", { batchId: "b-other", kind: "open" })).status).toBe(404);
  });

  it("is over after 30 days, and then a new one goes to the same address, of which anybody is told the same", async () => {
    const token = await linkTo("b-1");
    const mine = await visitor();
    site.clock.advance(days(30) + 1);

    expect(await browser().post("/visits", { token })).toMatchObject({ status: 404, body: { state: "expired" } });
    expect(await mine.get("/batches/latest")).toMatchObject({ status: 404, body: { state: "expired" } });
    const asked = [
      await browser().post("/links", { token }),
      await browser().post("/links", { token: "a".repeat(43) }),
      await browser().post("/links", {}),
    ];
    expect(asked.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [202, { done: true }]));
    const { rows } = await sql<{ kind: string; recipient: string }>`select kind, recipient from outbox`.execute(site.db);
    expect(rows).toEqual([{ kind: "recc-link", recipient: "taro@example.jp" }]);
  });

  it("asks for a new one by what the browser kept of it", async () => {
    const mine = await visitor();
    expect((await mine.post("/links", {})).status).toBe(202);
    expect((await sql`select 1 from outbox`.execute(site.db)).rows).toHaveLength(1);
  });

  it("opens nothing once it was taken back, nor does it send anything", async () => {
    const token = await linkTo("b-1");
    const mine = await visitor();
    await sql`update opaque_link set revoked_at = now()`.execute(site.db);
    await browser().post("/links", { token });

    expect(await browser().post("/visits", { token })).toMatchObject({
      status: 404,
      body: expect.not.objectContaining({ state: "expired" }),
    });
    expect((await mine.get("/batches/latest")).status).toBe(404);
    expect((await sql`select 1 from outbox`.execute(site.db)).rows).toEqual([]);
  });

  it("is not shown to a member whose it is not", async () => {
    const { token } = await site.signedIn();
    expect((await browser({ token }).post("/visits", { token: await linkTo("b-1") })).status).toBe(404);
  });

  it("changes nothing and counts nothing where it is fetched, with its token or without", async () => {
    const mine = await visitor();
    const token = await linkTo("b-1");
    const before = await everything();
    for (const path of ["/batches/latest", "/batches/b-1/homes/1", `/visits?token=${token}`, "/events", "/reactions", "/stop-links"]) {
      await mine.get(path);
      await mine.head(path);
    }
    expect(await everything()).toBe(before);
  });

  it("stands in no line of the log", async () => {
    const token = await linkTo("b-1");
    await browser().post("/visits", { token });
    const mine = browser();
    mine.keep(`recc.visit=${token}`);
    await mine.get("/batches/latest");
    expect(site.api.logged.join()).not.toContain(token);
  });
});

describe("who has neither a link nor a session", () => {
  it.each(["/batches/latest", "/batches/b-1/homes/1"])("is asked for one of them at %s", async (path) => {
    expect((await browser().get(path)).status).toBe(401);
  });

  it("can change nothing", async () => {
    expect((await browser().post("/reactions", { batchId: "b-1", position: 1, kind: "like" })).status).toBe(401);
    expect((await browser().post("/stop-links", { topic: "recommendation" })).status).toBe(401);
  });
});

describe("what the reader makes of a home", () => {
  it("is kept with one press, told with the home, and taken back with another", async () => {
    const mine = await visitor();
    const liked = await mine.post("/reactions", { batchId: "b-1", position: 2, kind: "like" });
    const listed = await mine.get("/batches/latest");
    const undone = await mine.post("/reactions/undo", { batchId: "b-1", position: 2 });

    expect(liked).toMatchObject({ status: 200, body: { reaction: { kind: "like", reason: null } } });
    expect(listed.body.batch.items[1].reaction).toEqual({ kind: "like", reason: null });
    expect(undone.body.reaction).toBeNull();
    expect((await sql`select 1 from home_reaction`.execute(site.db)).rows).toEqual([]);
  });

  it("has a reason only where it is no", async () => {
    const mine = await visitor();
    expect((await mine.post("/reactions", { batchId: "b-1", position: 1, kind: "nope", reason: "walk" })).body.reaction.reason).toBe(
      "walk",
    );
    expect((await mine.post("/reactions", { batchId: "b-1", position: 1, kind: "like", reason: "walk" })).status).toBe(422);
    expect((await mine.post("/reactions", { batchId: "b-1", position: 99, kind: "like" })).status).toBe(422);
    expect((await mine.post("/reactions", { batchId: "b-1", position: 9, kind: "like" })).status).toBe(404);
  });

  it("is not stored for a member before they agreed to the terms", async () => {
    const member = { sub: "new", username: "new", accessToken: "x.x.x", isEmailVerified: true };
    const api = testApi(site.db, null, { findMember: async () => member });
    api.clock.advance(days(5));
    await batch("b-new", "member:new");
    const mine = browser({ token: "x.x.x", app: api.app });
    expect((await mine.get("/batches/latest")).status).toBe(200);
    expect((await mine.post("/reactions", { batchId: "b-new", position: 1, kind: "like" })).status).toBe(403);
  });
});

describe("the homes of a batch", () => {
  it("are told as they stand today, with why, and those that are gone as what they were", async () => {
    const { body } = await (await visitor()).get("/batches/latest");

    expect(body.batch.items[0]).toMatchObject({
      ...{ listingKey: "one", priceThen: 50_000_000, reasons: ["駅徒歩が条件より2分近い"], softEdges: [{ kind: "walk", overMinutes: 2 }] },
      ...{ home: { key: "one" }, gone: null },
    });
    expect(body.batch.items[3]).toMatchObject({ home: null, gone: { state: "sold" } });
  });

  it("count what was done by POST: opened, pressed, looked at", async () => {
    const mine = await visitor();
    for (const event of [{ kind: "open" }, { kind: "click", position: 1 }, { kind: "dwell", position: 1, dwellSeconds: 40 }])
      expect((await mine.post("/events", { batchId: "b-1", ...event })).status).toBe(202);
    const { rows } = await sql<{ kind: string; dwell: number | null }>`
      select kind, dwell_seconds as dwell from delivery_event order by id`.execute(site.db);

    expect(rows).toEqual([
      { kind: "open", dwell: null },
      { kind: "click", dwell: null },
      { kind: "dwell", dwell: 40 },
    ]);
    expect((await mine.post("/events", { batchId: "b-1", kind: "dwell" })).status).toBe(422);
  });

  it("lead to a stop that is pressed elsewhere", async () => {
    const { body } = await (await visitor()).post("/stop-links", { topic: "recommendation" });
    expect(body.token).toMatch(/^[\w-]{43}$/);
  });
});

it("letters in the name of whose message it is are as few as from anybody, from however many addresses", async () => {
  const mine = await visitor();
  const letter = { topic: "sight", contactWay: "email", name: "x", recipients: ["c"], consentVersion: "x" };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await mine.post("/batches/b-1/homes/1/inquiries", letter)).status);
  expect([statuses.slice(0, 10).includes(429), statuses.slice(10)]).toEqual([false, [429, 429]]);
});

it("a new link that was asked for is not made any more once everything was stopped", async () => {
  const token = await linkTo("b-1");
  expect((await browser().post("/links", { token })).status).toBe(202);
  const [kind] = visitMails(deps());
  const prepare = () => kind?.prepare({ batchId: "b-1" }, { operatorName: "まちのね", origin: "https://site.test" });
  expect(await prepare()).toMatchObject({ words: { subject: "おすすめ物件の新しいリンクです" } });
  await revokeLinks(deps(), [RECC_PAGE], "b-1");
  expect(await prepare()).toBeNull();
});
