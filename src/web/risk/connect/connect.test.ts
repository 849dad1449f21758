import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConnectionResponse, Problem } from "#api/client/client.ts";
import { createApiClient } from "#api/client/services.ts";
import { HOME_LAYOUT_IDS } from "#domain/connections/waiting.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { keepInTab } from "#web/kit/form/tab-memory.ts";
import { BOTH_REGISTERED, NOTHING_REGISTERED, sampleOwner, sampleWaiting } from "#web/risk/samples/connect-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { storeKey } from "#wire/stores.ts";
import { readOwner, readWaiting, typedOfOwner, typedOfWaiting } from "./connect-fields.ts";
import { connectDraft, keepSide, takeSide } from "./connect-memory.ts";
import { type ConnectSide, connectSearch } from "./connect-search.ts";
import { findConnection } from "./find-connection.ts";
import { isStanding, readConnect, saveConnect, withdrawConnect } from "./send-connect.ts";

const SEEN = sampleWaiting.updatedAt;
const fieldsOf = (read: ReturnType<typeof readWaiting> | ReturnType<typeof readOwner>) =>
  read.ok ? [] : read.issues.map(({ field }) => field);

describe("what a buyer typed", () => {
  it("becomes conditions in whole yen and m²", () => {
    const typed = { "layout-3ldk": "on", areaFromM2: "６０㎡", areaToM2: "30坪", priceUpTo: "8,000", note: " 南向き ", wantsMail: "on" };

    expect(readWaiting(typed, SEEN)).toEqual({
      ok: true,
      input: {
        ...{ layouts: ["3ldk"], areaFromM2: 60, areaToM2: 99.17, priceUpTo: 80_000_000, note: "南向き" },
        ...{ wantsMail: true, updatedAt: SEEN },
      },
    });
  });

  it("may be nothing", () => {
    const nothing = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: null };

    expect(readWaiting({}, null)).toEqual({ ok: true, input: { ...nothing, wantsMail: false, updatedAt: null } });
  });

  it.each([
    [{ areaFromM2: "7" }, ["areaFromM2"]],
    [{ areaFromM2: "80", areaToM2: "60" }, ["areaToM2"]],
    [{ areaToM2: "広い" }, ["areaToM2"]],
    [{ areaFromM2: "80", areaToM2: "60", priceUpTo: "ひみつ", note: "LINE ID: x" }, ["areaToM2", "priceUpTo", "note"]],
    [{ priceUpTo: "1" }, ["priceUpTo"]],
    [{ note: "あ".repeat(501) }, ["note"]],
    [{ areaFromM2: "x", priceUpTo: "x", note: "LINE ID: x" }, ["areaFromM2", "priceUpTo", "note"]],
  ])("%j is wrong at %j", (typed, fields) => {
    expect(fieldsOf(readWaiting(typed, null))).toEqual(fields);
  });

  it.each([
    ["60", "60", []],
    ["60", "59.9", ["areaToM2"]],
    ["20坪", "60", ["areaToM2"]],
    ["", "60", []],
    ["60", "", []],
  ])("from %s up to %s is wrong at %j", (areaFromM2, areaToM2, fields) => {
    expect(fieldsOf(readWaiting({ areaFromM2, areaToM2 }, null))).toEqual(fields);
  });

  it("begins with a tick for mail only where mail goes somewhere, and with every field there is", () => {
    expect([typedOfWaiting(sampleWaiting).wantsMail, typedOfWaiting({ ...sampleWaiting, mailTo: null }).wantsMail]).toEqual(["on", ""]);
    expect(Object.keys(typedOfWaiting(null))).toEqual(Object.keys(typedOfWaiting(sampleWaiting)));
    expect(Object.values(typedOfWaiting(null)).join("")).toBe("");
  });

  it("names the words that have to go", () => {
    expect(readWaiting({ note: "電話は090-1234-5678です" }, null)).toMatchObject({
      issues: [{ message: expect.stringContaining("「090-1234-5678」を消してください") }],
    });
  });

  it("reads back as it was saved", () => {
    const yen = fc.integer({ min: 10, max: 1_000_000 }).map((man) => man * 10_000);
    const area = fc.integer({ min: 80, max: 20_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.subarray([...HOME_LAYOUT_IDS]), fc.option(area), fc.option(yen), (layouts, areaFromM2, priceUpTo) => {
        const typed = typedOfWaiting({ layouts, areaFromM2, priceUpTo, mailTo: null });
        expect(readWaiting(typed, null)).toMatchObject({ ok: true, input: { layouts, areaFromM2, areaToM2: null, priceUpTo } });
      }),
    );
  });
});

