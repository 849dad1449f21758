import { expect, it } from "vitest";
import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import { isKeyKnown, nextTry, type Tried } from "./retries.ts";

const START = new Date("2026-11-24T03:00:00Z");

/** The pauses between the tries of a message that nobody ever takes. */
function pauses(channel: Tried["channel"], isWaitedFor: boolean): Milliseconds[] {
  const found: Milliseconds[] = [];
  let now = START;
  for (let tries = 1; ; tries += 1) {
    const next = nextTry({ channel, isWaitedFor, tries, firstTryAt: START }, now);
    if (!next) return found;
    found.push(next.getTime() - now.getTime());
    now = next;
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

it("tries mails half an hour apart and then more slowly, for four days", () => {
  const waits = pauses("mail", false);

  expect(waits.slice(0, 6)).toEqual([minutes(30), minutes(30), hours(1), hours(2), hours(4), hours(4)]);
  expect(Math.min(...waits)).toBe(minutes(30));
  expect(sum(waits)).toBe(days(4));
});

it("tries what somebody waits for once more after a minute, and then as slowly", () => {
  const waits = pauses("mail", true);

  expect(waits.slice(0, 4)).toEqual([minutes(1), minutes(30), minutes(30), hours(1)]);
  expect(sum(waits)).toBeLessThanOrEqual(days(4));
});

it("doubles the pauses of LINE, and ends while LINE still knows the key", () => {
  const waits = pauses("line", true);

  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16].map(minutes));
  expect(sum(waits)).toBeGreaterThan(hours(20));
  expect(sum(waits)).toBeLessThan(hours(24));
});

it("gives up what was held up beyond its time, however few the tries were", () => {
  const late = new Date(START.getTime() + days(5));

  expect(nextTry({ channel: "mail", isWaitedFor: false, tries: 1, firstTryAt: START }, late)).toBeNull();
  expect(isKeyKnown({ firstTryAt: START }, new Date(START.getTime() + hours(24)))).toBe(false);
  expect(isKeyKnown({ firstTryAt: START }, new Date(START.getTime() + hours(24) - 1))).toBe(true);
});
