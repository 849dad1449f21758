import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { runs } from "#test/support/runs.ts";
import { Attack, type AttackWorld, attackWorld, type Flow, type Move, type Person, STAGES } from "./attack-model.ts";

/** One with which somebody takes every step, even in the fewest runs. */
const SEED = 20_160_418;

let world: AttackWorld;
beforeAll(async () => {
  const { db } = await testDatabase();
  world = await attackWorld(db);
});

const person: fc.Arbitrary<Person> = fc.record({
  mfa: fc.constantFrom("none", "none", "sms", "app", "both"),
  isTemporary: fc.boolean(),
  hasDevice: fc.boolean(),
});

const number = fc.nat({ max: 999 });
const mostly = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const begin: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant("begin"),
  // A plain sign-in costs an argon2id hash.
  flow: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Flow>("srp") },
    { weight: 3, arbitrary: fc.constantFrom<Flow>("custom", "custom after srp") },
    { weight: 1, arbitrary: fc.constant<Flow>("plain") },
  ),
  who: number,
  at: number,
  onDevice: fc.boolean(),
});

/** Mostly the newest step and a right answer, so that sign-ins come far; then something of it in the wrong place. */
const answer: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant("answer"),
  session: mostly(0, number),
  stage: mostly<"its own" | (typeof STAGES)[number]>("its own", fc.constantFrom(...STAGES)),
  who: mostly<"its own" | "the other">("its own", fc.constant("the other")),
  at: mostly<"its own" | "the other">("its own", fc.constant("the other")),
  isRight: mostly(true, fc.constant(false)),
});
const setUp: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant("set up"),
  session: mostly(0, number),
  isRight: mostly(true, fc.constant(false)),
});
const wait: fc.Arbitrary<Move> = fc.record({ kind: fc.constant("wait"), seconds: fc.integer({ min: 1, max: 200 }) });

const moves = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: begin },
    { weight: 12, arbitrary: answer },
    { weight: 5, arbitrary: setUp },
    { weight: 1, arbitrary: wait },
  ),
  { minLength: 6, maxLength: 24 },
);

describe("an attacker who knows every secret of two users", () => {
  it("gets tokens by no sequence of answers that lacks a factor, uses a session twice, or for another user, client or step", async () => {
    const passed = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1, 1, 2), fc.tuple(person, person), moves, async (kind, people, list) => {
        const attack = await Attack.begin(world, kind, people);
        for (const move of list) await attack.make(move);
        expect(attack.issued.filter((why) => why !== null)).toEqual([]);
        for (const step of attack.passed) passed.set(step, (passed.get(step) ?? 0) + 1);
      }),
      { numRuns: runs({ usual: 60, full: 200 }), seed: SEED },
    );
    // Not because nobody gets in at all: every step was taken by somebody.
    expect([...passed.keys()].toSorted()).toEqual([...STAGES, "tokens"].toSorted());
  }, 600_000);
});
