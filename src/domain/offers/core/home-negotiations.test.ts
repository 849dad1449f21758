import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import { runs } from "#test/support/runs.ts";
import { decideAmong, isEngaged, type Moved, type Numbered, type OutsideCommand } from "./home-negotiations.ts";
import { MOVES, newNegotiation } from "./offer-states.ts";
import { type Negotiation, OFFER_STATES } from "./types.ts";

const START = new Date("2026-11-21T03:00:00Z").getTime();
const offer = (id: string, changes: Partial<Negotiation> = {}): Numbered => ({
  id,
  negotiation: { ...newNegotiation(70_000_000, false), state: "delivered", clock: 1, expiresAt: new Date(START + days(7)), ...changes },
});
const apply = (offers: readonly Numbered[], moves: readonly { id: string; next: Negotiation }[]): Numbered[] =>
  offers.map((one) => ({ ...one, negotiation: moves.findLast(({ id }) => id === one.id)?.next ?? one.negotiation }));
const seenOf = ({ negotiation }: Numbered) => ({ version: negotiation.version, priceYen: negotiation.priceYen });

describe("an acceptance", () => {
  const [a, b, c] = [offer("a"), offer("b", { state: "countered_by_owner" }), offer("c", { state: "declined", expiresAt: null })];
  const now = new Date(START + hours(1));
  const accepted = decideAmong([a, b, c], "a", { kind: "accept", by: "owner", seen: seenOf(a) }, now);
  const world = accepted.ok ? apply([a, b, c], accepted.value) : [];
  const stateOf = (id: string, offers = world) => offers.find((one) => one.id === id)?.negotiation.state;

  it("goes on to the question of names and holds the others that are open", () => {
    expect(accepted.ok && accepted.value.map(({ id, event }) => `${id} ${event.kind}`)).toEqual([
      "a accept",
      "a open-disclosure",
      "b hold",
    ]);
    expect(["a", "b", "c"].map((id) => stateOf(id))).toEqual(["disclosure_pending", "held", "declined"]);
  });

  it.each([
    ["refuse-consent", { kind: "refuse-consent", by: "buyer" }],
    ["void", { kind: "void", by: "system", why: "account-closed" }],
  ] as const)("that ends by %s opens them again where they stood", (_, command) => {
    const ended = decideAmong(world, "a", command, now);
    expect(ended.ok && stateOf("b", apply(world, ended.value))).toBe("countered_by_owner");
  });

  it("that becomes a contract declines them, and one that is broken opens them", () => {
    const handed = world.map((one) =>
      one.id === "a" ? { ...one, negotiation: { ...one.negotiation, state: "handed_to_agent" as const } } : one,
    );
    const by = { by: "operator" } as const;
    const contract = decideAmong(handed, "a", { kind: "contract", ...by }, now);
    expect(contract.ok && stateOf("b", apply(handed, contract.value))).toBe("declined");
    const broken = decideAmong(handed, "a", { kind: "broken", ...by }, now);
    expect(broken.ok && stateOf("b", apply(handed, broken.value))).toBe("countered_by_owner");
  });
});

type Drawn = { readonly id: "a" | "b"; readonly pick: number; readonly hours: number; readonly price: number; readonly isWild: boolean };
const drawn: fc.Arbitrary<Drawn> = fc.record({
  id: fc.constantFrom("a" as const, "b" as const),
  pick: fc.nat(1000),
  hours: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 5 }) }, fc.integer({ min: 0, max: 200 })),
  price: fc.integer({ min: 600, max: 800 }).map((man) => man * 100_000),
  // Whatever anybody might send, or what the state allows.
  isWild: fc.boolean(),
});

/** What is drawn only among everything: too often, and no offer would come far. */
const ENDS_EARLY = new Set(["void", "withdraw", "end-talks"]);

/** What only follows from what another does. */
const FOLLOWS = new Set(["hold", "release", "close", "open-disclosure"]);
const ALL = Object.entries(MOVES)
  .filter(([kind]) => !FOLLOWS.has(kind))
  .flatMap(([kind, rows]) => rows.map((row) => ({ kind, ...row })));

function commandFrom({ pick, price, isWild }: Drawn, one: Numbered): OutsideCommand {
  const allowed = ALL.filter(({ kind, from }) => from[one.negotiation.state] !== undefined && !ENDS_EARLY.has(kind));
  const among = isWild || allowed.length === 0 ? ALL : allowed;
  const row = among[pick % among.length];
  const seen = isWild && pick % 3 === 0 ? { version: 0, priceYen: 1 } : seenOf(one);
  // Of every command what it needs is among this.
  return Object.assign(
    { kind: "deliver", by: "system" } as const,
    { seen, priceYen: price, why: "account-closed", isAgentThere: pick % 2 === 0 },
    { kind: row?.kind, by: row?.by },
  ) as OutsideCommand;
}

const REASONS = ["illegal", "stale", "over", "too-many-rounds", "same-price", "already-consented", "not-due"];
const ANSWERABLE = new Set(["delivered", "viewed", "countered_by_owner", "countered_by_buyer"]);

/** Each step is one that the table has, and what follows from one is as well. */
function isInTable({ event }: Moved): boolean {
  const to = MOVES[event.kind].find(({ by }) => by === event.actor)?.from[event.from];
  if (event.kind === "cut-off" && event.from === "held") return event.to === "held" || event.to === "void";
  return to === event.to || to === "heldFrom" || (event.kind === "consent" && event.to === "disclosed");
}

function faultOf(offers: readonly Numbered[]): string | null {
  const states = offers.map(({ negotiation }) => negotiation.state);
  const engaged = states.filter(isEngaged).length;
  if (states.some((state) => !OFFER_STATES.includes(state))) return "outside C3";
  if (engaged > 1) return "two acceptances";
  if (engaged === 1 && states.some((state) => ANSWERABLE.has(state))) return "one can be answered beside an acceptance";
  if (engaged === 0 && states.includes("held")) return "held by nothing";
  return offers.some(({ negotiation }) => negotiation.round > 5) ? "more than five rounds" : null;
}

it("never reaches a state outside C3 or two acceptances, whatever two buyers, an owner, the clock and the site do in whatever order", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 5, maxLength: 80 }), (steps) => {
      let offers: Numbered[] = [offer("a"), offer("b")];
      let now = START;
      for (const step of steps) {
        now += hours(step.hours);
        const one = offers.find(({ id }) => id === step.id) as Numbered;
        const decided = decideAmong(offers, step.id, commandFrom(step, one), new Date(now));
        if (decided.ok) {
          expect(decided.value.every(isInTable)).toBe(true);
          offers = apply(offers, decided.value);
        } else expect(REASONS).toContain(decided.reason);
        expect(faultOf(offers)).toBeNull();
        for (const { negotiation } of offers) reached.add(negotiation.state);
      }
    }),
    { numRuns: runs({ few: 100, usual: 400, full: 20_000 }), seed: 18 },
  );
  // The search is one only if it comes far.
  expect([...reached]).toEqual(
    expect.arrayContaining(["held", "countered_by_buyer", "disclosed", "handed_to_agent", "contract", "lapsed", "expired"]),
  );
});
