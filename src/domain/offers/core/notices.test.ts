import { expect, it } from "vitest";
import { NOTICE_WORDS } from "#domain/offers/notices/offer-mails.ts";
import { NOTICE_KINDS, toTell } from "./notices.ts";
import { type Command, decide, newNegotiation } from "./offer-states.ts";
import type { Negotiation } from "./types.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const SEEN = { version: 1, priceYen: 70_000_000 };
const at = (changes: Partial<Negotiation>): Negotiation => ({
  ...newNegotiation(70_000_000, false),
  expiresAt: new Date(NOW.getTime() + 3_600_000),
  ...changes,
});
const told = (offer: Negotiation, command: Command, now = NOW) => {
  const decided = decide(offer, command, now);
  if (!decided.ok) throw new Error(decided.reason);
  return toTell({ id: "o", ...decided.value }).map(({ side, kind }) => `${side} ${kind}`);
};

it.each<[string, Partial<Negotiation>, Command, string[]]>([
  ["an offer", { state: "created" }, { kind: "deliver", by: "system" }, ["owner received"]],
  ["an offer that does not reach its owner", { state: "created", isCutOff: true }, { kind: "deliver", by: "system" }, []],
  ["a look at it", { state: "delivered" }, { kind: "view", by: "owner" }, []],
  ["a counter of the owner", { state: "viewed" }, { kind: "counter", by: "owner", priceYen: 1, seen: SEEN }, ["buyer countered"]],
  [
    "a counter of the buyer",
    { state: "countered_by_owner" },
    { kind: "counter", by: "buyer", priceYen: 1, seen: SEEN },
    ["owner countered"],
  ],
  ["a withdrawal that never reached its owner", { state: "viewed", isCutOff: true }, { kind: "withdraw", by: "buyer", seen: SEEN }, []],
  [
    "the first reminder of an owner",
    { state: "viewed", expiresAt: new Date(NOW.getTime() + 40 * 3_600_000) },
    { kind: "remind", by: "system" },
    ["owner reminder-1"],
  ],
  ["the last of a buyer", { state: "countered_by_owner" }, { kind: "remind", by: "system" }, ["buyer reminder-2"]],
  ["one of what reaches no owner", { state: "viewed", isCutOff: true }, { kind: "remind", by: "system" }, []],
  [
    "one before names are told",
    { state: "disclosure_pending", consents: { buyer: NOW, owner: null } },
    { kind: "remind", by: "system" },
    ["owner consent-reminder-2"],
  ],
  ["the first consent", { state: "disclosure_pending" }, { kind: "consent", by: "buyer" }, ["owner consented"]],
  [
    "the second",
    { state: "disclosure_pending", consents: { buyer: NOW, owner: null } },
    { kind: "consent", by: "owner" },
    ["buyer disclosed", "owner disclosed"],
  ],
  [
    "talks that one of them ends",
    { state: "disclosed", expiresAt: null },
    { kind: "end-talks", by: "buyer", seen: SEEN },
    ["owner talks-ended"],
  ],
  [
    "talks that the desk ends",
    { state: "disclosed", expiresAt: null },
    { kind: "end-talks", by: "operator" },
    ["buyer talks-ended", "owner talks-ended"],
  ],
  ["a hold", { state: "viewed" }, { kind: "hold", by: "system" }, ["buyer held", "owner held"]],
  ["an end from outside", { state: "viewed" }, { kind: "void", by: "system", why: "sold" }, ["buyer ended", "owner ended"]],
  [
    "an end by the desk",
    { state: "viewed" },
    { kind: "void", by: "operator", why: "desk" },
    ["buyer ended-by-desk", "owner ended-by-desk"],
  ],
  [
    "an end by the desk of what reaches no owner",
    { state: "viewed", isCutOff: true },
    { kind: "void", by: "operator", why: "desk" },
    ["buyer ended-by-desk"],
  ],
  ["a buyer who is stopped", { state: "viewed" }, { kind: "cut-off", by: "owner" }, []],
  ["a buyer who is stopped while they have the word", { state: "countered_by_owner" }, { kind: "cut-off", by: "owner" }, ["buyer ended"]],
])("of %s", (_, offer, command, expected) => expect(told(at(offer), command)).toEqual(expected));

it("of an end by the clock tells its buyer the same whether or not it reached its owner", () => {
  const expire = { kind: "expire", by: "system" } as const;
  const later = new Date(NOW.getTime() + 7_200_000);
  expect(told(at({ state: "delivered" }), expire, later)).toEqual(["buyer expired", "owner expired"]);
  expect(told(at({ state: "delivered", isCutOff: true }), expire, later)).toEqual(["buyer expired"]);
});

it("has words for each, and none with a price or a name", () => {
  expect(Object.keys(NOTICE_WORDS).toSorted()).toEqual([...NOTICE_KINDS].toSorted());
  for (const { title, body } of Object.values(NOTICE_WORDS)) expect(`${title}${body}`).not.toMatch(/円|[0-9]{5}|@|さん [A-Z0-9]{3}/);
});
