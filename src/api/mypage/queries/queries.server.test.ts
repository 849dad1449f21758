import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { renewQueries } from "#domain/queries/saved/query-jobs.server.ts";
import { endsAfterWarning } from "#domain/queries/saved/query-states.ts";
import { days } from "#kernel/duration.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

type Caller = Awaited<ReturnType<MemberApi["signedIn"]>>;

const WORDS = "江東区 / 中古マンション / 6,000万円以下";
const answers = (told: Partial<QueryAnswers> = {}): QueryAnswers => ({
  ...NOTHING_TOLD,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
  price: { min: null, max: 60_000_000 },
  ...told,
});
const OFFER = { channels: ["offer"], offerBudget: 70_000_000, financing: "cash", offerRatio: 1 } as const;
const MESSAGE = "家族三人で長く住める家を探しています。大切に住みます。";
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  await sql`delete from user_query`.execute(site.db);
  await sql`delete from query_draft`.execute(site.db);
});

const saved = async (me: Caller, told: Partial<QueryAnswers> = {}) => (await me.post("/queries", { answers: answers(told) })).body;
const step = (me: Caller, { id, updatedAt }: { id: string; updatedAt: string }, name: string) =>
  me.post(`/queries/${id}/steps`, { step: name, updatedAt });

describe("a saved condition", () => {
  it.each([
    ["GET", "/queries"],
    ["GET", "/queries/x"],
    ["POST", "/queries"],
    ["PUT", "/queries/x"],
    ["POST", "/queries/x/steps"],
    ["POST", "/queries/x/copies"],
    ["GET", "/queries/x/notice"],
    ["GET", "/queries/x/told"],
    ["PUT", "/queries/x/notice"],
    ["GET", "/query-draft"],
    ["PUT", "/query-draft"],
    ["DELETE", "/query-draft"],
  ])("is for members only: %s %s", async (method, path) => {
    const body = method === "GET" || method === "DELETE" ? {} : { headers: { "content-type": "application/json" }, body: "{}" };
    expect((await site.api.app.request(`/api/mypage${path}`, { method, ...body })).status).toBe(401);
  });

  it("is told in words, keeps nothing told of oneself, and the draft it came from is gone", async () => {
    const me = await site.signedIn();
    const draft = await me.put("/query-draft", { version: 1, answers: answers(), done: ["Purpose"], queryId: null, updatedAt: null });
    const told = answers({ ageBand: "30s", incomeBand: "under300" });
    const made = await me.post("/queries", { answers: told, draftUpdatedAt: draft.body.draft.updatedAt });

    expect(made).toMatchObject({ status: 201, body: { state: "active", version: 1, words: WORDS, channels: ["normal"] } });
    const { rows } = await sql<{ kept: string }>`select answers::text as kept from user_query`.execute(site.db);
    expect(rows[0]?.kept).not.toMatch(/ageBand|30s|under300/);
    expect((await me.get("/query-draft")).body).toMatchObject({ draft: null, kind: "none" });
    expect((await me.get("/queries")).body).toMatchObject({ items: [{ id: made.body.id }], live: 1, most: 10 });
  });

  it.each<[string, Partial<QueryAnswers>]>([
    ["SelectDirectOffer", { channels: [] }],
    ["Area", { areas: [] }],
    ["Price", { price: { min: 5, max: 4 } }],
    ["BudgetKyugake", { channels: ["normal", "kyugake"] }],
    ["Message", OFFER],
    ["Message", { ...OFFER, message: `${MESSAGE}090-1234-5678までご連絡ください` }],
  ])("is not saved without a sound answer at %s", async (missing, told) => {
    const me = await site.signedIn();
    const refused = await me.post("/queries", { answers: answers(told) });

    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: `answers.${missing}`, reason: "required" }] } });
  });

  it("is nobody else's", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const mine = await saved(me);
    const tries = [
      other.get(`/queries/${mine.id}`),
      other.put(`/queries/${mine.id}`, { answers: answers(), updatedAt: mine.updatedAt }),
      other.post(`/queries/${mine.id}/copies`, {}),
      step(other, mine, "archive"),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.get("/queries")).body.items).toEqual([]);
  });

  it("leaves the draft alone that it does not come from", async () => {
    const me = await site.signedIn();
    const { body } = await me.put("/query-draft", { version: 1, answers: answers(), done: ["Purpose"], queryId: null, updatedAt: null });
    const earlier = new Date(Date.parse(body.draft.updatedAt) - 5_000).toISOString();
    await me.post("/queries", { answers: answers(), draftUpdatedAt: earlier });
    const { id, updatedAt } = await saved(me);
    await me.put(`/queries/${id}`, { answers: answers({ hasPets: true }), updatedAt });

    expect((await me.get("/query-draft")).body).toMatchObject({ draft: { updatedAt: body.draft.updatedAt } });
  });

  it("is changed into its next version, by who saw it as it stands", async () => {
    const me = await site.signedIn();
    const first = await saved(me);
    const change = { answers: answers({ walkMinutesMax: 10 }), updatedAt: first.updatedAt };
    const second = await me.put(`/queries/${first.id}`, change);

    expect(second).toMatchObject({ status: 200, body: { version: 2, words: `${WORDS} / 駅徒歩10分以内` } });
    expect((await me.put(`/queries/${first.id}`, change)).status).toBe(409);
    expect((await me.get(`/queries/${first.id}`)).body).toMatchObject({
      versions: [
        { version: 2, words: `${WORDS} / 駅徒歩10分以内` },
        { version: 1, words: WORDS },
      ],
    });
  });

  it("keeps answers of a branch that was left, which count for nothing", async () => {
    const me = await site.signedIn();
    const { answers: kept, words } = await saved(me, {
      stations: [{ code: "1", name: "豊洲" }],
      kyugakeBudget: 1,
      landAreaM2: { min: 9, max: null },
    });

    expect([words, kept.stations, kept.kyugakeBudget]).toEqual([WORDS, [{ code: "1", name: "豊洲" }], 1]);
  });

  it("is paused, resumed, deleted and taken back, each written down, and nothing else", async () => {
    const me = await site.signedIn();
    let now = await saved(me);
    for (const [name, state] of [
      ["pause", "paused"],
      ["resume", "active"],
      ["archive", "archived"],
      ["restore", "active"],
    ] as const) {
      const moved = await step(me, now, name);
      expect(moved).toMatchObject({ status: 200, body: { state } });
      now = moved.body;
    }
    expect(await step(me, now, "resume")).toMatchObject({ status: 409, body: { state: "active" } });
    const { rows } = await sql<{ to: string }>`select to_state as to from transition where entity_id = ${now.id} order by id`.execute(
      site.db,
    );
    expect(rows.map(({ to }) => to)).toEqual(["active", "paused", "active", "archived", "active"]);
  });

  it("that was deleted is not there", async () => {
    const me = await site.signedIn();
    const mine = await saved(me);
    await step(me, mine, "archive");

    expect([(await me.get(`/queries/${mine.id}`)).status, (await me.get("/queries")).body.items]).toEqual([404, []]);
  });

  it("is ten at most, paused ones and copies with them", async () => {
    const me = await site.signedIn();
    const first = await saved(me);
    const paused = (await step(me, first, "pause")).body;
    for (let n = 1; n < 9; n += 1) await saved(me);
    const copy = await me.post(`/queries/${first.id}/copies`, {});

    expect(copy).toMatchObject({ status: 201, body: { state: "paused", words: WORDS, version: 1 } });
    expect((await me.post("/queries", { answers: answers() })).status).toBe(409);
    expect((await me.post(`/queries/${first.id}/copies`, {})).status).toBe(409);
    const gone = (await step(me, paused, "archive")).body;
    expect((await me.post("/queries", { answers: answers() })).status).toBe(201);
    expect((await step(me, gone, "restore")).status).toBe(409);
  });

  it("goes with the account", async () => {
    const me = await site.signedIn();
    await saved(me);
    await me.put("/query-draft", { version: 1, answers: answers(), done: [], queryId: null, updatedAt: null });

    expect((await me.remove("/account")).status).toBe(200);
    const { rows } = await sql<{ n: number }>`select (select count(*) from user_query) + (select count(*) from query_draft) as n`.execute(
      site.db,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe("a draft of a member", () => {
  const draft = (changes: object = {}) => ({
    version: 1,
    answers: answers(),
    done: ["Purpose"],
    queryId: null,
    updatedAt: null,
    ...changes,
  });

  it("is one, and names the device it was made on", async () => {
    const me = await site.signedIn();
    const headers = {
      authorization: `Bearer ${me.token}`,
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (iPhone) Safari/604",
    };
    await site.api.app.request("/api/mypage/query-draft", { method: "PUT", headers, body: JSON.stringify(draft()) });

    expect((await me.get("/query-draft")).body).toMatchObject({
      ...{ kind: "draft", version: 1 },
      draft: { device: "iPhoneのSafari", done: ["Purpose"], answers: { channels: ["normal"] } },
    });
    expect((await me.remove("/query-draft")).body).toMatchObject({ draft: null, kind: "none" });
  });

  it("keeps nothing that is told of oneself, which is kept after an agreement only", async () => {
    const me = await site.signedIn();
    const { body } = await me.put("/query-draft", draft({ answers: answers({ ageBand: "40s", incomeBand: "500to700" }) }));

    expect(body.draft.answers).toMatchObject({ channels: ["normal"], ageBand: null, incomeBand: null });
  });

  it("is not written over by a device that has not seen it, unless its member chose", async () => {
    const me = await site.signedIn();
    const { body } = await me.put("/query-draft", draft());

    expect((await me.put("/query-draft", draft())).status).toBe(409);
    expect((await me.put("/query-draft", draft({ updatedAt: body.draft.updatedAt, done: ["Area"] }))).status).toBe(200);
    expect(await me.put("/query-draft", draft({ isChosen: true, done: [] }))).toMatchObject({ status: 200, body: { draft: { done: [] } } });
  });

  it("of another form is refused, and one that is kept of such begins anew", async () => {
    const me = await site.signedIn();
    expect((await me.put("/query-draft", draft({ version: 2 }))).status).toBe(422);
    await me.put("/query-draft", draft());
    await sql`update query_draft set content = jsonb_set(content, '{version}', '99')`.execute(site.db);

    expect((await me.get("/query-draft")).body).toEqual({ draft: null, kind: "another-form", version: 1 });
  });
});

describe("with time", () => {
  const renewed = async (after: number) => {
    const now = new Date(site.clock.now().getTime() + after);
    return renewQueries({ db: site.db, clock: { now: () => now } });
  };

  it("a condition that nobody looks at is warned of once, ends, and can be taken up again", async () => {
    const me = await site.signedIn();
    const { id } = await saved(me);

    expect(await renewed(days(300))).toMatchObject({ warned: 0, expired: 0 });
    expect(await renewed(days(335))).toMatchObject({ warned: 1, expired: 0 });
    expect(await renewed(days(336))).toMatchObject({ warned: 0, expired: 0 });
    const { rows } = await sql<{ n: number }>`select count(*) as n from outbox where kind = 'query-ends-soon'`.execute(site.db);
    expect(rows).toEqual([{ n: 1 }]);
    const note = { title: "保存した条件の期限が近づいています", url: `/queries/query?id=${id}` };
    expect((await me.get("/inbox")).body).toMatchObject({ unread: 1, notes: [note] });
    expect(await renewed(days(367))).toMatchObject({ expired: 1 });
    expect(await renewed(days(367))).toMatchObject({ warned: 0, expired: 0 });
    const ended = (await me.get(`/queries/${id}`)).body.query;
    expect(await step(me, ended, "resume")).toMatchObject({ status: 200, body: { state: "active" } });
  });

  it("a condition is warned of before it ends, and for a month, even when nothing ran for a year and a half", async () => {
    await saved(await site.signedIn());
    expect(await renewed(days(550))).toMatchObject({ warned: 1, expired: 0 });
    const [seen, warned] = [site.clock.now(), new Date(site.clock.now().getTime() + days(550))];
    const { rows } = await sql<{ endsOn: string }>`
      select facts->>'endsOn' as "endsOn" from outbox where kind = 'query-ends-soon' order by id desc limit 1`.execute(site.db);
    expect(rows).toEqual([{ endsOn: formatDate(endsAfterWarning(seen, warned)) }]);
    expect(await renewed(days(577))).toMatchObject({ warned: 0, expired: 0 });
    expect(await renewed(days(582))).toMatchObject({ expired: 1 });
  });

  it("the warning goes to the address that its member had at the last look, and to the one before where nobody could be asked", async () => {
    const me = await site.signedIn();
    await saved(me);
    const mailTo = async () => (await sql<{ to: string }>`select mail_to as to from user_query`.execute(site.db)).rows[0]?.to;
    const lookFrom = async (app: MemberApi["api"]["app"]) => {
      await sql`update user_query set mail_to = 'before@example.com', seen_at = seen_at - interval '2 days'`.execute(site.db);
      await app.request("/api/mypage/queries", { headers: { authorization: `Bearer ${me.token}` } });
      return mailTo();
    };
    const first = await mailTo();

    expect(first).toMatch(/@/);
    expect(await lookFrom(site.appWith({ getUser: async () => "unreached" }))).toBe("before@example.com");
    expect(await lookFrom(site.api.app)).toBe(first);
  });

  it("what was deleted and what was left lying is removed", async () => {
    const me = await site.signedIn();
    await step(me, await saved(me), "archive");
    await me.put("/query-draft", { version: 1, answers: answers(), done: [], queryId: null, updatedAt: null });

    expect(await renewed(days(29))).toMatchObject({ purged: 0, drafts: 0 });
    expect(await renewed(days(91))).toMatchObject({ purged: 1, drafts: 1 });
  });
});

describe("how often a member wants to hear of a saved condition", () => {
  it("is at once until they choose, then what was chosen last, and goes with the condition", async () => {
    const me = await site.signedIn();
    const { id } = await saved(me);
    const notice = async () => (await me.get(`/queries/${id}/notice`)).body;
    const before = await notice();
    for (const kyugake of ["at-once", "daily"]) expect((await me.put(`/queries/${id}/notice`, { kyugake })).status).toBe(200);
    const chosen = await notice();
    await me.put(`/queries/${id}/notice`, { kyugake: "never" });

    expect([before, chosen, await notice()].map(({ kyugake }) => kyugake)).toEqual(["at-once", "daily", "never"]);
    await me.put(`/queries/${id}/notice`, { kyugake: "weekly" });
    await sql`delete from user_query`.execute(site.db);
    expect((await sql`select * from query_notice`.execute(site.db)).rows).toEqual([]);
  });

  it("is told to nobody else, and is one of four", async () => {
    const { id } = await saved(await site.signedIn());
    const me = await site.signedIn();
    const mine = await saved(me);

    expect((await me.get(`/queries/${id}/notice`)).status).toBe(404);
    expect((await me.put(`/queries/${id}/notice`, { kyugake: "daily" })).status).toBe(404);
    expect((await me.put(`/queries/${mine.id}/notice`, { kyugake: "hourly" })).status).toBe(422);
  });
});
