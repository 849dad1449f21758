import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { NO_USER_INFO } from "#domain/members/user-info.ts";
import { days } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;

const toyosu = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const sales = [...toyosu, aSale({ town: "青海", place: null })];
const consentTextVersion = currentText("profile-matching").version;
const START = new Date("2026-11-21T03:00:00Z");

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { sales: sales.flatMap(tenOf), apartments: [anApartment()] });
  site.api.active.engine = townEngine(sales);
});
beforeEach(() => site.clock.moveTo(START));

async function anEstimate(home: object): Promise<string> {
  const job = await site.api.post("/api/price-checker/jobs", { kind: "condo", areaM2: 70, ...home });
  await site.api.runJobs();
  return (await site.api.get(`/api/price-checker/jobs/${job.body.id}`)).body.estimateId;
}

const search = (town: string, searchedAt: string, areaM2 = "70") => ({
  ...{ label: town, searchedAt },
  draft: { cityCode: "13108", town, areaM2 },
});
const merge = (me: Me, searches: object[], estimates: object[] = []) => me.post("/merge", { searches, estimates });

describe("what was looked up before signing in", () => {
  it("comes into the account, where the newer wins", async () => {
    const me = await site.signedIn();
    await merge(me, [search("豊洲", "2026-11-20T00:00:00.000Z", "60"), search("青海", "2026-11-19T00:00:00.000Z")]);

    const { status, body } = await merge(me, [
      search("豊洲", "2026-11-21T00:00:00.000Z", "70"),
      search("青海", "2026-11-18T00:00:00.000Z", "99"),
    ]);

    expect(status).toBe(200);
    expect(body.searches).toEqual([search("豊洲", "2026-11-21T00:00:00.000Z", "70"), search("青海", "2026-11-19T00:00:00.000Z")]);
  });

  it("brings the weights of risk reports along, where they are newer", async () => {
    const me = await site.signedIn();
    const weights = (w: string, movedAt: string) => ({ searches: [], estimates: [], riskWeights: { w, movedAt } });
    await me.post("/merge", weights("50-10-10-10-10-10", "2026-11-20T00:00:00.000Z"));

    const late = await me.post("/merge", weights("10-10-10-10-10-50", "2026-11-19T00:00:00.000Z"));

    expect(late).toMatchObject({ status: 200, body: { riskWeights: { w: "50-10-10-10-10-10", movedAt: "2026-11-20T00:00:00.000Z" } } });
    expect((await me.remove("/looked")).body.riskWeights).toEqual(late.body.riskWeights);
    expect((await me.get("/risk-weights")).body).toEqual({ riskWeights: late.body.riskWeights });
  });

  it("is forgotten when the member says so, and nobody else's is", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const looked = [search("豊洲", "2026-11-20T00:00:00.000Z")];
    await Promise.all([merge(me, looked), merge(other, looked)]);

    expect(await me.remove("/looked")).toMatchObject({ status: 200, body: { searches: [], estimates: [] } });

    expect((await merge(me, [])).body.searches).toEqual([]);
    expect((await merge(other, [])).body.searches).toEqual(looked);
  });

  it("is all kept when two browsers hand over at the same time", async () => {
    const me = await site.signedIn();
    const towns = ["豊洲", "青海", "東雲", "有明"];

    await Promise.all(towns.map((town) => merge(me, [search(town, "2026-11-20T00:00:00.000Z")])));

    const { body } = await merge(me, []);
    expect(body.searches.map(({ label }: { label: string }) => label).toSorted()).toEqual(towns.toSorted());
  });

  it.each([
    ["too many", { searches: Array.from({ length: 21 }, () => search("豊洲", "2026-11-20T00:00:00.000Z")), estimates: [] }],
    ["a time that is none", { searches: [search("豊洲", "yesterday")], estimates: [] }],
    ["what no database holds", { searches: [search("豊\u0000洲", "2026-11-20T00:00:00.000Z")], estimates: [] }],
    ["half a character", { searches: [search("豊\uD800洲", "2026-11-20T00:00:00.000Z")], estimates: [] }],
    ["weights that weigh nothing", { searches: [], estimates: [], riskWeights: { w: "0-0-0-0-0-0", movedAt: "2026-11-20T00:00:00.000Z" } }],
    ["an id that is none", { searches: [], estimates: [{ estimateId: "../x", seenAt: "2026-11-20T00:00:00.000Z" }] }],
  ])("is not taken with %s", async (_, input) => {
    const me = await site.signedIn();

    expect((await me.post("/merge", input)).status).toBe(422);
  });
});

describe("the overview", () => {
  it("says what a new member may do", async () => {
    const me = await site.signedIn();

    expect((await me.get("/overview")).body).toEqual({
      ...{ greetingName: null, icon: null, profile: { answered: 0, total: 5 }, searches: [], estimates: [] },
      todos: ["finish-profile", "enter-user-info", "check-price"],
    });
  });

  it("asks for a mail address to be verified", async () => {
    const { username } = (await site.signedIn()).user;
    const app = site.appWith({ findMember: async (accessToken) => ({ sub: username, username, accessToken, isEmailVerified: false }) });
    const me = await site.signedIn(app);

    expect((await me.get("/overview")).body.todos).toContain("verify-mail");
  });

  it("greets by name and shows estimates with their value, whether they are old, gone or none", async () => {
    const me = await site.signedIn();
    const [inToyosu, inAomi] = [
      await anEstimate({ apartmentKey: "toyosu-residence" }),
      await anEstimate({ address: "東京都江東区青海1丁目" }),
    ];
    await me.put("/user-info", { ...NO_USER_INFO, familyName: "見本", givenName: "花子", updatedAt: null });
    const seen = [inToyosu, inAomi, "gone"].map((estimateId, index) => ({ estimateId, seenAt: `2026-11-20T0${9 - index}:00:00.000Z` }));
    expect(await merge(me, [search("豊洲", "2026-11-20T00:00:00.000Z")], seen)).toMatchObject({ status: 200 });

    const { body } = await me.get("/overview");

    expect(body).toMatchObject({ greetingName: "見本", todos: ["finish-profile"], searches: [{ label: "豊洲" }] });
    expect(body.estimates).toEqual([
      { ...seen[0], label: "豊洲レジデンス", value: 71_000_000, band: { low: 63_900_000, high: 78_100_000 }, grade: "B", state: "current" },
      { ...seen[1], label: "江東区青海", value: null, band: null, grade: "E", state: "current" },
      { ...seen[2], label: null, value: null, band: null, grade: null, state: "gone" },
    ]);
    site.clock.advance(days(30));
    expect((await me.get("/overview")).body.estimates[0]).toMatchObject({ state: "expired", value: 71_000_000 });
  });
});

