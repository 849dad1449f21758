import { describe, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import type { Offer, OfferMessage, StoredEvent } from "./offer.ts";
import { newNegotiation } from "./offer-states.ts";
import { OFFER_STATES, type OfferState, SIDES, type Side } from "./types.ts";
import { offerCard, threadOf } from "./views.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const CANARY = { buyer: "カナリア買男 canary-buyer@example.jp", owner: "カナリア売子 canary-owner@example.jp" };
const OFFER: Offer = {
  ...{ id: "o1", campaignId: "c1", homeId: "home-canary", apartmentKey: "a", companyId: "co", events: 3, messages: 4 },
  home: { kind: "condo", buildingName: "豊洲レジデンス", place: "江東区豊洲", aboutM2: 70, layout: "3LDK", floorBand: "middle" },
  estimate: { pointYen: 80_000_000, lowYen: 72_000_000, highYen: 88_000_000, grade: "B", isSample: false },
  subs: { buyer: "sub-canary-buyer", owner: "sub-canary-owner" },
  aliases: { buyer: "買い手さん M73", owner: "オーナーさん K2P" },
  ...{ financing: "cash", wishMonth: "2027-03", read: { buyer: 0, owner: 1 }, createdAt: NOW, movedAt: NOW },
  negotiation: { ...newNegotiation(78_000_000, false), state: "viewed", expiresAt: new Date(NOW.getTime() + days(3)) },
};
const contacts = {
  buyer: { name: CANARY.buyer, email: "canary-buyer@example.jp", phone: "+819011112222" },
  owner: { name: CANARY.owner, email: "canary-owner@example.jp", phone: null },
};
const message = (no: number, side: Side, state: OfferMessage["state"] = "sent"): OfferMessage => ({
  no,
  side,
  state,
  text: state === "erased" ? null : `文${no}`,
  priceYen: null,
  at: NOW,
});
const messages = [message(1, "buyer"), message(2, "owner", "waiting"), message(3, "owner"), message(4, "owner", "refused")];
const event = (seq: number, kind: StoredEvent["kind"], given: Partial<StoredEvent> = {}): StoredEvent => ({
  ...{ seq, kind, actor: "system", from: "created", to: "delivered", priceYen: 78_000_000, round: 1, version: 1, why: null, at: NOW },
  ...given,
});
const events = [
  event(1, "deliver"),
  event(2, "view", { actor: "owner", from: "delivered", to: "viewed" }),
  event(3, "remind", { from: "viewed", to: "viewed" }),
  event(4, "void", { from: "viewed", to: "void", why: "sold" }),
];
const agent = { name: "見本不動産", licence: "東京都知事(1)第99999号", phone: "03-1234-5678" };
const seen = (side: Side, state: OfferState, changes: Partial<Offer> = {}) =>
  threadOf({ ...OFFER, ...changes, negotiation: { ...OFFER.negotiation, state } }, side, { events, messages, contacts, agent }, NOW);

const NAMES_SHOWN = ["disclosed", "handed_to_agent", "contract", "broken"];

describe.each(SIDES)("what the %s sees", (side) => {
  it.each(OFFER_STATES)("in %s has the other's contact only once both agreed, and never an id that names anybody", (state) => {
    const shown = JSON.stringify(seen(side, state));
    const others = side === "buyer" ? "canary-owner" : "canary-buyer";
    expect(shown.includes(`${others}@example.jp`)).toBe(NAMES_SHOWN.includes(state));
    expect(shown).not.toContain("sub-canary");
    expect(shown.includes("home-canary")).toBe(side === "owner");
    // One's own contact is not told back either.
    expect(shown).not.toContain(`${side === "buyer" ? "canary-buyer" : "canary-owner"}@example.jp`);
  });

  it("shows an agent from the hand-over on", () => {
    expect([seen(side, "disclosed").agent, seen(side, "handed_to_agent").agent]).toEqual([null, agent]);
  });
});

it("tells nobody whether an offer was delivered or opened: three states look the same to its buyer", () => {
  const looks = (["created", "delivered", "viewed"] as const).map((state) => JSON.stringify(seen("buyer", state)));
  expect(new Set(looks).size).toBe(1);
  expect(looks[0]).not.toMatch(/deliver|viewed|remind/);
});

it("looks the same to its buyer whether or not it reaches its owner", () => {
  const of = (isCutOff: boolean) =>
    JSON.stringify(
      threadOf(
        { ...OFFER, negotiation: { ...OFFER.negotiation, isCutOff } },
        "buyer",
        { events: [event(1, "deliver")], messages, contacts: {}, agent: null },
        NOW,
      ),
    );
  expect(of(true)).toBe(of(false));
});

it("has the messages of the other that were sent, and all of one's own", () => {
  expect(seen("buyer", "viewed").messages.map(({ no, by }) => `${no} ${by}`)).toEqual(["1 you", "3 other"]);
  expect(seen("owner", "viewed").messages.map(({ no, state }) => `${no} ${state}`)).toEqual(["1 sent", "2 waiting", "3 sent", "4 refused"]);
  expect(seen("buyer", "viewed").unread).toBe(1);
  expect(seen("owner", "viewed").unread).toBe(0);
});

it("tells why a home takes no offers any more to its owner alone", () => {
  const why = (side: Side) => seen(side, "void").steps.map((step) => `${step.kind} ${step.by} ${step.why}`);
  expect(why("owner")).toEqual(["offer other null", "void site sold"]);
  expect(why("buyer")).toEqual(["offer you null", "void site null"]);
});

it.each([
  ["buyer", "viewed", ["withdraw", "message"]],
  ["owner", "viewed", ["counter", "accept", "decline", "message"]],
  ["buyer", "countered_by_owner", ["counter", "accept", "decline", "withdraw", "message"]],
  ["owner", "countered_by_owner", ["message"]],
  ["buyer", "disclosure_pending", ["withdraw", "consent", "refuse-consent", "message"]],
  ["owner", "handed_to_agent", ["message"]],
  ["owner", "contract", []],
] as const)("the %s in %s may %j", (side, state, may) => expect(seen(side, state).may).toEqual(may));

it("may no more than take it back once the clock is over, and not counter after five rounds", () => {
  const over = { negotiation: { ...OFFER.negotiation, state: "countered_by_owner" as const, expiresAt: NOW } };
  expect(threadOf({ ...OFFER, ...over }, "buyer", { events, messages, contacts, agent }, NOW).may).toEqual(["withdraw", "message"]);
  const last = { negotiation: { ...OFFER.negotiation, round: 5 } };
  expect(threadOf({ ...OFFER, ...last }, "owner", { events, messages, contacts, agent }, NOW).may).toEqual([
    "accept",
    "decline",
    "message",
  ]);
});

it("is one's turn where one has the word, or has not agreed yet", () => {
  const turn = (side: Side, state: OfferState) => offerCard({ ...OFFER, negotiation: { ...OFFER.negotiation, state } }, side, 0).isYourTurn;
  expect([
    turn("owner", "viewed"),
    turn("buyer", "viewed"),
    turn("buyer", "countered_by_owner"),
    turn("buyer", "disclosure_pending"),
    turn("owner", "held"),
  ]).toEqual([true, false, true, true, false]);
});
