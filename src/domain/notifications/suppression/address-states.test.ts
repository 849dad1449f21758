import fc from "fast-check";
import { expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import { runs } from "#test/support/runs.ts";
import { afterBounce, type Bounces, stateOfBounces } from "./address-states.ts";

const START = new Date("2026-11-28T03:00:00Z").getTime();
type Bounce = { readonly isHard: boolean; readonly after: number };
const all = (bounces: readonly Bounce[]) => {
  let [at, known]: [number, Bounces | null] = [START, null];
  for (const { isHard, after } of bounces) {
    at += after;
    known = afterBounce(known, { isHard, at: new Date(at) });
  }
  return known;
};
const soft = (after: number): Bounce => ({ isHard: false, after });

it.each<[string, readonly Bounce[], string]>([
  ["nothing came back", [], "allowed"],
  ["one was not taken", [soft(0)], "soft_bounced"],
  ["ten were not taken within a day", Array.from({ length: 10 }, () => soft(hours(1))), "soft_bounced"],
  ["two days took nothing", [soft(0), soft(days(1))], "soft_bounced"],
  ["three days took nothing", [soft(0), soft(days(1)), soft(days(1))], "hard_bounced"],
  ["there is no such mailbox", [{ isHard: true, after: 0 }], "hard_bounced"],
  ["it was gone, and is full", [{ isHard: true, after: 0 }, soft(days(1))], "hard_bounced"],
])("an address of which %s", (_, bounces, state) => {
  expect(stateOfBounces(all(bounces))).toBe(state);
});

it("a mailbox that is gone stays so whatever comes back, and a soft bounce alone never ends mails", () => {
  const bounce = fc.record({ isHard: fc.boolean(), after: fc.integer({ min: 0, max: days(3) }) });
  fc.assert(
    fc.property(fc.array(bounce, { minLength: 1, maxLength: 12 }), (bounces) => {
      const [before, now] = [all(bounces.slice(0, -1)), all(bounces)];
      if (before?.isHard) expect(now?.isHard).toBe(true);
      if (bounces.length < 3 && bounces.every(({ isHard }) => !isHard)) expect(stateOfBounces(now)).toBe("soft_bounced");
    }),
    { numRuns: runs({ few: 100, usual: 500, full: 20_000 }) },
  );
});
