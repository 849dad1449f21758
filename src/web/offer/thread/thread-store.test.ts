import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { agreedThread, OWN_CONTACT, sampleThread } from "#web/offer/samples.ts";
import { keepThread } from "./thread-store.ts";

const OF_IT = "/api/mypage/offers/offer-1";
const CONFLICT = refused(409, { type: "/problems/conflict", state: "countered_by_owner", version: 6 });
const LIMIT = refused(409, { type: "/problems/limit-reached" });
const later = sampleThread({
  state: "countered_by_owner",
  isYourTurn: false,
  priceYen: 84_000_000,
  round: 4,
  version: 6,
  may: ["message"],
});
const SEEN = { priceYen: 80_500_000, version: 5 };

function open(answers: Parameters<typeof scriptedApi>[0], thread = sampleThread()) {
  const { asked, mypage } = scriptedApi(answers);
  const store = keepThread({ thread, ownContact: null }, () => ({ mypage, isOnline: true }));
  return { asked, store };
}

describe("an answer to an offer", () => {
  it("names the price and the version that were seen, and shows what the offer has become", async () => {
    const { asked, store } = open({ [`POST ${OF_IT}/moves`]: later });

    expect(await store.move({ move: "counter", seen: SEEN, priceYen: 84_000_000, note: "よろしくお願いします。" })).toBe("done");
    expect(asked[0]?.body).toEqual({
      move: "counter",
      version: 5,
      seenPriceYen: 80_500_000,
      priceYen: 84_000_000,
      note: "よろしくお願いします。",
    });
    expect(store.state()).toMatchObject({ thread: later, news: "counter", told: 1 });
  });

  it("over which another one came is not sent: the state of now is shown, and what was typed stays", async () => {
    const { store } = open({ [`POST ${OF_IT}/moves`]: CONFLICT, [`GET ${OF_IT}`]: later });

    expect(await store.move({ move: "accept", seen: SEEN })).toBe("kept");
    expect(store.state()).toMatchObject({ thread: later, news: "conflict" });
  });

  it("tells what stands at its fields, and is shown as it was where nobody could be reached", async () => {
    const errors = [{ field: "note", reason: "phone", message: "電話番号のように見えます" }];
    const { store } = open({ [`POST ${OF_IT}/moves`]: refused(422, { errors }) });
    expect(await store.move({ move: "counter", seen: SEEN, priceYen: 84_000_000, note: "090" })).toMatchObject({
      issues: [{ field: "note" }],
    });

    const away = open({ [`POST ${OF_IT}/moves`]: refused(0) });
    expect(await away.store.move({ move: "decline", seen: SEEN })).toMatchObject({ notice: expect.any(String) });
    expect(away.store.state()).toMatchObject({ thread: sampleThread(), news: null });
  });

  it("asks what the other would be told as soon as its consent is asked", async () => {
    const { store, asked } = open({ [`POST ${OF_IT}/moves`]: agreedThread(), "GET /api/mypage/offer-contact": OWN_CONTACT });

    await store.move({ move: "accept", seen: SEEN });

    expect(store.state().ownContact).toEqual(OWN_CONTACT);
    expect(asked.map(({ line }) => line)).toEqual([`POST ${OF_IT}/moves`, "GET /api/mypage/offer-contact"]);
  });
});

describe("the consent to tell one's name", () => {
  it("names the words that were shown, and whether the number goes with it", async () => {
    const { mypage, asked } = scriptedApi({ [`POST ${OF_IT}/consents`]: agreedThread({ may: ["message"] }) });
    const store = keepThread({ thread: agreedThread(), ownContact: OWN_CONTACT }, () => ({ mypage, isOnline: true }));

    expect(await store.consent(5, true)).toBe("done");
    expect(asked[0]?.body).toEqual({ version: 5, textVersion: "2026-11-25", sharesPhone: true });
    expect(store.state().news).toBe("consent");
  });
});

describe("a message", () => {
  it("is sent, or put before the desk", async () => {
    const { store, asked } = open({ [`POST ${OF_IT}/messages`]: sampleThread() });

    await store.say("引き渡しは3月です。", false);
    expect(store.state().news).toBe("message");
    await store.say("電話台は残します。", true);
    expect(store.state().news).toBe("appeal");
    expect(asked.map(({ body }) => body)).toEqual([
      { text: "引き渡しは3月です。", isAppeal: false },
      { text: "電話台は残します。", isAppeal: true },
    ]);
  });

  it("that is one too many of the day says so, and changes nothing", async () => {
    const { store } = open({ [`POST ${OF_IT}/messages`]: LIMIT, [`GET ${OF_IT}`]: sampleThread() });

    expect(await store.say("こんにちは。", false)).toEqual({ issues: [], notice: expect.stringContaining("明日") });
    expect(store.state().news).toBeNull();
  });
});

describe("a page that stays open", () => {
  it("tells that the other has moved, and nothing where nothing has", async () => {
    const { store } = open({ [`GET ${OF_IT}`]: later });
    await store.renew();
    expect(store.state()).toMatchObject({ thread: later, news: "moved", told: 1 });

    await store.renew();
    expect(store.state()).toMatchObject({ news: "moved", told: 1 });
  });

  it("tells that its time was over", async () => {
    const expired = sampleThread({ state: "expired", version: 6, may: [], expiresAt: null });
    const { store } = open({ [`GET ${OF_IT}`]: expired });

    await store.renew();

    expect(store.state()).toMatchObject({ thread: expired, news: "over" });
  });

  it("keeps what it shows where it cannot be read", async () => {
    const { store } = open({});
    await store.renew();
    expect(store.state()).toMatchObject({ thread: sampleThread(), news: null });
  });
});

it("what is told to the desk is told once a reason is given, and a block is done without a word on the thread", async () => {
  const { store, asked } = open({ [`POST ${OF_IT}/reports`]: { done: true }, [`POST ${OF_IT}/blocks`]: { done: true } });

  expect(await store.report("pressure", null)).toBe("done");
  expect(store.state().news).toBe("report");
  expect(await store.block()).toBe("done");
  expect(asked[0]?.body).toEqual({ reason: "pressure", note: null, messageNo: null });
});
