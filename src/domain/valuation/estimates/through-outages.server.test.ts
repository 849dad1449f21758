import { expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { DatabaseClosed, DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { throughOutages } from "./through-outages.server.ts";

const START = new Date("2026-11-21T03:00:00Z");
const away = () => new DatabaseUnreachable("working", new Error("Connection terminated unexpectedly"));

function outages() {
  const clock = movableClock(START);
  const pauses: number[] = [];
  const wait = async (pause: number) => {
    pauses.push(pause);
    clock.advance(pause);
  };
  return { parts: { clock, wait }, pauses };
}

it("does something again, later and later, until the database is back", async () => {
  const { parts, pauses } = outages();
  let tries = 0;
  const answer = await throughOutages(parts, START, async () => {
    tries += 1;
    if (tries < 6) throw away();
    return "done";
  });

  expect(answer).toBe("done");
  expect(pauses).toEqual([250, 500, 1000, 2000, 2000]);
});

it("gives up when the request has no time left", async () => {
  const { parts, pauses } = outages();
  await expect(throughOutages(parts, START, () => Promise.reject(away()))).rejects.toThrow(DatabaseUnreachable);

  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(60_000);
});

it.each([
  ["a bug", new Error("no such column")],
  ["a process that stops", new DatabaseClosed()],
])("does not try again after %s", async (_, error) => {
  const { parts, pauses } = outages();
  await expect(throughOutages(parts, START, () => Promise.reject(error))).rejects.toBe(error);

  expect(pauses).toEqual([]);
});