describe("what an owner typed", () => {
  it("becomes a home, and back", () => {
    const read = readOwner({ floor: "地下1階", layout: "3ldk", areaM2: "70.5", note: "" }, null);

    expect(read).toEqual({ ok: true, input: { floor: -1, layout: "3ldk", areaM2: 70.5, note: null, updatedAt: null } });
    expect(readOwner(typedOfOwner(sampleOwner), null)).toMatchObject({ input: { floor: 5, layout: "3ldk", areaM2: 70.5 } });
    expect(typedOfOwner(null)).toEqual({ floor: "", layout: "", areaM2: "", note: "" });
  });

  it.each([
    [{ floor: "71" }, "floor"],
    [{ floor: "五" }, "floor"],
    [{ areaM2: "7" }, "areaM2"],
    [{ note: "hanako@example.jp" }, "note"],
  ])("%j is wrong at %s", (typed, field) => {
    expect(fieldsOf(readOwner(typed, null))).toEqual([field]);
  });

  it("drops a layout that is none", () => {
    expect(readOwner({ layout: "9ldk" }, null)).toMatchObject({ input: { layout: null } });
  });
});

type Reply = ConnectionResponse | Problem;

const OF_K1 = "/api/mypage/connections/k1";

function service(reply: Reply, latest: Reply = BOTH_REGISTERED) {
  const answer = (given: Reply) => ("status" in given ? refused(given.status, given) : given);
  const { asked, mypage } = scriptedApi({
    [`GET ${OF_K1}`]: answer(latest),
    ...Object.fromEntries(
      ["PUT", "DELETE"].flatMap((method) => ["waiting", "owner"].map((side) => [`${method} ${OF_K1}/${side}`, answer(reply)])),
    ),
  });
  return { asked, parts: { mypage, apartmentKey: "k1", isOnline: true } };
}
const problem = (type: string, status: number, more: Partial<Problem> = {}): Problem => ({
  type: `/problems/${type}`,
  title: "x",
  status,
  ...more,
});

type Parts = ReturnType<typeof service>["parts"];

/** What was typed on one side, over what the page shows, read and sent. */
async function sendTyped(parts: Parts, side: ConnectSide, connection: ConnectionResponse, typed = {}) {
  const read = readConnect(side, typed, connection);
  return read.ok ? saveConnect(parts, read.input) : read;
}

describe("a registration sent", () => {
  it("says which save it was typed over", async () => {
    const { asked, parts } = service(BOTH_REGISTERED);

    await sendTyped(parts, "buyer", NOTHING_REGISTERED);
    await sendTyped(parts, "buyer", BOTH_REGISTERED);
    await sendTyped(parts, "owner", BOTH_REGISTERED);

    expect(asked).toMatchObject([
      { line: `PUT ${OF_K1}/waiting`, body: { updatedAt: null } },
      { line: `PUT ${OF_K1}/waiting`, body: { updatedAt: sampleWaiting.updatedAt } },
      { line: `PUT ${OF_K1}/owner`, body: { updatedAt: sampleOwner.updatedAt } },
    ]);
  });

  it("is not sent while something in it is wrong", async () => {
    const { asked, parts } = service(BOTH_REGISTERED);

    const sent = await sendTyped(parts, "owner", NOTHING_REGISTERED, { floor: "x" });

    expect(sent).toMatchObject({ ok: false, issues: [{ field: "floor" }] });
    expect(asked).toEqual([]);
  });

  it.each([
    ["conflict", 409],
    ["illegal-transition", 409],
    ["not-found", 404],
  ])("shows what is there now where another page was quicker: %s", async (type, status) => {
    const { parts } = service(problem(type, status));

    expect(await sendTyped(parts, "buyer", NOTHING_REGISTERED)).toEqual({
      kind: "changed",
      connection: BOTH_REGISTERED,
    });
    expect(await withdrawConnect({ ...parts, side: "owner" })).toEqual({ kind: "changed", connection: BOTH_REGISTERED });
  });

  it.each<[Problem, string]>([
    [problem("limit-reached", 409), "10棟まで"],
    [problem("too-many-requests", 429, { retryAfterSeconds: 120 }), "2分ほど"],
    [problem("network", 0), "接続"],
    [problem("session-ended", 401), "ログイン"],
  ])("says why it could not be kept: %j", async (given, words) => {
    const { parts } = service(given);
    const sent = await sendTyped(parts, "buyer", NOTHING_REGISTERED);

    expect(sent).toMatchObject({ kind: "failed", failure: { notice: expect.stringContaining(words) } });
  });

  it("says so where what is there now cannot be read either", async () => {
    const { parts } = service(problem("conflict", 409), problem("unreached", 503));

    expect(await withdrawConnect({ ...parts, side: "buyer" })).toMatchObject({ kind: "failed" });
  });

  it("is sent once, though nobody answers: a second one would meet what the first wrote", async () => {
    let sent = 0;
    const send = async () => {
      sent += 1;
      return Response.json({ type: "/problems/x", title: "x", status: 503 }, { status: 503 });
    };
    const { mypage } = createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0 });
    const parts = { mypage, apartmentKey: "k1", isOnline: true };

    expect(await sendTyped(parts, "buyer", NOTHING_REGISTERED)).toMatchObject({ kind: "failed" });
    expect(sent).toBe(1);
    expect(await withdrawConnect({ ...parts, side: "owner" })).toMatchObject({ kind: "failed" });
    expect(sent).toBe(2);
  });

  it("stands while it waits or is registered, and no longer", () => {
    const withdrawn: ConnectionResponse = { ...BOTH_REGISTERED, waiting: { ...sampleWaiting, state: "withdrawn" } };

    expect([isStanding("buyer", BOTH_REGISTERED), isStanding("owner", BOTH_REGISTERED)]).toEqual([true, true]);
    expect([isStanding("buyer", withdrawn), isStanding("owner", NOTHING_REGISTERED)]).toEqual([false, false]);
  });
});

