import { describe, expect, it } from "vitest";
import { agentOffer } from "./agent-view.ts";
import type { StoredEvent } from "./offer.ts";
import { OFFER_STATES, OFFER_STATES_OF_AGENTS } from "./types.ts";

const AT = new Date("2026-11-21T03:00:00Z");
const event = (kind: StoredEvent["kind"], actor: StoredEvent["actor"]): StoredEvent => ({
  ...{ seq: 1, kind, actor, from: "delivered", to: "delivered", priceYen: 70_000_000, round: 1, version: 1, why: null, at: AT },
});
const message = { no: 1, side: "buyer", text: "家族三人です。", priceYen: null, at: AT } as const;
const contact = { name: "見本 花子", email: "hanako@example.com", phone: null };
const whole = {
  ...{ id: "o", priceYen: 70_000_000, estimateYen: 69_000_000, handedOverAt: AT },
  home: { kind: "condo", buildingName: "豊洲レジデンス", place: "江東区豊洲", aboutM2: 70, layout: "3LDK", floorBand: "low" },
  events: [
    event("deliver", "system"),
    ...[event("view", "owner"), event("remind", "system"), event("hold", "system"), event("release", "system")],
    ...[event("counter", "owner"), event("accept", "buyer"), event("consent", "owner"), event("hand-over", "operator")],
  ],
  messages: [
    { ...message, state: "sent" },
    { ...message, no: 2, state: "waiting" },
    { ...message, no: 3, state: "refused" },
    { ...message, no: 4, state: "erased", text: null },
  ],
  contacts: { buyer: contact, owner: contact },
} as const;

describe("an offer as its agent sees it", () => {
  it("is there once it was handed over, and in no state before", () => {
    const shown = OFFER_STATES.filter((state) => agentOffer({ ...whole, state }) !== null);
    expect(shown.toSorted()).toEqual(OFFER_STATES_OF_AGENTS.toSorted());
  });

  it("has who did what at which price, and nothing that only one side knew", () => {
    const steps = agentOffer({ ...whole, state: "handed_to_agent" })?.steps;
    expect(steps?.map(({ actor, kind }) => `${actor} ${kind}`)).toEqual([
      "buyer deliver",
      "owner counter",
      "buyer accept",
      "owner consent",
      "operator hand-over",
    ]);
  });

  it("has what was sent, and no message that was kept back", () => {
    expect(agentOffer({ ...whole, state: "contract" })?.messages.map(({ no, text }) => [no, text])).toEqual([
      [1, "家族三人です。"],
      [4, null],
    ]);
  });

  it.each(["broken", "void"] as const)("has nobody's contact and no message once it is %s", (state) => {
    expect(agentOffer({ ...whole, state })).toMatchObject({ contacts: { buyer: null, owner: null }, messages: [], priceYen: 70_000_000 });
  });
});