const TABLES = ["members_user_info", "members_profile", "members_search", "members_estimate", "members_risk_weights"];

async function rowsOf(sub: string): Promise<number[]> {
  const counts = TABLES.map((table) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where sub = ${sub}`.execute(site.db),
  );
  return (await Promise.all(counts)).map(({ rows }) => Number(rows[0]?.n));
}

async function everythingOf(me: Me): Promise<void> {
  const saved = [
    await me.put("/profile", { ageBand: "30s", consentTextVersion, updatedAt: null }),
    await me.put("/user-info", { ...NO_USER_INFO, familyName: "見本", updatedAt: null }),
    await merge(me, [search("豊洲", "2026-11-20T00:00:00.000Z")], [{ estimateId: "gone", seenAt: "2026-11-20T00:00:00.000Z" }]),
    await me.put("/risk-weights", { w: "50-10-10-10-10-10" }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

describe("deleting the account", () => {
  it("leaves the consents, taken back, and nothing else", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    await everythingOf(me);
    await everythingOf(other);
    expect(await rowsOf(me.user.sub)).toEqual([1, 1, 1, 1, 1]);

    const deleted = await me.remove("/account");

    expect(deleted).toMatchObject({ status: 200, body: { deletedAt: START.toISOString(), keptConsents: 1 } });
    expect(await rowsOf(me.user.sub)).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsOf(other.user.sub)).toEqual([1, 1, 1, 1, 1]);
    const { rows } = await sql`select purpose, withdrawn_at from members_consent where subject = ${me.user.sub}`.execute(site.db);
    expect(rows).toEqual([{ purpose: "profile-matching", withdrawn_at: START }]);
    await expect(site.identity.tokensOf(me.user)).rejects.toThrow(/Incorrect username or password/);
  });

  it("is written down without a name", async () => {
    const me = await site.signedIn();
    await me.remove("/account");

    const { rows } = await sql<{ entity_id: string; to_state: string }>`
      select entity_id, to_state from transition where entity = 'member' and entity_id = encode(sha256(${me.user.sub}::bytea), 'hex')`.execute(
      site.db,
    );
    expect(rows).toMatchObject([{ to_state: "deleted" }]);
    expect(rows[0]?.entity_id).not.toContain(me.user.sub);
  });

  it("lets nothing be written afterwards, though the token is remembered for a while", async () => {
    const me = await site.signedIn();
    await me.get("/profile");
    await me.remove("/account");

    const late = [
      await me.put("/profile", { icon: { kind: "preset", name: "cat" }, updatedAt: null }),
      await me.put("/user-info", { ...NO_USER_INFO, updatedAt: null }),
      await me.post("/consents", { purpose: "profile-matching", textVersion: consentTextVersion }),
      await me.remove("/consents/profile-matching"),
      await merge(me, [search("豊洲", "2026-11-20T00:00:00.000Z")]),
      await me.put("/risk-weights", { w: "50-10-10-10-10-10" }),
      await me.remove("/risk-weights"),
      await me.remove("/account"),
    ];

    expect(late.map(({ status }) => status)).toEqual(late.map(() => 401));
    expect(await rowsOf(me.user.sub)).toEqual([0, 0, 0, 0, 0]);
  });

  it("deletes nothing for a session that was ended, though its token is remembered for a while", async () => {
    const me = await site.signedIn();
    await everythingOf(me);
    await site.identity.wire("AWSCognitoIdentityProviderService.GlobalSignOut", { AccessToken: me.token });

    expect((await me.remove("/account")).status).toBe(401);
    expect(await rowsOf(me.user.sub)).toEqual([1, 1, 1, 1, 1]);
  });

  it("deletes nothing while the identity service cannot be asked", async () => {
    const app = site.appWith({ getUser: async () => "unreached" });
    const me = await site.signedIn(app);
    await everythingOf(me);

    expect((await me.remove("/account")).status).toBe(503);
    expect(await rowsOf(me.user.sub)).toEqual([1, 1, 1, 1, 1]);
  });

  it("is finished by asking again, when the identity service failed in the middle", async () => {
    const answers: ("unreached" | "go on")[] = ["unreached", "go on"];
    const app = site.appWith({
      deleteUser: async (token) => (answers.shift() === "go on" ? site.wire.deleteUser(token) : "unreached"),
    });
    const me = await site.signedIn(app);
    await everythingOf(me);

    expect((await me.remove("/account")).status).toBe(503);
    expect(await rowsOf(me.user.sub)).toEqual([0, 0, 0, 0, 0]);
    expect(await me.remove("/account")).toMatchObject({ status: 200, body: { keptConsents: 1 } });
    await expect(site.identity.tokensOf(me.user)).rejects.toThrow(/Incorrect username or password/);
  });
});
