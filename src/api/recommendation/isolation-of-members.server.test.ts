import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { saveQuery } from "#domain/queries/index.server.ts";
import { askAs, operationsUnder, rowsNaming, type Sent, sessionAfter, tokensOfNobody } from "#test/support/isolation.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { ESTIMATE_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const BASE = "/api/recommendation";
const CANARY = "金糸雀";
const HOMES = ["one", "two", "three"];
const TABLES = [
  ...["delivery_batch", "delivery_item", "delivery_event", "home_reaction", "suggestion_refusal", "user_query"],
  ...["letter", "opaque_link", "outbox", "notification_setting"],
];
const WISH: QueryAnswers = {
  ...NOTHING_TOLD,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
  ...{ price: { min: null, max: 90_000_000 }, walkMinutesMax: 10 },
};

/** A member who was recommended homes. `open`: the link of the message. */
type Side = { readonly sub: string; readonly batch: string; readonly query: string; readonly open: string };
type Person = { readonly sub: string; readonly token: string };
let site: MemberApi;
let app: MemberApi["api"]["app"];
let me: Person;
let other: Person;
let ended: string;
let ours: Side;
let theirs: Side;

beforeAll(async () => {
  site = await memberApi();
  const stations = [{ stationGroup: "g1", stationName: "豊洲", minutes: 9, busMinutes: null, line: null }];
  const told = { stations, is_sample: false, next_update_on: "2027-12-31" };
  const homes = HOMES.map((id) => aListingRow({ ...told, id }));
  await insertRows(site.db, "listing", await aLoad(site.db, "sample"), homes);
  const first = await site.signedIn();
  const sessions = await sessionAfter(site, first);
  const second = await site.signedIn();
  ended = sessions.ended;
  me = { sub: first.user.sub, token: sessions.token };
  other = { sub: second.user.sub, token: second.token };
});

beforeEach(async () => {
  // Nobody has called too often.
  app = site.appWith({});
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(site.db);
  ours = await aSide(me, CANARY);
  theirs = await aSide(other, "青鷺");
});

