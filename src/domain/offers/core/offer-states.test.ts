import { describe, expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import {
  ANSWER_WITHIN,
  COMMAND_KINDS,
  CONSENT_WITHIN,
  type Command,
  type CommandKind,
  decide,
  dueReminder,
  MOST_ROUNDS,
  newNegotiation,
} from "./offer-states.ts";
import { type Actor, type Negotiation, OFFER_STATES, type OfferState, OPEN_STATES } from "./types.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const PRICE = 70_000_000;
const SEEN = { version: 3, priceYen: PRICE };

const at = (state: OfferState, changes: Partial<Negotiation> = {}): Negotiation => ({
  ...newNegotiation(PRICE, false),
  ...{ state, version: 3, clock: 1, expiresAt: later(days(1)) },
  ...(state === "held" ? { heldFrom: "viewed", remainingMs: hours(5), expiresAt: null } : {}),
  ...changes,
});

/** A command of each kind by each who could mean it. */
function commandOf(kind: CommandKind, by: Actor): Command {
  // Of every command what it needs is among this.
  return Object.assign(
    { kind: "deliver", by: "system" } as const,
    { seen: SEEN, priceYen: 71_000_000, why: "sold" },
    { kind, by },
  ) as Command;
}

const ACTORS: readonly Actor[] = ["buyer", "owner", "system", "agent", "operator"];
/** C3 as field-notes mend it, written down once more by hand: `kind by from -> to`. */
const C3 = `
deliver system created -> delivered
view owner delivered -> viewed
counter owner delivered -> countered_by_owner
counter owner viewed -> countered_by_owner
counter owner countered_by_buyer -> countered_by_owner
counter buyer countered_by_owner -> countered_by_buyer
accept owner delivered -> accepted
accept owner viewed -> accepted
accept owner countered_by_buyer -> accepted
accept buyer countered_by_owner -> accepted
open-disclosure system accepted -> disclosure_pending
decline owner delivered -> declined
decline owner viewed -> declined
decline owner countered_by_buyer -> declined
decline buyer countered_by_owner -> declined_by_buyer
withdraw buyer created -> withdrawn
withdraw buyer delivered -> withdrawn
withdraw buyer viewed -> withdrawn
withdraw buyer countered_by_owner -> withdrawn
withdraw buyer countered_by_buyer -> withdrawn
withdraw buyer held -> withdrawn
withdraw buyer accepted -> withdrawn
withdraw buyer disclosure_pending -> withdrawn
consent buyer disclosure_pending -> disclosure_pending
consent owner disclosure_pending -> disclosure_pending
refuse-consent buyer disclosure_pending -> lapsed
refuse-consent owner disclosure_pending -> lapsed
end-talks owner disclosed -> broken
end-talks buyer disclosed -> broken
end-talks operator disclosed -> broken
end-talks operator handed_to_agent -> broken
hand-over operator disclosed -> handed_to_agent
hand-over operator handed_to_agent -> handed_to_agent
contract agent handed_to_agent -> contract
contract operator handed_to_agent -> contract
broken agent handed_to_agent -> broken
broken operator handed_to_agent -> broken
hold system created -> held
hold system delivered -> held
hold system viewed -> held
hold system countered_by_owner -> held
hold system countered_by_buyer -> held
release system held -> viewed
close system held -> declined
expire system delivered -> expired
expire system viewed -> expired
expire system countered_by_owner -> expired
expire system countered_by_buyer -> expired
lapse system disclosure_pending -> lapsed
remind system delivered -> delivered
remind system viewed -> viewed
remind system countered_by_owner -> countered_by_owner
remind system countered_by_buyer -> countered_by_buyer
remind system disclosure_pending -> disclosure_pending
void system created -> void
void system delivered -> void
void system viewed -> void
void system countered_by_owner -> void
void system countered_by_buyer -> void
void system held -> void
void system accepted -> void
void system disclosure_pending -> void
void system disclosed -> void
void operator created -> void
void operator delivered -> void
void operator viewed -> void
void operator countered_by_owner -> void
void operator countered_by_buyer -> void
void operator held -> void
void operator accepted -> void
void operator disclosure_pending -> void
void operator disclosed -> void
cut-off owner delivered -> delivered
cut-off owner viewed -> viewed
cut-off owner countered_by_buyer -> countered_by_buyer
cut-off owner countered_by_owner -> void
cut-off owner held -> held`
  .trim()
  .split("\n");

describe("state machine C3", () => {
  it("leads where it says, for each command of each who might give it in each state, and nowhere else", () => {
    const asked = COMMAND_KINDS.flatMap((kind) => ACTORS.flatMap((by) => OFFER_STATES.map((state) => ({ kind, by, state }))));
    const answers = asked.map(({ kind, by, state }) => {
      const isByTime = kind === "expire" || kind === "lapse";
      const decided = decide(at(state), commandOf(kind, by), isByTime ? later(days(2)) : NOW);
      return decided.ok ? `${kind} ${by} ${state} -> ${decided.value.next.state}` : decided.reason;
    });
    expect(answers.filter((answer) => answer !== "illegal").toSorted()).toEqual(C3.toSorted());
  });

  it("knows its states, and those that end lead nowhere", () => {
    expect(OFFER_STATES).toHaveLength(18);
    for (const state of ["contract", "broken", "lapsed", "declined", "declined_by_buyer", "expired", "withdrawn", "void"] as const)
      expect(C3.filter((line) => line.includes(` ${state} ->`))).toEqual([]);
  });

  it("ends one that is held with the buyer's word where its owner wants to hear no more of them: it never comes back to be accepted unseen", () => {
    const cut = (heldFrom: "viewed" | "countered_by_owner") => {
      const decided = decide(at("held", { heldFrom }), { kind: "cut-off", by: "owner" }, NOW);
      return decided.ok && decided.value.next.state;
    };
    expect([cut("viewed"), cut("countered_by_owner")]).toEqual(["held", "void"]);
  });

  it("takes an offer from no company that is still an agent, and hands it out for the first time whatever is said of that", () => {
    const hands = (state: OfferState, isAgentThere: boolean) => decide(at(state), { kind: "hand-over", by: "operator", isAgentThere }, NOW);
    expect(hands("handed_to_agent", true)).toEqual({ ok: false, reason: "illegal" });
    expect([hands("handed_to_agent", false).ok, hands("disclosed", true).ok, hands("disclosed", false).ok]).toEqual([true, true, true]);
  });

  it("tells who did what from where to where, and at which price", () => {
    const decided = decide(at("viewed"), { kind: "counter", by: "owner", priceYen: 75_000_000, seen: SEEN }, NOW);
    expect(decided).toMatchObject({
      ok: true,
      value: {
        event: { kind: "counter", actor: "owner", from: "viewed", to: "countered_by_owner", priceYen: 75_000_000, round: 2, why: null },
      },
    });
  });
});

describe("an answer", () => {
  const acts = [
    ["owner", "viewed", "accept"],
    ["owner", "countered_by_buyer", "decline"],
    ["owner", "delivered", "counter"],
    ["buyer", "countered_by_owner", "accept"],
    ["buyer", "countered_by_owner", "decline"],
    ["buyer", "countered_by_owner", "counter"],
  ] as const;
  const ends = [
    ["buyer", "disclosed", "end-talks"],
    ["owner", "disclosed", "end-talks"],
  ] as const;

  it.each([...acts, ...ends])("of the %s in %s (%s) that saw another price or version is stale", (by, state, kind) => {
    for (const seen of [
      { ...SEEN, version: 2 },
      { ...SEEN, priceYen: PRICE - 1 },
      { ...SEEN, version: 4 },
    ])
      expect(decide(at(state), { ...commandOf(kind, by), seen } as Command, NOW)).toEqual({ ok: false, reason: "stale" });
  });

  it.each(acts)("of the %s in %s (%s) comes too late from the second on in which the clock is over", (by, state, kind) => {
    const offer = at(state, { expiresAt: NOW });
    expect(decide(offer, commandOf(kind, by), NOW)).toEqual({ ok: false, reason: "over" });
    expect(decide(offer, commandOf(kind, by), later(-1)).ok).toBe(true);
  });

  it("of a buyer who takes it back is never too late, and must have seen what is there", () => {
    const offer = at("viewed", { expiresAt: later(-days(1)) });
    expect(decide(offer, { kind: "withdraw", by: "buyer", seen: SEEN }, NOW)).toMatchObject({ ok: true });
    expect(decide(offer, { kind: "withdraw", by: "buyer", seen: { ...SEEN, version: 9 } }, NOW)).toEqual({ ok: false, reason: "stale" });
  });
});

describe("a counter", () => {
  const counter = (offer: Negotiation, priceYen = 75_000_000) => decide(offer, { kind: "counter", by: "owner", priceYen, seen: SEEN }, NOW);

  it("starts the seven days anew, whatever was left, and reminders with them", () => {
    const decided = counter(at("viewed", { reminded: 2, expiresAt: later(hours(1)), clock: 4 }));
    expect(decided.ok && decided.value.next).toMatchObject({
      expiresAt: later(ANSWER_WITHIN),
      reminded: 0,
      clock: 5,
      round: 2,
      version: 4,
    });
  });

  it("is refused after five rounds, and where it names the price there is", () => {
    expect(counter(at("viewed", { round: MOST_ROUNDS - 1 })).ok).toBe(true);
    expect(counter(at("viewed", { round: MOST_ROUNDS }))).toEqual({ ok: false, reason: "too-many-rounds" });
    expect(counter(at("viewed"), PRICE)).toEqual({ ok: false, reason: "same-price" });
  });
});

describe("what only one side may know", () => {
  it("makes no new version, so that no answer tells of it", () => {
    for (const [kind, by] of [
      ["view", "owner"],
      ["cut-off", "owner"],
    ] as const) {
      const decided = decide(at("delivered"), { kind, by }, NOW);
      expect(decided.ok && decided.value.next.version).toBe(3);
    }
    const reminded = decide(at("delivered"), { kind: "remind", by: "system" }, NOW);
    expect(reminded.ok && reminded.value.next.version).toBe(3);
    const delivered = decide(at("created"), { kind: "deliver", by: "system" }, NOW);
    expect(delivered.ok && delivered.value.next.version).toBe(3);
  });
});

describe("the hold", () => {
  it.each(OPEN_STATES)("keeps where %s stood and what was left of its clock, and gives both back later", (state) => {
    const held = decide(at(state, { expiresAt: later(hours(30)) }), { kind: "hold", by: "system" }, NOW);
    expect(held.ok && held.value.next).toMatchObject({ state: "held", heldFrom: state, remainingMs: hours(30), expiresAt: null });
    if (!held.ok) return;
    const released = decide(held.value.next, { kind: "release", by: "system" }, later(days(40)));
    expect(released.ok && released.value.next).toMatchObject({
      state,
      heldFrom: null,
      remainingMs: null,
      expiresAt: later(days(40) + hours(30)),
    });
  });

  it("of one that was over already ends it as soon as it goes on", () => {
    const held = decide(at("viewed", { expiresAt: later(-1) }), { kind: "hold", by: "system" }, NOW);
    const released = held.ok ? decide(held.value.next, { kind: "release", by: "system" }, NOW) : held;
    expect(released.ok && decide(released.value.next, { kind: "expire", by: "system" }, NOW).ok).toBe(true);
  });
});

describe("consent", () => {
  it("of both tells names, of one alone does not, and of one twice is refused", () => {
    const one = decide(at("disclosure_pending"), { kind: "consent", by: "owner" }, NOW);
    expect(one.ok && one.value.next).toMatchObject({ state: "disclosure_pending", consents: { owner: NOW, buyer: null } });
    if (!one.ok) return;
    expect(decide(one.value.next, { kind: "consent", by: "owner" }, NOW)).toEqual({ ok: false, reason: "already-consented" });
    const both = decide(one.value.next, { kind: "consent", by: "buyer" }, later(1));
    expect(both.ok && both.value.next).toMatchObject({ state: "disclosed", expiresAt: null });
  });

  it("has 72 hours, and then lapses", () => {
    const opened = decide(at("accepted", { expiresAt: null }), { kind: "open-disclosure", by: "system" }, NOW);
    expect(opened.ok && opened.value.next.expiresAt).toEqual(later(CONSENT_WITHIN));
    if (!opened.ok) return;
    expect(decide(opened.value.next, { kind: "lapse", by: "system" }, later(hours(72) - 1))).toEqual({ ok: false, reason: "not-due" });
    expect(decide(opened.value.next, { kind: "consent", by: "owner" }, later(hours(72)))).toEqual({ ok: false, reason: "over" });
    expect(decide(opened.value.next, { kind: "lapse", by: "system" }, later(hours(72)))).toMatchObject({
      ok: true,
      value: { next: { state: "lapsed" } },
    });
  });
});

describe("the end of a home", () => {
  const ends = (state: OfferState, why: "sold" | "unverified" | "switched-off" | "account-closed" | "deleted") =>
    decide(at(state), { kind: "void", by: "system", why }, NOW).ok;

  it("ends what is open, but not what an agent has, and a switch does not end what was agreed to", () => {
    expect([ends("viewed", "switched-off"), ends("held", "switched-off"), ends("disclosure_pending", "switched-off")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([ends("disclosure_pending", "sold"), ends("disclosed", "unverified"), ends("handed_to_agent", "sold")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([ends("handed_to_agent", "account-closed"), ends("contract", "account-closed")]).toEqual([true, false]);
  });
});

describe("a reminder", () => {
  it.each([
    [hours(48) + 1, 0, null],
    [hours(48), 0, 1],
    [hours(47), 1, null],
    [hours(6) + 1, 1, null],
    [hours(6), 1, 2],
    [hours(5), 0, 2],
    [hours(5), 2, null],
    [0, 0, null],
    [-1, 1, null],
  ] as const)("with %d ms left after %d is %s", (left, reminded, due) => {
    expect(dueReminder({ expiresAt: later(left), reminded }, NOW)).toBe(due);
  });

  it("is never due without a clock", () => expect(dueReminder({ expiresAt: null, reminded: 0 }, NOW)).toBeNull());
});