describe("what the page begins with", () => {
  const interest = { waitingBuyers: 9, owners: 9 };
  const { key } = sampleReport.subject;
  const client = (mine: Reply, numbers: "there" | "failed" = "there") =>
    scriptedApi({
      ...(numbers === "there" && { [`GET /api/estate/risk/${key}/interest`]: interest }),
      [`GET /api/mypage/connections/${key}`]: "status" in mine ? refused(mine.status, mine) : mine,
    });

  it("is the numbers for a visitor, who is asked for nothing else", async () => {
    expect(await findConnection(sampleReport, false, client(BOTH_REGISTERED))).toMatchObject({ interest, mine: { kind: "visitor" } });
  });

  it("is a member's own with its numbers", async () => {
    expect(await findConnection(sampleReport, true, client(BOTH_REGISTERED))).toMatchObject({
      interest: BOTH_REGISTERED.interest,
      mine: { kind: "ready", connection: BOTH_REGISTERED },
    });
  });

  it.each([
    [401, "visitor"],
    [503, "failed"],
  ] as const)("%d: %s, with the numbers all the same", async (status, kind) => {
    expect(await findConnection(sampleReport, true, client(problem("x", status)))).toMatchObject({ interest, mine: { kind } });
  });

  it("tells numbers that could not be read from none", async () => {
    expect((await findConnection(sampleReport, false, client(BOTH_REGISTERED, "failed"))).interest).toBeNull();
  });
});

describe("what a tab remembers", () => {
  const of = { sub: "sub-1", apartmentKey: "k1", side: "buyer" } as const;

  it("is the form of one member, building and side", () => {
    connectDraft(of).keep({ note: "南向き" });

    expect(connectDraft(of).read()).toEqual({ note: "南向き" });
    expect(connectDraft({ ...of, sub: "sub-2" }).read()).toBeNull();
    expect(connectDraft({ ...of, apartmentKey: "k2" }).read()).toBeNull();
    expect(connectDraft({ ...of, side: "owner" }).read()).toBeNull();

    connectDraft(of).forget();

    expect(connectDraft(of).read()).toBeNull();
  });

  it.each(["owner", "buyer"] as const)("is the side of the page for one way back: %s", (side) => {
    keepSide(side);

    expect([takeSide(), takeSide()]).toEqual([side, null]);
  });

  it("is no side where something else stands in its place", () => {
    keepInTab(storeKey("property", "connect-side"), "landlord");

    expect(takeSide()).toBeNull();
  });
});

it.each([
  [{}, {}],
  [{ side: "owner" }, { side: "owner" }],
  [{ side: "buyer" }, {}],
  [{ topic: "owner" }, { side: "owner" }],
  [{ topic: "waiting-buyer", side: 3 }, {}],
  [{ side: "landlord", floor: 0, w: "x" }, {}],
])("the address %j is read as %j", (search, read) => {
  // The router lays what is read over what the address had.
  const { side, floor, w } = { ...search, ...connectSearch(search) };
  expect({ side, floor, w }).toEqual(read);
});
