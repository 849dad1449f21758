import { describe, expect, it } from "vitest";
import type { ConnectionResponse } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { BOTH_REGISTERED, NOTHING_REGISTERED, sampleOwner, sampleWaiting } from "#web/risk/samples/connect-samples.ts";
import type { ConnectSide } from "./connect-search.ts";
import { keepRegistration } from "./registration.ts";
import { typedOf } from "./send-connect.ts";

const OF_K1 = "/api/mypage/connections/k1";
const WITHDRAWN: ConnectionResponse = { ...BOTH_REGISTERED, waiting: { ...sampleWaiting, state: "withdrawn", mailTo: null } };
const CONFLICT = refused(409, { type: "/problems/conflict" });

type Answers = Parameters<typeof scriptedApi>[0];

/** A page that shows `initial`, over a service that answers as told. */
function open(initial: ConnectionResponse, answers: Answers, side: ConnectSide = "buyer") {
  const { asked, mypage } = scriptedApi(answers);
  const registration = keepRegistration(side, initial, () => ({ mypage, side, apartmentKey: "k1", isOnline: true }));
  const send = async (typed: Record<string, string> = typedOf(side, initial)) => {
    const read = registration.read(typed);
    if (!read.ok) throw new Error("the test typed something wrong");
    return registration.save(read.input);
  };
  return { asked, registration, send, shown: () => registration.state() };
}

describe("a registration that is saved", () => {
  it.each([
    ["for the first time", NOTHING_REGISTERED, "registered"],
    ["after it was withdrawn", WITHDRAWN, "registered"],
    ["once more", BOTH_REGISTERED, "saved"],
  ] as const)("%s: the page shows what the service kept, and says so", async (_, before, done) => {
    const { send, shown } = open(before, { [`PUT ${OF_K1}/waiting`]: BOTH_REGISTERED });

    expect(await send()).toBe("done");
    expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done });
  });

  it("says over which save the next one goes", async () => {
    const later = { ...BOTH_REGISTERED, owner: { ...sampleOwner, updatedAt: "2026-11-22T09:00:00.000Z" } };
    const { send, asked } = open(NOTHING_REGISTERED, { [`PUT ${OF_K1}/owner`]: later }, "owner");

    await send();
    await send();

    expect(asked.map(({ body }) => (body as { updatedAt: string | null }).updatedAt)).toEqual([null, "2026-11-22T09:00:00.000Z"]);
  });

  it("shows what another page saved in between, and leaves what was typed to be sent again", async () => {
    const { send, shown } = open(NOTHING_REGISTERED, { [`PUT ${OF_K1}/waiting`]: CONFLICT, [`GET ${OF_K1}`]: BOTH_REGISTERED });

    expect(await send()).toBe("kept");
    expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done: "changed" });
  });

  it("that fails changes nothing but that nothing is told of what was done before", async () => {
    let isDown = false;
    const { send, shown } = open(NOTHING_REGISTERED, {
      [`PUT ${OF_K1}/waiting`]: (request) => (isDown ? refused(503)(request) : Response.json(BOTH_REGISTERED)),
    });
    await send();
    isDown = true;

    expect(await send()).toMatchObject({ issues: [], notice: expect.stringContaining("接続できません") });
    expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done: null });
  });
});

describe("a registration that is ended", () => {
  const answers = { [`DELETE ${OF_K1}/waiting`]: WITHDRAWN, [`PUT ${OF_K1}/waiting`]: BOTH_REGISTERED };

  it("can be taken up again as it was, and stands in the form again", async () => {
    const { registration, shown, asked } = open(BOTH_REGISTERED, answers);
    const filled: object[] = [];

    expect(await registration.withdraw()).toBe("done");
    expect(shown()).toMatchObject({ connection: WITHDRAWN, done: "withdrawn" });
    expect(await registration.undo((typed) => filled.push(typed))).toBe("done");

    expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done: "restored" });
    expect(filled).toEqual([typedOf("buyer", BOTH_REGISTERED)]);
    expect(asked[1]).toMatchObject({ line: `PUT ${OF_K1}/waiting`, body: { note: sampleWaiting.note, priceUpTo: 80_000_000 } });
  });

  it("is not taken up where it was not ended here", async () => {
    const { registration, asked } = open(WITHDRAWN, answers);

    expect(await registration.undo(() => undefined)).toBe("kept");
    expect(asked).toEqual([]);
  });

  it("is not shown as ended where the service did not end it, and there is nothing to take up", async () => {
    const { registration, shown, asked } = open(BOTH_REGISTERED, { [`DELETE ${OF_K1}/waiting`]: refused(0, {}) });

    expect(await registration.withdraw()).toMatchObject({ notice: expect.any(String) });
    expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done: null });
    await registration.undo(() => undefined);
    expect(asked).toHaveLength(1);
  });

  it("leaves the form alone where another page was quicker with the way back", async () => {
    const other = { ...BOTH_REGISTERED, interest: { waitingBuyers: 9, owners: 9 } };
    const { registration, shown } = open(BOTH_REGISTERED, { ...answers, [`PUT ${OF_K1}/waiting`]: CONFLICT, [`GET ${OF_K1}`]: other });
    const filled: object[] = [];

    await registration.withdraw();
    expect(await registration.undo((typed) => filled.push(typed))).toBe("kept");

    expect(filled).toEqual([]);
    expect(shown()).toMatchObject({ connection: other, done: "changed" });
  });
});

it("what was done is told until the reader asks for what is saved", async () => {
  const { send, registration, shown } = open(NOTHING_REGISTERED, { [`PUT ${OF_K1}/waiting`]: BOTH_REGISTERED });
  await send();

  registration.quiet();

  expect(shown()).toMatchObject({ connection: BOTH_REGISTERED, done: null });
});

it("what cannot be read is told at its field before anything is sent", () => {
  const { registration, asked } = open(NOTHING_REGISTERED, {}, "owner");

  expect(registration.read({ floor: "最上階" })).toMatchObject({ ok: false, issues: [{ field: "floor" }] });
  expect(asked).toEqual([]);
});