async function aSide({ sub }: Person, canary: string): Promise<Side> {
  const { db, clock } = site;
  const [recipient, batch, at] = [`member:${sub}`, `batch-${sub}`, clock.now()];
  const member = { sub, username: sub, accessToken: sub, isEmailVerified: true };
  const saved = await saveQuery({ ...site.api.deps, db }, member, { answers: WISH, draftSeen: null });
  if (!saved.ok) throw new Error(JSON.stringify(saved.reason));
  await sql`insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
    values (${batch}, ${recipient}, 'recommendation', 'mail', 'w', 'sent', ${at}, ${at}, ${at}, 'w', 's', false)`.execute(db);
  const reasons = JSON.stringify([{ fact: "walk", text: canary }]);
  for (const [index, home] of HOMES.entries())
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      values (${batch}, ${index + 1}, ${home}, ${`d-${home}`}, ${saved.value.id}, 50000000, ${reasons}::jsonb, '[]', '{}', 1, false)`.execute(
      db,
    );
  await sql`insert into notification_setting (recipient, digest_hour, cap_per_day, mail_address, mail_state, version, updated_at)
    values (${recipient}, 18, 3, ${`${sub}@example.jp`}, 'ok', 1, ${at})`.execute(db);
  return { sub, batch, query: saved.value.id, open: await makeLink(site.api.deps, RECC_PAGE, batch) };
}

type Call = {
  /** What its owner sends. */
  readonly send: (of: Side) => Sent;
  /** What has to be there before. */
  readonly first?: (of: Side) => Promise<void>;
  /** Where the call names nothing by which another's could be asked for, others only ever reach their own. */
  readonly reachesOwn?: true;
  /** What is not asked of who calls, whoever it is asked of: 409, as for what nobody is asked. */
  readonly isNotAsked?: true;
  /** It writes nothing. */
  readonly isLook?: true;
};

const LETTER = {
  ...{ topic: "visit", preferredDates: "土曜の午後", message: "", contactWay: "mail", name: "見本 花子", recipients: ["company-1"] },
  consentVersion: INQUIRY_CONSENT.version,
};
const ESTIMATE = {
  ...{ kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70, builtYear: 2005, name: "見本 花子" },
  consentVersion: ESTIMATE_CONSENT_VERSION,
};
const homeOf = ({ batch }: Side) => `/batches/${batch}/homes/1`;
const placeOf = ({ batch }: Side, position = 1) => ({ batchId: batch, position });

async function react(of: Side, position: number, kind: object): Promise<void> {
  const body = { ...placeOf(of, position), ...kind };
  expect((await ask(me.token, "post /reactions", { path: "/reactions", body })).status).toBe(200);
}

/** Every operation of members, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "post /visits": { send: ({ open }) => ({ path: "/visits", body: { token: open } }), isLook: true },
  "get /batches/latest": { send: () => ({ path: "/batches/latest" }), reachesOwn: true, isLook: true },
  "get /batches/{id}/homes/{position}": { send: (of) => ({ path: homeOf(of) }), isLook: true },
  "post /batches/{id}/homes/{position}/inquiries": {
    send: (of) => ({ path: `${homeOf(of)}/inquiries`, body: { ...LETTER, email: `${of.sub}@example.jp` } }),
  },
  "post /reactions": { send: (of) => ({ path: "/reactions", body: { ...placeOf(of), kind: "like" } }) },
  "post /reactions/undo": {
    first: (of) => react(of, 1, { kind: "like" }),
    send: (of) => ({ path: "/reactions/undo", body: placeOf(of) }),
  },
  "post /events": { send: (of) => ({ path: "/events", body: { ...placeOf(of), kind: "open" } }) },
  "post /stop-links": { send: () => ({ path: "/stop-links", body: { topic: "recommendation" } }), reachesOwn: true },
  "post /suggestions": {
    first: async (of) => {
      for (const position of [1, 2, 3]) await react(of, position, { kind: "nope", reason: "walk" });
    },
    send: ({ query }) => ({ path: "/suggestions", body: { queryId: query, reason: "walk", answer: "yes" } }),
    isNotAsked: true,
  },
};
/** What holders of a link alone do; isolation.server.test.ts tries them. */
const OF_LINKS = ["post /links", "post /estimate-requests"];

const ask = (token: string | null, operation: string, sent: Sent) => askAs(app, token, operation, { ...sent, root: BASE });
const rows = ({ sub }: Side) => rowsNaming(site.db, TABLES, sub);

it("every operation of the document is told of here", () => {
  expect(operationsUnder(BASE, () => true).toSorted()).toEqual([...Object.keys(CALLS), ...OF_LINKS].toSorted());
});

/** Who may not do it, how each is refused, and for what of whose they ask. */
function strangersTo(operation: string, { reachesOwn, isNotAsked }: Call) {
  // Who has the link and says nothing of who they are is no stranger to what it opens.
  const nobody = [...tokensOfNobody(me.token), ended].filter((token) => token !== null || operation !== "post /visits");
  const refusal = isNotAsked ? 409 : 404;
  return [
    ...nobody.map((token) => ({ token, expected: 401, of: ours })),
    { token: other.token, expected: reachesOwn ? 200 : refusal, of: reachesOwn ? theirs : ours },
  ];
}

describe.each(Object.entries(CALLS))("%s", (operation, call) => {
  it("is a member's own, tells others nothing of it, and does its work with the same body then", async () => {
    await call.first?.(ours);
    const before = await rows(ours);
    for (const { token, expected, of } of strangersTo(operation, call)) {
      const { status, text } = await ask(token, operation, call.send(of));
      expect(status, text).toBe(expected);
      expect(text).not.toContain(CANARY);
      expect(await rows(ours)).toBe(before);
    }
    const { status, text } = await ask(me.token, operation, call.send(ours));
    expect([200, 201, 202], text).toContain(status);
    if (operation.startsWith("get ")) expect(text).toContain(CANARY);
    expect((await rows(ours)) === before).toBe(call.isLook === true);
  });
});

it("what is asked of somebody else and what nobody is asked are answered alike", async () => {
  await CALLS["post /suggestions"]?.first?.(ours);
  const answers = await Promise.all(
    [ours.query, "nobody's"].map((queryId) =>
      ask(other.token, "post /suggestions", { path: "/suggestions", body: { queryId, reason: "walk", answer: "yes" } }),
    ),
  );
  const [of, none] = answers.map(({ text }) => ({ ...JSON.parse(text), requestId: null }));
  expect(of).toEqual(none);
});

it("an estimate is asked of an office by who holds its link, and by no member", async () => {
  expect((await ask(me.token, "post /estimate-requests", { path: "/estimate-requests", body: ESTIMATE })).status).toBe(404);
});
